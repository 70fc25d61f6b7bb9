// The whole page of a game: set-up, the board, what lies beside it, and the result at the end.

import { useEffect, useRef, useState } from "preact/hooks";
import { BoardView } from "../shared/board/BoardView.jsx";
import { EventLog, sentence } from "../shared/board/Events.jsx";
import { Hands, TableTrays } from "../shared/board/Trays.jsx";
import { Icon } from "../shared/Icon.jsx";
import { afterDrawing } from "../shared/focus.js";
import { Panel } from "../shared/Panel.jsx";
import { Secrets, handOver } from "./Curtain.jsx";
import { Notices } from "./Notices.jsx";
import { NewGame, Result } from "./Result.jsx";
import { SetUp } from "./SetUp.jsx";

const WIDE = 900;

export function App({ controller }) {
  const { position, settingUp } = controller;
  if (!position) {
    return (
      <div class="ck-app">
        <Notices controller={controller} />
        <div class="ck-board-wait" role="status">
          Setting the board up
        </div>
      </div>
    );
  }
  return (
    <div class="ck-app">
      <Notices controller={controller} />
      {settingUp || !position.begun ? <SetUp controller={controller} /> : <Table controller={controller} />}
    </div>
  );
}

function Table({ controller }) {
  const { position, schema } = controller;
  const { events, names, curtain, together } = position;
  const scene = curtain === null ? position.scene : { ...position.scene, turn: handOver(names[curtain]), seat: curtain };
  const root = useRef();
  useEffect(() => controller.inUse && bringIntoView(root.current), []);
  return (
    <div class="ck-beside" ref={root} data-settling={controller.settling}>
      <div class="ck-board-side">
        <BoardView
          scene={scene}
          pictures={schema.pictures}
          busy={controller.busy}
          events={events}
          names={names}
          together={together}
          onChoose={(action) => controller.act(action)}
          tools={<Undo controller={controller} />}
          foot={<Secrets controller={controller} />}
        />
      </div>
      <div class="ck-tray-side">
        {position.over && <Result controller={controller} />}
        <Hands trays={scene.trays} pictures={schema.pictures} seat={scene.seat} />
        <TableTrays trays={scene.trays} pictures={schema.pictures} />
        <Log events={events} names={names} />
        {!position.over && <NewGame controller={controller} />}
      </div>
    </div>
  );
}

/** The board of a game that a person has just begun, also for the keyboard. */
function bringIntoView(root) {
  root.scrollIntoView({ block: "start" });
  afterDrawing(() => root.querySelector(".ck-curtain button, .ck-turn > p")?.focus({ preventScroll: true }));
}

/** All events: beside the board where there is room, folded on a phone. */
function Log({ events, names }) {
  const [open, setOpen] = useState(() => window.innerWidth >= WIDE);
  return (
    <Panel title="What happened" note={open ? "" : sentenceOfLast(events, names)} open={open} onToggle={setOpen}>
      <EventLog events={events} names={names} />
    </Panel>
  );
}

const sentenceOfLast = (events, names) => (events.length ? sentence(events.at(-1), names) : "");

function Undo({ controller }) {
  const { position } = controller;
  return (
    <button type="button" class="ck-button ck-undo" aria-disabled={!position.undoable} onClick={() => controller.undo()}>
      <Icon name="undo" /> Undo
    </button>
  );
}
