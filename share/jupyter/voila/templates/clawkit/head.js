// Runs before anything is drawn: colours, the cookie that Voilà forgets, and saying goodbye.
(() => {
  "use strict";
  const root = document.documentElement;
  const base = root.dataset.base;
  const KEY = "clawkit/v1/theme";
  const NEXT = { system: "light", light: "dark", dark: "system" };
  const SAYS = { system: "as your system has them", light: "light", dark: "dark" };
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  let unstored = "system"; // where a browser refuses storage, the choice holds for this page

  const chosen = () => {
    let choice = unstored;
    try { choice = localStorage.getItem(KEY) ?? unstored; } catch { /* storage is refused */ }
    return choice in NEXT ? choice : "system";
  };

  const show = () => {
    const choice = chosen();
    const dark = choice === "dark" || (choice === "system" && systemDark.matches);
    root.dataset.theme = dark ? "dark" : "light";
    root.dataset.themeChoice = choice;
    if (document.body) {
      document.body.dataset.jpThemeLight = String(!dark);
      document.body.dataset.jpThemeName = dark ? "JupyterLab Dark" : "JupyterLab Light";
    }
    document.querySelector("meta[name=theme-color]").content = dark ? "#15171c" : "#fbf8f3";
    const button = document.getElementById("ck-theme");
    if (!button) return;
    button.setAttribute("aria-label", `Colours: ${SAYS[choice]}. Change to ${SAYS[NEXT[choice]]}`);
    button.title = `Colours: ${SAYS[choice]}`;
    button.hidden = false;
  };

  const change = () => {
    unstored = NEXT[chosen()];
    try { localStorage.setItem(KEY, unstored); } catch { /* storage is refused */ }
    show();
  };

  show();
  systemDark.addEventListener("change", show);
  addEventListener("storage", (event) => { if (event.key === KEY || event.key === null) show(); });
  addEventListener("click", (event) => { if (event.target.closest?.("#ck-theme")) change(); });
  window.clawkitShowTheme = show;

  // Voilà ends a page's kernel by a request that needs this cookie, but never sets it.
  const xsrf = () => document.cookie.match(/(?:^|;\s*)_xsrf=([^;]*)/)?.[1];
  if (!xsrf()) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    document.cookie = `_xsrf=${value}; path=${base}; SameSite=Lax`;
  }

  // Voilà says goodbye on `beforeunload`, which phones do not send and which a mere download or
  // mail link does. We say it when the page really goes; then its kernel ends.
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), true);
  addEventListener("pagehide", () => {
    const config = document.getElementById("jupyter-config-data");
    if (!config) return;
    const form = new FormData();
    form.append("_xsrf", xsrf() ?? "");
    const { kernelId } = JSON.parse(config.textContent);
    if (kernelId) navigator.sendBeacon(`${base}voila/api/shutdown/${kernelId}`, form);
  });
  // A page that the browser has kept and brings back has no kernel any more.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
