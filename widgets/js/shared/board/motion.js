// What has moved between two scenes: pictures that leave a place, and where they go to.

/**
 * The pictures that left their place: { from, to, picture }; `to` is the piece at which the same
 * picture has arrived, or null where it left the board. A card that is new has arrived, too; one
 * that is gone has left if it has arrived somewhere.
 */
export function departures(before, after) {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const pairs = before.pieces.flatMap((old) => (now.has(old.id) ? [[old, now.get(old.id)]] : []));
  const fresh = after.pieces.filter(({ id, kind }) => kind === "card" && !was.has(id));
  const gone = before.pieces.filter(({ id, kind }) => kind === "card" && !now.has(id));
  const arrived = [
    ...pairs.flatMap(([old, next]) => arrivals(old, next).map((picture) => ({ picture, next }))),
    ...fresh.map((next) => ({ picture: next.picture, next })),
  ];
  return [
    ...pairs.filter(([old, next]) => hasLeft(old, next)).map(([old]) => departure(old, arrived)),
    ...gone.map((old) => departure(old, arrived)).filter(({ to }) => to),
  ];
}

/** A pile that got lower lost its top card; so did one that stayed as high and shows another. */
const hasLeft = (old, next) => isPile(old) && (next.count < old.count || isExchanged(old, next));

/** The pictures that came to a pile, the top one first. */
function arrivals(old, next) {
  if (!isPile(next)) return [];
  const more = isExchanged(old, next) ? 1 : Math.max(0, next.count - old.count);
  return [next.picture, ...(next.below ?? [])].slice(0, more);
}

const isExchanged = (old, next) => isPile(old) && next.count === old.count && lookOf(next) !== lookOf(old);

function departure(from, arrived) {
  const isSame = ({ picture, next }) => picture === from.picture && (next.picture !== picture || next.tint === from.tint);
  const at = arrived.findIndex((one) => isSame(one) && one.next.id !== from.id);
  const [there] = at < 0 ? [] : arrived.splice(at, 1);
  return { from, to: there?.next ?? null, picture: from.picture };
}

const lookOf = ({ picture, tint }) => `${picture}/${tint ?? ""}`;

/** What tells the top of a pile from the one that was there before. */
export const faceOf = (piece) => `${lookOf(piece)}/${piece.count}`;

/** Whether a piece shows the top one of several cards. */
const isPile = ({ kind }) => kind === "card" || kind === "machine";
