// A pad is an append-only list of operations. Everything else (the values, undo, the log, two tabs
// on one game) follows from the list, and nothing in it is ever changed or removed.
//
// An operation: { id, n, by, at, kind, ... }. `n` is a logical clock, `by` the page that made it,
// so that lists from two pages merge into the same order everywhere.
//
//   add     { cell, value }                 a count grows or shrinks by value
//   set     { cell, value }                 a cell is this value now
//   insert  { cell, item, value, before }   a list gets an item, before another one or at its end
//   replace { cell, item, value }           an item of a list is this value now
//   move    { cell, item, before }
//   remove  { cell, item }
//   clear   { cell }                        every cell that begins so is empty now
//   strike  { ops, undo?, redo? }           these operations do not count (any more)

const ofCells = ["add", "set", "clear"];
const ofItems = ["insert", "replace", "move", "remove"];

/** Whether something (of a file, of an older or newer page) is an operation that can be carried out. */
export function isOperation(op) {
  if (typeof op?.id !== "string" || typeof op.by !== "string" || !Number.isSafeInteger(op.n)) return false;
  if (op.kind === "strike") return Array.isArray(op.ops) && op.ops.every((id) => typeof id === "string");
  if (typeof op.cell !== "string") return false;
  if (op.kind === "add") return Number.isSafeInteger(op.value);
  return ofCells.includes(op.kind) || (ofItems.includes(op.kind) && typeof op.item === "string");
}

/** Merge lists of operations from several pages: each once, in one order everywhere. */
export function merge(...lists) {
  const byId = new Map();
  for (const op of lists.flat()) byId.set(op.id, op);
  return [...byId.values()].sort((a, b) => a.n - b.n || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0));
}

/** The next operations of a page, numbered after all those that it knows. */
export function numbered(ops, drafts, by, at) {
  let n = ops.reduce((most, op) => Math.max(most, op.n), 0);
  const batch = drafts.length > 1 ? `${n + 1}-${by}` : undefined;
  return drafts.map((draft) => {
    n += 1;
    return { id: `${n}-${by}`, n, by, at, ...(batch && { batch }), ...draft };
  });
}

/** The ids of operations that do not count: struck by a strike that itself counts. */
export function struck(ops) {
  const dead = new Set();
  for (let i = ops.length - 1; i >= 0; i--) {
    const op = ops[i];
    if (op.kind === "strike" && !dead.has(op.id)) op.ops.forEach((id) => dead.add(id));
  }
  return dead;
}

/**
 * Carry the operations out, in order.
 *
 * Returns { values, lists, steps }: `values` maps a cell to its value, `lists` a cell to its
 * items [{ item, value }]; `steps` has every operation but strikes, with what stood in its cell
 * before and after, and whether it counts.
 */
export function fold(ops) {
  const dead = struck(ops);
  const state = { values: new Map(), lists: new Map() };
  const steps = [];
  for (const op of ops) {
    if (op.kind === "strike") continue;
    const before = look(state, op);
    const live = !dead.has(op.id);
    if (live) carryOut[op.kind]?.(state, op);
    steps.push({ op, live, before, after: look(state, op) });
  }
  return { ...state, steps };
}

const look = ({ values, lists }, op) =>
  op.item ? (lists.get(op.cell) ?? []).find(({ item }) => item === op.item)?.value : values.get(op.cell);

const carryOut = {
  add({ values }, { cell, value }) {
    const stood = values.get(cell) ?? 0;
    values.set(cell, (Number.isInteger(stood) ? stood : 0) + value);
  },
  set({ values }, { cell, value }) {
    values.set(cell, value);
  },
  insert({ lists }, { cell, item, value, before }) {
    const list = (lists.get(cell) ?? []).filter((other) => other.item !== item);
    lists.set(cell, placed(list, { item, value }, before));
  },
  replace({ lists }, { cell, item, value }) {
    const list = lists.get(cell) ?? [];
    lists.set(cell, list.map((other) => (other.item === item ? { item, value } : other)));
  },
  move({ lists }, { cell, item, before }) {
    const list = lists.get(cell) ?? [];
    const moved = list.find((other) => other.item === item);
    if (moved) lists.set(cell, placed(list.filter((other) => other !== moved), moved, before));
  },
  remove({ lists }, { cell, item }) {
    lists.set(cell, (lists.get(cell) ?? []).filter((other) => other.item !== item));
  },
  clear({ values, lists }, { cell }) {
    for (const cells of [values, lists]) {
      for (const key of [...cells.keys()]) if (key.startsWith(cell)) cells.delete(key);
    }
  },
};

function placed(list, entry, before) {
  const at = list.findIndex(({ item }) => item === before);
  return at < 0 ? [...list, entry] : [...list.slice(0, at), entry, ...list.slice(at)];
}

/** The strike that undoes what was done last, or null when there is nothing to undo. */
export function undoOf(ops) {
  const dead = struck(ops);
  const last = ops.findLast((op) => !dead.has(op.id) && !op.undo && !op.redo && !op.start);
  if (!last) return null;
  const together = last.batch ? ops.filter((op) => op.batch === last.batch) : [last];
  return { kind: "strike", undo: true, ops: together.map((op) => op.id) };
}

/** The strike that takes the last undo back, or null when nothing was undone last. */
export function redoOf(ops) {
  const dead = struck(ops);
  for (let i = ops.length - 1; i >= 0; i--) {
    const op = ops[i];
    if (!op.undo && !op.redo) return null;
    if (op.undo && !dead.has(op.id)) return { kind: "strike", redo: true, ops: [op.id] };
  }
  return null;
}

/** The strike that makes struck operations count again. */
export function putBackOf(ops, ids) {
  const dead = struck(ops);
  const strikes = ops.filter(
    (op) => op.kind === "strike" && !dead.has(op.id) && op.ops.some((id) => ids.includes(id)),
  );
  return { kind: "strike", ops: strikes.map((op) => op.id) };
}
