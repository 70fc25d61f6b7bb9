// The whole page of a game: set-up, the board, what lies beside it, and the result at the end.

import { BoardView } from "../shared/board/BoardView.jsx";
import { EventLog } from "../shared/board/Events.jsx";
import { Hands, TableTrays } from "../shared/board/Trays.jsx";
import { Icon } from "../shared/Icon.jsx";
import { Panel } from "../shared/Panel.jsx";
import { Notices } from "./Notices.jsx";
import { Result } from "./Result.jsx";
import { SetUp } from "./SetUp.jsx";

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
  const { scene, events, names } = position;
  return (
    <div class="ck-beside">
      <div class="ck-main">
        <BoardView
          scene={scene}
          pictures={schema.pictures}
          busy={controller.busy}
          events={events}
          names={names}
          onChoose={(action) => controller.act(action)}
          tools={<Undo controller={controller} />}
        />
      </div>
      <div class="ck-side">
        {position.over && <Result controller={controller} />}
        <Hands trays={scene.trays} pictures={schema.pictures} seat={scene.seat} />
        <TableTrays trays={scene.trays} pictures={schema.pictures} />
        <Panel title="What happened" note={`${events.length} events`}>
          <EventLog events={events} names={names} />
        </Panel>
        <button type="button" class="ck-button ck-start" onClick={() => setUpAnew(controller)}>
          <Icon name="people" /> New game
        </button>
      </div>
    </div>
  );
}

function setUpAnew(controller) {
  controller.settingUp = true;
  controller.redraw();
}

function Undo({ controller }) {
  const { position } = controller;
  return (
    <button type="button" class="ck-button ck-undo" aria-disabled={!position.undoable} onClick={() => controller.undo()}>
      <Icon name="undo" /> Undo
    </button>
  );
}
