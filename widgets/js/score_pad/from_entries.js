// From the file form of entries to the operations that put them on a pad.

import { cellOf, hasForm, isObject, PLAYERS } from "./entries.js";
import { fieldsOf, idOf } from "./fields.js";

/** How many marks players can have (Shape.jsx draws them). */
const MARKS = 6;

/**
 * The operations that put entries on an empty pad: { drafts, problems, started }. Only what a pad
 * can show is taken; whatever else there is becomes a problem, and then nothing should be loaded.
 */
export function fromEntries(entries, schema) {
  const problems = [];
  const refuse = (where, message) => problems.push({ where, message });
  if (!isObject(entries) || entries.game !== schema.game) {
    refuse("game", `This is no saved game of ${schema.title}. Choose a file that clawkit exported here.`);
    return { drafts: [], problems };
  }
  const meta = isObject(entries.meta) ? entries.meta : {};
  const drafts = [
    ...settings(entries, meta, schema, refuse),
    ...playersOf(entries, schema, refuse).flatMap((player, seat) => playerDrafts(player, seat, meta, schema, refuse)),
  ];
  refuseFrame(entries, refuse);
  return { drafts, problems, started: isDay(meta.date) ? Date.parse(meta.date) : undefined };
}

function refuseFrame(entries, refuse) {
  const { format = 1 } = entries;
  if (format !== 1) refuse("format", "A newer clawkit saved this. Update this one, and open it again.");
  const keys = ["game", "format", "rulings", "component_data", "players", "meta"];
  for (const key of Object.keys(entries)) {
    if (!keys.includes(key)) refuse(key, `The file has ${key}, which this pad does not know.`);
  }
}

function playersOf({ players }, { title, players: { min, max } }, refuse) {
  if (!Array.isArray(players) || !players.length) {
    refuse("players", "The file has no players.");
    return [];
  }
  if (players.length <= max) return players;
  refuse("players", `The file has ${players.length} players, and ${title} is for ${min} to ${max}.`);
  return [];
}

function settings(entries, meta, schema, refuse) {
  const isChoice = (choice, { choices }) => choices.some(({ name }) => name === choice);
  const fits = (value, datum) => hasForm(value, datum.default);
  return [
    ...sets(entries, "rulings", schema.rulings, cellOf.ruling, isChoice, refuse),
    ...sets(entries, "component_data", schema.data, cellOf.datum, fits, refuse),
    ...kindsOf(meta, schema, refuse).map((item) => ({ kind: "set", cell: cellOf.kind(item), value: true })),
    ...thingsOf(meta, schema, refuse),
    ...(isDay(meta.finished) ? [{ kind: "set", cell: "finished", value: meta.finished }] : []),
  ];
}

function sets(entries, key, named, cell, fits, refuse) {
  const given = entries[key] ?? {};
  if (!isObject(given)) {
    refuse(key, `${key} cannot be read.`);
    return [];
  }
  return Object.entries(given).flatMap(([name, value]) => {
    const known = named.find((one) => one.name === name);
    if (known && fits(value, known)) return [{ kind: "set", cell: cell(name), value }];
    const what = known ? `The value of ${name} cannot be shown on this pad.` : `This pad does not know ${name}.`;
    refuse(`${key}.${name}`, what);
    return [];
  });
}

function kindsOf({ kinds = [] }, { selection }, refuse) {
  const known = selection?.items ?? [];
  const readable = Array.isArray(kinds) && kinds.every((item) => known.includes(item));
  const items = known.filter((item) => readable && kinds.includes(item));
  if (readable && items.length <= (selection?.choose ?? 0)) return items;
  refuse("meta.kinds", "The kinds in this match cannot be shown on this pad.");
  return [];
}

