import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, schema } from "../testing/toy_game.js";
import { cellOf, PLAYERS } from "./entries.js";
import { logLines } from "./log.js";

const lines = ({ pad }) => logLines(pad.folded, schema);
const said = (page) => lines(page).map(({ who, text, live }) => `${live ? "" : "struck: "}${who ? `${who}, ` : ""}${text}`);
const tap = ({ pad }, key = "bear", value = 1, id = "p1") => pad.do({ kind: "add", cell: cellOf.card(id, key), value });
const sheep = (page, kind, item, value) =>
  page.pad.do({ kind, cell: cellOf.card("p1", "sheep"), item, ...(value && { value }), before: null });

test("a new game has no lines, and neither has a loaded one", () => {
  const page = openPage();
  assert.deepEqual(lines(page), []);
  page.pad.load({ game: "toy_game", players: [{ name: "Ana", bear: 3 }, { name: "Bo" }] });
  assert.deepEqual(lines(page), []);
});

test("taps on one count are one line while they follow each other within twenty seconds", () => {
  const page = openPage();
  for (const seconds of [0, 19, 19, 20]) {
    page.clock.wait(1000 * seconds);
    tap(page);
  }
  assert.deepEqual(said(page), ["Player 1, Bears: 3 → 4", "Player 1, Bears: 0 → 3"]);
  assert.deepEqual(lines(page).map(({ ids }) => ids.length), [1, 3]);
  assert.equal(lines(page)[0].at, page.clock.now());
});

test("taps on other counts and of other players are lines of their own, the newest first", () => {
  const page = openPage();
  tap(page);
  tap(page, "duck");
  tap(page, "bear", 1, "p2");
  tap(page, "bear", -1);
  assert.deepEqual(said(page), ["Player 1, Bears: 1 → 0", "Player 2, Bears: 0 → 1", "Player 1, Ducks: 0 → 1", "Player 1, Bears: 0 → 1"]);
});

test("a number that was typed is a line of its own", () => {
  const page = openPage();
  tap(page);
  page.pad.do({ kind: "set", cell: cellOf.card("p1", "bear"), value: 7 });
  assert.deepEqual(said(page), ["Player 1, Bears: 1 → 7", "Player 1, Bears: 0 → 1"]);
});

test("a struck line says what it would do, and is apart from those that count", () => {
  const page = openPage();
  for (let i = 0; i < 3; i += 1) tap(page);
  page.pad.undo();
  assert.deepEqual(said(page), ["struck: Player 1, Bears: 2 → 3", "Player 1, Bears: 0 → 2"]);
  page.pad.strike(lines(page)[1].ids);
  assert.deepEqual(said(page), ["struck: Player 1, Bears: 0 → 3"]);
  page.pad.putBack(lines(page)[0].ids);
  assert.deepEqual(said(page), ["Player 1, Bears: 0 → 3"]);
});

test("a struck number that was typed says which", () => {
  const page = openPage();
  page.pad.do({ kind: "set", cell: cellOf.card("p1", "bear"), value: 7 });
  page.pad.undo();
  assert.deepEqual(said(page), ["struck: Player 1, Bears: 0 → 7"]);
});

test("cards of a list are put in, replaced, moved and taken out by their names", () => {
  const page = openPage();
  sheep(page, "insert", "a", "W");
  sheep(page, "replace", "a", "B");
  sheep(page, "move", "a");
  sheep(page, "remove", "a");
  page.pad.do({ kind: "insert", cell: cellOf.card("p1", "can"), item: "b", value: 9, before: null });
  assert.deepEqual(said(page), [
    "Player 1, can: 9 added",
    "Player 1, sheep: black taken out",
    "Player 1, sheep: black moved",
    "Player 1, sheep: white → black",
    "Player 1, sheep: white added",
  ]);
});

test("a card whose line was struck is still named in the lines about it", () => {
  const page = openPage();
  sheep(page, "insert", "a", "W");
  const [first] = lines(page);
  sheep(page, "replace", "a", "B");
  sheep(page, "move", "a");
  sheep(page, "remove", "a");
  page.pad.strike(first.ids);
  assert.deepEqual(said(page), [
    "Player 1, sheep: black taken out",
    "Player 1, sheep: black moved",
    "Player 1, sheep: white → black",
    "struck: Player 1, sheep: white added",
  ]);
});

