// One item of the sheet for one player: its fields, its points, the reason, what is wrong with it.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";
import { Picture } from "../shared/Picture.jsx";
import { CountField } from "./CountField.jsx";
import { ListField } from "./ListField.jsx";
import { problemsAt } from "./problems.js";

/** Whether a player has any card of this row. */
export const hasAny = (row, player) =>
  row.fields.some(({ key }) => (Array.isArray(player.values[key]) ? player.values[key].length : player.values[key]));

/** The rows to show, and those that are folded away since their kind is not in this match. */
export function splitRows({ schema, pad, problems }) {
  const { kinds, players } = pad.view;
  const complete = schema.selection && kinds.length === schema.selection.choose;
  const isShown = (row) =>
    !complete ||
    kinds.includes(row.item) ||
    !schema.selection.items.includes(row.item) ||
    players.some((player, seat) => hasAny(row, player) || problemsOf(row, seat, problems).length);
  return { shown: schema.rows.filter(isShown), folded: schema.rows.filter((row) => !isShown(row)) };
}

export const problemsOf = (row, seat, problems) =>
  row.fields.flatMap(({ key }) => problemsAt(problems, seat, key));

export const lineOf = (controller, seat, item) =>
  controller.scoreOf(seat)?.lines.find((line) => line.item === item) ?? null;

/** The fields of a row, each in the form of its kind; bare ones have their labels elsewhere. */
export function Fields({ controller, row, player, seat, bare }) {
  return row.fields.map((field) => {
    const problems = problemsAt(controller.problems, seat, field.key);
    const Form = field.kind === "count" ? CountField : ListField;
    const form = <Form key={field.key} {...{ controller, player, field, problems, bare }} />;
    if (row.fields.length === 1) return form;
    return (
      <div class="ck-part" key={field.key}>
        {field.picture && <Picture svg={controller.schema.pictures[field.picture]} />}
        {!bare && <span class="ck-part-label">{field.label}</span>}
        {form}
      </div>
    );
  });
}

/** Problems and warnings of a row, in words and with a mark. */
export function RowProblems({ controller, row, seat }) {
  const wrong = problemsOf(row, seat, controller.problems).map((one) => ["problem", one]);
  const odd = problemsOf(row, seat, controller.warnings).map((one) => ["notice", one]);
  const { selection } = controller.schema;
  const { kinds, players } = controller.pad.view;
  const out = selection?.items.includes(row.item) && kinds.length === selection.choose && !kinds.includes(row.item);
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

/** The reason for a line: its words, the clause's text, and the rulings that had a say. */
export function Reason({ controller, line, brief }) {
  const { schema } = controller;
  const rulings = schema.rulings.filter(({ name }) => line.rulings.includes(name));
  return (
    <div class="ck-reason">
      <p>
        {line.reason} <ClauseLink id={line.clause} />
      </p>
      {!brief && <p class="ck-small">{schema.clauses[line.clause]}</p>}
      {!brief && rulings.map(({ id, name }) => (
        <p class="ck-small" key={id}>
          Ruling <ClauseLink id={id} />: {controller.pad.view.rulings[name].replaceAll("_", " ")}
        </p>
      ))}
    </div>
  );
}

export function PhoneRow({ controller, row, player, seat }) {
  const [open, setOpen] = useState(false);
  const line = lineOf(controller, seat, row.item);
  const single = row.fields.length === 1 && row.fields[0].kind === "count";
  const fields = <Fields {...{ controller, row, player, seat }} />;
  return (
    <section class="ck-row" data-item={row.item} data-held={!!hasAny(row, player)}>
      <div class="ck-row-head">
        <Picture svg={controller.schema.pictures[row.picture]} />
        <h2 class="ck-row-label">{row.label}</h2>
        {single && fields}
        <button
          type="button"
          class="ck-points"
          aria-expanded={open}
          aria-label={`${row.label}, ${player.name}: ${line ? `${line.points} points` : "no points yet"}. Why?`}
          onClick={() => setOpen(!open)}
        >
          <span class="ck-score" data-fresh={controller.fresh}>{line ? line.points : "–"}</span>
          <Icon name="down" />
        </button>
      </div>
      {!single && <div class="ck-row-body">{fields}</div>}
      <RowProblems {...{ controller, row, seat }} />
      {open && line && <Reason {...{ controller, line }} />}
      {open && !line && <p class="ck-reason">The points come with the totals.</p>}
    </section>
  );
}
