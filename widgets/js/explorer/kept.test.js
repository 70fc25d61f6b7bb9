import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../shared/storage.js";
import { SmallStorage } from "../testing/toy_game.js";
import { KeptParameters, linkOf, parametersOfHash } from "./kept.js";

const schema = { game: "toy_game", name: "ducks", given: { hand: 12, seen: [] }, controls: [{ name: "hand" }, { name: "seen" }] };
const open = (storage = memoryStorage(), more = {}) => new KeptParameters({ ...schema, ...more }, { storage });
const key = "clawkit/v1/odds/toy_game/ducks";

test("parameters and what undo brings back come back after a reload", () => {
  const storage = memoryStorage();
  const kept = open(storage);
  kept.set("seen", ["duck"]);
  kept.set("seen", ["duck", "bear"]);
  kept.set("hand", 3);
  const again = open(storage);
  assert.deepEqual(again.parameters, { hand: 3, seen: ["duck", "bear"] });
  again.undo("seen");
  assert.deepEqual(again.parameters, { hand: 3, seen: ["duck"] });
  again.undo("seen");
  again.undo("seen");
  assert.deepEqual(again.parameters, { hand: 3, seen: [] });
});

test("a notebook that begins with other parameters begins anew", () => {
  const storage = memoryStorage();
  open(storage).set("hand", 3);
  const given = { hand: 9, seen: [] };
  assert.deepEqual(open(storage, { given }).parameters, given);
});

test("what cannot be read, or is of another version, is as if nothing had been kept", () => {
  for (const text of ["", "{", "null", "[]", "3", JSON.stringify({ version: 2, given: schema.given, parameters: { hand: 1 } }), JSON.stringify({ version: 1, given: schema.given, parameters: null })]) {
    const storage = memoryStorage();
    storage.setItem(key, text);
    assert.deepEqual(open(storage).parameters, schema.given, text);
  }
});

test("a full storage does not keep anybody from going on", () => {
  const kept = open(new SmallStorage(0));
  kept.set("hand", 3);
  assert.equal(kept.parameters.hand, 3);
});

test("only so many changes can be undone, the latest ones", () => {
  const kept = open();
  for (let hand = 0; hand < 200; hand += 1) kept.set("hand", hand);
  for (let i = 0; i < 200; i += 1) kept.undo("hand");
  assert.equal(kept.parameters.hand, 139);
});

test("a link brings its parameters back, whatever is in them, and no token", () => {
  const parameters = { hand: 14, seen: ["raccoon 2", "blue/pink & <b>"], cat: "most_repeated", white: "w" };
  const link = new URL(linkOf("ducks", parameters, "http://127.0.0.1:8000/odds.ipynb?token=abc#other"));
  assert.equal(link.searchParams.get("token"), null);
  assert.deepEqual(parametersOfHash("ducks", link.hash), parameters);
  assert.equal(parametersOfHash("bears", link.hash), null);
});

test("a hash that is only a heading has no parameters, and an unknown one is left out", () => {
  assert.equal(parametersOfHash("ducks", "#ducks"), null);
  assert.equal(parametersOfHash("ducks", ""), null);
  const kept = open();
  kept.replace(parametersOfHash("ducks", "#ducks?hand=ten&wolf=3&seen=null"));
  assert.deepEqual(kept.parameters, { hand: "ten", seen: [] });
});
