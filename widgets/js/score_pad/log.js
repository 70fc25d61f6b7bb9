// What was done, as sentences: one line for taps that belong together.

import { PLAYERS } from "./entries.js";
import { fieldOf } from "./fields.js";

const TOGETHER = 20_000;

/** Lines { ids, who, text, live, at }, the newest first. Start-up operations are not lines. */
export function logLines(folded, schema) {
  const lines = [];
  const values = new Map();
  for (const step of folded.steps) {
    const { op } = step;
    const place = `${op.cell} ${op.item}`;
    const before = step.before ?? values.get(place);
    if (op.item && op.value !== undefined) values.set(place, op.value);
    if (op.start) continue;
    const last = lines.at(-1);
    if (last && belongs(last, step)) extend(last, step);
    else lines.push({ ids: [op.id], ...step, before, after: afterOf(step), at: op.at, n: op.n });
  }
  const names = namesOf(folded);
  return lines.map((line) => ({ ...line, ...describe(line, names, schema) })).reverse();
}

/** What stands in the cell after a step; after a struck one, what would stand there. */
const afterOf = ({ op, live, before, after }, base = before) => {
  if (live) return after;
  return op.kind === "add" ? (Number.isInteger(base) ? base : 0) + op.value : op.value;
};

function belongs(line, { op, live }) {
  const sameBatch = op.batch && op.batch === line.op.batch;
  const sameCount =
    op.kind === "add" && line.op.kind === "add" && op.cell === line.op.cell && op.n === line.n + 1 && op.at - line.at < TOGETHER;
  return line.live === live && (sameBatch || sameCount);
}

function extend(line, step) {
  line.ids.push(step.op.id);
  line.at = step.op.at;
  line.n = step.op.n;
  if (step.op.cell === line.op.cell) line.after = afterOf(step, line.after);
}

/** Every player's latest name, also of those who have left or never came. */
function namesOf({ steps }) {
  const named = steps.filter(({ op }) => op.cell === PLAYERS && op.value !== undefined);
  const inForce = named.filter(({ live }) => live);
  return new Map([...named, ...inForce].map(({ op }) => [op.item, op.value]));
}

function describe({ op, before, after }, names, schema) {
  const [what, id, ...rest] = op.cell.split(".");
  const field = fieldOf(schema, rest.join("."));
  if (op.kind === "clear") return { text: "All cards cleared" };
  if (what === "card" && field) return { who: names.get(id), text: cardText(op, before, after, field) };
  return { who: names.get(id), text: settingText(op, what, id, before, after, schema, names) };
}

function cardText({ kind, value }, before, after, field) {
  if (field.kind === "count") return `${field.label}: ${before ?? 0} → ${after ?? 0}`;
  const name = (one) => field.choices.find((choice) => choice.value === one)?.label ?? one;
  const where = field.key;
  switch (kind) {
    case "insert":
      return `${where}: ${name(value)} added`;
    case "replace":
      return `${where}: ${name(before)} → ${name(value)}`;
    case "move":
      return `${where}: ${name(before)} moved`;
    default:
      return `${where}: ${name(before)} taken out`;
  }
}

function settingText({ kind, item, value, cell }, what, id, before, after, schema, names) {
  if (cell === PLAYERS && kind === "insert") return `${value} joined`;
  if (cell === PLAYERS && kind === "remove") return `${names.get(item) ?? "A player"} left`;
  if (cell === PLAYERS && kind === "move") return `${before} moved to another seat`;
  if (cell === PLAYERS) return `${before} is now called ${value}`;
  if (what === "thing") return value ? `${id} is called ${value}` : `${id} has no name`;
  if (what === "colour") return "New colour";
  if (what === "kind") return `${label(schema, id)}: ${value ? "in this match" : "not in this match"}`;
  if (what === "ruling") return `Ruling ${id}: ${value}`;
  if (what === "datum") return `Card data ${id.replaceAll("_", " ")} changed`;
  if (cell === "finished") return value ? "Game finished" : "Game taken up again";
  return `${cell} changed`;
}

const label = (schema, name) => schema.rows.find((row) => row.name === name)?.label ?? name;
