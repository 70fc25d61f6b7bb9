import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../shared/storage.js";
import { openPage } from "../testing/toy_game.js";
import { cellOf } from "./entries.js";

const tap = (pad, key = "bear", value = 1, seat = 0) =>
  pad.do({ kind: "add", cell: cellOf.card(pad.view.players[seat].id, key), value });
const bears = (pad, seat = 0) => pad.view.players[seat].values.bear;
const saved = ({ store }) => store.all().map(({ id }) => id);
const loaded = (bear, date) => ({ game: "toy_game", format: 1, players: [{ name: "Ana", bear }, { name: "Bo" }], meta: { date } });

test("names of the table's own are kept for the next games of this browser, until they are changed", () => {
  const page = openPage();
  const call = (thing, value) => page.pad.do({ kind: "set", cell: cellOf.thing(thing), value });
  call("A", "Apple");
  page.pad.startAgain();
  assert.deepEqual([page.pad.view.things, page.pad.undoable], [{ A: "Apple" }, null]);
  page.pad.load(loaded(1, "2031-05-01T10:00:00.000Z"));
  assert.deepEqual(page.pad.entries.meta.names, { A: "Apple" }, "a game that comes without names has them, too");
  page.pad.load({ ...loaded(1), meta: { names: { A: "Ant" } } });
  tap(page.pad);
  assert.deepEqual(page.pad.view.things, { A: "Ant" });
  page.pad.start(page.pad.freshPlayers());
  assert.deepEqual(page.pad.view.things, { A: "Apple" }, "another table's names are not taken over");
  call("A", "");
  page.pad.start(page.pad.freshPlayers());
  assert.deepEqual(openPage(page).pad.view.things, {});
  page.pad.undo();
  assert.deepEqual(page.pad.view.things, {});
});

test("names that another program wrote to the browser leave a pad that works", () => {
  for (const text of ["{", "null", "5", '["A"]', '{"A": 7, "B": "Beet", "C": "Chard"}']) {
    const storage = memoryStorage();
    storage.setItem("clawkit/v1/pad/toy_game/names", text);
    const named = openPage({ storage }).pad.view.things;
    assert.deepEqual(named, text.includes("Beet") ? { B: "Beet" } : {});
  }
});

test("a game that is there already is shown and not kept twice", () => {
  const page = openPage();
  const day = "2031-05-01T10:00:00.000Z";
  page.pad.load(loaded(1, day));
  const { id } = page.pad;
  page.pad.load(loaded(1, day));
  assert.deepEqual([page.pad.id, saved(page).length], [id, 1]);
  page.pad.startAgain();
  tap(page.pad);
  page.pad.load(JSON.parse(JSON.stringify(page.pad.entries)));
  page.pad.load(loaded(1, day));
  assert.deepEqual([page.pad.id, saved(page).length], [id, 2]);
  page.pad.load(loaded(2, day));
  assert.equal(saved(page).length, 3, "one other card is another game");
});

test("what is being typed can be given up, and then what was there before is there again", () => {
  const { pad } = openPage();
  tap(pad);
  for (const value of [8, 88]) pad.do({ kind: "set", cell: cellOf.card("p1", "bear"), value, batch: "typing" });
  pad.abandon("typing");
  assert.equal(bears(pad), 1);
  pad.abandon("nothing");
  pad.undo();
  assert.equal(bears(pad), 88, "giving up is undone like any other step");
});
