// Numbers that are more than one whole number: a chance, told in percent, and several counts.

import { useOwnId } from "../shared/useOwnId.js";
import { NumberControl, NumberField, Step } from "./NumberControl.jsx";
import { percentOf } from "./percent.js";
import { sentence } from "./words.js";

/** A chance goes to the kernel as text with a percent sign, as it was typed. */
export function ChanceControl({ control, value, set, wrong }) {
  const { letter, label } = control;
  const open = letter !== undefined && value === letter;
  const percent = { ...control, least: 0, most: 100, default: percentOf(control.default), label: `${label}, in percent` };
  return <NumberControl control={percent} value={open ? value : percentOf(value)} set={(next) => set(next === letter ? next : `${next} %`)} wrong={wrong} />;
}

/** A count for each of several things. */
export function CountsControl({ control, value, set, wrong }) {
  const { things, most, label } = control;
  const change = (at, count) => set(value.map((old, index) => (index === at ? count : old)));
  return (
    <fieldset class="ck-setting" aria-describedby={wrong}>
      <legend>{sentence(label)}</legend>
      <div class="ck-counts">
        {things.map((thing, at) => (
          <Count key={thing} {...{ thing, most, wrong }} value={value[at]} set={(count) => change(at, count)} />
        ))}
      </div>
    </fieldset>
  );
}

function Count({ thing, most, value, set, wrong }) {
  const id = useOwnId();
  const step = (by) => {
    const next = Math.min(most, Math.max(0, (Number.isInteger(value) ? value : 0) + by));
    if (next !== value) set(next);
  };
  return (
    <div class="ck-count-of" data-none={value === 0}>
      <label for={id}>{sentence(thing)}</label>
      <div class="ck-number-line">
        <Step label={`One fewer: ${thing}`} icon="minus" end={value <= 0} onClick={() => step(-1)} />
        <NumberField {...{ id, value, set, step, wrong }} />
        <Step label={`One more: ${thing}`} icon="plus" end={value >= most} onClick={() => step(1)} />
      </div>
    </div>
  );
}
