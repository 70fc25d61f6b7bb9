import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose, findings, pageConfig } from "./connection.js";

const config = { baseUrl: "/user/ana/", kernelId: "k-1" };
const answering = (answer) => async () => ({ type: "basic", ok: false, ...answer });

const answers = [
  ["a kernel that the server knows is busy", { status: 200, ok: true }, "busy"],
  ["a kernel that the server does not know is gone", { status: 404 }, "kernel gone"],
  ["a server that asks to sign in has signed us out", { status: 403 }, "signed out"],
  ["so has one that wants credentials", { status: 401 }, "signed out"],
  ["and one that leads to its login page", { status: 0, type: "opaqueredirect" }, "signed out"],
  ["a proxy without a server behind it is no server", { status: 502 }, "server gone"],
  ["nor is one that fails", { status: 500 }, "server gone"],
];

for (const [sentence, answer, finding] of answers) {
  test(sentence, async () => assert.equal(await diagnose(config, answering(answer)), finding));
}

test("a server that cannot be reached is gone", async () => {
  const unreachable = async () => {
    throw new TypeError("Failed to fetch");
  };
  assert.equal(await diagnose(config, unreachable), "server gone");
});

test("a server that does not answer in time is gone", async () => {
  const never = (url, { signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  assert.equal(await diagnose(config, never, 10), "server gone");
});

test("a page that does not know its kernel asks nobody", async () => {
  const asked = () => assert.fail("asked");
  assert.equal(await diagnose(null, asked), "unknown");
});

test("the server is asked for this page's kernel, past every cache, and no redirect is followed", async () => {
  const calls = [];
  const get = async (url, options) => {
    calls.push([url, options.cache, options.redirect]);
    return { status: 200, ok: true };
  };
  await diagnose(config, get);
  await diagnose({ kernelId: "k-2" }, get);
  assert.deepEqual(calls, [
    ["/user/ana/api/kernels/k-1", "no-store", "manual"],
    ["/api/kernels/k-2", "no-store", "manual"],
  ]);
});

test("a page says which kernel it has, or nothing that can be used", () => {
  const page = (text) => ({ getElementById: (id) => (id === "jupyter-config-data" ? { textContent: text } : null) });
  assert.deepEqual(pageConfig(page(JSON.stringify(config))), config);
  for (const text of ["{}", "null", "no JSON", ""]) assert.equal(pageConfig(page(text)), null);
  assert.equal(pageConfig({ getElementById: () => null }), null);
});

test("every finding has a sentence that says what is safe", () => {
  for (const finding of ["busy", "kernel gone", "server gone", "signed out", "unknown"]) {
    assert.match(findings[finding].text, /Everything you entered is kept in this browser/);
    assert.equal(typeof findings[finding].reload, "boolean");
  }
});
