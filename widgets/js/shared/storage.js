// What a browser keeps of the games: versioned keys under clawkit/v1/, one key a game, so that no
// page can overwrite another game. Where the browser keeps nothing, memory stands in and says so.

import { isOperation } from "./operations.js";

const ROOT = "clawkit/v1";
const VERSION = 1;
const LAST_MOMENT = 8.64e15;

/** The browser's storage if it keeps anything, else a Map's worth of memory. */
export function openBackend(candidate = () => globalThis.localStorage) {
  let storage = null;
  try {
    storage = candidate();
    storage.setItem(`${ROOT}/probe`, "1");
    storage.removeItem(`${ROOT}/probe`);
    return { storage, lasting: true };
  } catch {
    if (isFull(storage)) return { storage, lasting: true };
    return { storage: memoryStorage(), lasting: false };
  }
}

/** A full storage takes nothing more, and what it keeps can still be read. */
function isFull(storage) {
  try {
    return storage.length > 0 && storage.getItem(storage.key(0)) !== null;
  } catch {
    return false;
  }
}

export function memoryStorage() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/**
 * The saved pads of one game (`claw_machine`): a record { id, started, ops } each. What the browser
 * does not take stays in `spare`, as long as the page is open.
 */
export class PadStore {
  constructor(game, { storage, lasting } = openBackend()) {
    this.storage = storage;
    this.spare = memoryStorage();
    this.lasting = lasting;
    this.prefix = `${ROOT}/pad/${game}/game/`;
    this.currentKey = `${ROOT}/pad/${game}/current`;
    this.uiKey = `${ROOT}/pad/${game}/view`;
    this.thingsKey = `${ROOT}/pad/${game}/names`;
    this.asidePrefix = `${ROOT}/aside/${game}/`;
  }

  /** The id of the game on the pad, or null. */
  get current() {
    return this.read(this.currentKey);
  }

  set current(id) {
    this.write(this.currentKey, id);
  }

  keyOf(id) {
    return this.prefix + id;
  }

  /** One record; null if there is none. A record that cannot be read is set aside. */
  load(id) {
    const text = this.read(this.keyOf(id));
    if (text === null) return null;
    const record = parseRecord(text, id);
    if (record) return record;
    this.erase(this.keyOf(id));
    this.write(`${this.asidePrefix}${id}`, text);
    return null;
  }

  /** Keep a record. Returns whether the browser took it. */
  save({ id, started, ops }) {
    return this.write(this.keyOf(id), JSON.stringify({ version: VERSION, id, started, ops }));
  }

  remove(id) {
    this.erase(this.keyOf(id));
  }

  /** All records, the newest first. */
  all() {
    const ids = this.keys(this.prefix).map((key) => key.slice(this.prefix.length));
    const records = ids.map((id) => this.load(id)).filter(Boolean);
    return records.sort((a, b) => b.started - a.started);
  }

  /** Texts that could not be read, by name. */
  setAside() {
    return this.keys(this.asidePrefix).map((key) => ({
      name: key.slice(this.asidePrefix.length),
      text: this.read(key),
      forget: () => this.erase(key),
    }));
  }

  keys(prefix) {
    const keys = new Set([...keysOf(this.storage), ...keysOf(this.spare)]);
    return [...keys].filter((key) => key?.startsWith(prefix));
  }

  get view() {
    return this.readObject(this.uiKey);
  }

  set view(view) {
    this.write(this.uiKey, JSON.stringify(view));
  }

  /** What the tables of this browser call things that the game's rulebook only pictures. */
  get things() {
    const named = Object.entries(this.readObject(this.thingsKey));
    return Object.fromEntries(named.filter(([, name]) => typeof name === "string"));
  }

  set things(things) {
    this.write(this.thingsKey, JSON.stringify(things));
  }

  readObject(key) {
    try {
      return JSON.parse(this.read(key)) ?? {};
    } catch {
      return {};
    }
  }

  read(key) {
    return this.spare.getItem(key) ?? this.storage.getItem(key);
  }

  write(key, text) {
    this.spare.setItem(key, text);
    return this.flush();
  }

  erase(key) {
    this.storage.removeItem(key);
    this.spare.removeItem(key);
    this.flush();
  }

  /** Bring what is spare to the browser, as far as it has room. Returns whether it took all. */
  flush() {
    for (const key of keysOf(this.spare)) {
      try {
        this.storage.setItem(key, this.spare.getItem(key));
        this.spare.removeItem(key);
      } catch {
        continue;
      }
    }
    return this.lasting && this.spare.length === 0;
  }
}

const keysOf = (kept) => Array.from({ length: kept.length }, (_, i) => kept.key(i));

function parseRecord(text, id) {
  try {
    const { version, started, ops, ...record } = JSON.parse(text);
    const readable =
      version === VERSION && record.id === id && isMoment(started) && ops.every((op) => isOperation(op) && isMoment(op.at));
    return readable ? { id, started, ops } : null;
  } catch {
    return null;
  }
}

const isMoment = (time) => Number.isInteger(time) && Math.abs(time) <= LAST_MOMENT;

/** A short random name for a page or a game, where crypto.randomUUID may be missing. */
export function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}
