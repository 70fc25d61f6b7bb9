// The curtain between people at one screen: whom it goes to, and nothing of theirs yet. Where a turn
// brought something that only one person saw, it closes when that person says so.

import { useEffect, useRef } from "preact/hooks";
import { Lost } from "../shared/Lost.jsx";
import { Shape } from "../shared/Shape.jsx";
import { afterDrawing } from "../shared/focus.js";
import { useOwnId } from "../shared/useOwnId.js";

const device = () => (matchMedia("(pointer: coarse)").matches ? "phone" : "screen");

/** What to do with the screen, in a few words. */
export const handOver = (name) => `Pass the ${device()} to ${name}.`;

/** What belongs below the board where not everything is for everybody's eyes. */
export function Secrets({ controller }) {
  const { position, busy, inUse, finding } = controller;
  const { curtain, lingers, choosing, names } = position;
  if (lingers) {
    return (
      <Curtain key="lingers" title="What you have now is for your eyes only." answer="Done: hide it" {...{ busy, inUse, finding }} onAnswer={() => controller.handOn()} />
    );
  }
  if (curtain === null) return choosing && <p class="ck-small">{choosing}</p>;
  const says = `What you see and choose is for your eyes only. ${choosing}`;
  const name = names[curtain];
  return (
    <Curtain
      key={curtain}
      seat={curtain}
      title={handOver(name)}
      answer={`I am ${name}`}
      {...{ says, busy, inUse, finding }}
      onAnswer={() => controller.look()}
    />
  );
}

/** One sentence and one button, which gets the keyboard where the board is `inUse`. */
function Curtain({ seat = null, title, says, answer, busy, inUse, finding, onAnswer }) {
  const button = useRef();
  const saysId = useOwnId();
  useEffect(() => {
    if (inUse) afterDrawing(() => button.current?.focus({ preventScroll: true }));
  }, []);
  return (
    <section class="ck-curtain" aria-label="Curtain">
      <p class="ck-curtain-title">
        {seat !== null && <Shape colour={seat} />} {title}
      </p>
      {says && (
        <p class="ck-small" id={saysId}>
          {says}
        </p>
      )}
      {finding && <Lost finding={finding} />}
      <button
        type="button"
        class="ck-button ck-primary"
        aria-describedby={says ? saysId : undefined}
        aria-disabled={busy}
        ref={button}
        onClick={() => !busy && onAnswer()}
      >
        {answer}
      </button>
    </section>
  );
}
