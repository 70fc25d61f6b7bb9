// A formula as the browser sets it (MathML); a screen reader hears it as plain text.

import { h } from "preact";

const element = (node) => (typeof node === "string" ? node : h(node[0], node[1], ...node.slice(2).map(element)));

export function Formula({ math, plain, block = true }) {
  if (!math) return block ? <p class="ck-formula"><code>{plain}</code></p> : <code>{plain}</code>;
  const [tag, , ...children] = math;
  const formula = element([tag, { display: block ? "block" : "inline", "aria-hidden": block }, ...children]);
  if (!block) return formula;
  return (
    <div class="ck-formula" role="math" aria-label={plain} tabIndex={0}>
      {formula}
    </div>
  );
}
