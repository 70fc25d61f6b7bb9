// Correcting one item of an ordered row: another value, another place, something before it, or out.

import { Icon } from "../shared/Icon.jsx";
import { Picture } from "../shared/Picture.jsx";

export function ChipEditor({ controller, field, choices, cell, items, current, insert, close }) {
  const { pad, schema } = controller;
  const { pictures } = schema;
  const index = items.indexOf(current);
  const { item } = current;
  const move = (before) => pad.do({ kind: "move", cell, item, before });
  const others = choices.filter(({ value }) => value !== current.value);
  return (
    <div
      class="ck-editor"
      role="group"
      aria-label={`Correct ${field.key} ${index + 1}`}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <p class="ck-list-label">
        {choices.find(({ value }) => value === current.value)?.label} {field.key}, {index + 1} of {items.length} received
      </p>
      <div class="ck-buttons">
        {others.map(({ value, label, picture }) => (
          <button type="button" class="ck-button" key={value} onClick={() => pad.do({ kind: "replace", cell, item, value })}>
            <Picture svg={pictures[picture]} /> Make it {label}
          </button>
        ))}
        {choices.map(({ value, label, picture }) => (
          <button type="button" class="ck-button" key={value} onClick={() => insert(value, item)}>
            <Picture svg={pictures[picture]} /> Add {label} before
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
