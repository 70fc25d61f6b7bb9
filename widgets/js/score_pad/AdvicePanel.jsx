// What the table is to do next, as the game's rules see it, and why.

import { useState } from "preact/hooks";
import { ClauseLink, Panel } from "../shared/Panel.jsx";
import { Shape } from "../shared/Shape.jsx";

export function AdvicePanel({ controller }) {
  const { advice, pad, upToDate } = controller;
  const [open, setOpen] = useState(true);
  if (!advice || !pad.hasCards) return null;
  const { players } = pad.view;
  return (
    <Panel id="ck-advice" title={advice.title} note={open ? "" : advice.summary} open={open} onToggle={setOpen}>
      <ol class="ck-advice" data-fresh={upToDate}>
        {advice.steps.map(({ text, clause, seat }) => (
          <li key={text}>
            {players[seat] ? <Shape colour={players[seat].colour} /> : <span />}
            <span>
              {text} <ClauseLink id={clause} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
