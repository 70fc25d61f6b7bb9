// An answer: one value first and big, then the picture of all, then all of them exactly.

import { useState } from "preact/hooks";
import { Chart } from "./Chart.jsx";
import { Figures } from "./Figures.jsx";
import { Formula } from "./MathTree.jsx";
import { Ranking } from "./Ranking.jsx";
import { sentence } from "./words.js";

const nameOf = (row) => row.outcome ?? row.name;

/** One answer to a question; the first of several leads. */
export function Part({ part, schema, fresh, lead }) {
  const [picked, setPicked] = useState(null);
  const [orMore, setOrMore] = useState(false);
  const rows = part.rows ?? [];
  const found = rows.findIndex((row) => nameOf(row) === picked);
  const at = found < 0 ? (part.first ?? 0) : found;
  const atLeast = orMore && rows[at]?.at_least !== undefined;
  const pick = (index) => setPicked(nameOf(rows[index]));
  const view = { part, schema, rows, at, atLeast, pick };
  return (
    <div class="ck-part-answer" data-lead={lead}>
      <div class="ck-headline">
        <p class="ck-tells">{sentence(part.label)}</p>
        {rows.length > 1 && <Pick {...view} setOrMore={setOrMore} />}
        {rows.length === 1 && part.kind === "distribution" && <Only {...part} />}
        <Value {...view} fresh={fresh} />
      </div>
      {rows.length > 1 && !part.more && <Chart {...view} />}
      {rows.length > 1 && !part.more && <Figures {...view} lead={lead} />}
      {rows.length > 1 && part.more && <Ranking {...view} />}
    </div>
  );
}

/** What is certain, where there is nothing to choose: "Points: 0". */
const Only = ({ what, rows: [{ outcome }] }) => (
  <p class="ck-only">{typeof outcome === "number" ? `${sentence(what)}: ${outcome}` : sentence(outcome)}</p>
);

/** Which row is shown big; for numbers also whether more than that counts. */
function Pick({ part, rows, at, atLeast, pick, setOrMore }) {
  const head = part.what;
  const choices = [
    [false, "exactly"],
    [true, "or more"],
  ];
  return (
    <div class="ck-pick">
      <label>
        <span>{sentence(head)}</span>
        <select onChange={({ currentTarget }) => pick(currentTarget.selectedIndex)}>
          {rows.map((row, index) => (
            <option key={nameOf(row)} selected={index === at}>
              {nameOf(row)}
            </option>
          ))}
        </select>
      </label>
      {rows[at].at_least !== undefined && (
        <div class="ck-either" role="group" aria-label={`${head}: exactly, or more`}>
          {choices.map(([more, label]) => (
            <button type="button" key={label} aria-pressed={atLeast === more} onClick={() => setOrMore(more)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The value itself. What is said of old parameters is muted, and says so. */
function Value({ part, rows, at, atLeast, fresh }) {
  return (
    <div class="ck-value" aria-live="polite" aria-atomic="true">
      {part.kind === "expression" && <Formula math={part.math} plain={part.plain} />}
      {part.kind === "chance" && <Chance of={part} />}
      {part.kind === "distribution" && <Chance of={atLeast ? rows[at].at_least : rows[at]} />}
      {part.kind === "amounts" && <Amount row={rows[at]} unit={part.unit} more={part.more} single={rows.length < 2} />}
      <p class="ck-stale">{!fresh && "Not updated yet: this was the answer before."}</p>
    </div>
  );
}

function Chance({ of: { exact, percent, one_in } }) {
  return (
    <>
      <strong class="ck-percent">{percent}</strong>
      <Fraction exact={exact} />
      <span class="ck-one-in">{one_in}</span>
    </>
  );
}

function Amount({ row, unit, more = [], single }) {
  const same = row.exact === row.decimal;
  return (
    <>
      <strong class="ck-percent">{row.decimal}</strong>
      {!same && <Fraction exact={row.exact} />}
      <span class="ck-one-in">
        {unit}
        {single && ` (${row.name})`}
      </span>
      {more.length > 0 && <span class="ck-beside">{more.map((head, index) => `${row.more[index].decimal} ${head}`).join(", ")}</span>}
    </>
  );
}

/** A fraction with its line; read as "3/4". */
export function Fraction({ exact }) {
  const [above, below] = exact.split("/");
  if (!below) return <span class="ck-whole">{above}</span>;
  return (
    <span class="ck-fraction">
      <span>{above}</span>
      <span class="ck-hidden">/</span>
      <span>{below}</span>
    </span>
  );
}
