import assert from "node:assert/strict";
import { test } from "node:test";
import { below, oneOf, seeded } from "../testing/toy_game.js";
import { fold, isOperation, merge, numbered, putBackOf, redoOf, struck, undoOf } from "./operations.js";

/** A page that appends operations to a list of its own. */
class Page {
  constructor(by = "a", ops = []) {
    this.by = by;
    this.ops = ops;
  }

  do(...drafts) {
    const made = numbered(this.ops, drafts, this.by, 1000);
    this.ops = [...this.ops, ...made];
    return made.map(({ id }) => id);
  }

  undo() {
    const strike = undoOf(this.ops);
    if (strike) this.do(strike);
    return strike !== null;
  }

  redo() {
    const strike = redoOf(this.ops);
    if (strike) this.do(strike);
    return strike !== null;
  }

  value(cell) {
    return fold(this.ops).values.get(cell);
  }

  list(cell) {
    return (fold(this.ops).lists.get(cell) ?? []).map(({ value }) => value).join("");
  }
}

const add = (value, cell = "n") => ({ kind: "add", cell, value });
const set = (value, cell = "n") => ({ kind: "set", cell, value });
const insert = (value, before = null) => ({ kind: "insert", cell: "l", item: `i${value}`, value, before });

test("taps add up, and a number that is set stands until the next tap", () => {
  const page = new Page();
  page.do(add(1));
  page.do(add(1));
  page.do(add(-1));
  assert.equal(page.value("n"), 1);
  page.do(set(7));
  page.do(add(1));
  assert.equal(page.value("n"), 8);
});

test("a tap on a text that is no number counts from nothing", () => {
  const page = new Page();
  page.do(set("many"));
  page.do(add(1));
  assert.equal(page.value("n"), 1);
});

test("items of a list are put in, moved, replaced and taken out", () => {
  const page = new Page();
  for (const value of "ABC") page.do(insert(value));
  assert.equal(page.list("l"), "ABC");
  page.do(insert("X", "iB"));
  assert.equal(page.list("l"), "AXBC");
  page.do({ kind: "move", cell: "l", item: "iC", before: "iA" });
  assert.equal(page.list("l"), "CAXB");
  page.do({ kind: "move", cell: "l", item: "iC", before: null });
  assert.equal(page.list("l"), "AXBC");
  page.do({ kind: "replace", cell: "l", item: "iX", value: "Y" });
  page.do({ kind: "remove", cell: "l", item: "iA" });
  assert.equal(page.list("l"), "YBC");
});

test("what is to be done to an item that is gone does nothing", () => {
  const page = new Page();
  page.do(insert("A"));
  page.do({ kind: "remove", cell: "l", item: "iA" });
  page.do({ kind: "move", cell: "l", item: "iA", before: null });
  page.do({ kind: "replace", cell: "l", item: "iA", value: "Z" });
  page.do({ kind: "remove", cell: "l", item: "iA" });
  page.do(insert("B", "iA"));
  assert.equal(page.list("l"), "B");
});

test("clearing empties the cells that begin so and no others", () => {
  const page = new Page();
  page.do(set(3, "card.p1.bear"));
  page.do(set(4, "colour.p1"));
  page.do({ ...insert("A"), cell: "card.p1.sheep" });
  page.do({ kind: "clear", cell: "card." });
  assert.equal(page.value("card.p1.bear"), undefined);
  assert.equal(page.list("card.p1.sheep"), "");
  assert.equal(page.value("colour.p1"), 4);
  page.undo();
  assert.equal(page.value("card.p1.bear"), 3);
  assert.equal(page.list("card.p1.sheep"), "A");
});

test("operations are numbered on from all that are known, and those of one call are one batch", () => {
  const page = new Page("b", numbered([], [add(1)], "a", 5));
  page.do(add(1), add(2));
  assert.deepEqual(page.ops.map(({ id, batch }) => [id, batch]), [["1-a", undefined], ["2-b", "2-b"], ["3-b", "2-b"]]);
});

test("undo takes back one after the other, and redo brings them again in their order", () => {
  const page = new Page();
  for (const value of [1, 10, 100]) page.do(add(value));
  const seen = [];
  while (page.undo()) seen.push(page.value("n") ?? 0);
  while (page.redo()) seen.push(page.value("n"));
  assert.deepEqual(seen, [11, 1, 0, 1, 11, 111]);
});

test("undo and redo in turns come to the same place again and again", () => {
  const page = new Page();
  for (const value of [1, 10, 100]) page.do(add(value));
  const steps = ["undo", "undo", "redo", "undo", "redo", "redo", "undo", "undo", "undo", "redo"];
  const seen = steps.map((step) => page[step]() && (page.value("n") ?? 0));
  assert.deepEqual(seen, [11, 1, 11, 1, 11, 111, 11, 1, 0, 1]);
});

