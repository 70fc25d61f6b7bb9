// Watches a page come: says what it waits for, and where that fails, what to do.
(() => {
  "use strict";
  const base = document.documentElement.dataset.base;
  const waiting = document.getElementById("ck-waiting");
  const says = document.getElementById("ck-waiting-says");
  const cells = document.getElementById("ck-cells");
  const what = waiting.dataset.what;
  const SLOW = 8000; // then the wait says that it is long
  const SILENT = 8000; // the server sends a sign of life every two seconds while it works
  const NO_START = 45000; // the page itself has not come
  const NO_WIDGET = 25000; // it has come, but nothing can be touched

  // What Voilà and ipywidgets write in a widget's place.
  const BROKEN = /^\s*(Error (displaying|creating) widget|Failed to load|Javascript Error)/;
  // What Voilà shows of a widget whose kernel it cannot find: its bare description.
  const INSTEAD = "[data-mime-type='text/plain']";

  const REASONS = {
    cell: "A step of this page failed. The terminal of the server shows which, and why.",
    cut: "The connection to the server was lost before the page was complete.",
    start: "The server has not started this page's calculator.",
    bundle: "A part of the page could not be loaded. The connection to the server may be gone.",
    kernel: "The calculator behind this page has stopped.",
    socket: "The server is there, but the live connection to it is refused. A proxy, a firewall "
      + "or a browser extension may be in between.",
    server: "The server does not answer. It may be off, or this device has left its network.",
    unknown: "The page has loaded, but did not open. A reload mostly helps.",
  };

  let over = false;
  let complete = false;

  const finish = () => {
    if (over) return false;
    over = true;
    clearTimeout(slowly);
    clearTimeout(deadline);
    clearTimeout(silence);
    clearInterval(asking);
    observer.disconnect();
    waiting.remove();
    return true;
  };

  const fail = (reason) => {
    if (!finish()) return;
    const message = document.getElementById("ck-failure").content.cloneNode(true);
    message.querySelector("[data-why]").textContent = REASONS[reason];
    message.querySelector("button").addEventListener("click", () => location.reload());
    document.getElementById("ck-main").prepend(message);
  };

  const kernel = () => {
    const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    return `${base}api/kernels/${config.kernelId}`;
  };

  const socketOpens = (url) => new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.onopen = () => { socket.close(); resolve(true); };
    socket.onerror = () => resolve(false);
    setTimeout(() => { socket.close(); resolve(false); }, 5000);
  });

  // What keeps the page from opening, found out by asking.
  const diagnose = async () => {
    if (!document.getElementById("jupyter-config-data")) return "start";
    let answer;
    try { answer = await fetch(kernel(), { cache: "no-store" }); } catch { return "server"; }
    if (answer.status === 404) return "kernel";
    const socket = new URL(`${kernel()}/channels?session_id=probe`, location.href);
    socket.protocol = socket.protocol.replace("http", "ws");
    return await socketOpens(socket) ? "unknown" : "socket";
  };

  // Voilà puts a widget where its description was; it has a height as soon as it has drawn.
  const drawn = (output) => {
    const widget = output.querySelector(".jp-OutputArea-output > *");
    return Boolean(widget) && widget.getBoundingClientRect().height > 8;
  };

  const look = () => {
    if (cells.querySelector("[data-ck-failed]")) return fail("cell");
    const outputs = [...cells.querySelectorAll("[data-ck-widget]")];
    if (outputs.some((output) => BROKEN.test(output.textContent))) {
      return diagnose().then((reason) => fail(reason === "unknown" ? "kernel" : reason));
    }
    if (outputs.some((output) => output.querySelector(INSTEAD))) return fail("kernel");
    if (complete && outputs.every(drawn)) finish();
  };

  // A browser does not tell that a page's connection is gone; silence does.
  let silence;
  const alive = () => {
    clearTimeout(silence);
    if (!complete && !over) silence = setTimeout(() => fail("cut"), SILENT);
  };

  const observer = new MutationObserver(() => { alive(); look(); });
  observer.observe(cells, { childList: true, subtree: true, attributes: true });
  const slowly = setTimeout(() => {
    says.textContent = `Still opening ${what}. A first visit takes longer.`;
  }, SLOW);
  let deadline = setTimeout(() => fail("start"), NO_START);

  alive();
  // The server ends a kernel that nobody asks for; a slow page is not nobody.
  const asking = setInterval(() => {
    if (document.getElementById("jupyter-config-data")) fetch(kernel()).catch(() => {});
  }, 5000);

  // The template calls this at the very end of the page.
  window.clawkitComplete = () => {
    complete = true;
    clearTimeout(silence);
    clearTimeout(deadline);
    deadline = setTimeout(() => diagnose().then(fail), NO_WIDGET);
    look();
  };
  window.voila_heartbeat = alive;
  window.voila_finish = () => {};

  addEventListener("DOMContentLoaded", () => { if (!complete) fail("cut"); });
  addEventListener("error", (event) => { if (event.target.tagName === "SCRIPT") fail("bundle"); }, true);
  addEventListener("unhandledrejection", (event) => {
    if (event.reason?.name === "ChunkLoadError") fail("bundle");
  });
})();
