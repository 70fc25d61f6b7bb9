// Which pieces of a board lead to which actions. Knows no game: it reads a scene's choices.

/** What a tap on each piece leads to: its id, and the choices that this piece alone performs. */
export function choicesByPiece(choices) {
  const found = new Map();
  for (const choice of choices.filter(({ pieces }) => pieces.length === 1)) {
    const [id] = choice.pieces;
    found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return found;
}

/**
 * The buttons below a board: a choice without pieces, or of several taps, is one; a group of choices
 * of several taps is one. What a single piece does needs none: the piece is a button itself.
 */
export function buttonsOf(choices) {
  const single = choices.filter(({ group, pieces }) => !pieces.length || (!group && pieces.length > 1));
  return { groups: tappedGroups(choices), single };
}

function tappedGroups(choices) {
  const several = choices.filter(({ pieces, group }) => group && pieces.length > 1);
  return [...new Set(several.map(({ group }) => group))];
}

/** The choices of several taps that belong to no group: they are buttons and nothing else. */
export const inGroup = (choices, group) => choices.filter((choice) => choice.group === group);

/** The choices that these taps, in this order, can still become. */
export function stillPossible(choices, picked) {
  return choices.filter((choice) => fits(choice, picked, choices));
}

/** The pieces that can be tapped next. */
export function nextPieces(choices, picked) {
  const open = stillPossible(choices, picked);
  return new Set(open.flatMap((choice) => remaining(choice, picked, choices)));
}

/** The choice that these taps make, or null while some are missing. */
export function chosen(choices, picked) {
  const done = stillPossible(choices, picked).filter(({ pieces }) => pieces.length === picked.length);
  return done[0] ?? null;
}

function fits(choice, picked, choices) {
  const { pieces } = choice;
  if (picked.length > pieces.length) return false;
  if (orderMatters(choice, choices)) return picked.every((id, i) => id === pieces[i]);
  return picked.every((id) => pieces.includes(id));
}

function remaining(choice, picked, choices) {
  const { pieces } = choice;
  if (orderMatters(choice, choices)) return pieces.slice(picked.length, picked.length + 1);
  return pieces.filter((id) => !picked.includes(id));
}

/** The order of taps matters only where the same pieces in another order mean something else. */
function orderMatters(choice, choices) {
  const key = [...choice.pieces].sort().join(" ");
  return choices.some((other) => other !== choice && [...other.pieces].sort().join(" ") === key);
}
