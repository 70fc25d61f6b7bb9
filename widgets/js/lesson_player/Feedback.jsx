// What became of a try, and the hint: below what was tried, never over it.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { Notice } from "../shared/Panel.jsx";
import { LastEvent } from "../shared/board/Events.jsx";
import { Linked } from "./Linked.jsx";

export function Feedback({ controller }) {
  const { says, step, hinted } = controller;
  const room = useRef();
  useEffect(() => {
    if (says || hinted) room.current.scrollIntoView({ block: "nearest" });
  }, [says, hinted]);
  return (
    <div class="ck-feedback" role="status" ref={room}>
      {says && <Says controller={controller} />}
      {hinted && (
        <Notice kind="info">
          <Linked>{step.hint}</Linked>
        </Notice>
      )}
    </div>
  );
}

function Says({ controller }) {
  const { says, step, trial } = controller;
  return (
    <div class="ck-notice ck-says" data-verdict={says.verdict}>
      <Icon name={says.verdict === "right" ? "check" : "warning"} />
      <div>
        <p>
          <Linked>{says.text}</Linked>
        </p>
        {step.kind === "task" && says.verdict === "right" && <LastEvent events={trial.events} names={[]} />}
        {step.kind === "task" && says.verdict === "wrong" && (
          <button type="button" class="ck-button" onClick={() => controller.reset()}>
            <Icon name="undo" /> Try again
          </button>
        )}
      </div>
    </div>
  );
}
