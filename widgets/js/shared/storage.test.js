import assert from "node:assert/strict";
import { test } from "node:test";
import { SmallStorage } from "../testing/toy_game.js";
import { memoryStorage, openBackend, PadStore, randomName } from "./storage.js";

const op = (n) => ({ id: `${n}-a`, n, by: "a", at: 1000 + n, kind: "add", cell: "card.p1.bear", value: 1 });
const record = (id, started = 1000) => ({ id, started, ops: [op(1), op(2)] });
const open = (storage = memoryStorage()) => new PadStore("toy_game", { storage, lasting: true });
const keyOf = (id) => `clawkit/v1/pad/toy_game/game/${id}`;

test("memory behaves as a browser's storage does", () => {
  const memory = memoryStorage();
  memory.setItem("a", 1);
  memory.setItem("b", "two");
  assert.deepEqual([memory.getItem("a"), memory.getItem("c"), memory.length, memory.key(1), memory.key(2)], ["1", null, 2, "b", null]);
  memory.removeItem("a");
  assert.deepEqual([memory.length, memory.key(0)], [1, "b"]);
});

test("a browser's storage that can be written is used and left clean", () => {
  const storage = memoryStorage();
  assert.deepEqual(openBackend(() => storage), { storage, lasting: true });
  assert.equal(storage.length, 0);
});

test("where the browser has no storage or forbids it, memory stands in and says so", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  const readOnly = { ...memoryStorage(), length: 0, setItem: forbidden };
  const deaf = { getItem: forbidden, setItem: forbidden, key: forbidden, length: 3 };
  for (const candidate of [forbidden, () => null, () => undefined, () => readOnly, () => deaf]) {
    const { storage, lasting } = openBackend(candidate);
    assert.equal(lasting, false);
    storage.setItem("a", "1");
    assert.equal(storage.getItem("a"), "1");
  }
});

test("a game comes back as it was saved", () => {
  const store = open();
  assert.equal(store.save(record("g1")), true);
  assert.deepEqual(store.load("g1"), record("g1"));
  assert.equal(store.load("g2"), null);
  store.current = "g1";
  store.view = { seat: 2 };
  assert.deepEqual([store.current, store.view], ["g1", { seat: 2 }]);
  store.remove("g1");
  assert.equal(store.load("g1"), null);
});

test("saving in memory works and says that it does not last", () => {
  const store = new PadStore("toy_game", { storage: memoryStorage(), lasting: false });
  assert.equal(store.save(record("g1")), false);
  assert.deepEqual(store.load("g1"), record("g1"));
});

test("games are listed newest first, and those of other games and other programs are not", () => {
  const storage = memoryStorage();
  storage.setItem("theme", "dark");
  new PadStore("toy", { storage, lasting: true }).save(record("other", 9000));
  const store = open(storage);
  for (const [id, started] of [["old", 1000], ["new", 3000], ["mid", 2000]]) store.save(record(id, started));
  assert.deepEqual(store.all().map(({ id }) => id), ["new", "mid", "old"]);
});

test("games that a full storage kept can be seen, and a new one stays while the page is open", () => {
  const storage = new SmallStorage();
  open(storage).save(record("kept"));
  storage.room = storage.used;
  const backend = openBackend(() => storage);
  assert.equal(backend.storage, storage);
  const store = new PadStore("toy_game", backend);
  assert.equal(store.save(record("more", 2000)), false);
  assert.deepEqual(store.all().map(({ id }) => id), ["more", "kept"]);
  assert.deepEqual(open(storage).all().map(({ id }) => id), ["kept"]);
});

test("a game that did not fit is kept as soon as another one is removed", () => {
  const storage = new SmallStorage();
  open(storage).save(record("old1"));
  storage.room = storage.used;
  const store = open(storage);
  assert.equal(store.save(record("new1", 2000)), false);
  store.remove("old1");
  assert.deepEqual(open(storage).load("new1"), record("new1", 2000));
  assert.equal(store.save(record("new1", 2000)), true);
});

test("the latest state of a game counts, even if only an older one could be kept", () => {
  const storage = new SmallStorage();
  const store = open(storage);
  store.save({ ...record("g1"), ops: [op(1)] });
  storage.room = storage.used;
  assert.equal(store.save(record("g1")), false);
  assert.equal(store.load("g1").ops.length, 2);
  assert.equal(open(storage).load("g1").ops.length, 1);
});

const whole = { version: 1, ...record("bad") };
const unreadable = {
  "a text that is no JSON": '{"version": 1, "id": "bad", "ops": [',
  "nothing": "",
  "null": "null",
  "a list": "[]",
  "a save of another version": JSON.stringify({ ...whole, version: 2 }),
  "a save under another game's key": JSON.stringify({ ...whole, id: "another" }),
  "operations that are no list": JSON.stringify({ ...whole, ops: { 0: op(1), length: 1 } }),
  "no operations": JSON.stringify({ ...whole, ops: undefined }),
  "an operation of an unknown kind": JSON.stringify({ ...whole, ops: [{ ...op(1), kind: "__defineGetter__" }] }),
  "a strike of nothing": JSON.stringify({ ...whole, ops: [{ ...op(1), kind: "strike" }] }),
  "an operation without a cell": JSON.stringify({ ...whole, ops: [{ ...op(1), cell: undefined }] }),
  "an operation without a time": JSON.stringify({ ...whole, ops: [{ ...op(1), at: "yesterday" }] }),
  "a start that is no day": JSON.stringify({ ...whole, started: 1e300 }),
  "no start": JSON.stringify({ ...whole, started: undefined }),
};

for (const [what, text] of Object.entries(unreadable)) {
  test(`${what} is set aside, whole, and does not come back`, () => {
    const storage = memoryStorage();
    const store = open(storage);
    store.save(record("good"));
    storage.setItem(keyOf("bad"), text);
    assert.deepEqual(store.all().map(({ id }) => id), ["good"]);
    assert.deepEqual(store.setAside().map(({ name, text: kept }) => [name, kept]), [["bad", text]]);
    assert.equal(storage.getItem(keyOf("bad")), null);
    assert.equal(open(storage).load("bad"), null);
    store.setAside()[0].forget();
    assert.deepEqual(open(storage).setAside(), []);
  });
}

test("an unreadable save is set aside even where the storage is full", () => {
  const storage = new SmallStorage();
  storage.setItem(keyOf("bad"), "x".repeat(100));
  storage.room = storage.used;
  assert.equal(open(storage).load("bad"), null);
  assert.deepEqual(open(storage).setAside().map(({ text }) => text), ["x".repeat(100)]);
});

test("a view that cannot be read is an empty one", () => {
  const storage = memoryStorage();
  for (const text of ["{", "null"]) {
    storage.setItem("clawkit/v1/pad/toy_game/view", text);
    assert.deepEqual(open(storage).view, {});
  }
});

test("random names are short, plain and different", () => {
  const names = Array.from({ length: 200 }, randomName);
  for (const name of names) assert.match(name, /^[0-9a-z]{6}$/);
  assert.equal(new Set(names).size, 200);
});
