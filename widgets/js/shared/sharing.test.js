import assert from "node:assert/strict";
import { test } from "node:test";
import { below, oneOf, seeded } from "../testing/toy_game.js";
import { csv, entriesOfHash, linkTo } from "./sharing.js";

const page = "http://10.0.0.7:8866/voila/render/score.ipynb";
const hashOf = (link) => new URL(link).hash;
const backFrom = (entries, href = page) => entriesOfHash(hashOf(linkTo(entries, href)));

test("a link brings back what was put in, in any script", () => {
  const names = ["Ana", "Łukasz", "李小龍", "👩‍👩‍👧 family", "a\u0301", "\u0000\u2028\u2029", '<img onerror="x">', "#?&=%+/", ""];
  const entries = { game: "toy_game", players: names.map((name) => ({ name, bear: 3 })) };
  assert.deepEqual(backFrom(entries), entries);
});

test("half a character in a name breaks no link", () => {
  for (const name of ["\ud83d", "\udc4d", "a\udc4d\ud83db"]) assert.deepEqual(backFrom({ name }), { name });
});

test("any text at all comes back", () => {
  const random = seeded(7);
  for (let i = 0; i < 300; i += 1) {
    const units = Array.from({ length: below(random, 30) }, () => below(random, oneOf(random, [0x80, 0x800, 0x10000])));
    const name = String.fromCharCode(...units);
    assert.deepEqual(backFrom({ name }), { name });
  }
});

test("a link has no characters that a messenger would cut or change", () => {
  assert.match(hashOf(linkTo({ name: "ÿÿÿ>>>???" }, page)), /^#sheet=[A-Za-z0-9_-]+$/);
});

test("a link keeps the page and what it was asked for, and never the token", () => {
  const link = linkTo({ game: "g" }, `${page}?token=SECRET&game=toy&token=SECRET2#sheet=old`);
  assert.ok(link.startsWith(`${page}?game=toy#sheet=`));
  assert.doesNotMatch(link, /SECRET|old/);
  assert.ok(linkTo({ game: "g" }, `${page}?token=SECRET`).startsWith(`${page}#sheet=`));
});

test("a page without a sheet in its link has none", () => {
  for (const hash of ["", "#", "#CM-27", "#sheet", "#Sheet=abc"]) assert.equal(entriesOfHash(hash), null);
});

test("a damaged link is told from none, wherever it was cut", () => {
  const hash = hashOf(linkTo({ game: "toy_game", players: [{ name: "Zoë" }] }, page));
  for (let end = "#sheet=".length; end < hash.length; end += 1) {
    assert.throws(() => entriesOfHash(hash.slice(0, end)), `cut at ${end}`);
  }
  for (const rest of ["%%%", "_-_-", "bnVsbA", "Iv8i", "€"]) assert.throws(() => entriesOfHash(`#sheet=${rest}`), rest);
});

test("a table is written with quotes where they are needed", () => {
  const rows = [["player", "points"], ["Ana, the first", 3], ['Bo "B"', -2], ["two\nlines", 0], ["", 1]];
  const expected = 'player,points\r\n"Ana, the first",3\r\n"Bo ""B""",-2\r\n"two\nlines",0\r\n,1\r\n';
  assert.equal(csv(rows), expected);
});

test("a name that a spreadsheet would run is made plain, and a number stays one", () => {
  const names = ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "\t=1", "a=1", "’"];
  assert.equal(csv([names, [-1, 2.5]]), "'=1+1,'+1,'-1,'@SUM(A1),'＝1+1,'\t=1,a=1,’\r\n-1,2.5\r\n");
  assert.equal(csv([["\r=1"], ["\n=1"], ['="a"']]), '"\'\r=1"\r\n"\'\n=1"\r\n"\'=""a"""\r\n');
});
