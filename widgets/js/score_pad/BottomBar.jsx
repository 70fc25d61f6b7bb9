// What a hurried table needs most, always within reach of the thumb.

import { Icon } from "../shared/Icon.jsx";

export function BottomBar({ controller, seat, setSeat, wide }) {
  const { pad } = controller;
  const { players } = pad.view;
  const next = players[seat + 1];
  const goOn = () => {
    if (next) {
      setSeat(seat + 1);
      document.querySelector(".ck-phone")?.scrollIntoView();
    } else {
      document.getElementById("ck-result")?.scrollIntoView();
    }
  };
  return (
    <div class="ck-bar" role="toolbar" aria-label="Undo and go on">
      <button type="button" class="ck-button" aria-disabled={!pad.undoable} onClick={() => controller.undo()}>
        <Icon name="undo" /> <span class={wide ? "" : "ck-hidden"}>Undo</span>
      </button>
      <button type="button" class="ck-button" aria-disabled={!pad.redoable} onClick={() => controller.redo()}>
        <Icon name="redo" /> <span class={wide ? "" : "ck-hidden"}>Redo</span>
      </button>
      {!wide && (
        <button type="button" class="ck-button ck-primary ck-grow" onClick={goOn}>
          <span class="ck-player-name">{next ? `Next: ${next.name}` : "Result"}</span>
          <Icon name={next ? "next" : "down"} />
        </button>
      )}
    </div>
  );
}
