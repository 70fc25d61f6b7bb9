// Getting a sheet out of the page and back in: clipboard, files, links.

const HASH = "#sheet=";

/** A link to this page that restores the entries. */
export function linkTo(entries, href = location.href) {
  const bytes = new TextEncoder().encode(JSON.stringify(entries));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const text = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const url = new URL(href);
  url.searchParams.delete("token");
  url.hash = "";
  return url.href.replace(/#$/, "") + HASH + text;
}

/** The entries in a link's hash; null if it has none; throws if they cannot be read. */
export function entriesOfHash(hash) {
  if (!hash.startsWith(HASH)) return null;
  const text = hash.slice(HASH.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const entries = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (entries === null) throw new SyntaxError("no entries in the link");
  return entries;
}

/** Put a text on the clipboard, also where the page is no secure context. Returns success. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text) {
  const area = document.createElement("textarea");
  const focused = document.activeElement;
  area.value = text;
  area.setAttribute("readonly", "");
  area.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus?.();
  return done;
}

/** Offer a text as a file to keep. */
export function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Rows of cells as CSV (RFC 4180); a text that a spreadsheet would run is made plain. */
export function csv(rows) {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

function cell(value) {
  let text = String(value);
  if (typeof value === "string" && /^[=+\-@＝＋－＠\t\r\n]/.test(text)) text = `'${text}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
