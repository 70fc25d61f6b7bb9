// The whole pad: set-up, the players' cards in one of two layouts, and the folded parts below.

import { useEffect, useRef, useState } from "preact/hooks";
import { BottomBar } from "./BottomBar.jsx";
import { GamesPanel } from "./GamesPanel.jsx";
import { LogPanel } from "./LogPanel.jsx";
import { Notices } from "./Notices.jsx";
import { PhonePad } from "./PhonePad.jsx";
import { ResultPanel } from "./ResultPanel.jsx";
import { RulingsPanel } from "./RulingsPanel.jsx";
import { SetupPanel } from "./SetupPanel.jsx";
import { SharePanel } from "./SharePanel.jsx";
import { TablePad } from "./TablePad.jsx";

const WIDE = 900;

export function App({ controller }) {
  const [root, wide] = useWide();
  const [seat, setSeat] = useSeat(controller);
  const [focus, setFocus] = useState(null);
  const goTo = (field) => {
    if (!wide) setSeat(field.seat);
    setFocus({ ...field });
  };
  useFocus(root, focus, controller);
  useShortcuts(root, controller);
  const layout = { controller, seat, setSeat, goTo };
  return (
    <div class="ck-app" ref={root} data-layout={wide ? "wide" : "narrow"}>
      <SetupPanel key={controller.pad.id} {...layout} />
      <Notices {...layout} />
      {wide ? <TablePad {...layout} /> : <PhonePad {...layout} />}
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
      <BottomBar {...layout} wide={wide} />
    </div>
  );
}

/** Whether the pad has room for all players side by side. */
function useWide() {
  const root = useRef();
  const [wide, setWide] = useState(() => window.innerWidth >= WIDE);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWide(entry.contentRect.width >= WIDE));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return [root, wide];
}

/** The player whose cards a phone shows; the same one after a reload. */
function useSeat(controller) {
  const [seat, setSeat] = useState(controller.store.view.seat ?? 0);
  const last = controller.pad.view.players.length - 1;
  const choose = (wanted) => {
    controller.store.view = { ...controller.store.view, seat: wanted };
    setSeat(wanted);
  };
  return [Math.max(0, Math.min(seat, last)), choose];
}

/** Bring the keyboard to a field that was asked for. */
function useFocus(root, focus, controller) {
  useEffect(() => {
    if (!focus) return;
    const player = controller.pad.view.players[focus.seat]?.id;
    const field = root.current.querySelector(`[data-field="${player}.${focus.key}"]`);
    field?.scrollIntoView({ block: "center" });
    field?.querySelector("input, button")?.focus({ preventScroll: true });
  }, [focus]);
}

/** Ctrl+Z and Ctrl+Shift+Z, except where a text is being typed. */
function useShortcuts(root, controller) {
  useEffect(() => {
    const onKey = (event) => {
      const typing = event.target.matches?.("input:not([inputmode=numeric]), textarea");
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || typing) return;
      event.preventDefault();
      if (event.shiftKey) controller.redo();
      else controller.undo();
    };
    const element = root.current;
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [controller]);
}
