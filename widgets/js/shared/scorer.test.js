import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { FakeClock } from "../testing/toy_game.js";
import { Scorer } from "./scorer.js";

let clock, sent, sheets, states, scorer, reachable;

beforeEach(() => {
  clock = new FakeClock();
  [sent, sheets, states, reachable] = [[], [], [], true];
  scorer = new Scorer({
    clock,
    send: (message) => {
      if (!reachable) throw new Error("comm closed");
      sent.push(message);
    },
    onSheet: (answer) => sheets.push(answer.result),
    onState: (state) => states.push(state),
  });
});

const answer = (number, result = `sheet ${number}`) => scorer.receive({ type: "scored", number, result });
const numbers = () => sent.map(({ type, number }) => (type === "score" ? number : type));

/** Half a second at a time, as the page does. */
const pass = (seconds) => {
  for (let i = 0; i < 2 * seconds; i += 1) {
    clock.wait(500);
    scorer.tick();
  }
};

test("entries are sent at once, numbered, and their sheet makes the pad fresh", () => {
  scorer.score({ bear: 1 });
  assert.deepEqual(sent.map(({ type, number, entries }) => [type, number, entries]), [["score", 1, { bear: 1 }]]);
  assert.equal(scorer.state, "waiting");
  answer(1);
  assert.deepEqual([sheets, states], [["sheet 1"], ["waiting", "fresh"]]);
});

test("an answer to older entries is not shown, and the pad goes on waiting", () => {
  scorer.score("old");
  scorer.score("new");
  answer(1);
  assert.deepEqual([sheets, scorer.state], [[], "waiting"]);
  answer(2);
  assert.deepEqual([sheets, scorer.state], [["sheet 2"], "fresh"]);
  answer(1);
  assert.deepEqual([sheets, scorer.state], [["sheet 2"], "fresh"]);
});

test("an answer that says that scoring failed is delivered too", () => {
  scorer.score("entries");
  scorer.receive({ type: "failed", number: 1, result: "failed" });
  assert.deepEqual([sheets, scorer.state], [["failed"], "fresh"]);
});

test("a question without an answer is sent again every two seconds, the latest only", () => {
  scorer.score("old");
  scorer.score("new");
  pass(2);
  assert.deepEqual(numbers(), [1, 2]);
  pass(0.5);
  assert.deepEqual(numbers(), [1, 2, 2]);
  pass(5);
  assert.deepEqual(numbers(), [1, 2, 2, 2, 2]);
});

test("a question that was lost is sent again even though an older one was answered", () => {
  scorer.score("old");
  scorer.score("new");
  clock.wait(100);
  answer(1);
  pass(2.5);
  assert.deepEqual(numbers(), [1, 2, 2]);
});

test("after two and a half seconds without a sign of life the line is silent", () => {
  scorer.score("entries");
  pass(2.5);
  assert.equal(scorer.state, "waiting");
  pass(0.5);
  assert.equal(scorer.state, "silent");
});

test("taps on a silent line leave it silent, and the answer to the last of them ends that", () => {
  scorer.score("one");
  pass(3);
  scorer.score("two");
  assert.equal(scorer.state, "silent");
  answer(1);
  assert.equal(scorer.state, "waiting");
  answer(2);
  assert.deepEqual([sheets, states], [["sheet 2"], ["waiting", "silent", "waiting", "fresh"]]);
});

test("an idle line is asked for a sign of life every five seconds", () => {
  scorer.score("entries");
  answer(1);
  pass(5);
  assert.deepEqual(numbers(), [1]);
  pass(0.5);
  assert.deepEqual(numbers(), [1, "ping"]);
  scorer.receive({ type: "pong" });
  pass(5);
  assert.deepEqual(numbers(), [1, "ping"]);
  pass(0.5);
  assert.deepEqual([numbers(), scorer.state], [[1, "ping", "ping"], "fresh"]);
});

test("an idle line without a sign of life becomes silent, and fresh again with one", () => {
  scorer.score("entries");
  answer(1);
  pass(5.5);
  pass(3);
  assert.equal(scorer.state, "silent");
  scorer.receive({ type: "pong" });
  assert.equal(scorer.state, "fresh");
});

test("a sign of life does not pass for the sheet that is awaited", () => {
  scorer.score("entries");
  pass(3);
  scorer.receive({ type: "pong" });
  assert.equal(scorer.state, "waiting");
  pass(2.5);
  assert.equal(sent.at(-1).entries, "entries");
});

test("other sheets are asked for beside, and come in any order", async () => {
  scorer.score("pad");
  const first = scorer.ask("game 1");
  const second = scorer.ask("game 2");
  answer(3);
  answer(1);
  answer(2);
  assert.deepEqual([(await first).result, (await second).result, sheets], ["sheet 2", "sheet 3", ["sheet 1"]]);
});

test("another sheet that was lost is asked for again, and the pad stays fresh meanwhile", async () => {
  scorer.score("pad");
  const lost = scorer.ask("game 1");
  answer(1);
  assert.equal(scorer.state, "fresh");
  pass(2.5);
  assert.equal(sent.filter(({ number }) => number === 2).length, 2);
  answer(2);
  assert.equal((await lost).result, "sheet 2");
  answer(2);
  assert.deepEqual([sheets, scorer.state], [["sheet 1"], "fresh"]);
});

test("a line that throws is a line that does not answer", () => {
  const warn = mock.method(console, "warn", () => {});
  reachable = false;
  scorer.score("entries");
  pass(3);
  assert.equal(scorer.state, "silent");
  reachable = true;
  pass(2.5);
  answer(1);
  assert.deepEqual([sheets, scorer.state], [["sheet 1"], "fresh"]);
  assert.ok(warn.mock.callCount() > 0);
  warn.mock.restore();
});

test("a state is told once, when it changes", () => {
  for (const entries of ["one", "two", "three"]) scorer.score(entries);
  answer(3);
  scorer.receive({ type: "pong" });
  assert.deepEqual(states, ["waiting", "fresh"]);
});

test("answers to another view of the same widget are not taken for one's own", () => {
  const mine = [];
  const view = new Scorer({ clock, from: "a", send: (message) => sent.push(message), onSheet: ({ result }) => mine.push(result), onState: () => {} });
  view.score("entries");
  assert.equal(sent.at(-1).from, "a");
  view.receive({ type: "scored", number: 1, from: "b", result: "theirs" });
  assert.deepEqual([mine, view.state], [[], "waiting"]);
  view.receive({ type: "scored", number: 1, from: "a", result: "mine" });
  assert.deepEqual([mine, view.state], [["mine"], "fresh"]);
});
