import assert from "node:assert/strict";
import { test } from "node:test";
import { percentOf } from "./percent.js";

test("a chance is shown in percent, however it was written", () => {
  assert.equal(percentOf("1/2"), 50);
  assert.equal(percentOf("1/3"), 33.33);
  assert.equal(percentOf("30 %"), 30);
  assert.equal(percentOf("0.25"), 25);
  assert.equal(percentOf("1"), 100);
});

test("what is no chance stays as it was typed", () => {
  assert.equal(percentOf("often %"), "often");
  assert.equal(percentOf("-3 %"), "-3");
});
