// Who plays, in which colours, and which kinds are in this match.

import { useRef, useState } from "preact/hooks";
import { afterDrawing } from "../shared/focus.js";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink, Panel } from "../shared/Panel.jsx";
import { Picture } from "../shared/Picture.jsx";
import { marks, Shape } from "../shared/Shape.jsx";
import { listed } from "../shared/root.js";
import { randomName } from "../shared/storage.js";
import { cellOf, PLAYERS } from "./entries.js";
import { toNextName } from "./keys.js";
import { NamingPanel } from "./NamingPanel.jsx";
import { EXAMPLE } from "./model.js";
import { problemsAt } from "./problems.js";

export function SetupPanel({ controller, goToCards }) {
  const { pad } = controller;
  const [open, setOpen] = useState(() => !pad.hasCards);
  const names = pad.view.players.map(({ name }) => name);
  const wrong = controller.problems.some(({ where }) => /^players\[\d+\]\.name$/.test(where));
  const start = () => {
    setOpen(false);
    goToCards();
  };
  return (
    <Panel id="ck-setup" title="Players and set-up" note={listed(names)} open={open || wrong} onToggle={setOpen}>
      <Players controller={controller} />
      {controller.schema.selection && <Kinds controller={controller} />}
      {controller.schema.naming && <NamingPanel controller={controller} />}
      <div class="ck-buttons">
        <button type="button" class="ck-button ck-primary ck-go" onClick={start}>
          Start scoring
        </button>
        <Example controller={controller} />
      </div>
    </Panel>
  );
}

function Players({ controller }) {
  const { pad, schema } = controller;
  const { players } = pad.view;
  const { min, max } = schema.players;
  const list = useRef();
  const add = () => {
    pad.addPlayer();
    afterDrawing(() => list.current.lastElementChild.querySelector("input").focus());
  };
  return (
    <fieldset class="ck-fieldset">
      <legend>Players ({min} to {max})</legend>
      {schema.seating && <p class="ck-small">{schema.seating}</p>}
      <ul class="ck-people" ref={list}>
        {players.map((player, seat) => (
          <Person key={player.id} {...{ controller, player, seat }} removable={players.length > min} />
        ))}
      </ul>
      {players.length < max && (
        <button type="button" class="ck-button ck-start" onClick={add}>
          <Icon name="plus" /> Add a player
        </button>
      )}
    </fieldset>
  );
}

function Person({ controller, player, seat, removable }) {
  const { pad, schema } = controller;
  const { players } = pad.view;
  const [picking, setPicking] = useState(false);
  const problems = problemsAt(controller.problems, seat, "name");
  const remove = () => {
    pad.removePlayer(player.id);
    controller.say(`${player.name} has left.`, { label: "Undo", run: () => controller.undo() });
  };
  const moveUp = ({ currentTarget }) => {
    pad.do({ kind: "move", cell: PLAYERS, item: player.id, before: players[seat - 1].id });
    afterDrawing(() => currentTarget.isConnected && currentTarget.focus()); // what moves loses the keyboard
  };
  return (
    <li class="ck-person" data-field={`${player.id}.name`}>
      <button
        type="button"
        class="ck-mark"
        aria-label={`Mark of ${player.name}: ${marks[player.colour]?.name}. Change it`}
        aria-expanded={picking}
        onClick={() => setPicking(!picking)}
      >
        <Shape colour={player.colour} />
      </button>
      <NameInput {...{ pad, player, seat }} wrong={problems.length > 0} />
      {schema.seating && seat > 0 && (
        <button type="button" class="ck-mark" aria-label={`Seat ${player.name} before ${players[seat - 1].name}`} onClick={moveUp}>
          <Icon name="up" />
        </button>
      )}
      {removable && (
        <button type="button" class="ck-mark" aria-label={`Take ${player.name} out`} onClick={remove}>
          <Icon name="close" />
        </button>
      )}
      {picking && <Palette {...{ controller, player }} close={() => setPicking(false)} />}
      {problems.map(({ message }) => (
        <p class="ck-row-problem" key={message}>
          <Icon name="warning" /> {message}
        </p>
      ))}
    </li>
  );
}

