// A card with a number that is none of the usual ones: what is typed counts at once.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { randomName } from "../shared/storage.js";

const readNumber = (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text);

export function OtherNumber({ controller, field, player, cell }) {
  const [open, setOpen] = useState(false);
  if (open) return <Typed {...{ controller, field, cell }} close={() => setOpen(false)} />;
  return (
    <button type="button" class="ck-choice ck-quiet" aria-label={`${field.other}: ${field.key}, ${player.name}`} onClick={() => setOpen(true)}>
      Other…
    </button>
  );
}

/** The first letter puts a card into the row, every further one changes it. */
function Typed({ controller, field, cell, close }) {
  const { pad } = controller;
  const input = useRef();
  const [item] = useState(randomName);
  useLayoutEffect(() => input.current.focus(), []);
  const onInput = () => {
    const value = readNumber(input.current.value.trim());
    const there = pad.folded.lists.get(cell)?.some((one) => one.item === item);
    const card = { cell, item, batch: item };
    if (value === "") there && pad.do({ kind: "remove", ...card });
    else pad.do({ kind: there ? "replace" : "insert", ...card, value });
  };
  return (
    <form
      class="ck-other"
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <input class="ck-number" inputmode="numeric" enterkeyhint="done" autocomplete="off" aria-label={field.other} ref={input} onInput={onInput} />
      <button type="submit" class="ck-button">Done</button>
    </form>
  );
}
