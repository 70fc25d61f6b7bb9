// The element that a widget draws into: it carries the game's colours and the theme's names.

/** Make `el` a clawkit widget; outside clawkit's pages (in JupyterLab) it has the theme, too. */
export function prepareRoot(el, { accent }, name) {
  el.classList.add("clawkit", "ck-widget", name);
  el.style.setProperty("--ck-accent-light", accent.light);
  el.style.setProperty("--ck-accent-dark", accent.dark);
  return el;
}

/** A text in which choices are called by their names: `best_partition` is read as two words. */
export const plain = (text) => text.replaceAll("_", " ");

/** Names in a sentence: a; a and b; a, b and c. */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
