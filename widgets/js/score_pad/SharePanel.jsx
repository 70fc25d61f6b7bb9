// Getting games out of this browser, and in: text, link, files.

import { useRef, useState } from "preact/hooks";
import { Notice, Panel } from "../shared/Panel.jsx";
import { copyText, download, linkTo } from "../shared/sharing.js";
import { savedGames } from "./GamesPanel.jsx";
import { fileName, resultText, sheetCsv } from "./texts.js";

export function SharePanel({ controller }) {
  const [open, setOpen] = useState(false);
  const [problems, setProblems] = useState([]);
  const [shown, setShown] = useState(null);
  return (
    <Panel id="ck-share" title="Save and share" note="text, link, file" open={open} onToggle={setOpen}>
      <div class="ck-buttons">
        <Copy {...{ controller, setShown }} />
        <Export controller={controller} />
        <Import {...{ controller, setProblems }} />
      </div>
      {shown && (
        <label class="ck-fieldset">
          Copy this text:
          <textarea class="ck-text" readOnly value={shown} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      {problems.length > 0 && (
        <Notice kind="problem" role="alert">
          <p>Not imported; your game is as it was.</p>
          <ul>
            {problems.map(({ where, message }) => (
              <li key={where + message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p class="ck-small">
        Games are kept in this browser only. {location.hostname.includes("mybinder") || /\/user\//.test(location.pathname)
          ? "This session on Binder ends, and its address changes: export what you want to keep."
          : "Export a file to keep one elsewhere. A link works wherever this page does."}
      </p>
    </Panel>
  );
}

function Copy({ controller, setShown }) {
  const { pad, sheet, fresh } = controller;
  const copy = async (text, what) => {
    const done = await copyText(text);
    setShown(done ? null : text);
    if (done) controller.say(`${what} copied.`);
  };
  const ready = fresh && sheet;
  return (
    <>
      <button
        type="button"
        class="ck-button"
        aria-disabled={!ready}
        onClick={() => (ready ? copy(resultText(controller), "Result") : controller.say("The totals are not there yet."))}
      >
        Copy as text
      </button>
      <button type="button" class="ck-button" onClick={() => copy(linkTo(pad.entries), "Link")}>
        Copy a link
      </button>
    </>
  );
}

function Export({ controller }) {
  const { schema, pad, sheet, fresh } = controller;
  const json = (name, data) => download(name, `${JSON.stringify(data, null, 1)}\n`, "application/json");
  const one = () => json(fileName(schema, pad.started, "json"), pad.entries);
  const all = () => {
    const games = [pad.entries, ...savedGames(controller).map(({ entries }) => entries)];
    json(`clawkit-${schema.game}-all.json`, { format: 1, games });
  };
  const table = () =>
    fresh && sheet
      ? download(fileName(schema, pad.started, "csv"), sheetCsv(controller), "text/csv")
      : controller.say("The totals are not there yet.");
  return (
    <>
      <button type="button" class="ck-button" onClick={one}>
        Export (JSON)
      </button>
      <button type="button" class="ck-button" aria-disabled={!fresh} onClick={table}>
        Export (CSV)
      </button>
      <button type="button" class="ck-button" onClick={all}>
        Export all games
      </button>
    </>
  );
}

function Import({ controller, setProblems }) {
  const input = useRef();
  const read = async ({ currentTarget }) => {
    const [file] = currentTarget.files;
    currentTarget.value = "";
    if (file) setProblems(importText(controller, await file.text(), file.name));
  };
  return (
    <>
      <button type="button" class="ck-button" onClick={() => input.current.click()}>
        Import…
      </button>
      <input class="ck-hidden" type="file" accept=".json,application/json" tabIndex={-1} aria-label="File to import" ref={input} onChange={read} />
    </>
  );
}

/** Load what a file holds: one game, or all games of an export. Returns the problems. */
export function importText(controller, text, name) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return [{ where: "file", message: `${name} is no JSON file. Choose one that clawkit exported.` }];
  }
  const games = Array.isArray(data?.games) ? data.games : [data];
  const problems = games.flatMap((entries) => controller.pad.check(entries));
  if (problems.length) return problems;
  if (!games.length) return [{ where: "file", message: `${name} has no games in it.` }];
  for (const entries of games.slice().reverse()) controller.pad.load(entries);
  controller.say(games.length === 1 ? "Imported." : `${games.length} games imported; the last one is shown.`);
  return [];
}
