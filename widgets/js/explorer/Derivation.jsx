// What is assumed, how the answer is derived, and what was checked.

import { Icon } from "../shared/Icon.jsx";
import { ClauseLink, Panel } from "../shared/Panel.jsx";
import { Formula } from "./MathTree.jsx";

const STATUS = { example: "Example", model: "Model", ruling: "Ruling", inferred: "Inferred" };

export function Derivation({ controller }) {
  const { derived } = controller;
  const note = derived ? `${derived.steps.length} steps` : "step by step";
  return (
    <Panel title="How it is derived" note={note} open={controller.unfolded} onToggle={(open) => controller.unfold(open)}>
      {derived ? <Derived controller={controller} /> : <p role="status">Deriving it</p>}
    </Panel>
  );
}

function Derived({ controller }) {
  const { derived, holds, fault } = controller;
  return (
    <>
      <p class="ck-prose-line">
        <strong>{derived.question}</strong> {derived.model}
      </p>
      <Assumptions of={derived.assumptions} />
      <Symbols of={derived.symbols} />
      <ol class="ck-derived">
        {derived.steps.map(({ number, why, math, plain }, index) => (
          <li key={number}>
            <p>{why}</p>
            <Formula math={math} plain={plain} />
            {holds && <Agrees>{holds[index]}</Agrees>}
          </li>
        ))}
      </ol>
      <Checked {...{ derived, holds, fault }} />
    </>
  );
}

function Assumptions({ of }) {
  return (
    <div>
      <h4>Assumed</h4>
      <ul class="ck-assumed">
        {of.map(({ text, cites, status }) => (
          <li key={text}>
            {STATUS[status] && <span class="ck-status">{STATUS[status]}</span>} {text}{" "}
            {cites.map((id) => (
              <span class="ck-cited" key={id}>
                <ClauseLink id={id} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Symbols({ of }) {
  if (!of.length) return null;
  return (
    <div>
      <h4>Letters</h4>
      <ul class="ck-symbols">
        {of.map(({ plain, math, meaning }) => (
          <li key={plain}>
            <span>
              <Formula math={math} plain={plain} block={false} />
            </span>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Agrees({ children }) {
  return (
    <p class="ck-agrees">
      <Icon name="check" /> <span>{children}</span>
    </p>
  );
}

/** The answer by other methods: confirmed now, or what was found. */
function Checked({ derived, holds, fault }) {
  if (fault) {
    return (
      <p class="ck-fault" role="alert">
        <Icon name="warning" /> <span>This does not hold: {fault}</span>
      </p>
    );
  }
  return (
    <div class="ck-checked">
      <h4>{derived.estimated ? "Checked by a second sample" : "Checked by a second method"}</h4>
      {!holds && <p role="status">Checking it</p>}
      {derived.checked_by.map((how) => (holds ? <Agrees key={how}>{how} The same answer.</Agrees> : <p key={how}>{how}</p>))}
    </div>
  );
}
