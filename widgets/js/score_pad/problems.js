// Where a problem stands on the pad: at its fields, or above everything.

import { LONGEST, typed } from "./entries.js";
import { fieldsOf, idOf } from "./fields.js";

/** Problems as the pad has their places: an entry of a list that is counted is its count. */
export function located(problems, entries, schema) {
  return (problems ?? []).map((one) => {
    const { where, ...more } = placeOf(finest(one), entries, schema);
    return { ...one, ...more, where, fields: one.fields?.map((path) => placeOf(path, entries, schema).where) };
  });
}

/** The path of a field, or of the first of a list's entries that a problem is about. */
const finest = ({ where, fields }) =>
  (where.includes(".") && fields?.find((path) => path.startsWith(`${where}[`))) || where;

/** { where } on the pad; of a number that cannot stand in a list with a message of its own. */
function placeOf(path, entries, schema) {
  const [, player, seat, key, index] = /^(players\[(\d+)\])\.(\w+)\[(\d+)\]$/.exec(path) ?? [];
  const item = player && entries?.players?.[seat]?.[key]?.[index];
  const counts = fieldsOf(schema).filter((field) => field.key === key && field.entry);
  const field = counts.find(({ entry }) => entry === item);
  if (field) return { where: `${player}.${idOf(field)}` };
  const odd = counts.find(({ entry }) => String(item).endsWith(typed("", entry)));
  if (!odd) return { where: path };
  const message = `must be a whole number from 0 to ${LONGEST}, not "${String(item).slice(0, -typed("", odd.entry).length)}"`;
  return { where: `${player}.${idOf(odd)}`, message };
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

/** Problems (or warnings) at one player's field, as `players[0].bear`, or at an entry of its list. */
export function problemsAt(problems, seat, id) {
  const path = `players[${seat}].${id}`;
  const isHere = (place) => place === path || place.startsWith(`${path}[`);
  return (problems ?? []).filter(({ where, fields }) => isHere(where) || fields?.some(isHere));
}

/** Whether any of them is about a field of this player. */
export function concerns(problems, seat) {
  const isOurs = (place) => place.startsWith(`players[${seat}].`);
  return problems.some(({ where, fields }) => isOurs(where) || fields?.some(isOurs));
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
