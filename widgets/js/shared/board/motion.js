// What has moved between two scenes: pictures that leave a place, and where they go to.

/**
 * The pictures that left their place: { from, to, picture }; `to` is the piece at which the same
 * picture has arrived, or null where it left the board.
 */
export function departures(before, after) {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const pairs = before.pieces.flatMap((old) => (now.has(old.id) ? [[old, now.get(old.id)]] : []));
  const arrived = pairs.filter(([old, next]) => hasArrival(old, next)).map(([, next]) => next);
  return pairs.filter(([old, next]) => hasLeft(old, next)).map(([old]) => departure(old, arrived));
}

/** A pile that got lower lost its top card; so did one that stayed as high and shows another. */
const hasLeft = (old, next) => old.kind === "card" && (next.count < old.count || isExchanged(old, next));

const hasArrival = (old, next) => next.kind === "card" && (next.count > old.count || isExchanged(old, next));

const isExchanged = (old, next) => old.kind === "card" && next.count === old.count && next.picture !== old.picture;

function departure(from, arrived) {
  const at = arrived.findIndex(({ picture, id }) => picture === from.picture && id !== from.id);
  const [to] = at < 0 ? [null] : arrived.splice(at, 1);
  return { from, to, picture: from.picture };
}

/** What tells the top of a pile from the one that was there before. */
export const faceOf = ({ picture, count }) => `${picture}/${count}`;