/** What is typed counts at once; a name that is blank for a moment only when the field is left. */
function NameInput({ pad, player, seat, wrong }) {
  const [draft, setDraft] = useState(null);
  const begin = ({ currentTarget }) => {
    setDraft({ text: player.name, batch: randomName() });
    if (/^Player \d+$/.test(player.name)) currentTarget.select();
  };
  const rename = (name, batch) => name !== player.name && pad.rename(player.id, name, batch);
  const onInput = ({ currentTarget: { value: text } }) => {
    const batch = draft?.batch ?? randomName();
    setDraft({ text, batch });
    if (text.trim()) rename(text, batch);
  };
  const leave = () => {
    if (draft && !draft.text.trim()) rename(draft.text, draft.batch);
    setDraft(null);
  };
  const typing = draft && (draft.text === player.name || !draft.text.trim());
  return (
    <input
      class="ck-name"
      dir="auto"
      aria-label={`Name of player ${seat + 1}`}
      aria-invalid={wrong}
      autocomplete="off"
      enterkeyhint="next"
      maxLength={40}
      value={typing ? draft.text : player.name}
      onFocus={begin}
      onInput={onInput}
      onBlur={leave}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && toNextName(currentTarget)}
    />
  );
}

function Palette({ controller, player, close }) {
  const { pad } = controller;
  const owners = new Map(pad.view.players.map(({ colour, name }) => [colour, name]));
  const choose = (colour) => {
    const other = pad.view.players.find((one) => one.colour === colour && one.id !== player.id);
    const swap = other ? [{ kind: "set", cell: cellOf.colour(other.id), value: player.colour }] : [];
    if (colour !== player.colour) pad.do({ kind: "set", cell: cellOf.colour(player.id), value: colour }, ...swap);
    close();
  };
  return (
    <div class="ck-palette" role="group" aria-label={`Mark for ${player.name}`}>
      {marks.map(({ name }, colour) => (
        <button
          type="button"
          key={name}
          class="ck-mark"
          aria-label={owners.has(colour) ? `${name} (${owners.get(colour)})` : name}
          aria-pressed={colour === player.colour}
          onClick={() => choose(colour)}
        >
          <Shape colour={colour} />
        </button>
      ))}
    </div>
  );
}

function Kinds({ controller }) {
  const { pad, schema } = controller;
  const { question, clause, choose, items } = schema.selection;
  const { kinds } = pad.view;
  const toggle = (item) => {
    const chosen = kinds.includes(item);
    const full = !chosen && kinds.length === choose;
    if (full) controller.say(`A match has ${choose} kinds. Tap one of them off first.`);
    else pad.do({ kind: "set", cell: cellOf.kind(item), value: !chosen });
  };
  const left = choose - kinds.length;
  const hint = {
    [choose]: "All are shown until you choose.",
    0: `Only these ${choose} are shown now.`,
  }[left] ?? `${left} more to choose.`;
  return (
    <fieldset class="ck-fieldset">
      <legend>
        {question} <ClauseLink id={clause} />
      </legend>
      <div class="ck-kinds">
        {schema.rows.filter((row) => items.includes(row.name)).map((row) => (
          <button
            type="button"
            key={row.name}
            class="ck-kind"
            aria-pressed={kinds.includes(row.name)}
            onClick={() => toggle(row.name)}
          >
            <Picture svg={schema.pictures[row.picture]} />
            <span>{row.label}</span>
            {kinds.includes(row.name) && <Icon name="check" />}
          </button>
        ))}
      </div>
      <p class="ck-small" role="status">
        {hint}
      </p>
    </fieldset>
  );
}

function Example({ controller }) {
  const { schema } = controller;
  const { called, entries } = schema.example;
  const show = () => controller.say(controller.load(entries, `This is ${called}.`, EXAMPLE));
  return (
    <button type="button" class="ck-button" onClick={show}>
      Show {called}
    </button>
  );
}
