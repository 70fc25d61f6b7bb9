import assert from "node:assert/strict";
import { test } from "node:test";
import { departures, faceOf } from "./motion.js";

const card = (id, picture, count) => ({ id, kind: "card", picture, count, x: 0, y: 0 });
const space = (id, count = 0) => ({ id, kind: "space", picture: null, count, x: 0, y: 0 });
const claw = (x) => ({ id: "claw", kind: "claw", picture: "claw", count: 0, x, y: 0 });
const moved = (before, after) =>
  departures({ pieces: before }, { pieces: after }).map(({ from, to, picture }) => [picture, from.id, to?.id ?? null]);

test("a card that was taken leaves the board", () => {
  assert.deepEqual(moved([card("a", "bear", 3)], [card("a", "cat", 2)]), [["bear", "a", null]]);
});

test("the same kind of card below it is another card", () => {
  const before = card("a", "bear", 3);
  const after = card("a", "bear", 2);
  assert.deepEqual(moved([before], [after]), [["bear", "a", null]]);
  assert.notEqual(faceOf(before), faceOf(after));
});

test("a last card leaves an empty space", () => {
  assert.deepEqual(moved([card("a", "bear", 1)], [space("a")]), [["bear", "a", null]]);
});

test("a card that is put on another stack goes there", () => {
  const before = [card("a", "bear", 2), space("b"), card("c", "cat", 1)];
  assert.deepEqual(moved(before, [card("a", "dog", 1), card("b", "bear", 1), card("c", "cat", 1)]), [["bear", "a", "b"]]);
});

test("two cards that make a new stack at once both go there", () => {
  const before = [card("a", "bear", 2), space("b"), card("c", "cat", 2)];
  const built = { ...card("b", "cat", 2), below: ["bear"] };
  assert.deepEqual(moved(before, [card("a", "dog", 1), built, card("c", "dog", 1)]), [["bear", "a", "b"], ["cat", "c", "b"]]);
});

test("two cards that are switched cross", () => {
  const before = [card("a", "bear", 2), card("b", "cat", 4)];
  assert.deepEqual(moved(before, [card("a", "cat", 2), card("b", "bear", 4)]), [["bear", "a", "b"], ["cat", "b", "a"]]);
});

test("a card that is turned over comes from nowhere", () => {
  assert.deepEqual(moved([space("a", 3), card("b", "bear", 2)], [card("a", "bear", 3), card("b", "cat", 1)]), [["bear", "b", null]]);
});

test("a claw that moves is no card, and a board that stays has no departures", () => {
  assert.deepEqual(moved([claw(0), card("a", "bear", 2)], [claw(9), card("a", "bear", 2)]), []);
});

test("pieces that come or go do not matter", () => {
  assert.deepEqual(moved([card("a", "bear", 2)], [claw(0)]), []);
});

test("a card that is bought goes to the buyer, where it is a new piece", () => {
  const before = [{ ...card("front", "bear", 3), tint: "red" }];
  const red = { ...card("own red", "bear", 0), tint: "red" };
  const blue = { ...card("own blue", "bear", 0), tint: "blue" };
  assert.deepEqual(moved(before, [{ ...card("front", "cat", 2), tint: "red" }, blue, red]), [["bear", "front", "own red"]]);
});

test("a card that is stocked leaves its place for the front", () => {
  const before = [card("front", "cat", 2), card("own", "bear", 0), card("other", "dog", 0)];
  assert.deepEqual(moved(before, [card("front", "bear", 3)]), [["bear", "own", "front"]]);
});
