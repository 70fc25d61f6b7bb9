// Who leads or has won, why, what it depends on, and going on from there.

import { useState } from "preact/hooks";
import { afterDrawing } from "../shared/focus.js";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink, Panel } from "../shared/Panel.jsx";
import { Shape } from "../shared/Shape.jsx";
import { copyText } from "../shared/sharing.js";
import { listed, plain } from "../shared/root.js";
import { Celebration } from "./Celebration.jsx";
import { capital, inWords, meaningOf, resultText } from "./texts.js";

/** The result in one sentence. */
export function headline({ sheet, pad, fresh, problems }) {
  if (problems.length) return "No totals yet: something entered cannot be right.";
  if (!pad.hasCards) return "Tap in the cards to see who leads.";
  if (!sheet || !fresh) return "Waiting for the totals.";
  const { leaders, winners, players } = sheet;
  const best = Math.max(...players.map(({ total }) => total));
  const points = `${best} point${best === 1 ? "" : "s"}`;
  if (pad.view.finished) {
    return winners.length === 1 ? `${winners[0]} wins with ${points}.` : `${listed(winners)} share the win with ${points}.`;
  }
  if (leaders.length === 1) return `${leaders[0]} leads with ${points}.`;
  const level = `${listed(leaders)} are level with ${points}`;
  return winners.length === 1 ? `${level}; ${winners[0]} is ahead by the tie-break.` : `${level}.`;
}

export function ResultPanel({ controller }) {
  const { pad, sheet, fresh } = controller;
  const [open, setOpen] = useState(true);
  const ready = sheet && pad.hasCards;
  return (
    <Panel id="ck-result" title="Result" note={open ? "" : headline(controller)} open={open} onToggle={setOpen}>
      <p class="ck-headline" role="status">{headline(controller)}</p>
      {controller.celebrating === pad.id && fresh && <Celebration done={() => controller.celebrate(null)} />}
      {ready && <ToCheck controller={controller} />}
      {ready && <Standings controller={controller} />}
      {ready && sheet.tie && (
        <p class="ck-tie" data-fresh={fresh}>
          {inWords(sheet.tie.reason, controller.schema)} <ClauseLink id={sheet.tie.clause} />
        </p>
      )}
      {ready && <Depends controller={controller} />}
      <Actions controller={controller} ready={ready && fresh} />
    </Panel>
  );
}

/** What counts and yet cannot be by the game as it is known: in words, where the totals stand. */
function ToCheck({ controller }) {
  return controller.warnings.map(({ message, clause }) => (
    <p class="ck-row-notice" key={message}>
      <Icon name="warning" />
      <span>
        {message} {clause && <ClauseLink id={clause} />}
      </span>
    </p>
  ));
}

function Standings({ controller }) {
  const { sheet, pad, fresh } = controller;
  const colours = Object.fromEntries(pad.view.players.map(({ name, colour }) => [name, colour]));
  const players = [...sheet.players].sort((a, b) => a.rank - b.rank);
  return (
    <ol class="ck-standings" data-fresh={fresh}>
      {players.map(({ name, total, rank }) => (
        <li key={name}>
          <span class="ck-rank">{rank}.</span>
          <Shape colour={colours[name] ?? 0} />
          <span class="ck-player-name">{name}</span>
          <span class="ck-score">{total}</span>
        </li>
      ))}
    </ol>
  );
}

function Depends({ controller }) {
  const { sheet, schema, fresh } = controller;
  if (!sheet.depends_on.length) return <p class="ck-small">No other ruling would change these totals.</p>;
  const names = sheet.players.map(({ name }) => name);
  const winners = (names) => (names.length === 1 ? `${names[0]} would win` : `${listed(names)} would share the win`);
  const same = (a, b) => a.join("\n") === b.join("\n");
  return (
    <div class="ck-depends" data-fresh={fresh}>
      <h2>Other rulings would change this</h2>
      <ul>
        {sheet.depends_on.map(({ ruling, choice, totals, winners: others }) => (
          <li key={`${ruling}.${choice}`}>
            <Choice schema={schema} ruling={ruling} choice={choice} />{" "}
            {names.map((name, seat) => `${name} ${totals[seat]}`).join(", ")}.{" "}
            {same(others, sheet.winners) ? "Same winner." : <strong>{winners(others)}.</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A ruling's question and what this choice answers. */
function Choice({ schema, ruling, choice }) {
  const { id, question } = schema.rulings.find(({ name }) => name === ruling);
  return (
    <>
      <ClauseLink id={id} /> {plain(question)} <em>{capital(meaningOf(schema, ruling, choice))}.</em>
    </>
  );
}

function Actions({ controller, ready }) {
  const { pad } = controller;
  const { finished } = pad.view;
  const copy = async () => {
    const done = await copyText(resultText(controller));
    controller.say(done ? "Result copied." : "This browser does not copy. Use Export instead.");
  };
  const again = ({ currentTarget }) => {
    const app = currentTarget.closest(".ck-app");
    pad.startAgain();
    afterDrawing(() => {
      app.querySelector("#ck-setup summary").focus({ preventScroll: true });
      app.scrollIntoView();
    });
    controller.say("New game. The last one is under Games.");
  };
  if (!pad.hasCards && !finished) return null;
  const wrong = controller.problems.length > 0 || !!controller.finding;
  const why = controller.finding ? "There are no totals: see below." : "Solve the problems first.";
  const finish = () => (wrong && !finished ? controller.say(why) : controller.finish(!finished));
  return (
    <div class="ck-buttons">
      <button
        type="button"
        class={`ck-button ${finished ? "" : "ck-primary"}`}
        aria-disabled={!finished && wrong}
        onClick={finish}
      >
        <Icon name={finished ? "undo" : "trophy"} /> {finished ? "Go on with this game" : "Finish the game"}
      </button>
      <button type="button" class="ck-button" aria-disabled={!ready} onClick={() => (ready ? copy() : controller.say("The totals are not there yet."))}>
        Copy the result
      </button>
      <button type="button" class={`ck-button ${finished ? "ck-primary" : ""}`} onClick={again}>
        New game, same players
      </button>
    </div>
  );
}
