// The board of a step: to look at, or to try a task on, with what the learner has collected.

import { BoardView } from "../shared/board/BoardView.jsx";
import { Hands } from "../shared/board/Trays.jsx";

export function StepBoard({ controller }) {
  const { schema, step, trial, busy } = controller;
  const open = step.kind === "task" && trial?.verdict === "on";
  const told = step.kind !== "task" || trial?.verdict === "right"; // below, with the praise
  if (!trial?.scene) {
    return (
      <div class="ck-board-wait" role="status">
        Setting the board up
      </div>
    );
  }
  const own = trial.scene.trays.filter((tray) => tray.seat === 0 && tray.items.length && !tray.on_board);
  return (
    <div class="ck-step-board" data-told={told}>
      <BoardView
        scene={open ? trial.scene : { ...trial.scene, choices: [], turn: "" }}
        pictures={schema.pictures}
        busy={busy}
        events={told ? [] : trial.events}
        onChoose={(action) => controller.play(action)}
      />
      <Hands trays={own.map((tray) => ({ ...tray, points: null }))} pictures={schema.pictures} seat={null} />
    </div>
  );
}
