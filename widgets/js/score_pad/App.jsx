// The whole pad: set-up, the players' cards in one of two layouts, and the folded parts below.

import { useEffect, useRef, useState } from "preact/hooks";
import { afterDrawing, keepFocus, whileHere } from "../shared/focus.js";
import { AdvicePanel } from "./AdvicePanel.jsx";
import { BottomBar } from "./BottomBar.jsx";
import { fieldsOf } from "./fields.js";
import { GamesPanel } from "./GamesPanel.jsx";
import { LogPanel } from "./LogPanel.jsx";
import { Notices, Urgent } from "./Notices.jsx";
import { PhonePad } from "./PhonePad.jsx";
import { ResultPanel } from "./ResultPanel.jsx";
import { RulingsPanel } from "./RulingsPanel.jsx";
import { SetupPanel } from "./SetupPanel.jsx";
import { SharePanel } from "./SharePanel.jsx";
import { TablePad } from "./TablePad.jsx";
import { Toast } from "./Toast.jsx";

const WIDE = 900;

/** A wide page has room beside the row names for every player's grid, with cells large enough to tap. */
const widthFor = ({ schema, pad }) => {
  const columns = Math.max(0, ...fieldsOf(schema).map(({ grid }) => grid?.columns.length ?? 0));
  return Math.max(WIDE, ROW_NAMES + pad.view.players.length * (columns * CELL + BORDERS));
};
const [ROW_NAMES, CELL, BORDERS] = [136, 48, 13];

export function App({ controller }) {
  const [root, width] = useWidth();
  const wide = width >= widthFor(controller);
  const [seat, setSeat] = useSeat(controller);
  const [focus, setFocus] = useState(null);
  const goTo = (field) => {
    if (!wide) setSeat(field.seat);
    setFocus({ ...field, stillHere: whileHere() });
  };
  useFocus(root, focus, controller);
  useShortcuts(root, controller);
  useEffect(() => keepFocus(root.current), []);
  const goToCards = () =>
    afterDrawing(() => {
      bring(root.current.querySelector('[role="tab"][aria-selected="true"], .ck-table button.ck-step'));
      root.current.querySelector(".ck-phone")?.scrollIntoView();
    });
  const openApart = (event) => {
    const link = event.target.closest?.("a.ck-clause");
    if (!link || controller.pad.kept) return;
    event.preventDefault();
    window.open(link.href, "_blank");
  };
  const layout = { controller, seat, setSeat, goTo, goToCards, wide };
  return (
    <div class="ck-app" ref={root} onClick={openApart} data-layout={wide ? "wide" : "narrow"}>
      <SetupPanel key={controller.pad.id} {...layout} />
      <Notices {...layout} />
      {wide ? <TablePad {...layout} /> : <PhonePad {...layout} />}
      <AdvicePanel {...layout} />
      <div class="ck-panels">
        <div class="ck-column">
          <ResultPanel {...layout} />
          <LogPanel {...layout} />
        </div>
        <div class="ck-column">
          <RulingsPanel {...layout} />
          <GamesPanel {...layout} />
          <SharePanel {...layout} />
        </div>
      </div>
      <div class="ck-pad-foot">
        <Urgent {...layout} />
        {wide ? <Toast controller={controller} /> : <BottomBar {...layout} />}
      </div>
    </div>
  );
}

/** The pad's width; until it is drawn, the window's. */
function useWidth() {
  const root = useRef();
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return [root, width];
}

/** The player whose cards a phone shows: the same one after a reload, the first in another game. */
function useSeat({ store, pad }) {
  const [{ game, player, seat }, setView] = useState(() => store.view ?? {});
  const { players } = pad.view;
  const choose = (wanted) => {
    const view = { game: pad.id, player: players[wanted]?.id, seat: wanted };
    store.view = view;
    setView(view);
  };
  const same = game === pad.id;
  const shown = same ? players.findIndex(({ id }) => id === player) : 0;
  const fallback = same && Number.isInteger(seat) ? Math.min(seat, players.length - 1) : 0;
  return [shown < 0 ? Math.max(0, fallback) : shown, choose];
}

/** Bring the keyboard to a field that was asked for. */
function useFocus(root, focus, controller) {
  useEffect(() => {
    if (!focus?.stillHere()) return;
    const path = `${controller.pad.view.players[focus.seat]?.id}.${focus.id}`;
    const inList = `[data-field^="${path}."]`; // of a whole list: its first count that can be wrong
    const places = [`[data-field="${path}"]`, `${inList}:has([aria-invalid="true"])`, inList];
    const field = places.map((place) => root.current.querySelector(place)).find(Boolean);
    bring(field?.querySelector('[aria-invalid="true"]') ?? field?.querySelector("input, button"), "center");
  }, [focus]);
}

function bring(element, block = "nearest") {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), except where a text is being typed. */
function useShortcuts(root, controller) {
  useEffect(() => {
    const onKey = (event) => {
      const { target, shiftKey } = event;
      const key = event.key.toLowerCase();
      const here = target === document.body || root.current.contains(target);
      const typing = target.matches?.("input:not([inputmode=numeric]), textarea");
      if (!here || typing || !["z", "y"].includes(key) || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (shiftKey || key === "y") controller.redo();
      else controller.undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [controller]);
}
