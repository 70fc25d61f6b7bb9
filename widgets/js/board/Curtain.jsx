// The curtain between two people at one screen: whose turn it is to look, and nothing of theirs yet.

import { useEffect, useRef } from "preact/hooks";
import { Shape } from "../shared/Shape.jsx";
import { afterDrawing } from "../shared/focus.js";

const device = () => (matchMedia("(pointer: coarse)").matches ? "phone" : "screen");

/** What to do with the screen, in a few words. */
export const handOver = (name) => `Pass the ${device()} to ${name}.`;

/** `choosing` says who has chosen; the button gets the keyboard where the board is in `use`. */
export function Curtain({ seat, name, choosing, busy, use, onOpen }) {
  const button = useRef();
  useEffect(() => {
    if (use) afterDrawing(() => button.current?.focus({ preventScroll: true }));
  }, []);
  return (
    <section class="ck-curtain" aria-label="Curtain">
      <p class="ck-curtain-title">
        <Shape colour={seat} /> {handOver(name)}
      </p>
      <p class="ck-small" id="ck-curtain-says">
        What you choose is for your eyes only. {choosing}
      </p>
      <button
        type="button"
        class="ck-button ck-primary"
        aria-describedby="ck-curtain-says"
        aria-disabled={busy}
        ref={button}
        onClick={() => !busy && onOpen()}
      >
        I am {name}
      </button>
    </section>
  );
}
