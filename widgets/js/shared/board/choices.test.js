import assert from "node:assert/strict";
import { test } from "node:test";
import { buttonsOf, choicesByPiece, chosen, inGroup, nextPieces } from "./choices.js";

const choice = (action, pieces = [], group = "") => ({ action, label: action, pieces, group });
const names = (choices) => choices.map(({ action }) => action);

const swaps = [
  choice("swap a b", ["a", "b"], "Dragon"),
  choice("swap a c", ["a", "c"], "Dragon"),
  choice("swap b c", ["b", "c"], "Dragon"),
];
const turn = [choice("left", ["left"]), choice("push", ["push"]), ...swaps, choice("done")];

test("a piece that belongs to exactly one choice performs it", () => {
  const byPiece = choicesByPiece(turn);
  assert.deepEqual(names(byPiece.get("left")), ["left"]);
  assert.equal(byPiece.has("a"), false);
});

test("a piece with two choices knows both", () => {
  const byPiece = choicesByPiece([choice("push", ["push"]), choice("unicorn", ["push"])]);
  assert.deepEqual(names(byPiece.get("push")), ["push", "unicorn"]);
});

test("a choice that is no piece is a button, and so is a group of several taps", () => {
  const places = [choice("place a", ["a"], "Place"), choice("place b", ["b"], "Place")];
  const { groups, single } = buttonsOf([...turn, ...places]);
  assert.deepEqual(groups, ["Dragon"]);
  assert.deepEqual(names(single), ["done"]);
});

test("a grouped choice without pieces is a button all the same", () => {
  assert.deepEqual(names(buttonsOf([choice("pass", [], "Rest")]).single), ["pass"]);
});

test("two taps in either order make the same choice", () => {
  const group = inGroup(turn, "Dragon");
  assert.deepEqual(nextPieces(group, []), new Set(["a", "b", "c"]));
  assert.deepEqual(nextPieces(group, ["c"]), new Set(["a", "b"]));
  assert.equal(chosen(group, ["c"]), null);
  assert.equal(chosen(group, ["c", "a"]).action, "swap a c");
  assert.equal(chosen(group, ["a", "c"]).action, "swap a c");
});

test("where both orders are choices, the order of the taps decides", () => {
  const moves = [choice("from a to b", ["a", "b"], "Move"), choice("from b to a", ["b", "a"], "Move")];
  assert.deepEqual(nextPieces(moves, ["b"]), new Set(["a"]));
  assert.equal(chosen(moves, ["b", "a"]).action, "from b to a");
  assert.equal(chosen(moves, ["a", "b"]).action, "from a to b");
});

test("taps that lead nowhere choose nothing", () => {
  assert.equal(chosen(swaps, ["a", "x"]), null);
  assert.deepEqual(nextPieces(swaps, ["x"]), new Set());
});
