// What is being chosen on a board: nothing, the taps of a group so far, a menu, or a look at a piece.

import { useEffect, useState } from "preact/hooks";
import { choicesByPiece, chosen, inGroup, nextPieces } from "./choices.js";

const NOTHING = { kind: "nothing" };

/** The state of choosing, and what taps and buttons do to it. */
export function useSelection(scene, onChoose, busy) {
  const [doing, setDoing] = useState(NOTHING);
  useEffect(() => setDoing(NOTHING), [scene.pieces]);
  const byPiece = choicesByPiece(scene.choices);
  const group = doing.kind === "group" ? inGroup(scene.choices, doing.group) : [];
  const next = doing.kind === "group" ? nextPieces(group, doing.picked) : null;

  const choose = (choice) => {
    if (busy) return;
    setDoing(NOTHING);
    onChoose(choice.action);
  };
  const pick = (id) => {
    if (doing.picked.includes(id)) return setDoing({ ...doing, picked: doing.picked.filter((other) => other !== id) });
    if (!next.has(id)) return undefined;
    const picked = [...doing.picked, id];
    const done = chosen(group, picked);
    return done ? choose(done) : setDoing({ ...doing, picked });
  };
  const tap = (piece) => {
    if (doing.kind === "group") return pick(piece.id);
    const choices = byPiece.get(piece.id) ?? [];
    if (choices.length === 1) return choose(choices[0]);
    if (choices.length) return setDoing({ kind: "menu", piece, choices });
    return setDoing(doing.piece?.id === piece.id ? NOTHING : { kind: "detail", piece });
  };
  return {
    doing,
    choose,
    tap,
    begin: (name) => setDoing({ kind: "group", group: name, picked: [] }),
    cancel: () => setDoing(NOTHING),
    stateOf: ({ id }) => {
      if (next) return doing.picked.includes(id) ? "picked" : next.has(id) ? "choosable" : "calm";
      return byPiece.has(id) ? "choosable" : "calm";
    },
    sayOf: ({ id }) => {
      if (next) return doing.picked.includes(id) ? "Chosen" : next.has(id) ? "Choose this" : "";
      return (byPiece.get(id) ?? []).map(({ label }) => label).join(", or ");
    },
  };
}
