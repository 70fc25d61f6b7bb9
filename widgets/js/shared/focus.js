// The keyboard's place. A button that was pressed may be gone after it: then the browser forgets
// where the keyboard was, and a person starts again at the top of the page. Here it goes to what
// stands nearest to the one that has gone. And what is about to be drawn may get it, unless a person
// has gone elsewhere meanwhile: who types must not lose a letter to the page.

const CAN_FOCUS = "button, input, textarea, summary, a[href]";
const TYPED = "input, textarea";

/**
 * Whether the keyboard is still where it is now, or nowhere: asked later, when the page is about to
 * move it. Returns that question.
 */
export function whileHere() {
  const from = document.activeElement;
  return () => [from, document.body, null].includes(document.activeElement);
}

/** Once the next frame is drawn, and if nobody has gone elsewhere by then, `go()`. */
export function afterDrawing(go) {
  const stillHere = whileHere();
  requestAnimationFrame(() => stillHere() && go());
}

/** Keep the keyboard inside `root`. Returns the function that stops it. */
export function keepFocus(root) {
  let last = null;
  const remember = ({ target }) => {
    last = placeOf(target, root);
  };
  const look = () => {
    const { activeElement } = document;
    if (!last || (activeElement && activeElement !== document.body)) return;
    if (isShown(last.element) && root.contains(last.element)) return;
    const next = nearest(last);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  };
  const leave = ({ relatedTarget, target }) => {
    if (relatedTarget) return;
    requestAnimationFrame(() => {
      if (last?.element === target && isShown(target)) last = null; // left on purpose: a tap beside it
    });
  };
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  root.addEventListener("focusin", remember);
  root.addEventListener("focusout", leave);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["open"] });
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    root.removeEventListener("focusout", leave);
  };
}

const isShown = (element) => element.isConnected && element.checkVisibility();

/** An element, and its number among the focusable ones of each of the elements around it. */
function placeOf(element, root) {
  const around = [];
  for (let parent = element.parentElement; parent && root.contains(parent); parent = parent.parentElement) {
    around.push({ parent, index: [...parent.querySelectorAll(CAN_FOCUS)].indexOf(element) });
  }
  return { element, around };
}

/** What now stands where the element was: in the smallest part of the page that is still there. */
function nearest({ element, around }) {
  const typed = element.matches(TYPED);
  for (const { parent, index } of around) {
    if (!parent.isConnected) continue;
    const all = [...parent.querySelectorAll(CAN_FOCUS)];
    const after = all.slice(Math.max(index, 0));
    const before = all.slice(0, Math.max(index, 0)).reverse();
    const next = [...after, ...before].find((one) => isShown(one) && (typed || !one.matches(TYPED)));
    if (next) return next;
  }
  return null;
}
