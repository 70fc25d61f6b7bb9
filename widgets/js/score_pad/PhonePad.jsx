// The narrow layout: players as tabs, below them one player's cards.

import { Icon } from "../shared/Icon.jsx";
import { Panel } from "../shared/Panel.jsx";
import { Shape } from "../shared/Shape.jsx";
import { useOwnId } from "../shared/useOwnId.js";
import { concerns } from "./problems.js";
import { PhoneRow, splitRows } from "./Row.jsx";

export function PhonePad({ controller, seat, setSeat }) {
  const { players } = controller.pad.view;
  const player = players[seat];
  const cards = useOwnId();
  const { shown, folded } = splitRows(controller);
  const rows = (some) =>
    some.map((row) => <PhoneRow key={`${player.id}.${row.name}`} {...{ controller, row, player, seat }} />);
  if (!player) return null;
  return (
    <div class="ck-phone">
      <Tabs {...{ controller, seat, setSeat, cards }} />
      <div class="ck-rows" role="tabpanel" id={cards} aria-label={`${player.name}’s cards`}>
        {rows(shown)}
        {folded.length > 0 && (
          <Panel title="Not in this match" note={`${folded.length} kinds`}>
            {rows(folded)}
          </Panel>
        )}
      </div>
    </div>
  );
}

/** As many tabs as have room beside each other on a phone. */
const ONE_LINE = 4;

function Tabs({ controller, seat, setSeat, cards }) {
  const { players } = controller.pad.view;
  const onKeyDown = (event) => {
    const last = players.length - 1;
    const next = {
      ArrowRight: seat === last ? 0 : seat + 1,
      ArrowLeft: seat === 0 ? last : seat - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSeat(next);
    event.currentTarget.children[next].focus();
  };
  return (
    <div class="ck-tabs" role="tablist" aria-label="Players" data-many={players.length > ONE_LINE} onKeyDown={onKeyDown}>
      {players.map((player, index) => (
        <button
          type="button"
          role="tab"
          key={player.id}
          class="ck-tab"
          aria-selected={index === seat}
          aria-controls={cards}
          tabIndex={index === seat ? 0 : -1}
          onClick={() => setSeat(index)}
        >
          <PlayerName player={player} controller={controller} seat={index} />
        </button>
      ))}
    </div>
  );
}

/** A player's mark, name and total, and whether they lead or their cards need a look. */
export function PlayerName({ controller, player, seat }) {
  const score = controller.scoreOf(seat);
  const wrong = concerns(controller.problems, seat);
  const odd = !wrong && concerns(controller.warnings, seat);
  const { pad, sheet, fresh } = controller;
  const first = sheet?.winners;
  const leads = fresh && pad.hasCards && first?.includes(player.name);
  const standing = pad.view.finished ? "wins" : "leads";
  return (
    <>
      <span class="ck-player">
        <Shape colour={player.colour} />
        <bdi class="ck-player-name">{player.name.trim() || "no name"}</bdi>
      </span>
      <span class="ck-figures">
        <span class="ck-total" data-fresh={controller.fresh}>
          {score ? score.total : "–"}
        </span>
        <span class="ck-standing">
          {odd && <Icon name="warning" />}
          {odd && <span class="ck-hidden">to check</span>}
          {wrong ? "problem" : leads && ` ${standing}`}
        </span>
      </span>
    </>
  );
}
