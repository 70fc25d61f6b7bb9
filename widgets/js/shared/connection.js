// Why does the kernel not answer? Asks the server about it, where the page says which kernel it is
// (Voilà's pages do; in JupyterLab the notebook shows its kernel's state itself).

import { findingsOf } from "./findings.js";

/** What a Voilà page says of itself, or null. */
export function pageConfig(root = document) {
  try {
    const config = JSON.parse(root.getElementById("jupyter-config-data").textContent);
    return config.kernelId ? config : null;
  } catch {
    return null;
  }
}

/** One of "busy" (it is there), "kernel gone", "server gone", "signed out", "unknown". */
export async function diagnose(config = pageConfig(), get = globalThis.fetch, patience = 3000) {
  if (!config) return "unknown";
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const url = `${config.baseUrl ?? "/"}api/kernels/${config.kernelId}`;
    const answer = await get(url, { cache: "no-store", redirect: "manual", signal: abort.signal });
    if (answer.status === 404) return "kernel gone";
    if (answer.type === "opaqueredirect" || answer.status === 401 || answer.status === 403) {
      return "signed out";
    }
    return answer.ok ? "busy" : "server gone";
  } catch {
    return "server gone";
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The server and the kernel are there, and only the line between is not: connect at once, since
 * Jupyter itself waits longer from try to try and gives up in the end. Returns whether it was so.
 */
export function reconnect(model) {
  const kernel = model.widget_manager?.kernel;
  if (!kernel?.reconnect || kernel.connectionStatus === "connected") return false;
  kernel.reconnect().catch((error) => console.warn("clawkit: not connected yet", error));
  return true;
}

/** What the page says for each finding, where a widget has no words of its own. */
export const findings = findingsOf({
  subject: "The calculator",
  kept: "Everything you entered is kept in this browser, and you can go on tapping.",
  again: "calculate again",
  device: "the phone",
});
