// One question: its answer first, what can be changed about it, the picture, and the reasons.

import { Icon } from "../shared/Icon.jsx";
import { Lost } from "../shared/Lost.jsx";
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
      {/* Said only where an answer is missing: a page of many questions says it once. */}
      {controller.finding && !controller.fresh && <Lost finding={controller.finding} />}
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
