// Cards tapped one by one: a button for each choice, and a row of what was tapped.

import { useState } from "preact/hooks";
import { Picture } from "../shared/Picture.jsx";
import { randomName } from "../shared/storage.js";
import { ChipEditor } from "./ChipEditor.jsx";
import { Chips } from "./Chips.jsx";
import { GridChoices } from "./GridChoices.jsx";
import { OtherNumber } from "./OtherNumber.jsx";
import { cellOf } from "./entries.js";
import { problemsAt } from "./problems.js";

/** A field's choices: its own, or the different values of the card data. */
export function choicesOf(field, view) {
  if (!field.datum) return field.choices;
  const values = [...new Set(view.data[field.datum])].sort((a, b) => a - b);
  return values.map((value) => ({ value, label: String(value), picture: field.picture }));
}

/** What to tap; data that the rulebook only pictures is called an example as long as it is. */
export function captionOf(field, { schema, pad }) {
  const datum = schema.data.find(({ name }) => name === field.datum);
  const usual = datum && JSON.stringify(pad.view.data[datum.name]) === JSON.stringify(datum.default);
  return usual && datum.status === "example" ? `${field.label} (example numbers)` : field.label;
}

export function ListField({ controller, player, seat, field, bare }) {
  const { pad } = controller;
  const [chosen, setChosen] = useState(null);
  const cell = cellOf.card(player.id, field.key);
  const items = player.values[field.key];
  const choices = choicesOf(field, pad.view);
  const insert = (value, before = null) => pad.do({ kind: "insert", cell, item: randomName(), value, before });
  const take = (item) => {
    pad.do({ kind: "remove", cell, item });
    controller.say("Taken out.", { label: "Undo", run: () => controller.undo() });
  };
  const tap = (item) => (field.ordered ? setChosen(item === chosen ? null : item) : take(item));
  const current = field.ordered && items.find(({ item }) => item === chosen);
  const odd = [...controller.problems, ...controller.warnings];
  const isWrong = (index) => problemsAt(odd, seat, `${field.key}[${index}]`).length > 0;
  const props = { controller, player, field, choices, cell, insert, items, isWrong };
  return (
    <div class="ck-list" role="group" aria-label={`${field.label}, ${player.name}`} data-field={`${player.id}.${field.key}`}>
      {!bare && <p class="ck-list-label">{captionOf(field, controller)}</p>}
      {field.grid ? <GridChoices {...props} /> : <Choices {...props} />}
      <Chips {...props} {...{ chosen, tap }} />
      {current && <ChipEditor {...props} current={current} close={() => setChosen(null)} />}
    </div>
  );
}

function Choices(props) {
  const { controller, player, field, choices, insert } = props;
  const { pictures } = controller.schema;
  return (
    <div class="ck-choices">
      {choices.map(({ value, label, picture }) => (
        <button
          type="button"
          key={value}
          class="ck-choice"
          aria-label={`Add ${label}: ${field.key}, ${player.name}`}
          onClick={() => insert(value)}
        >
          {picture && <Picture svg={pictures[picture]} />}
          {(!picture || field.datum || choices.length < 3) && <span>{label}</span>}
        </button>
      ))}
      {field.other && <OtherNumber {...props} />}
    </div>
  );
}
