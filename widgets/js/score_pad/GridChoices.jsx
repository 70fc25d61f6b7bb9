// Choices in rows and columns: a tap adds one, and a cell shows how many there are.

import { Picture } from "../shared/Picture.jsx";
import { calledOf } from "./fields.js";

export function GridChoices({ controller, player, field, items, insert, wrong }) {
  const { pad, schema } = controller;
  const { rows, columns } = field.grid;
  const count = (value) => items.filter((one) => one.value === value).length;
  return (
    <div class="ck-grid" style={{ "--ck-columns": columns.length }}>
      <span />
      {columns.map(({ label }) => (
        <span class="ck-grid-column" key={label} aria-hidden="true">{label}</span>
      ))}
      {rows.map((row, index) => [
        <RowHead key={row.label} {...{ row, schema }} view={pad.view} />,
        ...columns.map((_, column) => {
          const choice = field.choices[index * columns.length + column];
          return (
            <Cell key={choice.value} {...{ choice, row, player, field, schema }} view={pad.view} count={count(choice.value)} wrong={wrong(choice.value)} add={() => insert(choice.value)} />
          );
        }),
      ])}
    </div>
  );
}

function RowHead({ row, schema, view }) {
  const [sign, name] = calledOf(row, view);
  return (
    <span class="ck-grid-row" aria-hidden="true">
      {row.picture && <Picture svg={schema.pictures[row.picture]} />}
      <span class="ck-grid-name">
        <strong>{sign}</strong> {name}
      </span>
    </span>
  );
}

function Cell({ choice, row, player, field, schema, view, count, wrong, add }) {
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
      {choice.picture && <Picture svg={schema.pictures[choice.picture]} />}
      {count > 0 && <span class="ck-badge">{count}</span>}
    </button>
  );
}
