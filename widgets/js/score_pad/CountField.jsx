// A number of cards: a stepper, and a keypad in its middle.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { randomName } from "../shared/storage.js";
import { cellOf } from "./entries.js";
import { idOf } from "./fields.js";
import { toNextNumber } from "./keys.js";
import { problemsAt } from "./problems.js";

/** Whole numbers go to the pad as numbers; anything else as typed, for the rules to refuse. */
const readNumber = (text) => {
  const typed = text.trim();
  if (typed === "") return 0;
  return /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
};

export function CountField({ controller, player, seat, field }) {
  const { pad, problems } = controller;
  const id = idOf(field);
  const cell = cellOf.card(player.id, id);
  const value = player.values[id];
  const ofList = field.entry && value !== 0 && problemsAt(problems, seat, field.key).length > 0;
  const wrong = ofList || problemsAt(problems, seat, id).length > 0;
  const name = `${field.label}, ${player.name}`;
  const none = !(value > 0);
  const add = (step) => pad.do({ kind: "add", cell, value: step });
  return (
    <div class="ck-stepper" role="group" aria-label={name} data-field={`${player.id}.${id}`}>
      <button
        type="button"
        class="ck-step"
        aria-label={`One fewer: ${name}`}
        aria-disabled={none}
        onClick={() => none || add(-1)}
      >
        <Icon name="minus" />
      </button>
      <NumberInput {...{ pad, cell, value, name, none, add, wrong }} />
      <button type="button" class="ck-step" aria-label={`One more: ${name}`} onClick={() => add(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** What is typed counts at once, letter by letter; one undo, or Escape, takes all of it back. */
function NumberInput({ pad, cell, value, name, none, add, wrong }) {
  const [draft, setDraft] = useState(null);
  const begin = ({ currentTarget }) => {
    setDraft({ text: currentTarget.value, batch: randomName() });
    currentTarget.select();
  };
  const onInput = ({ currentTarget: { value: text } }) => {
    const batch = draft?.batch ?? randomName();
    setDraft({ text, batch });
    if (readNumber(text) !== value) pad.do({ kind: "set", cell, value: readNumber(text), batch });
  };
  const onKeyDown = (event) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (step > 0 || !none) add(step);
    } else if (event.key === "Enter") toNextNumber(event.currentTarget);
    else if (event.key === "Escape" && draft) {
      setDraft(null);
      pad.abandon(draft.batch);
    }
  };
  const typing = draft && readNumber(draft.text) === value;
  return (
    <input
      class="ck-number"
      inputmode="numeric"
      enterkeyhint="next"
      autocomplete="off"
      aria-label={name}
      aria-invalid={wrong}
      value={typing ? draft.text : value}
      data-zero={value === 0}
      onFocus={begin}
      onInput={onInput}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  );
}
