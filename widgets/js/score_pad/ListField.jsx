// Cards tapped one by one: a button for each choice, and a row of what was tapped.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { Picture } from "../shared/Picture.jsx";
import { randomName } from "../shared/storage.js";
import { ChipEditor } from "./ChipEditor.jsx";
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
  const { pad, schema } = controller;
  const [chosen, setChosen] = useState(null);
  const cell = cellOf.card(player.id, field.key);
  const items = player.values[field.key];
  const choices = choicesOf(field, pad.view);
  const insert = (value, before = null) =>
    pad.do({ kind: "insert", cell, item: randomName(), value, before });
  const take = (item) => {
    pad.do({ kind: "remove", cell, item });
    controller.say("Taken out.", { label: "Undo", run: () => controller.undo() });
  };
  const current = field.ordered && items.find(({ item }) => item === chosen);
  const odd = [...controller.problems, ...controller.warnings];
  const isWrong = (index) => problemsAt(odd, seat, `${field.key}[${index}]`).length > 0;
  const wrong = (value) => items.some((one, index) => one.value === value && isWrong(index));
  const props = { controller, player, field, choices, cell, insert };
  return (
    <div class="ck-list" role="group" aria-label={`${field.label}, ${player.name}`} data-field={`${player.id}.${field.key}`}>
      {!bare && <p class="ck-list-label">{captionOf(field, controller)}</p>}
      {field.grid && <GridChoices {...props} {...{ items, wrong }} />}
      <div class="ck-choices">
        {!field.grid && choices.map((choice) => (
          <button
            type="button"
            key={choice.value}
            class="ck-choice"
            aria-label={`Add ${choice.label}: ${field.key}, ${player.name}`}
            onClick={() => insert(choice.value)}
          >
            {choice.picture && <Picture svg={schema.pictures[choice.picture]} />}
            {(!choice.picture || field.datum || choices.length < 3) && <span>{choice.label}</span>}
          </button>
        ))}
        {field.other && <OtherNumber {...props} />}
      </div>
      {field.grid && <p class="ck-list-label">{items.length ? `${items.length} so far. Tap one here to take it out:` : "Nothing so far."}</p>}
      {items.length > 0 && (
        <ol class={field.grid ? "ck-chips ck-small-chips" : "ck-chips"} aria-label={`${field.label}, ${player.name}: tap one to correct it`}>
          {items.map(({ item, value }, index) => (
            <li key={item}>
              <Chip
                {...props}
                value={value}
                number={index + 1}
                count={items.length}
                pressed={item === chosen}
                wrong={isWrong(index)}
                onClick={() => (field.ordered ? setChosen(item === chosen ? null : item) : take(item))}
              />
            </li>
          ))}
        </ol>
      )}
      {current && <ChipEditor {...props} items={items} current={current} close={() => setChosen(null)} />}
    </div>
  );
}

const rowOf = ({ grid, choices }, value) =>
  grid.rows[Math.floor(choices.findIndex((choice) => choice.value === value) / grid.columns.length)];

function Chip({ controller, field, choices, value, number, count, pressed, wrong, onClick }) {
  const choice = choices.find((one) => one.value === value) ?? { label: String(value), picture: field.picture };
  const place = field.ordered ? `${number} of ${count}` : "";
  const purpose = field.ordered ? "correct" : "take out";
  return (
    <button
      type="button"
      class="ck-chip"
      aria-label={`${field.key} ${place} ${choice.label}: ${purpose}`.replace(/\s+/g, " ")}
      aria-pressed={field.ordered ? pressed : undefined}
      aria-invalid={wrong}
      onClick={onClick}
    >
      {choice.picture && <Picture svg={controller.schema.pictures[choice.picture]} />}
      {(!choice.picture || field.datum) && <span>{choice.label}</span>}
      {field.grid && <span>{rowOf(field, value)?.label}</span>}
      {!field.ordered && !field.grid && <Icon name="close" />}
    </button>
  );
}
