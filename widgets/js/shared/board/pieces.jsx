// The looks of the pieces, by kind. Each draws at its own origin, in the scene's units.

import { marks } from "../Shape.jsx";
import { PictureIn } from "./PictureIn.jsx";
import { arrows, turnBack } from "./glyphs.js";
import { faceOf } from "./motion.js";

const ROUND = 9;
const SHEET = 2.6;
const MOST_SHEETS = 4;
const SMALL = 40;
const NOTE = 14;
const WINDOW = 68;

function Panel({ piece }) {
  return <rect class="ck-panel-shape" width={piece.width} height={piece.height} rx="16" />;
}

/** A letter or number that names a column or row. */
function Mark({ piece }) {
  return (
    <text class="ck-edge" x={piece.width / 2} y={piece.height / 2 + 4}>
      {piece.text}
    </text>
  );
}

function Space({ piece }) {
  const { width, height, count } = piece;
  return (
    <>
      <Sheets piece={piece} sheets={count - 1} />
      <rect class={count ? "ck-card-back" : "ck-hole"} width={width} height={height} rx={ROUND} />
      {count > 0 && <CardBack width={width} height={height} />}
      <Badge piece={piece} />
    </>
  );
}

/** A face-down card: the same small claw marks on every back. */
function CardBack({ width, height }) {
  return <path class="ck-back-mark" d={arrows.down} transform={`translate(${width / 2 - 14} ${height / 2 - 14}) scale(.58)`} />;
}

function Card({ piece, pictures }) {
  const { width, height, picture, text, count, sign } = piece;
  if (width < SMALL) return <SmallCard piece={piece} pictures={pictures} />;
  const size = width * 0.56;
  const beside = sign ? 9 : 0;
  return (
    <>
      <Sheets piece={piece} sheets={count - 1} />
      <rect class="ck-card-face" width={width} height={height} rx={ROUND} />
      <g class="ck-face" key={faceOf(piece)}>
        <PictureIn svg={pictures[picture]} x={(width - size) / 2} y={height * 0.17} size={size} />
        <text class="ck-card-text" x={width / 2 - beside} y={height - 9}>
          {text}
        </text>
        {sign && <PictureIn svg={pictures[sign]} x={width / 2} y={height - 20} size={14} />}
      </g>
      <Below piece={piece} pictures={pictures} />
      <Badge piece={piece} />
    </>
  );
}

/** A card that is only to be seen: its picture and its sign. */
function SmallCard({ piece, pictures }) {
  const { width, height, picture, sign } = piece;
  const size = width * 0.78;
  const mark = width * 0.4;
  return (
    <>
      <rect class="ck-card-face" width={width} height={height} rx="5" />
      <PictureIn svg={pictures[picture]} x={(width - size) / 2} y="2" size={size} />
      {sign && <PictureIn svg={pictures[sign]} x={(width - mark) / 2} y={height - mark - 1} size={mark} />}
    </>
  );
}

/** The edges of what lies below: a pile looks as high as it is. */
function Sheets({ piece, sheets }) {
  const shown = Math.max(0, Math.min(sheets, MOST_SHEETS));
  return Array.from({ length: shown }, (_, i) => shown - i).map((depth) => (
    <rect key={depth} class="ck-sheet" y={depth * SHEET} width={piece.width} height={piece.height} rx={ROUND} />
  ));
}

/** Known cards below, the next one first. */
function Below({ piece, pictures }) {
  const size = Math.min(21, piece.width / 4);
  return piece.below.slice(0, 3).map((picture, i) => (
    <g key={`${picture}${i}`} transform={`translate(3 ${3 + i * (size + 1)})`}>
      <rect class="ck-below" width={size} height={size} rx={size / 4} />
      <PictureIn svg={pictures[picture]} x={size / 10} y={size / 10} size={size * 0.8} />
    </g>
  ));
}

function Badge({ piece }) {
  const { badge, width } = piece;
  if (!badge) return null;
  const wide = 12 + badge.length * 7;
  return (
    <g class="ck-badge" transform={`translate(${width - wide - 3} 3)`}>
      <rect width={wide} height="18" rx="9" />
      <text x={wide / 2} y="13">
        {badge}
      </text>
    </g>
  );
}

/** The claw hangs over the upper edge of its card, so that the card can be seen. */
function Claw({ piece, pictures }) {
  const { width, height, picture } = piece;
  const size = width * 0.4;
  return (
    <>
      <rect class="ck-aim" x="-3" y="-3" width={width + 6} height={height + 6} rx={ROUND + 3} />
      <g class="ck-claw-head">
        <PictureIn svg={pictures[picture]} x={(width - size) / 2} y={-size * 0.42} size={size} />
      </g>
    </>
  );
}

