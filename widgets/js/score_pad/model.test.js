import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../shared/storage.js";
import { openPage, schema, SmallStorage } from "../testing/toy_game.js";
import { cellOf, PLAYERS } from "./entries.js";

const tap = (pad, key = "bear", value = 1, seat = 0) =>
  pad.do({ kind: "add", cell: cellOf.card(pad.view.players[seat].id, key), value });
const bears = (pad, seat = 0) => pad.view.players[seat].values.bear;
const names = (pad) => pad.view.players.map(({ name }) => name);
const saved = ({ store }) => store.all().map(({ id }) => id);
const loaded = (bear, date) => ({ game: "toy_game", format: 1, players: [{ name: "Ana", bear }, { name: "Bo" }], meta: { date } });

test("a pad begins with as few players as the game is for, each with a mark", () => {
  const { pad } = openPage();
  assert.deepEqual(pad.view.players.map(({ name, colour }) => [name, colour]), [["Player 1", 0], ["Player 2", 1]]);
  assert.deepEqual([pad.hasCards, pad.undoable, pad.redoable], [false, null, null]);
});

test("a reload brings back every tap, name and setting, and undo goes on from there", () => {
  const page = openPage();
  tap(page.pad);
  page.pad.rename("p1", "Ana");
  page.pad.do({ kind: "set", cell: cellOf.ruling("bear"), value: "once" });
  const after = openPage(page);
  assert.deepEqual(after.pad.entries, page.pad.entries);
  assert.deepEqual([bears(after.pad), names(after.pad), after.pad.view.rulings.bear], [1, ["Ana", "Player 2"], "once"]);
  after.pad.undo();
  after.pad.undo();
  assert.deepEqual(names(after.pad), ["Player 1", "Player 2"]);
  const third = openPage(page).pad;
  third.redo();
  assert.deepEqual(names(third), ["Ana", "Player 2"]);
});

test("a save that cannot be read leaves a pad that works", () => {
  const page = openPage();
  tap(page.pad);
  page.storage.setItem(page.store.keyOf(page.pad.id), "{");
  const after = openPage(page);
  tap(after.pad);
  assert.equal(bears(after.pad), 1);
  assert.deepEqual(after.store.setAside().map(({ text }) => text), ["{"]);
});

test("taps of two pages on one game both count, whoever hears of them first", () => {
  const a = openPage();
  const b = openPage(a);
  assert.equal(a.pad.id, b.pad.id);
  tap(a.pad);
  tap(b.pad);
  assert.deepEqual([bears(a.pad), bears(b.pad)], [1, 2]);
  a.pad.catchUp();
  assert.deepEqual([bears(a.pad), a.changes()], [2, 2]);
  a.pad.catchUp();
  assert.equal(a.changes(), 2);
});

test("what another page wrote over is written again", () => {
  const a = openPage();
  tap(a.pad);
  const before = a.store.load(a.pad.id);
  tap(a.pad);
  a.store.save(before);
  a.pad.catchUp();
  assert.equal(bears(openPage(a).pad), 2);
});

test("a page that leaves a game without taps does not remove what another page tapped there", () => {
  const a = openPage();
  const b = openPage(a);
  const { id } = a.pad;
  tap(b.pad);
  a.pad.startAgain();
  assert.ok(saved(a).includes(id));
});

test("games in which nothing was entered leave nothing behind", () => {
  const page = openPage();
  page.pad.startAgain();
  page.pad.start(page.pad.freshPlayers());
  assert.deepEqual(saved(page), [page.pad.id]);
});

test("games that were loaded stay among the saved ones when the next is loaded", () => {
  const page = openPage();
  for (const bear of [1, 2, 3]) assert.deepEqual(page.pad.load(loaded(bear, `203${bear}-05-01T10:00:00.000Z`)), []);
  page.pad.startAgain();
  const days = page.store.all().map(({ started }) => new Date(started).toISOString().slice(0, 10));
  assert.deepEqual(days, ["2033-05-01", "2032-05-01", "2031-05-01", "2030-01-02"]);
});

test("a loaded game has its own day, and one without has today's", () => {
  const page = openPage();
  page.pad.load(loaded(1, "2021-03-04T05:06:07.000Z"));
  assert.equal(page.pad.entries.meta.date, "2021-03-04T05:06:07.000Z");
  page.pad.load(loaded(1, undefined));
  assert.equal(page.pad.entries.meta.date, "2030-01-02T15:30:00.000Z");
});

test("with any problem in a file nothing changes", () => {
  const page = openPage();
  tap(page.pad);
  const { id, entries } = page.pad;
  const problems = page.pad.load({ ...loaded(1), players: [{ name: "Ana", bear: "many" }, { name: "Bo" }] });
  assert.deepEqual(problems.map(({ where }) => where), ["players[0].bear"]);
  assert.deepEqual([page.pad.id, page.pad.entries, saved(page)], [id, entries, [id]]);
});

