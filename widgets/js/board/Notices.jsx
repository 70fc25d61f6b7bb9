// What the page has to say above the board: the connection, refusals, games from before.

import { Lost } from "../shared/Lost.jsx";
import { Notice } from "../shared/Panel.jsx";
import { download } from "../shared/sharing.js";

export function Notices({ controller }) {
  const { finding, refusal, store, position, settingUp } = controller;
  const atCurtain = !settingUp && position?.begun && (position.curtain !== null || position.lingers);
  return (
    <div class="ck-notices">
      {finding && !atCurtain && <Lost finding={finding} />}
      {refusal && !settingUp && position?.begun && (
        <Notice kind="problem" role="alert">{refusal}</Notice>
      )}
      {controller.elsewhere && <OtherTab controller={controller} />}
      {!store.lasting && <Notice>This browser does not keep the game: it ends when the page is closed.</Notice>}
      {store.aside !== null && <SetAside controller={controller} />}
      {controller.notice && store.before && <Before controller={controller} />}
    </div>
  );
}

function OtherTab({ controller }) {
  return (
    <Notice kind="info" role="status">
      <p>Another tab has gone on with this game.</p>
      <button type="button" class="ck-button" onClick={() => controller.followOtherTab()}>
        Show what is there
      </button>
    </Notice>
  );
}

function SetAside({ controller }) {
  const { store, schema } = controller;
  const forget = () => {
    store.forgetAside();
    controller.redraw();
  };
  return (
    <Notice role="status">
      <p>The game kept in this browser could not be read and was set aside. A new game can begin.</p>
      <div class="ck-buttons">
        <button type="button" class="ck-button" onClick={() => download(`clawkit-${schema.game}-game.txt`, store.aside, "text/plain")}>
          Keep it as a file
        </button>
        <button type="button" class="ck-button" onClick={forget}>
          Forget it
        </button>
      </div>
    </Notice>
  );
}

function Before({ controller }) {
  const close = () => {
    controller.notice = null;
    controller.redraw();
  };
  return (
    <Notice kind="info" role="status">
      <p>{controller.notice === "begun" ? "A new game has begun." : "The notebook plays a game of its own."} The one before is kept.</p>
      <div class="ck-buttons">
        <button type="button" class="ck-button" onClick={() => controller.goBack()}>
          Back to that game
        </button>
        <button type="button" class="ck-button" onClick={close}>
          All right
        </button>
      </div>
    </Notice>
  );
}