test("equal names of cards in two players' lists are not mixed up", () => {
  const page = openPage();
  page.pad.load({ game: "toy_game", players: [{ name: "Ana", sheep: "W" }, { name: "Bo", sheep: "B" }] });
  for (const id of ["p1", "p2"]) page.pad.do({ kind: "remove", cell: cellOf.card(id, "sheep"), item: "sheep1" });
  assert.deepEqual(said(page), ["Bo, sheep: black taken out", "Ana, sheep: white taken out"]);
});

test("players are called by their latest names, those who left by their last", () => {
  const page = openPage();
  tap(page, "bear", 1, "p2");
  page.pad.rename("p2", "Bo");
  page.pad.removePlayer("p2");
  assert.deepEqual(said(page), ["Bo left", "Player 2 is now called Bo", "Bo, Bears: 0 → 1"]);
});

test("a struck name says what it was, and does not count", () => {
  const page = openPage();
  page.pad.rename("p1", "Ana");
  tap(page);
  page.pad.strike(lines(page)[1].ids);
  assert.deepEqual(said(page), ["Player 1, Bears: 0 → 1", "struck: Player 1 is now called Ana"]);
});

test("a player whose joining was struck still has a name in the log", () => {
  const page = openPage();
  page.pad.addPlayer();
  const { id } = page.pad.view.players[2];
  tap(page, "bear", 1, id);
  page.pad.strike(lines(page)[1].ids);
  assert.deepEqual(said(page), ["Player 3, Bears: 0 → 1", "struck: Player 3 joined"]);
});

test("a player joins in one line", () => {
  const page = openPage();
  page.pad.addPlayer();
  assert.deepEqual(said(page), ["Player 3 joined"]);
  assert.equal(lines(page)[0].ids.length, 2);
});

test("settings are lines too", () => {
  const page = openPage();
  const set = (cell, value) => page.pad.do({ kind: "set", cell, value });
  set(cellOf.colour("p1"), 3);
  set(cellOf.kind("bear"), true);
  set(cellOf.kind("bear"), false);
  set(cellOf.ruling("bear"), "once");
  set(cellOf.datum("can_numbers"), [1, 2, 3]);
  set("finished", "2030-01-02T16:00:00.000Z");
  set("finished", null);
  assert.deepEqual(said(page).reverse(), [
    "Player 1, New colour",
    "Bears: in this match",
    "Bears: not in this match",
    "Ruling bear: once",
    "Card data can numbers changed",
    "Game finished",
    "Game taken up again",
  ]);
});

test("clearing is one line", () => {
  const page = openPage();
  tap(page);
  page.pad.clearCards();
  assert.deepEqual(said(page), ["All cards cleared", "Player 1, Bears: 0 → 1"]);
});

test("cells that this pad does not know, and odd names, leave the log readable", () => {
  const page = openPage();
  page.pad.do({ kind: "set", cell: "card.p1.giraffe", value: 1 });
  page.pad.do({ kind: "insert", cell: PLAYERS, item: "__proto__", value: "Eve", before: null });
  tap(page, "bear", 1, "constructor");
  assert.deepEqual(said(page), ["Bears: 0 → 1", "Eve joined", "Player 1, card.p1.giraffe changed"]);
});

test("a count of a list, a name of the table's own and a change of seats are lines too", () => {
  const page = openPage();
  tap(page, "basket.nut");
  tap(page, "basket.nut");
  page.pad.do({ kind: "set", cell: cellOf.thing("A"), value: "Apple" });
  page.pad.do({ kind: "set", cell: cellOf.thing("A"), value: "" });
  page.pad.do({ kind: "move", cell: PLAYERS, item: "p2", before: "p1" });
  assert.deepEqual(said(page).reverse(), [
    "Player 1, Nuts: 0 → 2",
    "A is called Apple",
    "A has no name",
    "Player 2 moved to another seat",
  ]);
});
