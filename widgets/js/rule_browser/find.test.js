import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "./find.js";

const rules = {
  clauses: [
    { id: "TG-01", part: "Set-up", text: "Shuffle the bears and put five in the claw." },
    { id: "TG-02", part: "Scoring", text: "A bear is worth 2 points." },
    { id: "TG-03", part: "Scoring", text: "The café player begins." },
    { id: "TG-04", part: "Set-up", text: "Deal the coins." },
  ],
  rulings: [
    {
      id: "TG-R01",
      name: "bear_pairs",
      question: "Does a pair count once?",
      why: "The summary says so.",
      clauses: ["TG-02"],
      choices: [
        { name: "only_once", meaning: "a pair is worth 2" },
        { name: "each", meaning: "every animal scores" },
      ],
    },
  ],
  data: [{ name: "can_numbers", about: "numbers on the trash cans" }],
};

const ids = ({ parts, rulings, data }) => [
  ...parts.flatMap(([, clauses]) => clauses.map(({ id }) => id)),
  ...rulings.map(({ id }) => id),
  ...data.map(({ name }) => name),
];
const found = (words) => ids(find(rules, words));

test("without words everything is there, its parts in the rulebook's order", () => {
  const all = find(rules, "  ");
  assert.deepEqual(all.parts.map(([part, clauses]) => [part, clauses.length]), [["Set-up", 2], ["Scoring", 2]]);
  assert.equal(all.count, 6);
});

test("words are found in any order, in any case, and as parts of words", () => {
  assert.deepEqual(found("points bear"), ["TG-02"]);
  assert.deepEqual(found("BEAR  Point"), ["TG-02"]);
  assert.deepEqual(found("shuf claw"), ["TG-01"]);
});

test("every word must be there", () => {
  assert.deepEqual(found("bear coins"), []);
});

test("words are found without their accents and with them", () => {
  for (const words of ["cafe", "café", "cafe\u0301", "CAFÉ player"]) assert.deepEqual(found(words), ["TG-03"], words);
});

test("a clause is found by its number and its part", () => {
  assert.deepEqual(found("tg-04"), ["TG-04"]);
  assert.deepEqual(found("set-up coins"), ["TG-04"]);
});

test("a ruling is found by its question, reason, choices and the clauses that it decides", () => {
  assert.deepEqual(found("pair once"), ["TG-R01"]);
  assert.deepEqual(found("summary"), ["TG-R01"]);
  assert.deepEqual(found("animal scores"), ["TG-R01"]);
  assert.deepEqual(found("tg-02"), ["TG-02", "TG-R01"]);
});

test("card data is found by its name as people read it and by what it is about", () => {
  assert.deepEqual(found("can numbers"), ["can_numbers"]);
  assert.deepEqual(found("trash"), ["can_numbers"]);
});

test("letters that look alike are found in their plain form", () => {
  assert.deepEqual(found("ＢＥＡＲ ２"), ["TG-02", "TG-R01"]);
});

test("signs of a pattern are only signs", () => {
  assert.deepEqual(found("b.ar"), []);
  assert.deepEqual(found("("), []);
});

test("a word is found in its other forms, and what rules call by another name", () => {
  assert.deepEqual(found("shuffling"), ["TG-01"]);
  assert.deepEqual(found("coin dealing"), ["TG-04"]);
  assert.deepEqual(found("worthy"), ["TG-02", "TG-R01"]);
  const said = { clauses: [{ id: "TG-09", part: "End", text: "A tie costs 1 VP; the price goes to the right." }], rulings: [], data: [] };
  for (const words of ["draws", "points", "neighbours", "cost", "costs", "ties"]) assert.equal(find(said, words).count, 1, words);
});

test("nothing found is counted as nothing", () => {
  assert.deepEqual(find(rules, "giraffe"), { parts: [], rulings: [], data: [], count: 0 });
});
