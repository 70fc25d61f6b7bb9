// The board of a step: to look at, or to try a task on.

import { BoardView } from "../shared/board/BoardView.jsx";
import { Icon } from "../shared/Icon.jsx";

export function StepBoard({ controller }) {
  const { schema, step, trial, busy } = controller;
  const isTask = step.kind === "task";
  const open = isTask && trial?.verdict === "on";
  return (
    <>
      {isTask && <p class="ck-todo">{step.todo}</p>}
      {trial?.scene ? (
        <BoardView
          scene={open ? trial.scene : { ...trial.scene, choices: [] }}
          pictures={schema.pictures}
          busy={busy}
          events={trial.events}
          onChoose={(action) => controller.play(action)}
        />
      ) : (
        <div class="ck-board-wait" role="status">
          Setting the board up
        </div>
      )}
      {isTask && trial && <Verdict controller={controller} />}
    </>
  );
}

function Verdict({ controller }) {
  const { trial, actions } = controller;
  const again = (
    <button type="button" class="ck-button" onClick={() => controller.reset()}>
      <Icon name="undo" /> {trial.verdict === "wrong" ? "Try again" : "Start this step over"}
    </button>
  );
  return (
    <div class="ck-verdict" role="status" data-verdict={trial.verdict}>
      {trial.verdict === "right" && (
        <p>
          <Icon name="check" /> Right.
        </p>
      )}
      {trial.verdict === "wrong" && (
        <p>
          <Icon name="warning" /> {trial.says}
        </p>
      )}
      {(trial.verdict === "wrong" || actions.length > 0) && again}
    </div>
  );
}
