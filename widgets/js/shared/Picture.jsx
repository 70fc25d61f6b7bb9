// A picture of the game's own, given as SVG text by the package; parsed, never set as HTML.

import { useLayoutEffect, useRef } from "preact/hooks";

const parsed = new Map();

/** The picture as an element of its own. */
export function parsePicture(svg) {
  if (!parsed.has(svg)) {
    const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
    parsed.set(svg, documentElement);
  }
  return document.importNode(parsed.get(svg), true);
}

/** One picture; decoration, since its name stands beside it. */
export function Picture({ svg }) {
  const holder = useRef();
  useLayoutEffect(() => holder.current.replaceChildren(...(svg ? [parsePicture(svg)] : [])), [svg]);
  return <span class="ck-picture" aria-hidden="true" ref={holder} />;
}
