// Names for elements that nothing else on the page has. Preact's own `useId` counts anew in each
// root, and each widget's module has variables of its own: so the page itself keeps the count.

const COUNT = Symbol.for("clawkit: names given to elements");

/** The next name that is free on the page. */
export function nextId(page = globalThis) {
  page[COUNT] = (page[COUNT] ?? 0) + 1;
  return `ck-own-${page[COUNT]}`;
}
