// What the browser keeps of the game on a board: its record, the one before it, and what could not
// be read. Where the browser keeps nothing, memory stands in and says so.

import { openBackend } from "../shared/storage.js";

const VERSION = 1;

export class PlayStore {
  constructor(game, { storage, lasting } = openBackend()) {
    this.storage = storage;
    this.lasting = lasting;
    this.key = `clawkit/v1/play/${game}`;
    this.beforeKey = `${this.key}/before`;
    this.asideKey = `${this.key}/aside`;
  }

  /** The record of the game, or null. A text that is none is set aside. */
  load() {
    const text = this.storage.getItem(this.key);
    if (text === null) return null;
    const record = parse(text);
    if (!record) this.setAside(text);
    return record;
  }

  save(record) {
    this.write(this.key, JSON.stringify({ version: VERSION, ...record }));
  }

  /** The game that was played before this one, or null. */
  get before() {
    return parse(this.storage.getItem(this.beforeKey) ?? "");
  }

  /** Keep a record as the one before; one in which nobody did anything is not worth it. */
  keepBefore(record) {
    if (record?.moves.some((move) => /^\d/.test(move))) this.write(this.beforeKey, JSON.stringify({ version: VERSION, ...record }));
  }

  get aside() {
    return this.storage.getItem(this.asideKey);
  }

  setAside(text) {
    this.write(this.asideKey, text);
    this.storage.removeItem(this.key);
  }

  forgetAside() {
    this.storage.removeItem(this.asideKey);
  }

  write(key, text) {
    try {
      this.storage.setItem(key, text);
    } catch {
      this.lasting = false; // full: the page says that this game ends with it
    }
  }
}

function parse(text) {
  try {
    const { version, set_up, moves } = JSON.parse(text);
    const readable = version === VERSION && typeof set_up === "object" && set_up && moves.every((move) => typeof move === "string");
    return readable ? { set_up, moves } : null;
  } catch {
    return null;
  }
}
