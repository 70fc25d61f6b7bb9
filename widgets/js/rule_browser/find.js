// Which rules have all the words of a search, in any order, in any of their texts.

const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

/** { parts: [[part, clauses]], rulings, data, count } */
export function find({ clauses, rulings, data }, words) {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const fits = (...texts) => {
    const text = plain(texts.join(" "));
    return wanted.every((word) => text.includes(word));
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
