// The keyboard's place on a board. What was pressed is mostly gone after it, since something else
// can be done then: the keyboard goes on at what can be done in the same part of the board.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const PLACES = ".ck-piece[tabindex], .ck-choose button";

/** `doing` is what is being chosen: the place is looked for again when that, too, changes. */
export function useKeptPlace(root, scene, busy, doing) {
  const last = useRef(null);
  useEffect(() => {
    const board = root.current;
    const remember = ({ target }) => {
      if (target.closest(".ck-asking, .ck-detail")) return;
      const { piece, action } = target.closest("[data-piece], [data-action]")?.dataset ?? {};
      last.current = { piece, action, part: target.closest(".ck-stage") ? ".ck-piece[tabindex]" : ".ck-choose button" };
    };
    const leave = ({ relatedTarget }) => {
      if (relatedTarget && !board.contains(relatedTarget)) last.current = null;
    };
    const elsewhere = ({ target }) => {
      if (!board.contains(target)) last.current = null;
    };
    board.addEventListener("focusin", remember);
    board.addEventListener("focusout", leave);
    document.addEventListener("pointerdown", elsewhere, true);
    return () => {
      board.removeEventListener("focusin", remember);
      board.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", elsewhere, true);
    };
  }, []);
  useLayoutEffect(() => {
    const place = last.current;
    if (!place || busy || isHeld(root.current)) return;
    const same = place.piece
      ? `.ck-piece[tabindex][data-piece="${CSS.escape(place.piece)}"]`
      : `button[data-action="${CSS.escape(place.action ?? "")}"]`;
    const find = (selector) => root.current.querySelector(selector);
    const next = find(same) ?? find(place.part) ?? find(PLACES);
    next?.focus({ preventScroll: true });
    (next?.closest(".ck-choose") ?? next)?.scrollIntoView({ block: "nearest" });
  }, [scene, busy, doing.kind]);
}

/** Whether the keyboard is on something of the board that can still be used. */
function isHeld(board) {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  if (!board.contains(activeElement)) return true;
  return !activeElement.matches(".ck-piece:not([tabindex])");
}
