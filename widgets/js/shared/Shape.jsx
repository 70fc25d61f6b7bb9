// A player's mark: one of six colours (Okabe and Ito's), each with a shape of its own.

export const marks = [
  { colour: "#0072B2", name: "blue circle", path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" },
  { colour: "#D55E00", name: "orange square", path: "M4.5 4.5h15v15h-15z" },
  { colour: "#009E73", name: "green triangle", path: "M12 3.5L21.5 20h-19z" },
  { colour: "#CC79A7", name: "pink diamond", path: "M12 2.5L21.5 12 12 21.5 2.5 12z" },
  {
    colour: "#E69F00",
    name: "yellow star",
    path: "M12 2l3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 18l-6.4 3.6 1.5-7.2L1.7 9.5 9 8.7z",
  },
  { colour: "#56B4E9", name: "light blue hexagon", path: "M7 3.5h10L22 12l-5 8.5H7L2 12z" },
];

/** The mark of a player's colour number; decoration, since the name stands beside it. */
export function Shape({ colour }) {
  const mark = marks[colour] ?? marks[0];
  return (
    <svg class="ck-player-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={mark.path} fill={mark.colour} />
    </svg>
  );
}
