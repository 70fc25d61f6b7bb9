// The board itself: the scene's pieces as one drawing, and what flies over it for a moment.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { PictureIn } from "./PictureIn.jsx";
import { departures } from "./motion.js";
import { looks } from "./pieces.jsx";

const FLIGHT = 200;
const RING = 4;

/**
 * `stateOf(piece)` says how a piece stands: "choosable", "picked", "marked" or "calm"; `sayOf`
 * what a screen reader adds to its label; `onTap(piece)` is called for every piece that is tapped.
 */
export function Stage({ scene, pictures, stateOf, sayOf, onTap }) {
  const flights = useFlights(scene);
  return (
    <svg class="ck-stage" viewBox={`-3 -3 ${scene.width + 6} ${scene.height + 6}`} role="group" aria-label="Board">
      {scene.pieces.map((piece) => (
        <Piece key={piece.id} {...{ piece, pictures, onTap }} state={stateOf(piece)} says={sayOf(piece)} />
      ))}
      {flights.map((flight) => (
        <Flight key={flight.key} flight={flight} pictures={pictures} />
      ))}
    </svg>
  );
}

function Piece({ piece, pictures, state, says, onTap }) {
  const Look = looks[piece.kind] ?? looks.card;
  const active = state === "choosable" || state === "picked";
  const onKeyDown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onTap(piece, event.currentTarget);
  };
  const spoken = { "aria-label": [piece.label, says].filter(Boolean).join(". ") };
  const button = { role: "button", tabindex: 0, onKeyDown, "aria-pressed": state === "picked" ? "true" : undefined };
  const tap = active || piece.detail ? { onClick: (event) => onTap(piece, event.currentTarget) } : {};
  return (
    <g
      class="ck-piece"
      style={{ transform: `translate(${piece.x}px, ${piece.y}px)` }}
      data-piece={piece.id}
      data-kind={piece.kind}
      data-tint={piece.tint || undefined}
      data-state={state}
      {...(piece.label ? { ...spoken, role: "img" } : { "aria-hidden": "true" })}
      {...tap}
      {...(active ? button : {})}
    >
      <g class="ck-lift">
        <Look piece={piece} pictures={pictures} choosable={active} />
        <rect
          class="ck-ring"
          x={-RING / 2}
          y={-RING / 2}
          width={piece.width + RING}
          height={piece.height + RING}
          rx={piece.kind === "button" ? 24 : 13}
        />
      </g>
    </g>
  );
}

/** The cards that fly after a change of the scene, until they have landed. */
function useFlights(scene) {
  const before = useRef(scene);
  const number = useRef(0);
  const [flights, setFlights] = useState([]);
  useLayoutEffect(() => {
    if (before.current.pieces === scene.pieces) return;
    const started = departures(before.current, scene);
    before.current = scene;
    number.current += 1;
    setFlights(started.map((flight, i) => ({ ...flight, key: `${number.current}.${i}` })));
  }, [scene.pieces]);
  useEffect(() => {
    if (!flights.length) return undefined;
    const timer = setTimeout(() => setFlights([]), FLIGHT);
    return () => clearTimeout(timer);
  }, [flights]);
  return flights;
}

function Flight({ flight, pictures }) {
  const { from, to, picture } = flight;
  const tint = from.tint || undefined;
  const way = to ? [to.x - from.x, to.y - from.y] : [0, -from.height / 2];
  const size = from.width * 0.56;
  return (
    <g transform={`translate(${from.x} ${from.y})`} class="ck-flight-place" data-tint={tint} aria-hidden="true">
      <g class={to ? "ck-flight" : "ck-flight ck-taken"} style={{ "--ck-dx": `${way[0]}px`, "--ck-dy": `${way[1]}px` }}>
        <rect class="ck-card-face" width={from.width} height={from.height} rx="9" />
        <PictureIn svg={pictures[picture]} x={(from.width - size) / 2} y={from.height * 0.17} size={size} />
      </g>
    </g>
  );
}
