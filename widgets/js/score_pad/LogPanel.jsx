// Everything that was tapped, the newest first; each line can be taken back or put back.

import { useState } from "preact/hooks";
import { Panel } from "../shared/Panel.jsx";
import { logLines } from "./log.js";

const AT_FIRST = 30;

export function LogPanel({ controller }) {
  const { pad, schema } = controller;
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const lines = open ? logLines(pad.folded, schema) : [];
  const clear = () => {
    pad.clearCards();
    controller.say("All cards cleared.", { label: "Undo", run: () => controller.undo() });
  };
  return (
    <Panel id="ck-log" title="Log" note="correct any tap" open={open} onToggle={setOpen}>
      {!lines.length && <p class="ck-small">Nothing yet. Every tap will stand here, and can be taken back.</p>}
      <ol class="ck-log">
        {(all ? lines : lines.slice(0, AT_FIRST)).map((line) => (
          <Line key={line.ids[0]} {...{ controller, line }} />
        ))}
      </ol>
      <div class="ck-buttons">
        {!all && lines.length > AT_FIRST && (
          <button type="button" class="ck-button" onClick={() => setAll(true)}>
            Show all {lines.length}
          </button>
        )}
        {pad.hasCards && (
          <button type="button" class="ck-button ck-danger" onClick={clear}>
            Clear all cards
          </button>
        )}
      </div>
    </Panel>
  );
}

function Line({ controller, line }) {
  const { pad } = controller;
  const { ids, live, who, text, at } = line;
  const said = who ? `${who}, ${text}` : text;
  const change = () => {
    const refusal = live ? pad.strike(ids) : pad.putBack(ids);
    if (refusal) controller.say(refusal);
  };
  return (
    <li data-live={live}>
      <time dateTime={new Date(at).toISOString()}>
        {new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}
      </time>
      <span class="ck-said">{live ? said : <s>{said}</s>}</span>
      <button type="button" class="ck-button" aria-label={`${live ? "Take back" : "Put back"}: ${said}`} onClick={change}>
        {live ? "Take back" : "Put back"}
      </button>
    </li>
  );
}
