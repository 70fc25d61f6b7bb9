// Which rules have all the words of a search, in any order, in any of their texts.

const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

const ENDINGS = ["ings", "ing", "ies", "ers", "er", "ed", "es", "s", "e", "y"];
const LEAST = 3;

/** A word without the ending that tells one from many, or doing from done: costs, costing: cost. */
export function stem(word) {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= LEAST);
  return /^[a-z]+$/.test(word) && ending ? word.slice(0, -ending.length) : word;
}

/** What people search for, by its stem, and how rules say it. */
const SAID_AS = {
  point: ["vp"],
  draw: ["tie", "tied"],
  tied: ["tie"],
  neighbour: ["right", "left"],
  neighbor: ["right", "left"],
  cost: ["price"],
  color: ["colour"],
};

/** Beginnings of words of which a text must have one. */
const waysOf = (word) => [stem(word), ...(SAID_AS[stem(word)] ?? [])];

/** { parts: [[part, clauses]], rulings, data, count } */
export function find({ clauses, rulings, data }, words) {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const fits = (...texts) => {
    const text = plain(texts.join(" "));
    const there = text.split(/[^a-z0-9-]+/);
    return wanted.every((word) => text.includes(word) || waysOf(word).some((way) => there.some((one) => one.startsWith(way))));
  };
  const found = clauses.filter(({ id, part, text }) => fits(id, id.replace("-", ""), part, text));
  const parts = [...new Set(found.map(({ part }) => part))].map((part) => [
    part,
    found.filter((clause) => clause.part === part),
  ]);
  const shown = rulings.filter(({ id, name, question, why, clauses: decided, choices }) =>
    fits(id, name, question, why, ...decided, ...choices.map((choice) => `${choice.name} ${choice.meaning}`)),
  );
  const known = data.filter(({ name, about }) => fits(name.replaceAll("_", " "), about));
  return { parts, rulings: shown, data: known, count: found.length + shown.length + known.length };
}
