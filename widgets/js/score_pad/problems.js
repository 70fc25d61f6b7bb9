// Where a problem stands on the pad: at its fields, or above everything.

/** Problems (or warnings) at one player's field, as `players[0].bear`. */
export function problemsAt(problems, seat, key) {
  const path = `players[${seat}].${key}`;
  return (problems ?? []).filter(
    ({ where, fields }) => where === path || where.startsWith(`${path}[`) || fields?.includes(path),
  );
}

/** Problems that belong to no field of a player. */
export function elsewhere(problems) {
  return (problems ?? []).filter(({ where, fields }) => !/^players\[\d+\]\./.test(where) && !fields?.length);
}

/** The first field that a problem points to: { seat, key }, or null. */
export function firstField({ where, fields }) {
  const found = /^players\[(\d+)\]\.(\w+)/.exec(fields?.[0] ?? where);
  return found && { seat: Number(found[1]), key: found[2] };
}
