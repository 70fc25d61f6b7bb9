// How a table reads the unclear rules, and what its own cards show.

import { useId } from "preact/hooks";
import { ClauseLink } from "../shared/Panel.jsx";
import { plain } from "../shared/root.js";
import { sentence } from "./words.js";

/** One of several readings, each with what it means. */
export function ChoiceControl({ control, value, set }) {
  const group = useId();
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

/** Component data that the rulebook only pictures: an example, until a table enters its own. */
export function DataControl({ control, value, set, wrong }) {
  const usual = JSON.stringify(value) === JSON.stringify(control.default);
  const change = (key, number) =>
    set(Array.isArray(value) ? value.map((old, index) => (index === Number(key) ? number : old)) : { ...value, [key]: number });
  return (
    <fieldset class="ck-setting" aria-describedby={wrong}>
      <legend>{sentence(control.label)}</legend>
      <p class="ck-small">
        {usual && control.status === "example" && <strong>Example. </strong>}
        {sentence(control.about)}. Enter what your cards show.
      </p>
      <div class="ck-data">
        {Object.keys(value).map((key, index) => (
          <label key={key}>
            {Array.isArray(value) ? <span class="ck-hidden">Card {index + 1}</span> : key}
            <input
              class="ck-number"
              inputmode="numeric"
              autocomplete="off"
              aria-invalid={wrong !== undefined}
              value={value[key]}
              onChange={({ currentTarget }) => change(key, readNumber(currentTarget.value))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
