// Correcting one item of an ordered row: another value, another place, something before it, or out.

import { Icon } from "../shared/Icon.jsx";

export function ChipEditor({ controller, field, choices, cell, items, current, insert, close }) {
  const { pad } = controller;
  const index = items.indexOf(current);
  const { item } = current;
  const move = (before) => pad.do({ kind: "move", cell, item, before });
  const others = choices.filter(({ value }) => value !== current.value);
  return (
    <div class="ck-editor" role="group" aria-label={`Correct ${field.key} ${index + 1}`}>
      <p class="ck-small">
        {field.key} {index + 1} of {items.length}
      </p>
      <div class="ck-buttons">
        {others.map(({ value, label }) => (
          <button type="button" class="ck-button" key={value} onClick={() => pad.do({ kind: "replace", cell, item, value })}>
            Make it {label}
          </button>
        ))}
        <button type="button" class="ck-button" aria-disabled={index === 0} onClick={() => index > 0 && move(items[index - 1].item)}>
          <Icon name="back" /> Earlier
        </button>
        <button
          type="button"
          class="ck-button"
          aria-disabled={index === items.length - 1}
          onClick={() => index < items.length - 1 && move(items[index + 2]?.item ?? null)}
        >
          Later <Icon name="next" />
        </button>
        {choices.map(({ value, label }) => (
          <button type="button" class="ck-button" key={value} onClick={() => insert(value, item)}>
            {label} before it
          </button>
        ))}
        <button
          type="button"
          class="ck-button ck-danger"
          onClick={() => {
            pad.do({ kind: "remove", cell, item });
            close();
          }}
        >
          Take out
        </button>
        <button type="button" class="ck-button ck-primary" onClick={close}>
          Done
        </button>
      </div>
    </div>
  );
}
