import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, numbered } from "../shared/operations.js";
import { below, oneOf, schema, seeded } from "../testing/toy_game.js";
import { cellOf, PLAYERS, toEntries, viewOf } from "./entries.js";
import { fromEntries } from "./from_entries.js";

const DAY = "2030-01-02T15:30:00.000Z";
const viewFrom = (drafts) => viewOf(fold(numbered([], drafts, "a", 1)), schema);
const two = [{ name: "Ana" }, { name: "Bo" }];
const game = (more) => ({ game: "toy_game", format: 1, players: two, ...more });

/** What a pad makes of entries, and writes again. */
function again(entries) {
  const { drafts, problems, started } = fromEntries(JSON.parse(JSON.stringify(entries)), schema);
  assert.deepEqual(problems, []);
  return toEntries(viewFrom(drafts), schema, started ?? Date.parse(DAY));
}

const wheres = (entries) => fromEntries(entries, schema).problems.map(({ where }) => where);

test("an empty pad is written with its players and nothing else", () => {
  const drafts = ["Ana", "Bo"].map((value, i) => ({ kind: "insert", cell: PLAYERS, item: `p${i}`, value }));
  const expected = { game: "toy_game", format: 1, players: two, meta: { date: DAY, colours: [0, 0] } };
  assert.deepEqual(toEntries(viewFrom(drafts), schema, Date.parse(DAY)), expected);
});

test("a full game comes back as it was", () => {
  const entries = {
    game: "toy_game",
    format: 1,
    rulings: { bear: "once" },
    component_data: { can_numbers: [1, 2, 5], sheep_colours: { white: 4, black: 2 } },
    players: [
      { name: "Ana", bear: 3, sheep: "WBBW", can: [2, 9] },
      { name: "Bo", duck: 1, broken: ["red", "blue/red", "red"] },
    ],
    meta: { date: DAY, colours: [5, 2], kinds: ["bear", "sheep"], finished: "2030-01-02T16:00:00.000Z" },
  };
  assert.deepEqual(again(entries), entries);
});

test("any pad comes back as it was", () => {
  const many = (random, most, things) => Array.from({ length: below(random, most) }, () => oneOf(random, things));
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = seeded(seed);
    const drafts = [];
    const put = (cell, values) => values.forEach((value, i) => drafts.push({ kind: "insert", cell, item: `${cell}${i}`, value }));
    const set = (cell, value) => random() < 0.5 && drafts.push({ kind: "set", cell, value });
    for (const id of ["x", "y", "z"].slice(0, 2 + below(random, 2))) {
      drafts.push({ kind: "insert", cell: PLAYERS, item: id, value: oneOf(random, ["Ana", "李", "\ud83d", "<b>", "__proto__"]) });
      set(cellOf.colour(id), below(random, 6));
      set(cellOf.card(id, "bear"), below(random, 20));
      set(cellOf.card(id, "duck"), below(random, 2));
      put(cellOf.card(id, "sheep"), many(random, 6, ["W", "B"]));
      put(cellOf.card(id, "can"), many(random, 6, [1, 2, 77]));
      put(cellOf.card(id, "broken"), many(random, 4, ["red", "blue/red"]));
    }
    set(cellOf.ruling("bear"), oneOf(random, ["each", "once"]));
    set(cellOf.datum("can_numbers"), [1, below(random, 3), 2]);
    set(cellOf.kind("bear"), true);
    set(cellOf.kind("sheep"), random() < 0.5);
    set("finished", oneOf(random, [DAY, null]));
    const entries = toEntries(viewFrom(drafts), schema, 1e12 + below(random, 1e12));
    assert.deepEqual(again(entries), entries, `seed ${seed}`);
  }
});

test("a card of two colours is known by either name", () => {
  assert.deepEqual(again(game({ players: [{ name: "Ana", broken: ["red/blue", "blue/red"] }, two[1]] })).players[0].broken, [
    "blue/red",
    "blue/red",
  ]);
});

test("a choice that is the usual one is not written", () => {
  const entries = again(game({ rulings: { bear: "each" }, component_data: { can_numbers: [1, 1, 2] } }));
  assert.deepEqual(Object.keys(entries), ["game", "format", "players", "meta"]);
});

test("everything that a pad cannot show is named, all at once", () => {
  const entries = game({
    format: 2,
    extra: 1,
    rulings: { bear: "thrice", wolf: "each" },
    component_data: { can_numbers: [1, 1], moons: 3 },
    players: [{ name: "Ana", bear: 1.5, giraffe: 2, sheep: "WX" }, { name: 7 }, null, { name: "Cy", sheep: 5, can: ["1"], broken: [{}] }],
    meta: { kinds: ["bear", "wolf"] },
  });
  assert.deepEqual(wheres(entries).sort(), [
    "component_data.can_numbers",
    "component_data.moons",
    "extra",
    "format",
    "meta.kinds",
    "players[0].bear",
    "players[0].giraffe",
    "players[0].sheep[1]",
    "players[1]",
    "players[2]",
    "players[3].broken[0]",
    "players[3].can[0]",
    "players[3].sheep",
    "rulings.bear",
    "rulings.wolf",
  ]);
});

