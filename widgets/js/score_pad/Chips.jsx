// What was tapped, card by card: a tap on one takes it out, or opens its correction.

import { Icon } from "../shared/Icon.jsx";
import { Picture } from "../shared/Picture.jsx";

export function Chips(props) {
  const { player, field, items, isWrong, chosen, tap } = props;
  const { grid, label } = field;
  const said = items.length ? `${items.length} so far. Tap one here to take it out:` : "Nothing so far.";
  return (
    <>
      {grid && <p class="ck-list-label">{said}</p>}
      <ol class={grid ? "ck-chips ck-small-chips" : "ck-chips"} aria-label={`${label}, ${player.name}: tap one to correct it`}>
        {items.map(({ item, value }, index) => (
          <li key={item}>
            <Chip {...props} {...{ value, index }} pressed={item === chosen} wrong={isWrong(index)} onClick={() => tap(item)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Chip({ controller, field, choices, value, index, items, pressed, wrong, onClick }) {
  const { ordered, grid, datum, key } = field;
  const choice = choices.find((one) => one.value === value) ?? { label: String(value), picture: field.picture };
  const place = ordered ? `${index + 1} of ${items.length}` : "";
  return (
    <button
      type="button"
      class="ck-chip"
      aria-label={`${key} ${place} ${choice.label}: ${ordered ? "correct" : "take out"}`.replace(/\s+/g, " ")}
      aria-pressed={ordered ? pressed : undefined}
      aria-invalid={wrong}
      onClick={onClick}
    >
      {choice.picture && <Picture svg={controller.schema.pictures[choice.picture]} />}
      {(!choice.picture || datum) && <span>{choice.label}</span>}
      {grid && <span>{rowOf(grid, choices, value)?.label}</span>}
      {!ordered && !grid && <Icon name="close" />}
    </button>
  );
}

/** The heading of the row of a grid that has this choice. */
const rowOf = ({ rows, columns }, choices, value) =>
  rows[Math.floor(choices.findIndex((choice) => choice.value === value) / columns.length)];
