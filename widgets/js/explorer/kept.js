// The parameters of one question as the browser keeps them and as a link carries them.

import { openBackend } from "../shared/storage.js";

const VERSION = 1;

/** How many changes of one control can be undone. */
const MOST_PAST = 60;

/**
 * What was chosen, and what it was before: `past` has the values of each control that undo brings
 * back. A notebook that begins with other parameters begins anew.
 */
export class KeptParameters {
  constructor({ game, name, given, controls }, { storage } = openBackend()) {
    this.key = `clawkit/v1/odds/${game}/${name}`;
    this.storage = storage;
    this.given = given;
    this.names = controls.map((control) => control.name);
    const { parameters, past } = this.read();
    this.parameters = parameters;
    this.past = past;
  }

  read() {
    const fresh = { parameters: { ...this.given }, past: {} };
    try {
      const { version, given, parameters, past } = JSON.parse(this.storage.getItem(this.key));
      const ours = version === VERSION && JSON.stringify(given) === JSON.stringify(this.given);
      return ours ? { parameters: this.known(parameters), past: pastOf(past) } : fresh;
    } catch {
      return fresh; // nothing kept, or nothing that can be read: the question begins anew
    }
  }

  /** These parameters, as far as the question has them; the others as given. */
  known(parameters) {
    const known = Object.entries(parameters).filter(([name, value]) => this.names.includes(name) && value !== null);
    return { ...this.given, ...Object.fromEntries(known) };
  }

  set(name, value) {
    const before = [...(this.past[name] ?? []), this.parameters[name]];
    this.past = { ...this.past, [name]: before.slice(-MOST_PAST) };
    this.parameters = { ...this.parameters, [name]: value };
    this.keep();
  }

  undo(name) {
    const past = [...(this.past[name] ?? [])];
    if (!past.length) return;
    this.parameters = { ...this.parameters, [name]: past.pop() };
    this.past = { ...this.past, [name]: past };
    this.keep();
  }

  replace(parameters) {
    this.parameters = this.known(parameters);
    this.past = {};
    this.keep();
  }

  keep() {
    const { given, parameters, past } = this;
    try {
      this.storage.setItem(this.key, JSON.stringify({ version: VERSION, given, parameters, past }));
    } catch {
      // The storage is full: the question goes on, and only a reload begins anew.
    }
  }
}

function pastOf(past) {
  const lists = Object.entries(past ?? {}).filter(([, values]) => Array.isArray(values));
  return Object.fromEntries(lists);
}

/** A link to this question with these parameters: `#trios?hand=14`. */
export function linkOf(name, parameters, href = location.href) {
  const url = new URL(href);
  const said = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) said.set(key, typeof value === "string" ? value : JSON.stringify(value));
  url.searchParams.delete("token");
  url.hash = `${name}?${said}`;
  return url.href;
}

/** The parameters for this question in a link's hash; null if it is for another, or for none. */
export function parametersOfHash(name, hash) {
  const [question, said] = hash.replace(/^#/, "").split("?");
  if (question !== name || said === undefined) return null;
  return Object.fromEntries([...new URLSearchParams(said)].map(([key, text]) => [key, valueOf(text)]));
}

function valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
