// Between the pad's operations and the file form of entries. The pad knows the shape of its
// fields and nothing of what is right: that is for the rules, in Python.

export const PLAYERS = "players";

/** How many marks players can have (Shape.jsx draws them). */
const MARKS = 6;

export const cellOf = {
  card: (player, key) => `card.${player}.${key}`,
  colour: (player) => `colour.${player}`,
  kind: (item) => `kind.${item}`,
  ruling: (name) => `ruling.${name}`,
  datum: (name) => `datum.${name}`,
};

/** The folded pad as the page reads it. */
export function viewOf({ values, lists }, schema) {
  const fields = schema.rows.flatMap((row) => row.fields);
  const players = (lists.get(PLAYERS) ?? []).map(({ item, value }) => ({
    id: item,
    name: value,
    colour: values.get(cellOf.colour(item)) ?? 0,
    values: Object.fromEntries(
      fields.map(({ key, kind }) => {
        const cell = cellOf.card(item, key);
        return [key, kind === "list" ? lists.get(cell) ?? [] : values.get(cell) ?? 0];
      }),
    ),
  }));
  return {
    players,
    kinds: (schema.selection?.items ?? []).filter((item) => values.get(cellOf.kind(item))),
    rulings: chosen(schema.rulings, values, cellOf.ruling, () => true),
    data: chosen(schema.data, values, cellOf.datum, hasForm),
    finished: values.get("finished") ?? null,
  };
}

function chosen(named, values, cell, fits) {
  const value = (name, usual) => {
    const given = values.get(cell(name)) ?? usual;
    return fits(given, usual) ? given : usual;
  };
  return Object.fromEntries(named.map(({ name, default: usual }) => [name, value(name, usual)]));
}

/** Whether a datum has the keys, the length and the types of its default, so that a pad can show it. */
function hasForm(given, form) {
  if (Array.isArray(form)) {
    return Array.isArray(given) && given.length === form.length && form.every((one, i) => hasForm(given[i], one));
  }
  if (isObject(form)) {
    const keys = Object.keys(form);
    const alike = isObject(given) && Object.keys(given).length === keys.length;
    return alike && keys.every((key) => Object.hasOwn(given, key) && hasForm(given[key], form[key]));
  }
  return typeof form === "number" ? Number.isInteger(given) : typeof given === typeof form;
}

/** The entries in the file form: what is empty or usual is left out. */
export function toEntries(view, schema, started) {
  const rulings = changed(view.rulings, schema.rulings);
  const data = changed(view.data, schema.data);
  return {
    game: schema.game,
    format: 1,
    ...(rulings && { rulings }),
    ...(data && { component_data: data }),
    players: view.players.map((player) => ({ name: player.name, ...cardsOf(player, schema) })),
    meta: {
      date: new Date(started).toISOString(),
      colours: view.players.map((player) => player.colour),
      ...(view.kinds.length && { kinds: view.kinds }),
      ...(view.finished && { finished: view.finished }),
    },
  };
}

function cardsOf(player, schema) {
  const cards = {};
  for (const { key, kind, asText } of schema.rows.flatMap((row) => row.fields)) {
    const held = player.values[key];
    if (kind === "count" && held !== 0) cards[key] = held;
    if (kind === "list" && held.length) {
      const values = held.map(({ value }) => value);
      cards[key] = asText ? values.join("") : values;
    }
  }
  return cards;
}

function changed(values, named) {
  const kept = named.filter(({ name, default: usual }) => !same(values[name], usual));
  return kept.length ? Object.fromEntries(kept.map(({ name }) => [name, values[name]])) : null;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

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
  const fields = schema.rows.flatMap((row) => row.fields);
  const keys = ["name", ...fields.map(({ key }) => key)];
  for (const key of Object.keys(player)) {
    if (!keys.includes(key)) refuse(`${where}.${key}`, `${player.name} has ${key}, which this pad does not know.`);
  }
  for (const field of fields) {
    if (player[field.key] !== undefined) {
      drafts.push(...fieldDrafts(field, player[field.key], id, `${where}.${field.key}`, refuse));
    }
  }
  return drafts;
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
    refuse(where, `${field.label} cannot be read.`);
    return [];
  }
  return items.map((item, index) => {
    const known = field.choices.find((choice) => sameCard(choice.value, item))?.value;
    if (known === undefined && !(field.datum && Number.isInteger(item))) {
      refuse(`${where}[${index}]`, `${field.label}: there is no such card (number ${index + 1}).`);
    }
    return { kind: "insert", cell, item: `${field.key}${index + 1}`, value: known ?? item };
  });
}

const sameCard = (a, b) =>
  a === b || (typeof b === "string" && b.includes("/") && a === b.split("/").reverse().join("/"));

const isMark = (colour) => Number.isInteger(colour) && colour >= 0 && colour < MARKS;

const isDay = (text) => typeof text === "string" && !Number.isNaN(Date.parse(text));

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
