// A picture of the game's own inside a drawing; parsed, never set as HTML.

import { useLayoutEffect, useRef } from "preact/hooks";
import { parsePicture } from "../Picture.jsx";

/** One picture at a place of the drawing; decoration, since the piece has its name. */
export function PictureIn({ svg, x, y, size }) {
  const holder = useRef();
  useLayoutEffect(() => {
    const drawn = svg ? parsePicture(svg) : null;
    drawn?.setAttribute("width", size);
    drawn?.setAttribute("height", size);
    holder.current.replaceChildren(...(drawn ? [drawn] : []));
  }, [svg, size]);
  return <g ref={holder} transform={`translate(${x} ${y})`} aria-hidden="true" />;
}
