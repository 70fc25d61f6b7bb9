// Small helps with words.

export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The picture of a card or animal, or undefined. */
export const pictureOf = (name, { pictures, picture_of }) => pictures[picture_of[name]];

/** Names one after the other as pairs of a name and how often it is there, in order of `all`. */
export function countedIn(all, names) {
  const counts = new Map(all.map((name) => [name, 0]));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 0);
}

/** A name that a narrow button breaks after its stroke. */
export const breakable = (name) => name.replaceAll("/", "/\u200b");
