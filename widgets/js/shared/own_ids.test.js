import assert from "node:assert/strict";
import { test } from "node:test";
import { nextId } from "./own_ids.js";

test("names on one page are all different, whichever module gives them", async () => {
  const page = {};
  const again = await import("./own_ids.js?again");
  const names = [nextId(page), again.nextId(page), nextId(page)];
  assert.equal(new Set(names).size, 3);
});
