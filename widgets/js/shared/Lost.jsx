// The kernel is silent: what happened, what is safe, and the one thing to do.

import { Notice } from "./Panel.jsx";

/** A finding of connection.js, with a line of the widget's own between its text and the button. */
export function Lost({ finding, children = null }) {
  return (
    <Notice role="alert">
      <p>{finding.text}</p>
      {children}
      {finding.reload && (
        <button type="button" class="ck-button ck-primary" onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </Notice>
  );
}
