import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../shared/storage.js";
import { Controller } from "./controller.js";
import { PlayStore } from "./store.js";

globalThis.addEventListener ??= () => {};
globalThis.removeEventListener ??= () => {};
globalThis.document ??= { addEventListener() {}, removeEventListener() {}, getElementById: () => null };

const SETTLE = 20;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const position = (moves, more) => ({ type: "position", begun: true, record: { set_up: { seats: [] }, moves }, opponent: false, undoable: moves.length > 0, ...more });

/** A controller whose kernel answers with what `reply(message)` gives; nothing for undefined. */
function table(reply, storage = memoryStorage()) {
  const asked = [];
  const listeners = new Set();
  const hear = (message) => [...listeners].forEach((listen) => listen(message));
  const kernel = {
    send(message) {
      asked.push(message);
      const answer = reply(message);
      if (answer) queueMicrotask(() => hear({ ...answer, number: message.number, from: message.from }));
    },
    on: (_, listen) => listeners.add(listen),
    off: (_, listen) => listeners.delete(listen),
  };
  const store = new PlayStore("toy_game", { storage, lasting: true });
  const controller = new Controller({ kernel, schema: { game: "toy_game" }, redraw() {}, store, pause: 1, settle: SETTLE });
  const stop = controller.connect();
  return { controller, asked, hear, stop, store };
}

test("a page asks for the game that it keeps, and keeps every position that it gets", async () => {
  const storage = memoryStorage();
  new PlayStore("toy_game", { storage, lasting: true }).save({ set_up: { seats: [] }, moves: ["0: a"] });
  const { asked, store, stop } = table(() => position(["0: a", "0: b"]), storage);
  await settled();
  stop();
  assert.deepEqual(asked[0].record.moves, ["0: a"]);
  assert.deepEqual(store.load().moves, ["0: a", "0: b"]);
});

test("a second tap waits for the answer to the first", async () => {
  const { controller, asked, stop } = table(({ type }) => (type === "restore" ? position([]) : undefined));
  await settled();
  controller.act("left");
  controller.act("left");
  controller.undo();
  await settled();
  stop();
  assert.deepEqual(asked.slice(1).map(({ type, action, at }) => [type, action, at]), [["act", "left", 0]]);
});

test("an opponent goes on by itself until a person is to act", async () => {
  let left = 3;
  const { asked, controller, stop } = table(({ type }) => {
    if (type === "restore") return position([], { opponent: true });
    left -= 1;
    return position(Array(3 - left).fill("1: a"), { opponent: left > 0 });
  });
  await new Promise((resolve) => setTimeout(resolve, 60));
  stop();
  assert.deepEqual(asked.map(({ type }) => type), ["restore", "go_on", "go_on", "go_on"]);
  assert.equal(controller.busy, false);
});

test("a page on which nobody has chosen the players yet lets nobody play", async () => {
  const { asked, store, stop } = table(() => position(["chance: a"], { opponent: true, begun: false }));
  await settled();
  stop();
  assert.deepEqual(asked.map(({ type }) => type), ["restore"]);
  assert.equal(store.load(), null);
});

test("a record that the kernel cannot read is set aside", async () => {
  const storage = memoryStorage();
  new PlayStore("toy_game", { storage, lasting: true }).save({ set_up: { seats: [] }, moves: ["0: x"] });
  const { store, stop } = table(() => position([], { begun: false, unreadable: "no" }), storage);
  await settled();
  stop();
  assert.match(store.aside, /0: x/);
  assert.equal(store.load(), null);
});

test("a refusal is shown until the next thing is done", async () => {
  const { controller, stop } = table(({ type }) => position(["0: a"], type === "act" ? { refusal: "No." } : {}));
  await settled();
  await controller.act("left");
  assert.equal(controller.refusal, "No.");
  await controller.undo();
  stop();
  assert.equal(controller.refusal, null);
});

test("what a notebook plays is shown and kept", async () => {
  const { controller, hear, store, stop } = table(() => position([]));
  await settled();
  hear(position(["0: a"]));
  stop();
  assert.deepEqual(controller.position.record.moves, ["0: a"]);
  assert.deepEqual(store.load().moves, ["0: a"]);
});

test("a new game keeps the one before, and back again", async () => {
  const { controller, store, asked, stop } = table(({ type, record }) => position(type === "restore" && record ? record.moves : type === "begin" ? [] : ["0: a"]));
  await settled();
  assert.equal(await controller.begin({ seats: [] }), null);
  assert.deepEqual(store.before.moves, ["0: a"]);
  assert.equal(controller.notice, "begun");
  await controller.goBack();
  stop();
  assert.equal(asked.at(-1).force, true);
  assert.deepEqual(controller.position.record.moves, ["0: a"]);
});

test("a curtain is opened and closed by what is asked of the kernel, and the board is then in use", async () => {
  const { controller, asked, stop } = table(({ type }) => position([], { curtain: type === "look" ? null : 0 }));
  await settled();
  assert.equal(controller.inUse, false, "nobody has done anything yet");
  await controller.look();
  assert.deepEqual([controller.inUse, controller.position.curtain], [true, null]);
  assert.equal(await controller.handOn(), null, "too soon after the curtain");
  await new Promise((resolve) => setTimeout(resolve, 3 * SETTLE));
  await controller.handOn();
  stop();
  assert.equal(controller.position.curtain, 0);
  assert.deepEqual(asked.map(({ type }) => type), ["restore", "look", "hand_on"]);
});

const choosing = (seat, more) => ({ curtain: null, lingers: false, over: false, together: 0, scene: { seat, choices: [{ action: "a", pieces: ["supply"] }, { action: "b", pieces: ["card"] }] }, ...more });

for (const [what, after, heard] of [
  ["another seat is to choose", choosing(1), 1],
  ["all have acted", choosing(0, { together: 3 }), 1],
  ["what was tapped stands there again", choosing(0), 1],
  ["the same turn goes on elsewhere", choosing(0, { scene: { seat: 0, choices: [{ action: "b", pieces: ["card"] }] } }), 2],
]) {
  test(`a second tap at once is ${heard === 1 ? "not " : ""}heard where ${what}`, async () => {
    let moves = [];
    const { controller, asked, stop } = table(({ type }) => (type === "restore" ? position([], choosing(0)) : position((moves = [...moves, "0: a"]), after)));
    await settled();
    await controller.act("a");
    await controller.act("b");
    assert.equal(asked.filter(({ type }) => type === "act").length, heard);
    await new Promise((resolve) => setTimeout(resolve, 3 * SETTLE));
    assert.equal(controller.busy, false);
    stop();
  });
}

test("the first action lets go of the game before", async () => {
  const { controller, stop } = table(({ type }) => position(type === "restore" ? ["0: a"] : []));
  await settled();
  await controller.begin({ seats: [] });
  assert.equal(controller.notice, "begun");
  await new Promise((resolve) => setTimeout(resolve, 3 * SETTLE));
  await controller.act("a");
  stop();
  assert.equal(controller.notice, null);
});
