// Between the pad's operations and the file form of entries. The pad knows the shape of its
// fields and nothing of what is right: that is for the rules, in Python.

export const PLAYERS = "players";

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
    rulings: chosen(schema.rulings, values, cellOf.ruling),
    data: chosen(schema.data, values, cellOf.datum),
    finished: values.get("finished") ?? null,
  };
}

function chosen(named, values, cell) {
  return Object.fromEntries(named.map(({ name, default: usual }) => [name, values.get(cell(name)) ?? usual]));
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
 * The operations that put entries on an empty pad: { drafts, problems }. Only what a pad can show
 * is taken; whatever else there is becomes a problem, and then nothing should be loaded.
 */
export function fromEntries(entries, schema) {
  const problems = [];
  const refuse = (where, message) => problems.push({ where, message });
  if (!isObject(entries) || entries.game !== schema.game) {
    refuse("game", `This is no saved game of ${schema.title}. Choose a file that clawkit exported here.`);
    return { drafts: [], problems };
  }
  const players = Array.isArray(entries.players) ? entries.players : [];
  if (!players.length) refuse("players", "The file has no players.");
  const drafts = [
    ...settings(entries, schema),
    ...players.flatMap((player, seat) => playerDrafts(player, seat, entries.meta, schema, refuse)),
  ];
  return { drafts, problems };
}

function settings(entries, schema) {
  const sets = (named, given, cell) =>
    named
      .filter(({ name }) => isObject(given) && given[name] !== undefined)
      .map(({ name }) => ({ kind: "set", cell: cell(name), value: given[name] }));
  const kinds = Array.isArray(entries.meta?.kinds) ? entries.meta.kinds : [];
  const known = schema.selection?.items ?? [];
  return [
    ...sets(schema.rulings, entries.rulings, cellOf.ruling),
    ...sets(schema.data, entries.component_data, cellOf.datum),
    ...known
      .filter((item) => kinds.includes(item))
      .map((item) => ({ kind: "set", cell: cellOf.kind(item), value: true })),
  ];
}

function playerDrafts(player, seat, meta, schema, refuse) {
  const where = `players[${seat}]`;
  if (!isObject(player) || typeof player.name !== "string") {
    refuse(where, `Player ${seat + 1} has no name.`);
    return [];
  }
  const id = `p${seat + 1}`;
  const colour = meta?.colours?.[seat];
  const drafts = [
    { kind: "insert", cell: PLAYERS, item: id, value: player.name },
    { kind: "set", cell: cellOf.colour(id), value: Number.isInteger(colour) ? colour : seat },
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

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
