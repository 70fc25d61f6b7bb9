// How a table reads the unclear rules, and what its own cards show.

import { ClauseLink } from "../shared/Panel.jsx";
import { plain } from "../shared/root.js";
import { useOwnId } from "../shared/useOwnId.js";
import { sentence } from "./words.js";

/** One of several readings, each with what it means. */
export function ChoiceControl({ control, value, set }) {
  const group = useOwnId();
  return (
    <fieldset class="ck-setting">
      <legend>
        {sentence(control.label)}{" "}
        {control.cites.slice(0, 1).map((id) => (
          <ClauseLink key={id} id={id} />
        ))}
      </legend>
      {Object.entries(control.choices).map(([name, meaning]) => (
        <label class="ck-radio" key={name}>
          <input type="radio" name={group} checked={name === value} onChange={() => set(name)} />
          <span>
            <strong>{plain(name)}</strong>
            {name === control.default && " (usual)"}: {plain(meaning)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const readNumber = (text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text.trim());

const STATUS = { example: "Example.", inferred: "Inferred." };

/** Component data that the rulebook does not print: as good as known, until a table enters its own. */
export function DataControl({ control, value, set, wrong }) {
  const usual = JSON.stringify(value) === JSON.stringify(control.default);
  const single = typeof control.default !== "object";
  const change = (key, number) => {
    if (single) set(number);
    else set(Array.isArray(value) ? value.map((old, index) => (index === Number(key) ? number : old)) : { ...value, [key]: number });
  };
  const fields = single ? { number: value } : value;
  const nameOf = (key, index) => (single ? control.label : Array.isArray(value) ? `Card ${index + 1}` : null);
  return (
    <fieldset class="ck-setting" aria-describedby={wrong}>
      <legend>{sentence(control.label)}</legend>
      <p class="ck-small">
        {usual && STATUS[control.status] && <strong>{STATUS[control.status]} </strong>}
        {sentence(control.about)}. Enter what your cards show.
      </p>
      <div class="ck-data">
        {Object.keys(fields).map((key, index) => (
          <label key={key}>
            {nameOf(key, index) ? <span class="ck-hidden">{nameOf(key, index)}</span> : key}
            <input
              class="ck-number"
              inputmode="numeric"
              autocomplete="off"
              aria-invalid={wrong !== undefined}
              value={fields[key]}
              onChange={({ currentTarget }) => change(key, readNumber(currentTarget.value))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
