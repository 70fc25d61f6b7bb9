// Many names with several numbers each: a table that can be ordered by any of its columns, the first
// rows of it until more are wanted.

import { useState } from "preact/hooks";
import { sentence } from "./words.js";

const FIRST = 10;
const STEP = 25;

/** A name of several parts breaks between them only. */
const unbroken = (name) => name.split(", ").map((part) => part.replaceAll(" ", "\u00a0")).join(", ");

const cellsOf = (row) => [row, ...row.more];

export function Ranking({ part, rows, at, pick }) {
  const [{ column, up }, setOrder] = useState({ column: null, up: false });
  const [shown, setShown] = useState(FIRST);
  const heads = [part.unit, ...part.more];
  const order = rows.map((_, index) => index);
  if (column !== null) {
    const sizeOf = (index) => cellsOf(rows[index])[column].number * (up ? 1 : -1);
    order.sort((a, b) => sizeOf(a) - sizeOf(b));
  }
  const orderBy = (next) => setOrder({ column: next, up: column === next ? !up : column === null && next === 0 });
  return (
    <div class="ck-ranking">
      <table class="ck-figures">
        <caption class="ck-hidden">{part.label}</caption>
        <thead>
          <tr>
            <th scope="col">{sentence(part.what)}</th>
            {heads.map((head, index) => (
              <Head key={head} {...{ head, up }} sorted={column === index || (column === null && index === 0)} onClick={() => orderBy(index)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {order.slice(0, shown).map((index) => (
            <tr key={rows[index].name} data-picked={index === at} onClick={() => pick(index)}>
              <th scope="row">{unbroken(rows[index].name)}</th>
              {cellsOf(rows[index]).map((cell, number) => (
                <Cell key={heads[number]} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <More {...{ shown, setShown }} count={rows.length} />
    </div>
  );
}

/** The head of a column: it orders the table, a second tap the other way round. */
function Head({ head, sorted, up, onClick }) {
  return (
    <th scope="col" aria-sort={sorted ? (up ? "ascending" : "descending") : undefined}>
      <button type="button" class="ck-order" data-up={up} onClick={onClick}>
        {head}
      </button>
    </th>
  );
}

function Cell({ exact, decimal }) {
  return (
    <td>
      {decimal}
      {exact !== decimal && <small>{exact}</small>}
    </td>
  );
}

function More({ shown, setShown, count }) {
  if (shown >= count) return <p class="ck-small">All {count} are shown.</p>;
  return (
    <div class="ck-tools">
      <button type="button" class="ck-button" onClick={() => setShown(shown + STEP)}>
        Show {Math.min(STEP, count - shown)} more
      </button>
      <button type="button" class="ck-button" onClick={() => setShown(count)}>
        Show all {count}
      </button>
    </div>
  );
}
