import assert from "node:assert/strict";
import { test } from "node:test";
import { nextId } from "./useOwnId.js";

test("names on one page are all different, whichever module gives them", async () => {
  const page = {};
  const again = await import("./useOwnId.js?again");
  const names = [nextId(page), again.nextId(page), nextId(page)];
  assert.equal(new Set(names).size, 3);
});
