// Where a problem stands on the pad: at its fields, or above everything.

import { typed } from "./entries.js";
import { fieldsOf, idOf } from "./fields.js";

/** Problems with their places as the pad has them: an entry of a list that is counted is its count. */
export function located(problems, entries, schema) {
  const place = (path) => placeOf(path, entries, schema);
  return (problems ?? []).map((one) => ({ ...one, where: place(one.where), fields: one.fields?.map(place) }));
}

function placeOf(path, entries, schema) {
  const [, player, seat, key, index] = /^(players\[(\d+)\])\.(\w+)\[(\d+)\]$/.exec(path) ?? [];
  const item = player && entries?.players?.[seat]?.[key]?.[index];
  const field = fieldsOf(schema).find(
    (one) => one.key === key && one.entry && (one.entry === item || String(item).endsWith(typed(one.entry, ""))),
  );
  return field ? `${player}.${idOf(field)}` : path;
}

/** Problems without those across players that a player's own problem by the same rule explains. */
export function settled(problems) {
  const own = ({ clause }, path) => problems.some((one) => one.where === path && one.clause === clause && clause);
  return problems.filter((one) => !one.fields?.some((path) => path !== one.where && own(one, path)));
}

/** Problems of a whole list that is shown as several counts: they stand at the first of them. */
export function problemsOfList(problems, seat, field, schema) {
  const first = field.entry && fieldsOf(schema).find(({ key }) => key === field.key) === field;
  return first ? problemsAt(problems, seat, field.key) : [];
}

/** Problems (or warnings) at one player's field, as `players[0].bear`. */
export function problemsAt(problems, seat, id) {
  const path = `players[${seat}].${id}`;
  return (problems ?? []).filter(
    ({ where, fields }) => where === path || where.startsWith(`${path}[`) || fields?.includes(path),
  );
}

/** Problems that belong to no field of a player. */
export function elsewhere(problems) {
  return (problems ?? []).filter(({ where, fields }) => !/^players\[\d+\]\./.test(where) && !fields?.length);
}

/** The first field that a problem points to: { seat, id }, or null. */
export function firstField({ where, fields }) {
  const found = /^players\[(\d+)\]\.([^[]+)/.exec(fields?.[0] ?? where);
  return found && { seat: Number(found[1]), id: found[2] };
}
