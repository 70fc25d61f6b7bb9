// How this table reads the unclear rules, and what its own cards show.

import { useState } from "preact/hooks";
import { ClauseLink, Panel } from "../shared/Panel.jsx";
import { plain } from "../shared/root.js";
import { cellOf } from "./entries.js";

/** What the game prints is no table's choice. */
const PRINTED = "public";

export function RulingsPanel({ controller }) {
  const { pad, schema } = controller;
  const [open, setOpen] = useState(false);
  const isSwitched = ({ name, default: usual }) => pad.view.rulings[name] !== usual;
  const switched = schema.rulings.filter(isSwitched);
  const shown = schema.rulings.filter((ruling) => ruling.scores || isSwitched(ruling));
  const note = switched.length ? `${switched.length} switched` : "as recommended";
  return (
    <Panel id="ck-rulings" title="Rulings and card data" note={note} open={open} onToggle={setOpen}>
      <p class="ck-small">Where the printed rules can be read in two ways, your table decides.</p>
      {shown.map((ruling) => (
        <Ruling key={ruling.name} {...{ controller, ruling }} />
      ))}
      {schema.data.filter(({ status }) => status !== PRINTED).map((datum) => (
        <Datum key={datum.name} {...{ controller, datum }} />
      ))}
    </Panel>
  );
}

function Ruling({ controller, ruling }) {
  const { pad, sheet, fresh } = controller;
  const chosen = pad.view.rulings[ruling.name];
  const matters = (choice) => fresh && sheet.depends_on.some((d) => d.ruling === ruling.name && d.choice === choice);
  return (
    <fieldset class="ck-fieldset">
      <legend>
        {ruling.question} <ClauseLink id={ruling.id} />
      </legend>
      {ruling.choices.map(({ name, meaning }) => (
        <label class="ck-radio" key={name}>
          <input
            type="radio"
            name={`ck-${ruling.name}`}
            checked={chosen === name}
            onChange={() => pad.do({ kind: "set", cell: cellOf.ruling(ruling.name), value: name })}
          />
          <span>
            <strong>{plain(name)}</strong>
            {name === ruling.default && " (recommended)"}: {plain(meaning)}
            {matters(name) && <em class="ck-matters"> Would change this game.</em>}
          </span>
        </label>
      ))}
      <p class="ck-small">Why: {plain(ruling.why)}</p>
    </fieldset>
  );
}

/** Component data: the rulebook does not print it, so the usual value is an example or inferred. */
function Datum({ controller, datum }) {
  const { pad } = controller;
  const set = (value) => pad.do({ kind: "set", cell: cellOf.datum(datum.name), value });
  const title = plain(datum.name);
  return (
    <fieldset class="ck-fieldset" id={`ck-datum-${datum.name}`}>
      <legend>Card data: {title}</legend>
      <p class="ck-small">
        {datum.status === "example" && <strong>Example. </strong>}
        The game’s text does not give this: {datum.about}. Enter what your cards show.
      </p>
      <div class="ck-data">
        {partsOf(pad.view.data[datum.name], title).map(({ label, seen, number, valueWith }) => (
          <label key={label}>
            <span class={seen ? "" : "ck-hidden"}>{label}</span>
            <NumberInput value={number} onNumber={(changed) => set(valueWith(changed))} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The numbers of a datum: one, one a card, or one for each name; each with the datum as changed by it. */
function partsOf(value, title) {
  if (typeof value === "number") return [{ label: title, number: value, valueWith: (changed) => changed }];
  if (Array.isArray(value)) {
    return value.map((number, i) => ({ label: `Card ${i + 1}`, number, valueWith: (changed) => value.map((old, at) => (at === i ? changed : old)) }));
  }
  return Object.entries(value).map(([key, number]) => ({
    label: key,
    seen: true,
    number,
    valueWith: (changed) => ({ ...value, [key]: changed }),
  }));
}

const isWhole = (text) => /^\d{1,3}$/.test(text);

function NumberInput({ value, onNumber }) {
  const [draft, setDraft] = useState(null);
  const [wrong, setWrong] = useState(false);
  const onChange = ({ currentTarget }) => {
    const text = currentTarget.value.trim();
    const whole = isWhole(text);
    setWrong(!whole);
    setDraft(whole ? null : text);
    if (whole) onNumber(Number(text));
  };
  const leave = ({ currentTarget }) => isWhole(currentTarget.value.trim()) && setDraft(null);
  const keep = ({ currentTarget }) => setDraft(currentTarget.value); // an answer that comes now draws anew
  return (
    <>
      <input class="ck-number" inputmode="numeric" autocomplete="off" aria-invalid={wrong} value={draft ?? value} onInput={keep} onChange={onChange} onBlur={leave} />
      {wrong && <span class="ck-row-problem">A whole number, please.</span>}
    </>
  );
}