test("a new game keeps players, marks, rulings and card data, and has no cards", () => {
  const page = openPage();
  page.pad.addPlayer();
  page.pad.rename("p1", "Ana");
  page.pad.removePlayer("p2");
  page.pad.do({ kind: "set", cell: cellOf.ruling("bear"), value: "once" });
  page.pad.do({ kind: "set", cell: cellOf.datum("can_numbers"), value: [1, 2, 3] });
  page.pad.do({ kind: "set", cell: cellOf.kind("bear"), value: true });
  tap(page.pad);
  page.pad.do({ kind: "set", cell: "finished", value: "2030-01-02T16:00:00.000Z" });
  const before = page.pad.id;
  page.pad.startAgain();
  assert.deepEqual(page.pad.entries, {
    game: "toy_game",
    format: 1,
    rulings: { bear: "once" },
    component_data: { can_numbers: [1, 2, 3] },
    players: [{ name: "Ana" }, { name: "Player 3" }],
    meta: { date: "2030-01-02T15:30:00.000Z", colours: [0, 2] },
  });
  assert.equal(page.pad.undoable, null);
  page.pad.open(before);
  assert.deepEqual([bears(page.pad), page.pad.view.kinds, openPage(page).pad.id], [1, ["bear"], before]);
});

test("opening a game that is not there, or is there already, changes nothing", () => {
  const page = openPage();
  const { id } = page.pad;
  page.pad.open("unknown");
  page.pad.open(id);
  assert.deepEqual([page.pad.id, saved(page)], [id, [id]]);
});

test("a tap in the middle can be taken back and put back", () => {
  const { pad } = openPage();
  tap(pad);
  const first = pad.ops.at(-1).id;
  tap(pad);
  assert.equal(pad.strike([first]), null);
  assert.equal(bears(pad), 1);
  assert.equal(pad.putBack([first]), null);
  assert.equal(bears(pad), 2);
});

test("a tap is not taken back while later ones need it", () => {
  const { pad } = openPage();
  tap(pad);
  const first = pad.ops.at(-1).id;
  tap(pad, "bear", -1);
  const { ops } = pad;
  assert.equal(pad.strike([first]), "Later taps need this one: take those back first.");
  assert.equal(pad.ops, ops);
});

test("a tap is not put back where there is nothing for it to take", () => {
  const { pad } = openPage();
  tap(pad);
  const first = pad.ops.at(-1).id;
  tap(pad, "bear", -1);
  const second = pad.ops.at(-1).id;
  pad.strike([second]);
  pad.strike([first]);
  assert.equal(pad.putBack([second]), "This one needs earlier taps: put those back first.");
  assert.equal(bears(pad), 0);
  pad.putBack([first]);
  assert.equal(pad.putBack([second]), null);
  assert.equal(bears(pad), 0);
});

test("a number that cannot be right elsewhere does not keep a tap from being taken back", () => {
  const { pad } = openPage();
  for (const value of ["-3", -3]) {
    pad.do({ kind: "set", cell: cellOf.card("p1", "duck"), value });
    tap(pad);
    assert.equal(pad.strike([pad.ops.at(-1).id]), null);
    assert.equal(bears(pad), 0);
  }
});

test("clearing takes all cards and the end of the game, and one undo brings both back", () => {
  const { pad } = openPage();
  tap(pad);
  pad.do({ kind: "insert", cell: cellOf.card("p2", "sheep"), item: "s", value: "W", before: null });
  pad.do({ kind: "set", cell: "finished", value: "2030-01-02T16:00:00.000Z" });
  pad.clearCards();
  assert.deepEqual([pad.hasCards, pad.view.finished, names(pad)], [false, null, ["Player 1", "Player 2"]]);
  pad.undo();
  assert.deepEqual([bears(pad), pad.view.players[1].values.sheep.length, pad.view.finished], [1, 1, "2030-01-02T16:00:00.000Z"]);
});

test("a new player gets a free name and a free mark, and undo takes both", () => {
  const { pad } = openPage();
  pad.rename("p2", "Player 3");
  pad.addPlayer();
  assert.deepEqual(pad.view.players.map(({ name, colour }) => [name, colour]), [["Player 1", 0], ["Player 3", 1], ["Player 4", 2]]);
  pad.undo();
  assert.equal(pad.view.players.length, 2);
});

test("a player who left comes back with all cards", () => {
  const { pad } = openPage();
  pad.addPlayer();
  tap(pad, "bear", 4, 2);
  pad.removePlayer(pad.view.players[2].id);
  assert.equal(pad.hasCards, false);
  pad.undo();
  assert.equal(bears(pad, 2), 4);
});

test("a pad goes on in memory, and says so, where the browser is full or forgets", () => {
  const storage = new SmallStorage();
  const page = openPage({ storage });
  assert.equal(page.pad.kept, true);
  storage.room = storage.used;
  tap(page.pad);
  const { id } = page.pad;
  assert.deepEqual([page.pad.kept, bears(page.pad)], [false, 1]);
  page.pad.startAgain();
  page.pad.open(id);
  assert.equal(bears(page.pad), 1);
  storage.room = Infinity;
  tap(page.pad);
  assert.equal(page.pad.kept, true);
  assert.equal(bears(openPage(page).pad), 2);
  assert.equal(openPage({ storage: memoryStorage(), lasting: false }).pad.kept, false);
});

test("the players of a pad are those that the file form lists, in their order", () => {
  const { pad } = openPage();
  pad.do({ kind: "move", cell: PLAYERS, item: "p2", before: "p1" });
  assert.deepEqual(pad.entries.players, [{ name: "Player 2" }, { name: "Player 1" }]);
  assert.equal(pad.entries.game, schema.game);
});
