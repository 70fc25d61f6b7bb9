import assert from "node:assert/strict";
import { test } from "node:test";
import { below, oneOf, seeded } from "../testing/toy_game.js";
import { fold, merge, numbered, putBackOf, redoOf, undoOf } from "./operations.js";

/** Something that a person may do next on a page with these operations. */
function draftOf(random, ops) {
  const cell = oneOf(random, ["card.p1.bear", "card.p2.duck"]);
  const item = oneOf(random, ["x", "y", "z"]);
  const before = oneOf(random, ["x", "y", null]);
  const some = ops.length ? [oneOf(random, ops).id] : [];
  return oneOf(random, [
    () => ({ kind: "add", cell, value: oneOf(random, [1, -1]) }),
    () => ({ kind: "set", cell, value: below(random, 10) }),
    () => ({ kind: "insert", cell: "l", item, value: below(random, 10), before }),
    () => ({ kind: "move", cell: "l", item, before }),
    () => ({ kind: "replace", cell: "l", item, value: below(random, 10) }),
    () => ({ kind: "remove", cell: "l", item }),
    () => ({ kind: "clear", cell: "card." }),
    () => ({ kind: "strike", ops: some }),
    () => putBackOf(ops, some),
    () => undoOf(ops),
    () => redoOf(ops),
  ])();
}

/** The lists of two pages that work on one game, and sometimes hear of each other. */
function twoPages(seed) {
  const random = seeded(seed);
  const lists = { a: [], b: [] };
  for (let step = 0; step < 40; step += 1) {
    const page = oneOf(random, ["a", "b"]);
    if (random() < 0.15) lists[page] = merge(lists.a, lists.b);
    const drafts = [draftOf(random, lists[page]), random() < 0.2 ? draftOf(random, lists[page]) : null].filter(Boolean);
    lists[page] = [...lists[page], ...numbered(lists[page], drafts, page, step)];
  }
  return [lists.a, lists.b];
}

const seeds = Array.from({ length: 100 }, (_, i) => i + 1);

test("two pages come to the same list in whichever order they merge", () => {
  for (const seed of seeds) {
    const [a, b] = twoPages(seed);
    assert.deepEqual(merge(a, b), merge(b, a), `seed ${seed}`);
    assert.deepEqual(fold(merge(a, b)), fold(merge(b, a)), `seed ${seed}`);
  }
});

test("merging once more, or with what is known already, changes nothing", () => {
  for (const seed of seeds) {
    const [a, b] = twoPages(seed);
    const both = merge(a, b);
    assert.deepEqual(merge(both, both), both);
    assert.deepEqual(merge(both, a), both);
    assert.deepEqual(merge(b, both), both);
    assert.deepEqual(merge(a), a);
  }
});

test("three lists merge to the same, however they are grouped", () => {
  for (const seed of seeds) {
    const [a, b] = twoPages(seed);
    const [c] = twoPages(seed + 1000).map((ops) => ops.map((op) => ({ ...op, id: `${op.n}-c`, by: "c" })));
    assert.deepEqual(merge(merge(a, b), c), merge(a, merge(b, c)));
    assert.deepEqual(merge(a, b, c), merge(c, merge(b, a)));
  }
});

test("merging loses no operation and doubles none", () => {
  for (const seed of seeds) {
    const [a, b] = twoPages(seed);
    const ids = merge(a, b).map(({ id }) => id);
    assert.deepEqual(new Set(ids), new Set([...a, ...b].map(({ id }) => id)));
    assert.equal(ids.length, new Set(ids).size);
  }
});

test("what a page did after it heard of another's operation stands after it", () => {
  const first = numbered([], [{ kind: "set", cell: "n", value: 1 }], "z", 5);
  const second = numbered(first, [{ kind: "set", cell: "n", value: 2 }], "a", 1);
  assert.equal(fold(merge(second, first)).values.get("n"), 2);
});

test("taps of two pages at the same moment both count", () => {
  const tap = [{ kind: "add", cell: "n", value: 1 }];
  const both = merge(numbered([], tap, "a", 1), numbered([], tap, "b", 1));
  assert.equal(fold(both).values.get("n"), 2);
});
