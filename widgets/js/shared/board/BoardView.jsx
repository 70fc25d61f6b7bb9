// A board that can be played: the scene drawn, what can be done as buttons, the last event in words.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../Icon.jsx";
import { Shape } from "../Shape.jsx";
import { LastEvent, namesOf } from "./Events.jsx";
import { Stage } from "./Stage.jsx";
import { buttonsOf } from "./choices.js";
import { useKeptPlace } from "./useKeptPlace.js";
import { useSelection } from "./useSelection.js";

/**
 * `scene` and `pictures` (SVG texts by name) as Python gives them; `onChoose(notation)` reports an
 * intent. `busy`: nothing can be chosen now. `events` and `names` (by seat; else the trays' titles)
 * are for the sentence below, the last `together` of them for what seats did together; `marked` are
 * ids of pieces to point at; `tools` stand at the end of the line above the board, and a `foot` in
 * place of the buttons below it.
 */
export function BoardView(shown) {
  const { scene, pictures, onChoose, busy = false, events = [], names = namesOf(scene), together = 0 } = shown;
  const { marked = [], tools = null, foot = null } = shown;
  const root = useRef();
  const selection = useSelection(scene, onChoose, busy);
  const { doing, cancel } = selection;
  useKeptPlace(root, scene, busy, doing);
  const stateOf = (piece) => {
    const state = selection.stateOf(piece);
    return state === "calm" && marked.includes(piece.id) ? "marked" : state;
  };
  const onKeyDownCapture = (event) => {
    if (!event.repeat || !["Enter", " "].includes(event.key)) return;
    event.preventDefault(); // a key that is held decides once
    event.stopPropagation();
  };
  const onKeyDown = (event) => {
    if (event.key !== "Escape" || doing.kind === "nothing") return;
    event.stopPropagation();
    cancel();
  };
  return (
    <div class="ck-board" ref={root} data-busy={busy} {...{ onKeyDown, onKeyDownCapture }} role="group" aria-label="The game">
      <div class="ck-turn" hidden={!scene.turn && !tools}>
        {scene.seat !== null && <Shape colour={scene.seat} />}
        <p role="status" tabindex={-1}>{scene.turn}</p>
        {tools}
      </div>
      <Stage {...{ scene, pictures, stateOf }} sayOf={selection.sayOf} onTap={selection.tap} />
      <Says selection={selection} />
      {foot}
      {doing.kind !== "group" && doing.kind !== "menu" && <Choices scene={scene} selection={selection} busy={busy} />}
      <LastEvent events={events} names={names} together={together} />
    </div>
  );
}

const ordinals = ["first", "second", "third"];

/** What a tap has begun or asked about. */
function Says({ selection }) {
  const { doing, cancel } = selection;
  if (doing.kind === "group") {
    return <Asking title={`${doing.group}. Tap the ${ordinals[doing.picked.length] ?? "next"} one.`} cancel={cancel} />;
  }
  if (doing.kind === "menu") {
    return (
      <Asking title={doing.piece.label} cancel={cancel}>
        {doing.choices.map((choice) => (
          <button type="button" class="ck-button" key={choice.action} onClick={() => selection.choose(choice)}>
            {choice.label}
          </button>
        ))}
      </Asking>
    );
  }
  if (doing.kind !== "detail" || !doing.piece.detail) return null;
  return (
    <div class="ck-detail" role="status">
      <Icon name="info" />
      <p>{doing.piece.detail}</p>
      <button type="button" class="ck-plain" aria-label="Close" onClick={cancel}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Asking({ title, cancel, children }) {
  const box = useRef();
  useEffect(() => box.current.closest(".ck-board").querySelector('.ck-asking button:not(.ck-cancel), [data-state="choosable"]')?.focus({ preventScroll: true }), []);
  return (
    <div class="ck-asking" ref={box}>
      <p role="status">{title}</p>
      <div class="ck-buttons">
        {children}
        <button type="button" class="ck-button ck-cancel" onClick={cancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}

function Choices({ scene, selection, busy }) {
  const { groups, single } = buttonsOf(scene.choices);
  if (!groups.length && !single.length) return null;
  return (
    <div class="ck-choose" role="group" aria-label="What can be done">
      {groups.map((group) => (
        <button type="button" class="ck-button ck-quiet" key={group} aria-disabled={busy} onClick={() => !busy && selection.begin(group)}>
          {group}
        </button>
      ))}
      {single.map((choice) => (
        <ChoiceButton key={choice.action} {...{ choice, selection, busy }} />
      ))}
    </div>
  );
}

function ChoiceButton({ choice, selection, busy }) {
  return (
    <button type="button" class="ck-button ck-primary" data-action={choice.action} aria-disabled={busy} onClick={() => selection.choose(choice)}>
      {choice.label}
    </button>
  );
}
