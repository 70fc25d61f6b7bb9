// A small made-up game with every kind of field, and what tests need to play it.

import { memoryStorage, PadStore } from "../shared/storage.js";
import { PadModel } from "../score_pad/model.js";

const count = (key, label, entry = null) => ({ kind: "count", key, label, picture: null, entry });
const list = (key, label, choices, more) => ({ kind: "list", key, label, picture: null, choices, datum: null, ordered: false, asText: false, other: null, grid: null, ...more });
const choice = (value, label) => ({ value, label, picture: null });
const row = (name, label, ...fields) => ({ name, label, picture: name, fields, lines: [{ item: name, label, clause: "TG-01" }], note: "" });

export const schema = {
  game: "toy_game",
  title: "Toy Game",
  accent: { light: "#000000", dark: "#ffffff" },
  rows: [
    row("bear", "Bears", count("bear", "Bears")),
    row("duck", "Ducks", count("duck", "Ducks")),
    row("sheep", "Sheep", list("sheep", "Tap a colour", [choice("W", "white"), choice("B", "black")], { ordered: true, asText: true })),
    row("can", "Cans", list("can", "Tap a number", [], { datum: "can_numbers", other: "another number" })),
    row("broken", "Broken", list("broken", "Tap a colour", [choice("red", "red"), choice("blue/red", "blue/red")])),
    row("egg", "Eggs", count("basket", "Eggs", "egg")),
    row("nut", "Nuts", count("basket", "Nuts", "nut")),
  ],
  selection: { question: "Which two?", clause: "TG-02", choose: 2, items: ["bear", "duck", "sheep"] },
  naming: { question: "What are they called?", things: ["A", "B"] },
  players: { min: 2, max: 4 },
  rulings: [
    { id: "TG-R01", name: "bear", default: "each", choices: [{ name: "each", meaning: "" }, { name: "once", meaning: "" }] },
  ],
  data: [
    { name: "can_numbers", default: [1, 1, 2], status: "example", about: "" },
    { name: "sheep_colours", default: { white: 3, black: 3 }, status: "example", about: "" },
  ],
  clauses: {},
  pictures: {},
};

/** A clock that stands still until it is told to go on. */
export class FakeClock {
  constructor(time = Date.UTC(2030, 0, 2, 15, 30)) {
    this.time = time;
  }

  now() {
    return this.time;
  }

  wait(milliseconds) {
    this.time += milliseconds;
  }
}

/** A browser's storage that has room for so many characters. */
export class SmallStorage {
  constructor(room = Infinity) {
    this.room = room;
    this.kept = memoryStorage();
  }

  get used() {
    return Array.from({ length: this.length }, (_, i) => this.key(i)).reduce((sum, key) => sum + key.length + this.getItem(key).length, 0);
  }

  get length() {
    return this.kept.length;
  }

  key(index) {
    return this.kept.key(index);
  }

  getItem(key) {
    return this.kept.getItem(key);
  }

  setItem(key, text) {
    const freed = this.getItem(key) === null ? 0 : key.length + this.getItem(key).length;
    if (this.used - freed + key.length + text.length > this.room) throw new Error("QuotaExceededError");
    this.kept.setItem(key, text);
  }

  removeItem(key) {
    this.kept.removeItem(key);
  }
}

/** A page with a pad: { pad, store, storage, clock, changes() }. Pages with one storage share games. */
export function openPage({ storage = memoryStorage(), clock = new FakeClock(), lasting = true } = {}) {
  const store = new PadStore(schema.game, { storage, lasting });
  let changes = 0;
  const pad = new PadModel({ schema, store, clock, onChange: () => (changes += 1) });
  return { pad, store, storage, clock, changes: () => changes };
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number below `end`, and one of some things. */
export const below = (random, end) => Math.floor(random() * end);
export const oneOf = (random, things) => things[below(random, things.length)];
