// Where Enter leads: on to what is filled in next, so that nobody has to reach for the page.

/** From a number to the same player's next number; after the last one it stays. */
export function toNextNumber(input) {
  const player = input.closest("[data-field]").dataset.field.split(".")[0];
  const numbers = input.closest(".ck-app").querySelectorAll(`[data-field^="${player}."] input.ck-number`);
  follow([...numbers], input);
}

/** From a name to the next name, and from the last one to the button that begins the scoring. */
export function toNextName(input) {
  const panel = input.closest(".ck-panel");
  follow([...panel.querySelectorAll(".ck-person input.ck-name, .ck-go")], input);
}

/** From the name of a thing to the next one's, and from the last one to the button. */
export function toNextThing(input) {
  const panel = input.closest("#ck-setup");
  follow([...panel.querySelectorAll(".ck-thing input, .ck-go")], input);
}

function follow(all, from) {
  const next = all.slice(all.indexOf(from) + 1).find((one) => one.checkVisibility());
  next?.focus();
}
