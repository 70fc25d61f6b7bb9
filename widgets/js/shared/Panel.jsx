// A folded part of a page, and the short texts that a page says.

import { pageConfig } from "./connection.js";
import { Icon } from "./Icon.jsx";

/** A part that opens and closes; `note` says beside the title what is inside. */
export function Panel({ id, title, note, open, onToggle, children }) {
  return (
    <details class="ck-panel" id={id} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <span class="ck-panel-title">{title}</span>
        {note && <span class="ck-panel-note">{note}</span>}
        <Icon name="down" />
      </summary>
      <div class="ck-panel-body">{children}</div>
    </details>
  );
}

/** A message that stays: `kind` is "problem", "notice" or "info". */
export function Notice({ kind = "notice", children, ...rest }) {
  return (
    <div class={`ck-notice ck-${kind}`} {...rest}>
      <Icon name={kind === "info" ? "info" : "warning"} />
      <div>{children}</div>
    </div>
  );
}

/** A link to a clause or ruling on the game's rules page; in JupyterLab that opens beside it. */
export function ClauseLink({ id }) {
  return (
    <a class="ck-clause" href={`rules.ipynb#${id}`} target={pageConfig() ? undefined : "_blank"}>
      {id}
    </a>
  );
}
