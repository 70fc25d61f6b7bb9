import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage } from "../shared/storage.js";
import { Controller } from "./controller.js";
import { KeptParameters } from "./kept.js";

globalThis.addEventListener ??= () => {};
globalThis.removeEventListener ??= () => {};
globalThis.document ??= { addEventListener() {}, removeEventListener() {}, getElementById: () => null };
globalThis.location ??= { hash: "", pathname: "/", search: "" };

const schema = { game: "toy_game", name: "ducks", given: { hand: 12 }, controls: [{ name: "hand" }], answer: { of: 12 }, slow: "" };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** An explorer whose kernel answers when `answer(number, body)` says so. */
function bench({ storage = memoryStorage(), more = {} } = {}) {
  const asked = [];
  const listeners = new Set();
  const kernel = { send: (message) => asked.push(message), on: (_, listen) => listeners.add(listen), off: (_, listen) => listeners.delete(listen) };
  const whole = { ...schema, ...more };
  const kept = new KeptParameters(whole, { storage });
  const controller = new Controller({ kernel, schema: whole, redraw() {}, kept });
  const stop = controller.connect();
  const answer = async (index, body) => {
    const { number, from } = asked[index];
    [...listeners].forEach((listen) => listen({ type: "answered", number, from, ...body }));
    await settled();
  };
  return { controller, asked, answer, stop, listeners };
}

const hands = (asked) => asked.map(({ parameters }) => parameters.hand);

test("the answer that came with the page is shown without asking, and no line is opened", async () => {
  const { controller, asked, listeners, stop } = bench();
  await settled();
  stop();
  assert.deepEqual([controller.fresh, asked, listeners.size], [true, [], 0]);
});

test("while one question is under way only the latest of the others follows", async () => {
  const { controller, asked, answer, stop } = bench();
  for (const hand of [13, 14, 15]) controller.set("hand", hand);
  assert.deepEqual(hands(asked), [13]);
  assert.equal(controller.fresh, false);
  await answer(0, { answer: { of: 13 } });
  assert.deepEqual([hands(asked), controller.answer.of, controller.fresh], [[13, 15], 13, false]);
  await answer(1, { answer: { of: 15 } });
  stop();
  assert.deepEqual([hands(asked), controller.answer.of, controller.fresh], [[13, 15], 15, true]);
});

test("an answer is taken once, and one to nothing is not taken", async () => {
  const { controller, asked, answer, stop } = bench();
  controller.set("hand", 13);
  await answer(0, { answer: { of: 13 } });
  await answer(0, { answer: { of: "again" } });
  stop();
  assert.deepEqual([asked.length, controller.answer.of], [1, 13]);
});

test("what cannot be is said at its control, and the last answer stays and counts as old", async () => {
  const { controller, answer, stop } = bench();
  controller.set("hand", 99);
  await answer(0, { problems: [{ parameter: "hand", message: "Too many." }] });
  assert.deepEqual([controller.problemOf("hand"), controller.problemOf(null), controller.fresh, controller.answer.of], ["Too many.", null, false, 12]);
  controller.undo("hand");
  await answer(1, { answer: { of: 12 } });
  stop();
  assert.deepEqual([controller.problemOf("hand"), controller.fresh], [null, true]);
});

test("a fault of the calculator is said and ends with the next answer", async () => {
  const { controller, answer, stop } = bench();
  controller.set("hand", 13);
  await answer(0, { type: "failed", message: "Something went wrong." });
  assert.deepEqual([controller.failure, controller.fresh], ["Something went wrong.", false]);
  controller.set("hand", 14);
  await answer(1, { answer: { of: 14 } });
  stop();
  assert.deepEqual([controller.failure, controller.fresh], [null, true]);
});

test("parameters kept from before are asked for when the page opens", async () => {
  const storage = memoryStorage();
  const before = bench({ storage });
  before.controller.set("hand", 7);
  before.stop();
  const { controller, asked, answer, stop } = bench({ storage });
  assert.deepEqual([hands(asked), controller.fresh], [[7], false]);
  await answer(0, { answer: { of: 7 } });
  stop();
  assert.equal(controller.fresh, true);
});

test("a question that takes long waits until nothing changes any more", async () => {
  const { controller, asked, stop } = bench({ more: { slow: "It takes a second." } });
  for (const hand of [13, 14, 15]) controller.set("hand", hand);
  await settled();
  assert.deepEqual(asked, []);
  await new Promise((resolve) => setTimeout(resolve, 450));
  stop();
  assert.deepEqual(hands(asked), [15]);
});

test("a derivation is asked for when it is unfolded, and then whether it holds", async () => {
  const { controller, asked, answer, stop } = bench();
  controller.unfold(true);
  await settled();
  assert.deepEqual(asked.map(({ type }) => type), ["derive"]);
  await answer(0, { derivation: { steps: [] } });
  assert.deepEqual([controller.derived.steps, controller.holds], [[], null]);
  await answer(1, { holds: ["Both sides agree."] });
  stop();
  assert.deepEqual([asked[1].type, controller.holds], ["verify", ["Both sides agree."]]);
});

test("a derivation of parameters that have changed meanwhile is not shown", async () => {
  const { controller, asked, answer, stop } = bench();
  controller.unfold(true);
  await settled();
  controller.set("hand", 13);
  await answer(1, { answer: { of: 13 } });
  await new Promise((resolve) => setTimeout(resolve, 450));
  await answer(0, { derivation: { of: 12 } });
  assert.equal(controller.derived, null);
  await answer(2, { derivation: { of: 13 } });
  stop();
  assert.deepEqual([asked[2].type, controller.derived.of], ["derive", 13]);
});
