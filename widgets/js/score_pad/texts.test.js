import assert from "node:assert/strict";
import { test } from "node:test";
import { listed } from "../shared/root.js";
import { schema } from "../testing/toy_game.js";
import { fileName, inWords, mixUp, resultText, sheetCsv } from "./texts.js";

const view = { finished: true };
const started = Date.UTC(2030, 0, 2, 15, 30);
const line = (item, points, reason) => ({ item, points, clause: "TG-02", reason });
const sheet = {
  players: [
    { name: "Ana", total: 3, rank: 2, lines: [line("bear", 5, "5 bears, 1 each"), line("duck", 0, "no ducks"), line("broken", -2, "1 broken: -2")] },
    { name: "=Bo", total: 4, rank: 1, lines: [line("bear", 4, "4 bears, 1 each")] },
  ],
  winners: ["=Bo"],
  tie: null,
};

test("a result is told from the first place down, with every line that gave or cost points", () => {
  const [, ...rest] = resultText({ schema, sheet, pad: { started, view } }).split("\n");
  assert.deepEqual(rest, ["1. =Bo: 4", "   4  bear: 4 bears, 1 each", "2. Ana: 3", "   5  bear: 5 bears, 1 each", "   -2  broken: 1 broken: -2", "=Bo wins."]);
});

test("an item is named once, also where its reason begins with its name", () => {
  const lines = [line("lost_gold", 4, "Lost Gold: 4 coins, 1 each")];
  const text = resultText({ schema, sheet: { ...sheet, players: [{ name: "Ana", total: 4, rank: 1, lines }] }, pad: { started, view } });
  assert.equal(text.split("\n")[2], "   4  Lost Gold: 4 coins, 1 each");
});

test("a result begins with the game and the day", () => {
  const [first] = resultText({ schema, sheet, pad: { started, view } }).split("\n");
  assert.match(first, /^Toy Game, .*(2030|30).*$/);
});

test("a shared win and what decided a tie are told", () => {
  const tie = { clause: "TG-03", reason: "Ana and Bo have 3 points each." };
  const text = resultText({ schema, sheet: { ...sheet, tie, winners: ["Ana", "Bo"] }, pad: { started, view } });
  assert.deepEqual(text.split("\n").slice(-2), ["Ana and Bo have 3 points each.", "Ana and Bo share the win."]);
});

test("of a game that goes on nobody is told to have won", () => {
  const text = resultText({ schema, sheet, pad: { started, view: { finished: null } } });
  assert.equal(text.split("\n").at(-1), "=Bo leads.");
});

test("a table has a row for each item and one for each total, and a name is no formula", () => {
  assert.equal(
    sheetCsv({ sheet }),
    [
      "player,item,points,clause,reason",
      'Ana,bear,5,TG-02,"5 bears, 1 each"',
      "Ana,duck,0,TG-02,no ducks",
      "Ana,broken,-2,TG-02,1 broken: -2",
      "Ana,total,3,,place 2",
      "'=Bo,bear,4,TG-02,\"4 bears, 1 each\"",
      "'=Bo,total,4,,place 1",
      "",
    ].join("\r\n"),
  );
});

test("a file is called by its game and its day", () => {
  assert.equal(fileName(schema, started, "json"), "clawkit-toy_game-2030-01-02.json");
});

test("names are listed as a sentence lists them", () => {
  assert.deepEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed), ["", "a", "a and b", "a, b and c"]);
});

test("a cited ruling says what its choice means; what is unknown stays as it is", () => {
  const ruling = { id: "TG-R01", name: "bear", choices: [{ name: "all_once", meaning: "counted once" }, { name: "each", meaning: "" }] };
  const said = (cited) => inWords(`2 bears ${cited} = 4`, { rulings: [ruling] });
  assert.equal(said("[TG-R01: all_once]"), "2 bears [TG-R01: counted once] = 4");
  assert.deepEqual(["[TG-R01: each]", "[TG-R09: each]"].map(said), ["2 bears [TG-R01: each] = 4", "2 bears [TG-R09: each] = 4"]);
});

test("own names that are alike, or are another thing's letter, are told at both or at the one", () => {
  const told = (names) => ["A", "B"].map((thing) => mixUp(thing, names, ["A", "B"]).split(".")[0]);
  assert.deepEqual(told({ A: "Onigiri", B: " onigiri" }), ["B is called onigiri too", "A is called Onigiri too"]);
  assert.deepEqual(told({ A: "b", B: "Noodles" }), ["B is another type’s own letter", ""]);
  assert.deepEqual(told({ A: "A" }), ["", ""]);
});
