// A few paper stars for the winner, once a game; none where motion is not wanted (see the style).

import { useEffect, useState } from "preact/hooks";
import { marks } from "../shared/Shape.jsx";

const PIECES = 18;
const JUST_NOW = 4000;

export function Celebration({ finished }) {
  const [shown, setShown] = useState(() => Date.now() - Date.parse(finished) < JUST_NOW);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), 2500);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div class="ck-celebration" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24" style={{ left: `${(i * 37) % 100}%`, animationDelay: `${(i * 83) % 700}ms` }}>
          <path d={marks[i % marks.length].path} fill={marks[i % marks.length].colour} />
        </svg>
      ))}
    </div>
  );
}
