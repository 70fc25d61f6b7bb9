// What was done, as sentences: one line for taps that belong together.

import { PLAYERS } from "./entries.js";

const TOGETHER = 20_000;

/** Lines { ids, who, text, live, at }, the newest first. Start-up operations are not lines. */
export function logLines(folded, schema) {
  const lines = [];
  for (const step of folded.steps) {
    if (step.op.start) continue;
    const last = lines.at(-1);
    if (last && belongs(last, step)) extend(last, step);
    else lines.push(lineOf(step));
  }
  const names = namesOf(folded);
  return lines.map((line) => ({ ...line, ...describe(line, names, schema) })).reverse();
}

const lineOf = ({ op, live, before, after }) => ({ ids: [op.id], op, live, before, after, at: op.at });

function belongs(line, { op, live }) {
  const sameBatch = op.batch && op.batch === line.op.batch;
  const sameCount =
    op.kind === "add" && line.op.kind === "add" && op.cell === line.op.cell && op.at - line.at < TOGETHER;
  return line.live === live && (sameBatch || sameCount);
}

function extend(line, { op, after }) {
  line.ids.push(op.id);
  line.at = op.at;
  if (op.cell === line.op.cell) line.after = after;
}

/** Every player's latest name, also of those who have left. */
function namesOf({ steps }) {
  const names = {};
  for (const { op, live } of steps) {
    if (live && op.cell === PLAYERS && op.value !== undefined) names[op.item] = op.value;
  }
  return names;
}

function describe({ op, before, after }, names, schema) {
  const [what, id, key] = op.cell.split(".");
  const field = schema.rows.flatMap((row) => row.fields).find((other) => other.key === key);
  if (op.kind === "clear") return { text: "All cards cleared" };
  if (what === "card" && field) return { who: names[id], text: cardText(op, before, after, field) };
  return { who: names[id], text: settingText(op, what, id, before, after, schema, names) };
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
  if (cell === PLAYERS && kind === "remove") return `${names[item] ?? "A player"} left`;
  if (cell === PLAYERS) return `${before} is now called ${after}`;
  if (what === "colour") return "New colour";
  if (what === "kind") return `${label(schema, id)}: ${value ? "in this match" : "not in this match"}`;
  if (what === "ruling") return `Ruling ${id}: ${value}`;
  if (what === "datum") return `Card data ${id.replaceAll("_", " ")} changed`;
  return value ? "Game finished" : "Game taken up again";
}

const label = (schema, item) => schema.rows.find((row) => row.item === item)?.label ?? item;
