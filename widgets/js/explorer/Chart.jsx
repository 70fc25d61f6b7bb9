// The picture of an answer. It is for the eye: the table beside it has every value in words, so a
// screen reader passes it by. What is picked has a mark of its own besides its colour.

import { Picture } from "../shared/Picture.jsx";
import { pictureOf } from "./words.js";

const nameOf = (row) => row.outcome ?? row.name;
const inPercent = (share) => `${(100 * share).toFixed(3)}%`;

export function Chart(view) {
  const Kind = { columns: Columns, grid: Cells }[view.part.chart] ?? Bars;
  return <Kind {...view} />;
}

const isPicked = (index, { at, atLeast }) => index === at || (atLeast && index > at);

/** A bar a row, from zero to the right; to the left for what is less than nothing. */
function Bars(view) {
  const { rows, schema, pick, part } = view;
  const sizes = rows.map((row) => row.number);
  const least = Math.min(0, ...sizes);
  const span = Math.max(0, ...sizes) - least || 1;
  return (
    <div class="ck-bars" aria-hidden="true" data-negative={least < 0}>
      {rows.map((row, index) => (
        <div class="ck-bar-row" key={nameOf(row)} data-picked={isPicked(index, view)} onClick={() => pick(index)}>
          <span class="ck-bar-name">
            {pictureOf(nameOf(row), schema) && <Picture svg={pictureOf(nameOf(row), schema)} />}
            {nameOf(row)}
          </span>
          <svg class="ck-bar" width="100%" height="20">
            <rect
              x={inPercent((Math.min(0, row.number) - least) / span)}
              width={inPercent(Math.abs(row.number) / span)}
              y="2"
              height="16"
              rx="3"
            />
            <line x1={inPercent(-least / span)} x2={inPercent(-least / span)} y1="0" y2="20" />
          </svg>
          <span class="ck-bar-value">{part.kind === "amounts" ? row.decimal : row.percent}</span>
        </div>
      ))}
    </div>
  );
}

/** The cells of a board, each with its number; the larger, the stronger. */
function Cells(view) {
  const { rows, schema, pick, part } = view;
  const { columns, choices } = schema.controls.find(({ kind }) => kind === "grid");
  const most = rows[part.first].number;
  return (
    <div class="ck-cells ck-cell-chart" aria-hidden="true" style={{ "--columns": columns }}>
      {Object.keys(choices).map((name) => {
        const index = rows.findIndex((row) => row.name === name);
        const row = rows[index];
        return (
          <div key={name} data-picked={row ? isPicked(index, view) : false} style={{ "--share": row ? row.number / most : 0 }} onClick={() => row && pick(index)}>
            <span>{name}</span>
            <strong>{row?.exact}</strong>
          </div>
        );
      })}
    </div>
  );
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 8;

/** Many numbers: columns side by side, each at its place. */
function Columns(view) {
  const { rows, at, pick } = view;
  const outcomes = rows.map((row) => row.outcome);
  const first = outcomes[0];
  const count = outcomes.at(-1) - first + 1;
  const largest = rows[view.part.first];
  const placeOf = (outcome) => (outcome - first) / count;
  const middle = placeOf(rows[at].outcome) + 0.5 / count;
  return (
    <div class="ck-columns" aria-hidden="true">
      <div class="ck-columns-note" data-side={middle > 0.5 ? "left" : "right"} style={{ "--at": inPercent(middle) }}>
        <span>
          {rows[at].outcome}: {rows[at].percent}
        </span>
      </div>
      <svg width="100%" height="160" preserveAspectRatio="none" onClick={(event) => pick(nearest(event, rows, placeOf))}>
        {rows.map((row, index) => (
          <rect
            key={row.outcome}
            data-picked={isPicked(index, view)}
            x={inPercent(placeOf(row.outcome) + 0.1 / count)}
            width={inPercent(0.8 / count)}
            y={inPercent(1 - row.number / largest.number)}
            height={inPercent(row.number / largest.number)}
          />
        ))}
        <line x1={inPercent(middle)} x2={inPercent(middle)} y1="0" y2="100%" class="ck-here" />
        <line x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
      <div class="ck-ticks">
        {ticksOf(first, outcomes.at(-1)).map((tick) => (
          <span key={tick} style={{ left: inPercent(placeOf(tick) + 0.5 / count) }}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}

function ticksOf(first, last) {
  const step = STEPS.find((one) => (last - first) / one < MOST_TICKS) ?? STEPS.at(-1);
  const from = Math.ceil(first / step) * step;
  return Array.from({ length: Math.floor((last - from) / step) + 1 }, (_, index) => from + index * step);
}

/** The row whose column is nearest to where the chart was tapped. */
function nearest(event, rows, placeOf) {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width;
  const distances = rows.map((row) => Math.abs(placeOf(row.outcome) + 0.5 / (rows.at(-1).outcome - rows[0].outcome + 1) - x));
  return distances.indexOf(Math.min(...distances));
}
