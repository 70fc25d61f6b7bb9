// One item of the sheet for one player: its fields, its points, the reason, what is wrong with it.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";
import { Picture } from "../shared/Picture.jsx";
import { CountField } from "./CountField.jsx";
import { idOf } from "./fields.js";
import { ListField } from "./ListField.jsx";
import { lineOf, Points, Reason } from "./Points.jsx";
import { problemsAt, problemsOfList } from "./problems.js";

/** Whether a player has any card of this row. */
export const hasAny = (row, player) =>
  row.fields.map((field) => player.values[idOf(field)]).some((held) => (Array.isArray(held) ? held.length : held));

/** The rows to show, and those that are folded away since their kind is not in this match. */
export function splitRows({ schema, pad, problems }) {
  const { kinds, players } = pad.view;
  const complete = schema.selection && kinds.length === schema.selection.choose;
  const isShown = (row) =>
    !complete ||
    kinds.includes(row.name) ||
    !schema.selection.items.includes(row.name) ||
    players.some((player, seat) => hasAny(row, player) || problemsOf(row, seat, problems, schema).length);
  return { shown: schema.rows.filter(isShown), folded: schema.rows.filter((row) => !isShown(row)) };
}

const problemsOf = (row, seat, problems, schema) =>
  row.fields.flatMap((field) => [
    ...problemsAt(problems, seat, idOf(field)),
    ...problemsOfList(problems, seat, field, schema),
  ]);

/** The fields of a row, each in the form of its kind; bare ones have their labels elsewhere. */
export function Fields({ controller, row, player, seat, bare }) {
  return row.fields.map((field) => {
    const Form = field.kind === "count" ? CountField : ListField;
    const form = <Form key={idOf(field)} {...{ controller, player, seat, field, bare }} />;
    if (row.fields.length === 1) return form;
    return (
      <div class="ck-part" key={idOf(field)}>
        {field.picture && <Picture svg={controller.schema.pictures[field.picture]} />}
        {!bare && <span class="ck-part-label">{field.label}</span>}
        {form}
      </div>
    );
  });
}

/** Problems and warnings of a row, in words and with a mark. */
export function RowProblems({ controller, row, seat }) {
  const { schema } = controller;
  const { selection } = schema;
  const wrong = problemsOf(row, seat, controller.problems, schema).map((one) => ["problem", one]);
  const odd = problemsOf(row, seat, controller.warnings, schema).map((one) => ["notice", one]);
  const { kinds, players } = controller.pad.view;
  const out = selection?.items.includes(row.name) && kinds.length === selection.choose && !kinds.includes(row.name);
  const stray = { message: "Not chosen for this match, but these cards count.", clause: selection?.clause };
  const more = out && hasAny(row, players[seat]) ? [["notice", stray]] : [];
  return [...wrong, ...odd, ...more].map(([kind, { message, clause }]) => (
    <p class={`ck-row-${kind}`} key={message}>
      <Icon name="warning" />
      <span>
        {message} {clause && <ClauseLink id={clause} />}
      </span>
    </p>
  ));
}

export function PhoneRow({ controller, row, player, seat }) {
  const [open, setOpen] = useState(null);
  const line = row.lines.some(({ item }) => item === open) && lineOf(controller, seat, open);
  const single = row.fields.length === 1 && row.fields[0].kind === "count";
  const fields = <Fields {...{ controller, row, player, seat }} />;
  const several = row.lines.length > 1;
  const points = row.lines.map((shown) => {
    const { item } = shown;
    const toggle = () => setOpen(open === item ? null : item);
    return <Points key={item} {...{ controller, shown, player, seat, toggle }} open={open === item} named={several} />;
  });
  return (
    <section class="ck-row" data-item={row.name} data-held={!!hasAny(row, player)}>
      <div class="ck-row-head">
        <Picture svg={controller.schema.pictures[row.picture]} />
        <div class="ck-row-label">
          <h2>{row.label}</h2>
          {row.note && <p class="ck-small">{row.note}</p>}
        </div>
        {single && fields}
        {!several && (points.length ? points : <span class="ck-no-points" />)}
      </div>
      {!single && <div class="ck-row-body">{fields}</div>}
      <RowProblems {...{ controller, row, seat }} />
      {several && <div class="ck-lines">{points}</div>}
      {line && <Reason {...{ controller, line }} />}
      {open && !line && <p class="ck-reason">The points come with the totals.</p>}
    </section>
  );
}
