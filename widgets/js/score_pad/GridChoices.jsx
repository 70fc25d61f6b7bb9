// Choices in rows and columns: a tap adds one, and a cell shows how many there are.

import { Picture } from "../shared/Picture.jsx";
import { calledOf } from "./fields.js";

export function GridChoices({ controller, player, field, items, insert, isWrong }) {
  const { view } = controller.pad;
  const { pictures } = controller.schema;
  const { rows, columns } = field.grid;
  const count = (value) => items.filter((one) => one.value === value).length;
  const wrong = (value) => items.some((one, index) => one.value === value && isWrong(index));
  return (
    <div class="ck-grid" style={{ "--ck-columns": columns.length }}>
      <span />
      {columns.map(({ label }) => (
        <span class="ck-grid-column" key={label} aria-hidden="true">{label}</span>
      ))}
      {rows.map((row, index) => [
        <RowHead key={row.label} {...{ row, view, pictures }} />,
        ...field.choices.slice(index * columns.length, (index + 1) * columns.length).map((choice) => {
          const { value } = choice;
          const add = () => insert(value);
          return <Cell key={value} {...{ choice, row, player, field, view, pictures, add }} count={count(value)} wrong={wrong(value)} />;
        }),
      ])}
    </div>
  );
}

function RowHead({ row, view, pictures }) {
  const [sign, name] = calledOf(row, view);
  return (
    <span class="ck-grid-row" aria-hidden="true">
      {row.picture && <Picture svg={pictures[row.picture]} />}
      <span class="ck-grid-name">
        <strong>{sign}</strong> {name}
      </span>
    </span>
  );
}

function Cell({ choice, row, player, field, view, pictures, count, wrong, add }) {
  const [sign, name] = calledOf(row, view);
  const called = name ? `${choice.label} (${name})` : choice.label;
  return (
    <button
      type="button"
      class="ck-choice ck-grid-cell"
      aria-label={`Add ${called}: ${field.key}, ${player.name}${count ? `, ${count} so far` : ""}`}
      aria-invalid={wrong}
      data-some={count > 0}
      onClick={add}
    >
      <span class="ck-grid-sign">{sign}</span>
      {choice.picture && <Picture svg={pictures[choice.picture]} />}
      {count > 0 && <span class="ck-badge">{count}</span>}
    </button>
  );
}
