// From the pad's operations to the file form of entries. The pad knows the shape of its fields and
// nothing of what is right: that is for the rules, in Python.

import { fieldsOf, idOf } from "./fields.js";

export const PLAYERS = "players";

/** As many equal entries as a list is given; a larger number stands in it as a text. */
export const LONGEST = 99;

export const cellOf = {
  card: (player, id) => `card.${player}.${id}`,
  colour: (player) => `colour.${player}`,
  kind: (item) => `kind.${item}`,
  ruling: (name) => `ruling.${name}`,
  datum: (name) => `datum.${name}`,
  thing: (thing) => `thing.${thing}`,
};

/** The folded pad as the page reads it. */
export function viewOf({ values, lists }, schema) {
  const fields = fieldsOf(schema);
  const players = (lists.get(PLAYERS) ?? []).map(({ item, value }) => ({
    id: item,
    name: value,
    colour: values.get(cellOf.colour(item)) ?? 0,
    values: Object.fromEntries(
      fields.map((field) => {
        const cell = cellOf.card(item, idOf(field));
        return [idOf(field), field.kind === "list" ? lists.get(cell) ?? [] : values.get(cell) ?? 0];
      }),
    ),
  }));
  return {
    players,
    kinds: (schema.selection?.items ?? []).filter((item) => values.get(cellOf.kind(item))),
    rulings: chosen(schema.rulings, values, cellOf.ruling, () => true),
    data: chosen(schema.data, values, cellOf.datum, hasForm),
    things: thingsOf(schema, values),
    finished: values.get("finished") ?? null,
  };
}

/** What this table calls the things that the rulebook only pictures: those that have a name. */
function thingsOf({ naming }, values) {
  const named = (naming?.things ?? []).map((thing) => [thing, values.get(cellOf.thing(thing))]);
  return Object.fromEntries(named.filter(([, name]) => typeof name === "string" && name.trim()));
}

function chosen(named, values, cell, fits) {
  const value = (name, usual) => {
    const given = values.get(cell(name)) ?? usual;
    return fits(given, usual) ? given : usual;
  };
  return Object.fromEntries(named.map(({ name, default: usual }) => [name, value(name, usual)]));
}

/** Whether a datum has the keys, the length and the types of its default, so that a pad can show it. */
export function hasForm(given, form) {
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
      ...(Object.keys(view.things).length && { names: view.things }),
      ...(view.finished && { finished: view.finished }),
    },
  };
}

function cardsOf(player, schema) {
  const cards = {};
  for (const field of fieldsOf(schema)) {
    const { key, kind, entry, asText } = field;
    const held = player.values[idOf(field)];
    if (kind === "list" && held.length) {
      const values = held.map(({ value }) => value);
      cards[key] = asText ? values.join("") : values;
    } else if (kind === "count" && held !== 0) {
      cards[key] = entry ? [...(cards[key] ?? []), ...repeated(entry, held)] : held;
    }
  }
  return cards;
}

/** An entry so many times; what is no such number stands there as it was typed, for the rules to refuse. */
const repeated = (entry, held) =>
  Number.isInteger(held) && held > 0 && held <= LONGEST ? Array(held).fill(entry) : [typed(held, entry)];

/** What stands in a list for a number that is none. */
export const typed = (held, entry) => `${held} x ${entry}`;

function changed(values, named) {
  const kept = named.filter(({ name, default: usual }) => !same(values[name], usual));
  return kept.length ? Object.fromEntries(kept.map(({ name }) => [name, values[name]])) : null;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