test("what is no game of this pad is refused in one sentence", () => {
  for (const thing of [null, 5, "text", [], {}, { game: "chess" }, { game: ["toy_game"] }]) {
    assert.deepEqual(fromEntries(thing, schema).problems, [
      { where: "game", message: "This is no saved game of Toy Game. Choose a file that clawkit exported here." },
    ]);
  }
});

test("a game has players, and not more than the pad has seats", () => {
  for (const players of [undefined, [], {}, "Ana"]) assert.deepEqual(wheres(game({ players })), ["players"]);
  const crowd = Array.from({ length: 5 }, (_, i) => ({ name: `P${i}` }));
  assert.equal(fromEntries(game({ players: crowd }), schema).problems[0].message, "The file has 5 players, and Toy Game is for 2 to 4.");
});

test("card data of another shape than the pad's is refused, so that it can always be drawn", () => {
  const wrong = [5, null, "112", [1, 1], [1, 1, 2, 2], [1, "1", 2], [1, 1.5, 2], { 0: 1, 1: 1, 2: 2, length: 3 }];
  for (const can_numbers of wrong) assert.deepEqual(wheres(game({ component_data: { can_numbers } })), ["component_data.can_numbers"]);
  for (const sheep_colours of [[3, 3], { white: 3 }, { white: 3, black: "3" }, { white: 3, black: 3, red: 1 }]) {
    assert.deepEqual(wheres(game({ component_data: { sheep_colours } })), ["component_data.sheep_colours"]);
  }
});

test("card data of another shape in a saved game counts as the usual one", () => {
  const view = viewFrom([{ kind: "set", cell: cellOf.datum("can_numbers"), value: 5 }]);
  assert.deepEqual(view.data.can_numbers, [1, 1, 2]);
});

test("marks that do not exist are replaced by those of the seats", () => {
  const colours = (given) => again(game({ meta: { colours: given } })).meta.colours;
  assert.deepEqual(colours([4, 6]), [4, 1]);
  assert.deepEqual(colours([-1, "3"]), [0, 1]);
  assert.deepEqual(colours("blue"), [0, 1]);
  assert.deepEqual(again(game({ meta: null })).meta.colours, [0, 1]);
});

test("a day that is none is not taken over", () => {
  for (const date of ["yesterday", 5, null, {}]) {
    const { started, drafts } = fromEntries(game({ meta: { date, finished: date } }), schema);
    assert.equal(started, undefined);
    assert.equal(viewFrom(drafts).finished, null);
  }
});

test("keys that mean something to JavaScript are only unknown keys", () => {
  const text = `{"game": "toy_game", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},
    "rulings": {"__proto__": "each"}, "component_data": {"__proto__": {"polluted": 1}},
    "players": [{"name": "Ana", "__proto__": {"polluted": 1}, "toString": 2}, {"name": "__proto__"}]}`;
  const { problems } = fromEntries(JSON.parse(text), schema);
  assert.deepEqual(problems.map(({ where }) => where).sort(), [
    "__proto__",
    "component_data.__proto__",
    "constructor",
    "players[0].__proto__",
    "players[0].toString",
    "rulings.__proto__",
  ]);
  assert.equal({}.polluted, undefined);
});

test("a name is kept letter by letter, whatever it looks like", () => {
  for (const name of ["<img src=x onerror=alert(1)>", "${1+1}", "javascript:alert(1)", "__proto__", "constructor"]) {
    assert.equal(again(game({ players: [{ name, bear: 1 }, two[1]] })).players[0].name, name);
  }
});

test("a list that is counted is written as so many entries, and read whatever their order", () => {
  const players = [{ name: "Ana", basket: ["nut", "egg", "nut"] }, { name: "Bo", basket: ["egg"] }];
  const { players: written } = again(game({ players }));
  assert.deepEqual(written, [{ name: "Ana", basket: ["egg", "nut", "nut"] }, { name: "Bo", basket: ["egg"] }]);
});

test("a number that no list can have stands in it as it was typed, and is not read again", () => {
  for (const [value, written] of [["3o", "3o x egg"], [-2, "-2 x egg"], [100, "100 x egg"], [1e15, "1000000000000000 x egg"]]) {
    const drafts = [
      { kind: "insert", cell: PLAYERS, item: "p1", value: "Ana" },
      { kind: "set", cell: cellOf.card("p1", "basket.egg"), value },
      { kind: "set", cell: cellOf.card("p1", "basket.nut"), value: 1 },
    ];
    const entries = toEntries(viewFrom(drafts), schema, Date.parse(DAY));
    assert.deepEqual(entries.players, [{ name: "Ana", basket: [written, "nut"] }]);
    assert.deepEqual(wheres(entries), ["players[0].basket[0]"]);
  }
});

test("a counted list that is none, or has strange cards, is refused", () => {
  const players = [{ name: "Ana", basket: "egg" }, { name: "Bo", basket: ["egg", "stone", null] }];
  assert.deepEqual(wheres(game({ players })), ["players[0].basket", "players[1].basket[1]", "players[1].basket[2]"]);
});

test("names of a table's own travel with the game, and blank ones do not", () => {
  assert.deepEqual(again(game({ meta: { names: { B: "Beet", A: "  " } } })).meta.names, { B: "Beet" });
  assert.equal(again(game()).meta.names, undefined);
  for (const names of [5, ["A"], { C: "Chard" }, { A: 7 }]) assert.deepEqual(wheres(game({ meta: { names } })), ["meta.names"]);
});
