// The games kept in this browser: look at one again, or remove it.

import { useEffect, useState } from "preact/hooks";
import { Panel } from "../shared/Panel.jsx";
import { fold } from "../shared/operations.js";
import { listed } from "../shared/root.js";
import { toEntries, viewOf } from "./entries.js";

/** Saved games other than the one on the pad, with their entries. */
export function savedGames({ store, pad, schema }) {
  return store
    .all()
    .filter(({ id }) => id !== pad.id)
    .map((record) => {
      const view = viewOf(fold(record.ops), schema);
      return { record, view, entries: toEntries(view, schema, record.started) };
    });
}

export function GamesPanel({ controller }) {
  const [open, setOpen] = useState(false);
  const games = open ? savedGames(controller) : [];
  const { pad, store } = controller;
  const fresh = () => {
    pad.start(pad.freshPlayers());
    controller.changed();
    controller.say("New game with new players. The last one is kept here.");
  };
  return (
    <Panel id="ck-games" title="Games" note="kept in this browser" open={open} onToggle={setOpen}>
      {open && !games.length && <p class="ck-small">No other games yet. Finished games will stand here.</p>}
      <ul class="ck-saved">
        {games.map((game) => (
          <Game key={game.record.id} {...{ controller, game, store }} />
        ))}
      </ul>
      <div class="ck-buttons">
        <button type="button" class="ck-button" onClick={fresh}>
          New game, new players
        </button>
      </div>
    </Panel>
  );
}

function Game({ controller, game, store }) {
  const { record, view, entries } = game;
  const [result, setResult] = useState(null);
  useEffect(() => {
    controller.scorer.ask(entries).then((answer) => setResult(answer.result));
  }, [record.id, record.ops.length]);
  const open = () => {
    controller.pad.open(record.id);
    controller.say("Opened. The other game is kept here.");
  };
  const remove = () => {
    store.remove(record.id);
    const undo = () => {
      store.save(record);
      controller.redraw();
    };
    controller.say("Game removed.", { label: "Undo", run: undo });
  };
  const day = new Date(record.started).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <p>
        <strong>{day}</strong>
        {view.finished ? "" : " (not finished)"}
      </p>
      <p>{summary(result, view)}</p>
      <div class="ck-buttons">
        <button type="button" class="ck-button" aria-label={`Open the game of ${day}`} onClick={open}>
          Open
        </button>
        <button type="button" class="ck-button ck-danger" aria-label={`Remove the game of ${day}`} onClick={remove}>
          Remove
        </button>
      </div>
    </li>
  );
}

function summary(result, view) {
  const names = listed(view.players.map(({ name }) => name));
  if (!result) return `${names}.`;
  if (!result.valid) return `${names}. Not scored: ${result.problems[0].message}.`;
  const totals = [...result.players].sort((a, b) => a.rank - b.rank).map(({ name, total }) => `${name} ${total}`);
  const wins = result.winners.length === 1 ? "won" : "shared the win";
  return `${totals.join(", ")}.${view.finished ? ` ${listed(result.winners)} ${wins}.` : ""}`;
}
