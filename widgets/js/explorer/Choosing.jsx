// Choosing by tapping: some of a list, one card, one cell of a grid.

import { arrows } from "../shared/board/glyphs.js";
import { Picture } from "../shared/Picture.jsx";
import { plain } from "../shared/root.js";
import { useOwnId } from "../shared/useOwnId.js";
import { pictureOf, sentence } from "./words.js";

/** Some of a list. Arrows lie as they do on a cross. */
export function SetControl({ controller, control, value, set, wrong }) {
  const { choices, label } = control;
  const chosen = Array.isArray(value) ? value : [];
  const cross = choices.every((name) => arrows[name]);
  const toggle = (name) => {
    const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
    set(choices.filter((one) => next.includes(one)));
  };
  return (
    <div class="ck-set" role="group" aria-label={label} aria-describedby={wrong}>
      <p class="ck-control-label">{sentence(label)}</p>
      <div class={cross ? "ck-cross" : "ck-tiles"}>
        {choices.map((name) => (
          <button type="button" class="ck-tile" key={name} data-name={name} aria-pressed={chosen.includes(name)} aria-label={name} onClick={() => toggle(name)}>
            {cross ? <Arrow name={name} /> : <Picture svg={pictureOf(name, controller.schema)} />}
            {!cross && <span>{name}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

function Arrow({ name }) {
  return (
    <svg class="ck-arrow" viewBox="0 0 48 48" aria-hidden="true">
      <path d={arrows[name]} />
    </svg>
  );
}

/** One of a few names, each with what it means. */
export function PickControl({ controller, control, value, set, wrong }) {
  const { choices, label } = control;
  return (
    <div class="ck-set" role="group" aria-label={label} aria-describedby={wrong}>
      <p class="ck-control-label">{sentence(label)}</p>
      <div class="ck-picks">
        {Object.keys(choices).map((name) => {
          const svg = pictureOf(name, controller.schema);
          return (
            <button type="button" class="ck-pick-one" key={name} aria-pressed={name === value} onClick={() => set(name)}>
              {svg && <Picture svg={svg} />}
              <span>{plain(name)}</span>
            </button>
          );
        })}
      </div>
      <p class="ck-small">{sentence(plain(choices[value] ?? ""))}</p>
    </div>
  );
}

/** One cell of a grid. */
export function GridControl({ control, value, set, wrong }) {
  const { choices, columns, label } = control;
  return (
    <div class="ck-set" role="group" aria-label={label} aria-describedby={wrong}>
      <p class="ck-control-label">{sentence(label)}</p>
      <div class="ck-cells" style={{ "--columns": columns }}>
        {Object.entries(choices).map(([name, meaning]) => (
          <button type="button" class="ck-tile" key={name} aria-pressed={name === value} aria-label={`${name}: ${meaning}`} onClick={() => set(name)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** One card out of all. */
export function CardControl({ controller, control, value, set, wrong }) {
  const id = useOwnId();
  return (
    <div class="ck-one-card">
      <label class="ck-control-label" for={id}>
        {sentence(control.label)}
      </label>
      <div class="ck-one-card-line">
        <Picture svg={pictureOf(value, controller.schema)} />
        <select id={id} aria-describedby={wrong} aria-invalid={wrong !== undefined} onChange={({ currentTarget }) => set(currentTarget.value)}>
          {Object.keys(control.faces).map((face) => (
            <option key={face} value={face} selected={face === value}>
              {face}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
