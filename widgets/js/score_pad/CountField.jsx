// A number of cards: a stepper, and a keypad in its middle.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { cellOf } from "./entries.js";

/** Whole numbers go to the pad as numbers; anything else as typed, for the rules to refuse. */
const readNumber = (text) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : text.trim());

export function CountField({ controller, player, field, problems }) {
  const { pad } = controller;
  const [draft, setDraft] = useState(null);
  const cell = cellOf.card(player.id, field.key);
  const value = player.values[field.key];
  const name = `${field.label}, ${player.name}`;
  const add = (step) => pad.do({ kind: "add", cell, value: step });
  const set = (text) => {
    const read = text.trim() === "" ? 0 : readNumber(text);
    if (read !== value) pad.do({ kind: "set", cell, value: read });
  };
  const onInput = ({ currentTarget }) => {
    setDraft(currentTarget.value);
    if (/^\d+$/.test(currentTarget.value)) set(currentTarget.value);
  };
  const leave = ({ currentTarget }) => {
    if (draft !== null) set(currentTarget.value);
    setDraft(null);
  };
  const none = value === 0;
  return (
    <div class="ck-stepper" role="group" aria-label={name} data-field={`${player.id}.${field.key}`}>
      <button
        type="button"
        class="ck-step"
        aria-label={`One fewer: ${name}`}
        aria-disabled={none}
        onClick={() => none || add(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        class="ck-number"
        inputmode="numeric"
        autocomplete="off"
        aria-label={name}
        aria-invalid={problems.length > 0}
        value={draft ?? value}
        data-zero={none}
        onFocus={(event) => event.currentTarget.select()}
        onInput={onInput}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button type="button" class="ck-step" aria-label={`One more: ${name}`} onClick={() => add(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
