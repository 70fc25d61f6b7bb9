// Cards tapped one by one, as they come to the table: a button for each face, and what was tapped.

import { Icon } from "../shared/Icon.jsx";
import { Picture } from "../shared/Picture.jsx";
import { breakable, countedIn, pictureOf, sentence } from "./words.js";

export function CardsControl({ controller, control, value, set, wrong }) {
  const { schema, kept } = controller;
  const { name, label, ordered } = control;
  const cards = Array.isArray(value) ? value : [];
  const counts = new Map(countedIn(Object.keys(control.faces), cards));
  const undoable = (kept.past[name] ?? []).length > 0;
  return (
    <div class="ck-cards" role="group" aria-label={label} aria-describedby={wrong}>
      <p class="ck-control-label">
        {sentence(label)} <span class="ck-count">{cards.length === 1 ? "1 card" : `${cards.length} cards`}</span>
      </p>
      {control.grid ? (
        <FaceGrid {...{ control, counts, schema }} add={(face) => set([...cards, face])} />
      ) : (
        <div class="ck-tiles">
          {Object.keys(control.faces).map((face) => (
            <Tile key={face} {...{ face, label, schema }} count={counts.get(face) ?? 0} onClick={() => set([...cards, face])} />
          ))}
        </div>
      )}
      {cards.length > 0 && (ordered ? <InOrder {...{ cards, set, label, schema }} /> : <Counted {...{ cards, counts, set, label, schema }} />)}
      <div class="ck-buttons">
        <button type="button" class="ck-button" aria-label={`Undo: ${label}`} aria-disabled={!undoable} onClick={() => controller.undo(name)}>
          <Icon name="undo" /> Undo
        </button>
        <button type="button" class="ck-button" aria-label={`Clear: ${label}`} aria-disabled={!cards.length} onClick={() => cards.length && set([])}>
          <Icon name="close" /> Clear
        </button>
      </div>
    </div>
  );
}

/** Faces that are one of several kinds in one of several colours: a row a kind, a column a colour. */
function FaceGrid({ control, counts, schema, add }) {
  const { rows, columns } = control.grid;
  const heading = (name) => (
    <span class="ck-face-head" key={name} aria-hidden="true">
      {pictureOf(name, schema) && <Picture svg={pictureOf(name, schema)} />}
      {name}
    </span>
  );
  return (
    <div class="ck-face-grid" style={{ "--columns": columns.length }}>
      <span />
      {columns.map(heading)}
      {rows.map((row) => [
        heading(row),
        ...columns.map((column) => {
          const face = `${row}-${column}`;
          const count = counts.get(face) ?? 0;
          return (
            <button type="button" class="ck-tile" key={face} aria-label={`Add ${face}: ${control.label}${count ? `, ${count} there` : ""}`} data-some={count > 0} onClick={() => add(face)}>
              {count > 0 ? count : <Icon name="plus" />}
            </button>
          );
        }),
      ])}
    </div>
  );
}

function Tile({ face, count, label, schema, onClick }) {
  const svg = pictureOf(face, schema);
  return (
    <button type="button" class="ck-tile" aria-label={`Add ${face}: ${label}${count ? `, ${count} there` : ""}`} data-some={count > 0} onClick={onClick}>
      {svg && <Picture svg={svg} />}
      <span>{breakable(face)}</span>
      {count > 0 && <span class="ck-badge">{count}</span>}
    </button>
  );
}

/** What was tapped, in the order in which it was received. */
function InOrder({ cards, set, label, schema }) {
  return (
    <ol class="ck-chips" aria-label={`${label}: tap one to take it out`}>
      {cards.map((face, index) => (
        <li key={index}>
          <Chip {...{ face, schema }} said={`${index + 1}. ${face}: take out`} onClick={() => set(cards.filter((_, other) => other !== index))} />
        </li>
      ))}
    </ol>
  );
}

function Counted({ cards, counts, set, label, schema }) {
  const takeOne = (face) => {
    const last = cards.lastIndexOf(face);
    set(cards.filter((_, index) => index !== last));
  };
  return (
    <ul class="ck-chips" aria-label={`${label}: tap one to take it out`}>
      {[...counts].map(([face, count]) => (
        <li key={face}>
          <Chip {...{ face, schema, count }} said={`${count} ${face}: take one out`} onClick={() => takeOne(face)} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ face, schema, count, said, onClick }) {
  const svg = pictureOf(face, schema);
  return (
    <button type="button" class="ck-chip" aria-label={said} onClick={onClick}>
      {svg && <Picture svg={svg} />}
      <span>
        {count > 1 && `${count} `}
        {face}
      </span>
      <Icon name="close" />
    </button>
  );
}
