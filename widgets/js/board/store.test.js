import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../shared/storage.js";
import { SmallStorage } from "../testing/toy_game.js";
import { PlayStore } from "./store.js";

const open = (storage = memoryStorage()) => new PlayStore("toy_game", { storage, lasting: true });
const record = (...moves) => ({ set_up: { seats: [], rulings: {}, seed: "1" }, moves });
const key = "clawkit/v1/play/toy_game";

test("a game comes back as it was kept", () => {
  const store = open();
  assert.equal(store.load(), null);
  store.save(record("chance: bear", "0: left"));
  assert.deepEqual(store.load(), record("chance: bear", "0: left"));
  assert.equal(store.aside, null);
});

test("the game before is kept only if somebody did something in it", () => {
  const store = open();
  store.keepBefore(record("chance: bear"));
  store.keepBefore(null);
  assert.equal(store.before, null);
  store.keepBefore(record("chance: bear", "1: push"));
  assert.deepEqual(store.before.moves, ["chance: bear", "1: push"]);
});

for (const text of ["", "{", "null", "7", JSON.stringify({ version: 2, ...record() }), JSON.stringify({ version: 1, set_up: null, moves: [] }), JSON.stringify({ version: 1, set_up: {}, moves: [1] })]) {
  test(`a text that is no game is set aside, whole: ${text}`, () => {
    const storage = memoryStorage();
    storage.setItem(key, text);
    const store = open(storage);
    assert.equal(store.load(), null);
    assert.equal(store.aside, text);
    assert.equal(storage.getItem(key), null);
    store.forgetAside();
    assert.equal(store.aside, null);
  });
}

test("a browser that is full does not stop the game, and says so", () => {
  const storage = new SmallStorage();
  storage.room = 10;
  const store = open(storage);
  store.save(record("chance: bear"));
  assert.equal(store.lasting, false);
});
