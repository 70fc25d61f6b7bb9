// The wide layout: players as columns, items as rows, the reason under the points.

import { Panel } from "../shared/Panel.jsx";
import { Picture } from "../shared/Picture.jsx";
import { UndoRedo } from "./BottomBar.jsx";
import { captionOf } from "./ListField.jsx";
import { PlayerName } from "./PhonePad.jsx";
import { lineOf, Reason } from "./Points.jsx";
import { Fields, hasAny, RowProblems, splitRows } from "./Row.jsx";

/** With more players than this the columns are narrow. */
const MANY = 4;

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
    <table class="ck-table" data-crowded={players.length > MANY}>
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
          <tr key={row.name} data-item={row.name} data-grid={row.fields.some(({ grid }) => grid)}>
            <th scope="row">
              <div class="ck-row-name">
                <Picture svg={controller.schema.pictures[row.picture]} />
                <span>{row.label}</span>
              </div>
              {row.fields.map(({ key, grid }) => grid && <Legend key={key} {...{ controller, grid }} />)}
              {row.note && <p class="ck-small">{row.note}</p>}
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

/** What the rows of a grid stand for: their signs, pictures, and the table's own names. */
function Legend({ controller, grid }) {
  const { pad, schema } = controller;
  return (
    <ul class="ck-legend">
      {grid.rows.map((row) => (
        <li key={row.label}>
          <strong>{row.label}</strong>
          {row.picture && <Picture svg={schema.pictures[row.picture]} />}
          <span class="ck-legend-name" title={pad.view.things[row.named]}>{pad.view.things[row.named]}</span>
        </li>
      ))}
    </ul>
  );
}

function Cell({ controller, row, player, seat }) {
  const held = hasAny(row, player);
  const lines = row.lines.map(({ item }) => lineOf(controller, seat, item));
  const [line] = lines;
  const several = lines.length > 1;
  return (
    <div class="ck-cell" data-held={!!held}>
      <div class="ck-cell-head">
        <div class="ck-cell-fields">
          <Fields {...{ controller, row, player, seat }} bare />
        </div>
        {lines.length === 1 && (
          <span class="ck-score" data-fresh={controller.fresh}>
            {line && (held || line.points) ? line.points : "–"}
          </span>
        )}
      </div>
      <RowProblems {...{ controller, row, seat }} />
      {held && lines.map((one, index) => one && (
        <Reason key={one.item} {...{ controller }} line={one} brief>
          {several && (
            <>
              <span class="ck-line-label">{row.lines[index].label}</span>
              <span class="ck-score" data-fresh={controller.fresh}>{one.points}</span>
            </>
          )}
        </Reason>
      ))}
    </div>
  );
}
