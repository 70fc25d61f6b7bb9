import assert from "node:assert/strict";
import { test } from "node:test";
import { schema } from "../testing/toy_game.js";
import { fieldOf } from "./fields.js";
import { concerns, elsewhere, firstField, located, problemsAt, problemsOfList, settled } from "./problems.js";

const atField = { where: "players[0].bear", message: "one", fields: [] };
const atItem = { where: "players[0].can[2]", message: "two", fields: [] };
const across = { where: "players", message: "three", fields: ["players[1].bear", "players[0].bear"] };
const ofTable = { where: "rulings.bear", message: "four", fields: [] };
const ofPlayer = { where: "players[1]", message: "five" };
const all = [atField, atItem, across, ofTable, ofPlayer];

test("a problem stands at its field, at each of its fields, or at the list that has its card", () => {
  assert.deepEqual(problemsAt(all, 0, "bear"), [atField, across]);
  assert.deepEqual(problemsAt(all, 1, "bear"), [across]);
  assert.deepEqual(problemsAt(all, 0, "can"), [atItem]);
  assert.deepEqual(problemsAt(all, 0, "be"), []);
  assert.deepEqual(problemsAt(undefined, 0, "bear"), []);
  const ofCards = { where: "players", message: "six", fields: ["players[0].can[1]", "players[1].can[0]"] };
  assert.deepEqual([problemsAt([ofCards], 0, "can"), problemsAt([ofCards], 0, "can[1]"), problemsAt([ofCards], 0, "can[0]")], [[ofCards], [ofCards], []]);
  assert.deepEqual([0, 1, 2].map((seat) => concerns([ofCards], seat)), [true, true, false]);
});

test("the tenth player's problems are not the first one's", () => {
  assert.deepEqual(problemsAt([{ where: "players[10].bear" }], 1, "bear"), []);
});

test("a problem without a field stands above everything", () => {
  assert.deepEqual(elsewhere(all), [ofTable, ofPlayer]);
  assert.deepEqual(elsewhere(null), []);
});

test("a problem leads to its first field", () => {
  assert.equal(JSON.stringify(all.map(firstField)), JSON.stringify([
    { seat: 0, id: "bear" },
    { seat: 0, id: "can" },
    { seat: 1, id: "bear" },
    null,
    null,
  ]));
});

const players = [{ name: "Ana", basket: ["egg", "nut", "nut"], can: [1, 2] }, { name: "Bo", basket: ["4000 x egg", "nut"] }];
const places = (...problems) => located(problems, { players }, schema).map(({ where, fields }) => [where, ...(fields ?? [])]);

test("a problem of an entry that is counted stands at its count, whichever it names", () => {
  assert.deepEqual(places({ where: "players[0].basket[2]" }, { where: "players[0].can[1]" }), [["players[0].basket.nut"], ["players[0].can[1]"]]);
  assert.deepEqual(places({ where: "players[0].basket", fields: ["players[0].basket[0]"] }), [["players[0].basket.egg", "players[0].basket.egg"]]);
  assert.deepEqual(places({ where: "players", fields: ["players[0].basket[1]", "players[1].basket[1]"] }), [
    ["players", "players[0].basket.nut", "players[1].basket.nut"],
  ]);
});

test("a number that no list can have is named as what was typed", () => {
  const [problem] = located([{ where: "players[1].basket[0]", message: "no such card" }], { players }, schema);
  assert.deepEqual([problem.where, problem.message], ["players[1].basket.egg", 'must be a whole number from 0 to 99, not "4000"']);
});

test("a place that the entries do not have stays as it is", () => {
  const odd = ["players[7].basket[0]", "players[0].basket[9]", "players[0].basket", "rulings.bear", "players"];
  assert.deepEqual(places(...odd.map((where) => ({ where }))), odd.map((where) => [where]));
  assert.deepEqual(located([{ where: "players[0].basket[0]" }], null, schema).map(({ where }) => where), ["players[0].basket[0]"]);
  assert.deepEqual(located(undefined, { players }, schema), []);
});

test("a problem of a whole list stands once, at the first of its counts", () => {
  const whole = [{ where: "players[0].basket" }];
  const at = (id, seat = 0) => problemsOfList(whole, seat, fieldOf(schema, id), schema).length;
  assert.deepEqual([at("basket.egg"), at("basket.nut"), at("bear"), at("basket.egg", 1)], [1, 0, 0, 0]);
});

test("one excess is one problem: that of all waits while a player's own by the same rule stands", () => {
  const own = { where: "players[1].bear", clause: "TG-01", fields: [] };
  const all = { ...across, clause: "TG-01" };
  assert.deepEqual(settled([own, all]), [own]);
  assert.deepEqual(settled([all]), [all]);
  const other = { ...own, clause: "TG-02" };
  assert.deepEqual(settled([other, all]), [other, all]);
  const unnamed = [{ ...own, clause: undefined }, across];
  assert.deepEqual(settled(unnamed), unnamed);
  const single = { where: "players[0].can", fields: ["players[0].can"] };
  assert.deepEqual(settled([single]), [single]);
});
