// What has moved between two scenes: pictures that leave a place, and where they go to.

/**
 * The pictures that left their place: { from, to, picture }; `to` is the piece at which the same
 * picture has arrived, or null where it left the board.
 */
export function departures(before, after) {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const pairs = before.pieces.flatMap((old) => (now.has(old.id) ? [[old, now.get(old.id)]] : []));
  const arrived = pairs.flatMap(([old, next]) => arrivals(old, next).map((picture) => ({ picture, next })));
  return pairs.filter(([old, next]) => hasLeft(old, next)).map(([old]) => departure(old, arrived));
}

/** A pile that got lower lost its top card; so did one that stayed as high and shows another. */
const hasLeft = (old, next) => old.kind === "card" && (next.count < old.count || isExchanged(old, next));

/** The pictures that came to a pile, the top one first. */
function arrivals(old, next) {
  if (next.kind !== "card") return [];
  const more = isExchanged(old, next) ? 1 : Math.max(0, next.count - old.count);
  return [next.picture, ...(next.below ?? [])].slice(0, more);
}

const isExchanged = (old, next) => old.kind === "card" && next.count === old.count && next.picture !== old.picture;

function departure(from, arrived) {
  const at = arrived.findIndex(({ picture, next }) => picture === from.picture && next.id !== from.id);
  const [there] = at < 0 ? [] : arrived.splice(at, 1);
  return { from, to: there?.next ?? null, picture: from.picture };
}

/** What tells the top of a pile from the one that was there before. */
export const faceOf = ({ picture, count }) => `${picture}/${count}`;
