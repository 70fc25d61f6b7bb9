// What a row gives: its lines' points, and the reason for each.

import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";
import { inWords, meaningOf } from "./texts.js";

export const lineOf = (controller, seat, item) =>
  controller.scoreOf(seat)?.lines.find((line) => line.item === item) ?? null;

/** The points of one line, as a button that opens its reason; `named` where a row has several. */
export function Points({ controller, shown, player, seat, open, toggle, named }) {
  const line = lineOf(controller, seat, shown.item);
  return (
    <button
      type="button"
      class="ck-points"
      aria-expanded={open}
      aria-label={`${shown.label}, ${player.name}: ${line ? `${line.points} points` : "no points yet"}. Why?`}
      onClick={toggle}
    >
      {named && <span class="ck-points-label">{shown.label}</span>}
      <span class="ck-score" data-fresh={controller.fresh}>{line ? line.points : "–"}</span>
      <Icon name="down" />
    </button>
  );
}

/** The reason for a line: its words, the clause's text, and the rulings that had a say. */
export function Reason({ controller, line, brief, children = null }) {
  const { schema } = controller;
  const rulings = schema.rulings.filter(({ name }) => line.rulings.includes(name));
  return (
    <div class="ck-reason">
      <p>
        {children}
        {inWords(line.reason, schema)} <ClauseLink id={line.clause} />
      </p>
      {!brief && <p class="ck-small">{schema.clauses[line.clause]}</p>}
      {!brief && rulings.map(({ id, name }) => (
        <p class="ck-small" key={id}>
          Ruling <ClauseLink id={id} />: {meaningOf(schema, name, controller.pad.view.rulings[name])}
        </p>
      ))}
    </div>
  );
}
