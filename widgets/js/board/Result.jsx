// How the game ended: places, the reason for every point, and the way to the score page.

import { useEffect, useRef } from "preact/hooks";
import { pageConfig } from "../shared/connection.js";
import { afterDrawing } from "../shared/focus.js";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";
import { listed } from "../shared/root.js";
import { linkTo } from "../shared/sharing.js";
import { Shape } from "../shared/Shape.jsx";

export function Result({ controller }) {
  const { result, entries, names } = controller.position;
  const title = useRef();
  useEffect(() => {
    if (controller.inUse) afterDrawing(() => title.current?.focus({ preventScroll: true }));
  }, []);
  if (!result) return null;
  if (!result.valid) return <p>{result.problems[0].message}</p>;
  const { winners, tie } = result;
  const players = result.players.map((player, seat) => ({ ...player, seat })).sort((a, b) => a.rank - b.rank);
  return (
    <section class="ck-result" aria-label="Result">
      <h3 ref={title} tabindex={-1}>{winners.length === 1 ? `${winners[0]} wins` : `${listed(winners)} share the win`}</h3>
      {tie && (
        <p>
          {tie.reason} <ClauseLink id={tie.clause} />
        </p>
      )}
      {players.map((player) => (
        <Reasons key={player.seat} player={player} open={player.rank === 1 && names.length < 3} />
      ))}
      <div class="ck-buttons">
        <a class="ck-button ck-primary" href={scorePage(entries)} target={pageConfig() ? undefined : "_blank"}>
          Score this on the score page
        </a>
        <NewGame controller={controller} />
      </div>
    </section>
  );
}

/** The way to another game; the one on the board can be gone back to. */
export function NewGame({ controller }) {
  return (
    <button type="button" class="ck-button ck-start" onClick={() => controller.setUp(true)}>
      <Icon name="people" /> New game
    </button>
  );
}

const scorePage = (entries) => linkTo(entries, new URL("score.ipynb", location.href).href);

function Reasons({ player, open }) {
  const { name, total, rank, lines, seat } = player;
  const told = lines.filter(({ points }) => points !== 0);
  return (
    <details class="ck-reasons" open={open}>
      <summary>
        <span class="ck-rank">{rank}.</span>
        <Shape colour={seat} />
        <span class="ck-player-name">{name}</span>
        <span class="ck-score">{total}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {told.map(({ item, points, reason, clause }) => (
          <li key={item}>
            <span class="ck-score">{points}</span>
            <span>
              <strong>{item}</strong>: {reason} <ClauseLink id={clause} />
            </span>
          </li>
        ))}
        {!told.length && <li>No item gave points.</li>}
      </ul>
    </details>
  );
}