test("every order of undo and redo does what two stacks would do", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seeded(seed);
    const page = new Page();
    let done = [];
    let undone = [];
    for (let step = 0; step < 40; step += 1) {
      const what = oneOf(random, ["do", "do", "batch", "undo", "undo", "redo", "redo"]);
      if (what === "undo") {
        assert.equal(page.undo(), done.length > 0);
        if (done.length) undone.push(done.pop());
      } else if (what === "redo") {
        assert.equal(page.redo(), undone.length > 0);
        if (undone.length) done.push(undone.pop());
      } else {
        const values = what === "do" ? [1 + below(random, 9)] : [100, 1 + below(random, 9)];
        page.do(...values.map((value) => add(value)));
        done.push(values);
        undone = [];
      }
      const expected = done.flat().reduce((sum, value) => sum + value, 0);
      assert.equal(page.value("n") ?? 0, expected, `seed ${seed}, step ${step}`);
    }
  }
});

test("a batch is undone and redone as one", () => {
  const page = new Page();
  page.do(add(1));
  page.do(add(10), set("finished", "f"));
  page.undo();
  assert.deepEqual([page.value("n"), page.value("f")], [1, undefined]);
  page.redo();
  assert.deepEqual([page.value("n"), page.value("f")], [11, "finished"]);
});

test("nothing can be redone once something new was done", () => {
  const page = new Page();
  page.do(add(1));
  page.undo();
  page.do(add(10));
  assert.equal(redoOf(page.ops), null);
  assert.equal(page.value("n"), 10);
});

test("what belongs to the start of a game cannot be undone", () => {
  const start = numbered([], [set(5)], "a", 1).map((op) => ({ ...op, start: true }));
  const page = new Page("a", start);
  assert.equal(undoOf(page.ops), null);
  page.do(add(1));
  page.undo();
  assert.equal(undoOf(page.ops), null);
  assert.equal(page.value("n"), 5);
});

test("a line struck in the log can be undone and redone like everything else", () => {
  const page = new Page();
  const [first] = page.do(add(1));
  page.do(add(10));
  page.do({ kind: "strike", ops: [first] });
  assert.equal(page.value("n"), 10);
  page.undo();
  assert.equal(page.value("n"), 11);
  page.redo();
  assert.equal(page.value("n"), 10);
  page.undo();
  page.undo();
  assert.equal(page.value("n"), 1);
});

test("a struck line is put back, and putting it back can be undone", () => {
  const page = new Page();
  const [first] = page.do(add(1));
  page.do({ kind: "strike", ops: [first] });
  page.do(putBackOf(page.ops, [first]));
  assert.equal(page.value("n"), 1);
  page.undo();
  assert.equal(page.value("n") ?? 0, 0);
});

test("what was struck by two pages at once is put back in one go", () => {
  const [op] = numbered([], [add(1)], "a", 1);
  const a = new Page("a", [op]);
  const b = new Page("b", [op]);
  a.do({ kind: "strike", ops: [op.id] });
  b.do({ kind: "strike", ops: [op.id] });
  const both = new Page("a", merge(a.ops, b.ops));
  assert.equal(both.value("n") ?? 0, 0);
  both.do(putBackOf(both.ops, [op.id]));
  assert.equal(both.value("n"), 1);
  assert.deepEqual([...struck(both.ops)].sort(), ["2-a", "2-b"]);
});

test("the steps tell what stood in a cell before and after, and whether they count", () => {
  const page = new Page();
  page.do(add(2));
  const [second] = page.do(add(3));
  page.do({ kind: "strike", ops: [second] });
  const steps = fold(page.ops).steps.map(({ live, before, after }) => [live, before, after]);
  assert.deepEqual(steps, [[true, undefined, 2], [false, 2, 2]]);
});

test("an operation is told from what only looks like one", () => {
  const good = { id: "1-a", n: 1, by: "a", at: 1, kind: "add", cell: "n", value: 1 };
  assert.ok(isOperation(good));
  assert.ok(isOperation({ ...good, kind: "strike", cell: undefined, ops: ["0-a"] }));
  assert.ok(isOperation({ ...good, kind: "insert", item: "i" }));
  const wrong = [{ id: 1 }, { n: "1" }, { n: 1.5 }, { by: null }, { kind: "constructor" }, { kind: "__proto__" }, { cell: {} }, { value: "1" }];
  wrong.push({ kind: "strike" }, { kind: "strike", ops: [1] }, { kind: "insert" });
  for (const part of wrong) assert.ok(!isOperation({ ...good, ...part }), JSON.stringify(part));
  for (const thing of [null, undefined, 5, "op", []]) assert.ok(!isOperation(thing));
});
