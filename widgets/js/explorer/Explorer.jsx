// One question: its answer first, what can be changed about it, the picture, and the reasons.

import { Icon } from "../shared/Icon.jsx";
import { Notice } from "../shared/Panel.jsx";
import { copyText } from "../shared/sharing.js";
import { Part } from "./Answer.jsx";
import { Controls } from "./Controls.jsx";
import { Derivation } from "./Derivation.jsx";
import { linkOf } from "./kept.js";

export function Explorer({ controller }) {
  const { schema, answer, failure, fresh } = controller;
  const parts = answer.kind === "parts" ? answer.parts : [answer];
  return (
    <section class="ck-question" aria-label={schema.question}>
      <header>
        <h3>{schema.question}</h3>
        {schema.more && <p class="ck-small">{schema.more}</p>}
      </header>
      <Lost controller={controller} />
      {failure && <Notice kind="problem" role="alert">{failure}</Notice>}
      <div class="ck-bench" data-controls={schema.controls.length > 0}>
        <Controls controller={controller} />
        <div class="ck-answers" data-fresh={fresh} aria-busy={!fresh}>
          {parts.map((part, index) => (
            <Part key={part.name ?? index} {...{ part, schema, fresh }} lead={index === 0} />
          ))}
        </div>
      </div>
      <Tools controller={controller} />
      <Derivation controller={controller} />
    </section>
  );
}

/** Said only where an answer is missing: a page of many questions says it once. */
function Lost({ controller }) {
  const { finding, fresh } = controller;
  if (!finding || fresh) return null;
  return (
    <Notice role="alert">
      <p>{finding.text}</p>
      {finding.reload && (
        <button type="button" class="ck-button ck-primary" onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </Notice>
  );
}

function Tools({ controller }) {
  const { schema, parameters, notice } = controller;
  if (!schema.controls.length) return null;
  const changed = JSON.stringify(parameters) !== JSON.stringify(schema.given);
  const copy = async () => {
    const link = linkOf(schema.name, parameters);
    controller.say((await copyText(link)) ? "Link copied." : `Copy this link: ${link}`);
  };
  return (
    <div class="ck-tools">
      <button type="button" class="ck-button" onClick={copy}>
        Copy a link
      </button>
      {changed && (
        <button type="button" class="ck-button" onClick={() => controller.startOver()}>
          <Icon name="undo" /> As at first
        </button>
      )}
      <p class="ck-small" role="status">
        {notice}
      </p>
    </div>
  );
}
