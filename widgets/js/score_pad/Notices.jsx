// What the page has to say: of the browser above the cards; of the connection and of problems at its
// foot, where they are seen wherever one is, and where they move nothing that is being tapped.

import { Icon } from "../shared/Icon.jsx";
import { Lost } from "../shared/Lost.jsx";
import { ClauseLink, Notice } from "../shared/Panel.jsx";
import { download } from "../shared/sharing.js";
import { elsewhere, firstField } from "./problems.js";

export function Urgent({ controller, goTo }) {
  const { finding, failure } = controller;
  return (
    <div class="ck-urgent">
      {finding && (
        <Lost finding={finding}>
          {controller.sheetAt && (
            <p class="ck-small">Totals not updated since {controller.sheetAt.toLocaleTimeString()}.</p>
          )}
        </Lost>
      )}
      {failure && <Notice kind="problem" role="alert">{failure}</Notice>}
      <Problems controller={controller} goTo={goTo} />
      <Warnings controller={controller} goTo={goTo} />
    </div>
  );
}

export function Notices({ controller }) {
  const { pad, store } = controller;
  return (
    <div class="ck-notices">
      {controller.elsewhere && <OtherTab controller={controller} />}
      {!pad.kept && (
        <Notice>
          This browser keeps nothing: a reload or another page empties the pad. Export the game before you leave.
        </Notice>
      )}
      {store.setAside().map((aside) => (
        <SetAside key={aside.name} aside={aside} controller={controller} />
      ))}
    </div>
  );
}

function OtherTab({ controller }) {
  if (controller.elsewhere === "same") {
    return <Notice kind="info">This game is open in another tab too. Both show the same.</Notice>;
  }
  return (
    <Notice kind="info">
      <p>Another tab has gone on to another game. This one stays saved.</p>
      <button type="button" class="ck-button" onClick={() => controller.followOtherTab()}>
        Show that game
      </button>
    </Notice>
  );
}

function SetAside({ aside, controller }) {
  const forget = () => {
    aside.forget();
    controller.redraw();
  };
  return (
    <Notice>
      <p>A saved game could not be read and was set aside. The pad works; that game is in the file.</p>
      <div class="ck-buttons">
        <button
          type="button"
          class="ck-button"
          onClick={() => download(`clawkit-${aside.name}.txt`, aside.text, "text/plain")}
        >
          Keep it as a file
        </button>
        <button type="button" class="ck-button" onClick={forget}>
          Forget it
        </button>
      </div>
    </Notice>
  );
}

function Problems({ controller, goTo }) {
  const { problems } = controller;
  if (!problems.length) return null;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const field = problems.map(firstField).find(Boolean);
  return (
    <Notice kind="problem" role="status">
      <p>
        <strong>{count}.</strong> Totals wait until {problems.length === 1 ? "it is" : "they are"} solved.
      </p>
      {elsewhere(problems).map(({ message, clause }) => (
        <p key={message}>
          {message} {clause && <ClauseLink id={clause} />}
        </p>
      ))}
      {field && (
        <button type="button" class="ck-button" onClick={() => goTo(field)}>
          Show me
        </button>
      )}
    </Notice>
  );
}

/** One line for what counts and is odd; the result says each in words. */
function Warnings({ controller, goTo }) {
  const { problems, warnings } = controller;
  if (problems.length || !warnings.length) return null;
  const counts = warnings.length === 1 ? "It counts: correct or leave it." : "They count: correct or leave them.";
  const field = warnings.map(firstField).find(Boolean);
  return (
    <div class="ck-notice ck-check" role="status">
      <Icon name="warning" />
      <p>
        <strong>{warnings.length} to check.</strong> {counts}
      </p>
      {field && (
        <button type="button" class="ck-button" onClick={() => goTo(field)}>
          Show me
        </button>
      )}
    </div>
  );
}
