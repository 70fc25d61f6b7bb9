// What a hurried table needs most, always within reach: undo, redo, and on a phone the way on.

import { Icon } from "../shared/Icon.jsx";
import { Toast } from "./Toast.jsx";

export function BottomBar({ controller, seat, setSeat, goToCards }) {
  const next = controller.pad.view.players[seat + 1];
  const goOn = ({ currentTarget }) => {
    const app = currentTarget.closest(".ck-app");
    if (next) {
      setSeat(seat + 1);
      goToCards();
    } else {
      const result = app.querySelector("#ck-result");
      result.querySelector("summary").focus({ preventScroll: true });
      result.scrollIntoView();
    }
  };
  return (
    <div class="ck-bar" role="toolbar" aria-label="Undo and go on">
      <Toast controller={controller} />
      <UndoRedo controller={controller} />
      <button type="button" class="ck-button ck-primary ck-grow" onClick={goOn}>
        <span class="ck-player-name">{next ? `Next: ${next.name}` : "Result"}</span>
        <Icon name={next ? "next" : "down"} />
      </button>
    </div>
  );
}

export function UndoRedo({ controller }) {
  const { pad } = controller;
  return (
    <>
      <button type="button" class="ck-button" aria-label="Undo" title="Undo" aria-disabled={!pad.undoable} onClick={() => controller.undo()}>
        <Icon name="undo" />
      </button>
      <button type="button" class="ck-button" aria-label="Redo" title="Redo" aria-disabled={!pad.redoable} onClick={() => controller.redo()}>
        <Icon name="redo" />
      </button>
    </>
  );
}
