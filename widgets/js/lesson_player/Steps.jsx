// How far the learner is, and a link to every step.

import { Panel } from "../shared/Panel.jsx";

export function Dots({ controller }) {
  const { schema, progress, step } = controller;
  return (
    <div class="ck-dots" aria-hidden="true">
      {schema.steps.map(({ id }) => (
        <i key={id} data-done={progress.done.has(id)} data-here={id === step.id} />
      ))}
    </div>
  );
}

export function Steps({ controller }) {
  const { schema, progress, step } = controller;
  const { done } = progress;
  return (
    <div class="ck-steps">
      <Panel title="Steps" note={`${done.size} of ${schema.steps.length} done`}>
        <ol class="ck-step-list">
          {schema.steps.map(({ id, title }, number) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === step.id ? "step" : undefined}>
                <span class="ck-dot" data-done={done.has(id)}>
                  {number + 1}
                </span>
                {title}
                {done.has(id) && <span class="ck-hidden"> (done)</span>}
              </a>
            </li>
          ))}
        </ol>
        {done.size > 0 && (
          <div class="ck-buttons">
            <button type="button" class="ck-button" onClick={() => controller.startOver()}>
              Begin the lesson anew
            </button>
          </div>
        )}
      </Panel>
    </div>
  );
}
