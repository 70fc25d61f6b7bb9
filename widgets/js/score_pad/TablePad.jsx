// The wide layout: players as columns, items as rows, the reason under the points.

import { Panel } from "../shared/Panel.jsx";
import { Picture } from "../shared/Picture.jsx";
import { UndoRedo } from "./BottomBar.jsx";
import { captionOf } from "./ListField.jsx";
import { PlayerName } from "./PhonePad.jsx";
import { Fields, hasAny, lineOf, Reason, RowProblems, splitRows } from "./Row.jsx";

export function TablePad({ controller }) {
  const { shown, folded } = splitRows(controller);
  return (
    <>
      <Table controller={controller} rows={shown} caption="Cards and points of every player" headed />
      {folded.length > 0 && (
        <Panel title="Not in this match" note={`${folded.length} kinds`}>
          <Table controller={controller} rows={folded} caption="Kinds that are not in this match" />
        </Panel>
      )}
    </>
  );
}

function Table({ controller, rows, caption, headed }) {
  const { players } = controller.pad.view;
  return (
    <table class="ck-table">
      <caption class="ck-hidden">{caption}</caption>
      <thead class={headed ? "" : "ck-hidden"}>
        <tr>
          <td>{headed && <UndoRedo controller={controller} />}</td>
          {players.map((player, seat) => (
            <th scope="col" key={player.id}>
              <PlayerName {...{ controller, player, seat }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.item} data-item={row.item}>
            <th scope="row">
              <Picture svg={controller.schema.pictures[row.picture]} />
              <span class="ck-row-label">{row.label}</span>
              {row.fields.filter(({ kind }) => kind === "list").map((field) => (
                <p class="ck-list-label" key={field.key}>
                  {captionOf(field, controller)}
                </p>
              ))}
            </th>
            {players.map((player, seat) => (
              <td key={player.id}>
                <Cell {...{ controller, row, player, seat }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ controller, row, player, seat }) {
  const line = lineOf(controller, seat, row.item);
  const held = hasAny(row, player);
  return (
    <div class="ck-cell" data-held={!!held}>
      <div class="ck-cell-head">
        <div class="ck-cell-fields">
          <Fields {...{ controller, row, player, seat }} bare />
        </div>
        <span class="ck-score" data-fresh={controller.fresh}>
          {line && (held || line.points) ? line.points : "–"}
        </span>
      </div>
      <RowProblems {...{ controller, row, seat }} />
      {line && held && <Reason {...{ controller, line }} brief />}
    </div>
  );
}
