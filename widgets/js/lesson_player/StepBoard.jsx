// The board of a step: to look at, or to try a task on.

import { BoardView } from "../shared/board/BoardView.jsx";
import { Icon } from "../shared/Icon.jsx";

export function StepBoard({ controller }) {
  const { schema, step, trial, busy } = controller;
  const open = step.kind === "task" && trial?.verdict === "on";
  if (!trial?.scene) {
    return (
      <div class="ck-board-wait" role="status">
        Setting the board up
      </div>
    );
  }
  return (
    <div class="ck-step-board">
      <BoardView
        scene={open ? trial.scene : { ...trial.scene, choices: [] }}
        pictures={schema.pictures}
        busy={busy}
        events={trial.events}
        onChoose={(action) => controller.play(action)}
      />
    </div>
  );
}

/** What became of a task so far, and the way to begin it again. */
export function Verdict({ controller }) {
  const { trial, actions } = controller;
  const wrong = trial.verdict === "wrong";
  const says = { right: "Right.", wrong: trial.says }[trial.verdict];
  return (
    <div class="ck-verdict" role="status" data-verdict={trial.verdict}>
      {says && (
        <p>
          <Icon name={wrong ? "warning" : "check"} /> <span>{says}</span>
        </p>
      )}
      {(wrong || actions.length > 0) && (
        <button type="button" class="ck-button" onClick={() => controller.reset()}>
          <Icon name="undo" /> {wrong ? "Try again" : "Start this step over"}
        </button>
      )}
    </div>
  );
}
