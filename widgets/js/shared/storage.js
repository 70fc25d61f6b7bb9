// What a browser keeps of the games: versioned keys under clawkit/v1/, one key a game, so that no
// page can overwrite another game. Where the browser keeps nothing, memory stands in and says so.

const ROOT = "clawkit/v1";
const VERSION = 1;

/** The browser's storage if it can be written, else a Map's worth of memory. */
export function openBackend(candidate = () => globalThis.localStorage) {
  try {
    const storage = candidate();
    storage.setItem(`${ROOT}/probe`, "1");
    storage.removeItem(`${ROOT}/probe`);
    return { storage, lasting: true };
  } catch {
    return { storage: memoryStorage(), lasting: false };
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

/** The saved pads of one game (`claw_machine`): a record { id, started, ops } each. */
export class PadStore {
  constructor(game, { storage, lasting } = openBackend()) {
    this.storage = storage;
    this.lasting = lasting;
    this.prefix = `${ROOT}/pad/${game}/game/`;
    this.currentKey = `${ROOT}/pad/${game}/current`;
    this.uiKey = `${ROOT}/pad/${game}/view`;
    this.asidePrefix = `${ROOT}/aside/${game}/`;
  }

  /** The id of the game on the pad, or null. */
  get current() {
    return this.storage.getItem(this.currentKey);
  }

  set current(id) {
    this.write(this.currentKey, id);
  }

  keyOf(id) {
    return this.prefix + id;
  }

  /** One record; null if there is none. A record that cannot be read is set aside. */
  load(id) {
    const text = this.storage.getItem(this.keyOf(id));
    if (text === null) return null;
    const record = parseRecord(text);
    if (record) return record;
    this.write(`${this.asidePrefix}${id}`, text);
    this.storage.removeItem(this.keyOf(id));
    return null;
  }

  /** Keep a record. Returns whether the browser took it. */
  save({ id, started, ops }) {
    return this.write(this.keyOf(id), JSON.stringify({ version: VERSION, id, started, ops }));
  }

  remove(id) {
    this.storage.removeItem(this.keyOf(id));
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
      text: this.storage.getItem(key),
      forget: () => this.storage.removeItem(key),
    }));
  }

  keys(prefix) {
    const keys = Array.from({ length: this.storage.length }, (_, i) => this.storage.key(i));
    return keys.filter((key) => key?.startsWith(prefix));
  }

  get view() {
    try {
      return JSON.parse(this.storage.getItem(this.uiKey)) ?? {};
    } catch {
      return {};
    }
  }

  set view(view) {
    this.write(this.uiKey, JSON.stringify(view));
  }

  write(key, text) {
    try {
      this.storage.setItem(key, text);
      return this.lasting;
    } catch {
      return false;
    }
  }
}

function parseRecord(text) {
  try {
    const record = JSON.parse(text);
    const readable =
      record.version === VERSION &&
      typeof record.id === "string" &&
      Array.isArray(record.ops) &&
      record.ops.every((op) => typeof op?.id === "string" && Number.isInteger(op.n));
    return readable ? { id: record.id, started: Number(record.started) || 0, ops: record.ops } : null;
  } catch {
    return null;
  }
}

/** A short random name for a page or a game, where crypto.randomUUID may be missing. */
export function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}