/** An arrow shows a full shape; turned over, a hollow one on a flat back with a stripe across. */
function Arrow({ piece, choosable }) {
  const { width, height, text, faded } = piece;
  const size = 34;
  return (
    <>
      {choosable && !faded && <rect class="ck-key-side" y="4" width={width} height={height} rx="12" />}
      <rect class={faded ? "ck-key ck-turned" : "ck-key"} y={faded ? 3 : 0} width={width} height={height} rx="12" />
      <g transform={`translate(${(width - size) / 2} ${(height - size) / 2 + (faded ? 3 : 0)}) scale(${size / 48})`}>
        <path class={faded ? "ck-glyph ck-hollow" : "ck-glyph"} d={arrows[text]} />
      </g>
      {faded && choosable && (
        <g class="ck-turn-back" transform={`translate(${width - 19} -3)`}>
          <circle cx="10" cy="10" r="10" />
          <path d={turnBack} transform="translate(1 -.6) scale(.78)" />
        </g>
      )}
    </>
  );
}

/** A thing to take, with a number below it. */
function Token({ piece, pictures, choosable }) {
  const { width, height, picture, text } = piece;
  const size = width * 0.6;
  return (
    <>
      {choosable && <rect class="ck-key-side" y="4" width={width} height={height} rx="12" />}
      <rect class="ck-key" width={width} height={height} rx="12" />
      <PictureIn svg={pictures[picture]} x={(width - size) / 2} y="6" size={size} />
      <text class="ck-token-text" x={width / 2} y={height - 8}>
        {text}
      </text>
    </>
  );
}

/** A vending machine: its first card in the window, with room for notes below. */
function Machine({ piece, pictures }) {
  const { width, height, picture, text, faded } = piece;
  const size = WINDOW * 0.7;
  return (
    <g class={faded ? "ck-machine ck-away" : "ck-machine"}>
      <path class="ck-machine-feet" d={`M14 ${height - 1}h16v6h-16zM${width - 30} ${height - 1}h16v6h-16z`} />
      <rect class="ck-machine-body" width={width} height={height} rx="13" />
      <rect class={picture ? "ck-card-face" : "ck-hole"} x="7" y="24" width={width - 14} height={WINDOW} rx={ROUND} />
      <g class="ck-face" key={faceOf(piece)}>
        {picture && <PictureIn svg={pictures[picture]} x={(width - size) / 2} y="27" size={size} />}
        <text class={picture ? "ck-card-text" : "ck-token-text"} x={width / 2} y={picture ? 17 + WINDOW : 28 + WINDOW / 2}>
          {text}
        </text>
      </g>
      <Badge piece={piece} />
    </g>
  );
}

/** A few words, and a small picture before them. */
function Note({ piece, pictures }) {
  const { height, picture, text } = piece;
  return (
    <>
      {picture && <PictureIn svg={pictures[picture]} x="0" y={(height - NOTE) / 2} size={NOTE} />}
      <text class="ck-note-text" x={picture ? NOTE + 5 : 0} y={height / 2 + 4.5}>
        {text}
      </text>
    </>
  );
}

/** A player's mark and name. */
function Player({ piece }) {
  const { height, text, seat } = piece;
  const mark = marks[seat] ?? marks[0];
  return (
    <>
      <path d={mark.path} fill={mark.colour} transform={`translate(0 ${height / 2 - 8.5}) scale(.7)`} />
      <text class="ck-player-text" x="21" y={height / 2 + 4.5}>
        {text}
      </text>
    </>
  );
}

/** A small arrow that only shows a way. */
function Way({ piece }) {
  return <path class="ck-way" d={arrows[piece.text]} transform={`scale(${piece.width / 48})`} />;
}

/** A push button stands high when it can be pressed, and lies flat when it cannot. */
function Button({ piece, choosable }) {
  const { width, height, text, faded } = piece;
  const down = choosable ? 0 : 3;
  return (
    <g class={faded ? "ck-push ck-pressed" : "ck-push"}>
      {!faded && <rect class="ck-push-side" y="6" width={width} height={height} rx="22" />}
      <rect class="ck-push-top" y={down} width={width} height={height} rx="22" />
      <text x={width / 2} y={height / 2 + 6 + down}>
        {text}
      </text>
    </g>
  );
}

export const looks = {
  panel: Panel,
  mark: Mark,
  space: Space,
  card: Card,
  claw: Claw,
  arrow: Arrow,
  button: Button,
  token: Token,
  machine: Machine,
  note: Note,
  player: Player,
  way: Way,
};