function thingsOf({ names = {} }, { naming }, refuse) {
  const known = naming?.things ?? [];
  const readable = isObject(names) && Object.entries(names).every(([thing, name]) => known.includes(thing) && typeof name === "string");
  if (!readable) refuse("meta.names", "The names of the types cannot be shown on this pad.");
  const named = known.filter((thing) => readable && Object.hasOwn(names, thing));
  return named.map((thing) => ({ kind: "set", cell: cellOf.thing(thing), value: names[thing] }));
}

function playerDrafts(player, seat, meta, schema, refuse) {
  const where = `players[${seat}]`;
  if (!isObject(player) || typeof player.name !== "string") {
    refuse(where, `Player ${seat + 1} has no name.`);
    return [];
  }
  const id = `p${seat + 1}`;
  const colour = meta.colours?.[seat];
  const drafts = [
    { kind: "insert", cell: PLAYERS, item: id, value: player.name },
    { kind: "set", cell: cellOf.colour(id), value: isMark(colour) ? colour : seat % MARKS },
  ];
  const fields = fieldsOf(schema);
  const keys = ["name", ...fields.map(({ key }) => key)];
  for (const key of Object.keys(player)) {
    if (!keys.includes(key)) refuse(`${where}.${key}`, `${player.name} has ${key}, which this pad does not know.`);
  }
  for (const [key, alike] of byKey(fields)) {
    if (player[key] === undefined) continue;
    const ask = (place, message) => refuse(place, `${player.name}: ${message}`);
    const place = [player[key], id, `${where}.${key}`, ask];
    drafts.push(...(alike[0].entry ? countedDrafts(alike, ...place) : fieldDrafts(alike[0], ...place)));
  }
  return drafts;
}

/** Fields that share a key count the entries of one list. */
function byKey(fields) {
  const keys = [...new Set(fields.map(({ key }) => key))];
  return keys.map((key) => [key, fields.filter((field) => field.key === key)]);
}

/** A list that the pad shows as counts: how often each of its fields' entries stands in it. */
function countedDrafts(fields, value, id, where, refuse) {
  if (!Array.isArray(value)) {
    refuse(where, `${fields[0].key} must be a list.`);
    return [];
  }
  value.forEach((item, index) => {
    if (!fields.some(({ entry }) => entry === item)) refuseCard(item, index, fields.map(({ entry }) => entry), where, refuse);
  });
  const counted = fields.map((field) => [field, value.filter((item) => item === field.entry).length]);
  return counted
    .filter(([, count]) => count)
    .map(([field, count]) => ({ kind: "set", cell: cellOf.card(id, idOf(field)), value: count }));
}

function refuseCard(item, index, possible, where, refuse) {
  const key = where.split(".").at(-1);
  const text = JSON.stringify(item) ?? "nothing";
  const what = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  refuse(`${where}[${index}]`, `number ${index + 1} of ${key} is ${what}. Possible: ${possible.join(", ")}.`);
}

function fieldDrafts(field, value, id, where, refuse) {
  const cell = cellOf.card(id, field.key);
  if (field.kind === "count") {
    if (Number.isInteger(value)) return [{ kind: "set", cell, value }];
    refuse(where, `${field.label} must be a whole number.`);
    return [];
  }
  const items = field.asText && typeof value === "string" ? [...value] : value;
  if (!Array.isArray(items)) {
    refuse(where, `${field.key} must be a list.`);
    return [];
  }
  return items.map((item, index) => {
    const known = field.choices.find((choice) => sameCard(choice.value, item))?.value;
    if (known === undefined && !(field.datum && Number.isInteger(item))) {
      const possible = field.datum ? ["whole numbers"] : field.choices.map(({ value }) => value);
      refuseCard(item, index, possible, where, refuse);
    }
    return { kind: "insert", cell, item: `${field.key}${index + 1}`, value: known ?? item };
  });
}

const sameCard = (a, b) =>
  a === b || (typeof b === "string" && b.includes("/") && a === b.split("/").reverse().join("/"));

const isMark = (colour) => Number.isInteger(colour) && colour >= 0 && colour < MARKS;

const isDay = (text) => typeof text === "string" && !Number.isNaN(Date.parse(text));

