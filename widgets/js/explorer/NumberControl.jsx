// A whole number: a slider where the range is short enough for one, steppers, and a field. Where a
// letter can stand for the number, it can be left open.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { useOwnId } from "../shared/useOwnId.js";
import { sentence } from "./words.js";

const LONGEST_SLIDER = 200;

const readNumber = (text) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text.trim());

export function NumberControl({ control, value, set, wrong }) {
  const { least, most, label, letter } = control;
  const id = useOwnId();
  const open = letter !== undefined && value === letter;
  const at = Number.isInteger(value) ? value : control.default;
  const slides = most - least <= LONGEST_SLIDER;
  const step = (by) => {
    const next = Math.min(most, Math.max(least, at + by));
    if (next !== value) set(next);
  };
  return (
    <div class="ck-number-control" data-open={open}>
      <label class="ck-control-label" for={id}>
        {sentence(label)}
        <span class="ck-range">
          {least} to {most.toLocaleString("en")}
        </span>
      </label>
      <div class="ck-number-line">
        <Step label={`One fewer: ${label}`} icon="minus" end={open || at <= least} onClick={() => step(-1)} />
        <NumberField {...{ id, value, set, step, wrong }} />
        <Step label={`One more: ${label}`} icon="plus" end={open || at >= most} onClick={() => step(1)} />
        {letter !== undefined && (
          <button type="button" class="ck-letter" aria-pressed={open} aria-label={`Leave it open, as ${letter}: ${label}`} onClick={() => set(open ? control.default : letter)}>
            {letter}
          </button>
        )}
      </div>
      {slides && (
        <input
          type="range"
          class="ck-slider"
          min={least}
          max={most}
          value={at}
          disabled={open}
          aria-label={`${label}, as a slider`}
          onInput={({ currentTarget }) => set(Number(currentTarget.value))}
        />
      )}
    </div>
  );
}

export function Step({ label, icon, end, onClick }) {
  return (
    <button type="button" class="ck-step" aria-label={label} aria-disabled={end} onClick={() => end || onClick()}>
      <Icon name={icon} />
    </button>
  );
}

/** What is typed counts at once; an empty field waits. */
export function NumberField({ id, value, set, step, wrong }) {
  const [draft, setDraft] = useState(null);
  const onInput = ({ currentTarget: { value: text } }) => {
    setDraft(text);
    if (text.trim() && readNumber(text) !== value) set(readNumber(text));
  };
  const onKeyDown = (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    setDraft(null);
    step(by);
  };
  const typing = draft !== null && (!draft.trim() || readNumber(draft) === value);
  return (
    <input
      id={id}
      class="ck-number"
      inputmode="numeric"
      autocomplete="off"
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong}
      value={typing ? draft : value}
      style={{ width: `${Math.max(4, String(value).length + 2)}ch` }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={onInput}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  );
}
