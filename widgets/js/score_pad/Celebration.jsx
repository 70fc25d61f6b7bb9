// A few paper stars for the winner, once a game; none where motion is not wanted (see the style).

import { useEffect } from "preact/hooks";
import { marks } from "../shared/Shape.jsx";

const PIECES = 18;
const LASTS = 2500;

export function Celebration({ done }) {
  useEffect(() => {
    const timer = setTimeout(done, LASTS);
    return () => clearTimeout(timer);
  }, []);
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
