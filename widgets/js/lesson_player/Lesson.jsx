// One step at a time: a title, a few sentences, something to do, and the way on.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { Lost } from "../shared/Lost.jsx";
import { ClauseLink, Notice } from "../shared/Panel.jsx";
import { useOwnId } from "../shared/useOwnId.js";
import { ExerciseStep } from "./ExerciseStep.jsx";
import { Feedback } from "./Feedback.jsx";
import { Linked } from "./Linked.jsx";
import { QuizStep } from "./QuizStep.jsx";
import { StepBoard } from "./StepBoard.jsx";
import { Dots, Steps } from "./Steps.jsx";

const RULING = /-R\d\d/;

export function Lesson({ controller }) {
  const { schema, step, index, finding, failure } = controller;
  const page = useRef();
  const title = useRef();
  const titleId = useOwnId();
  useEffect(() => {
    if (!controller.moved) return;
    page.current.scrollIntoView();
    title.current.focus({ preventScroll: true });
  }, [step.id]);
  return (
    <div class="ck-lesson-page" ref={page}>
      <Dots controller={controller} />
      <article class="ck-step-card" data-board={step.board} aria-labelledby={titleId}>
        <header>
          <p class="ck-small">
            Step {index + 1} of {schema.steps.length}
          </p>
          <h2 id={titleId} tabIndex={-1} ref={title}>
            {step.title}
          </h2>
          <p class="ck-step-text">
            <Linked>{step.text}</Linked>
          </p>
          {step.kind === "task" && <p class="ck-todo">{step.todo}</p>}
        </header>
        {finding && <Lost finding={finding} />}
        {failure && <Lost finding={{ text: failure, reload: true }} />}
        {step.board && <StepBoard controller={controller} />}
        {step.kind === "quiz" && <QuizStep key={step.id} controller={controller} />}
        {step.kind === "exercise" && <ExerciseStep key={step.id} controller={controller} />}
        <Feedback controller={controller} />
        <p class="ck-small">
          Rules:{" "}
          {step.clauses.map((id, i) => (
            <span key={id}>
              {i > 0 && ", "}
              <ClauseLink id={id} />
            </span>
          ))}
          {RULING.test(JSON.stringify(step)) && ". A ruling says how to read what the rulebook leaves open; your table can choose another reading on the score page."}
        </p>
      </article>
      <Bar controller={controller} />
      <Steps controller={controller} />
    </div>
  );
}

/** Back, hint and next, always at the same places. */
function Bar({ controller }) {
  const { step, index, schema, solved, hinted } = controller;
  const open = !solved && step.kind !== "read";
  const next = useRef();
  useEffect(() => {
    if (!solved) return;
    if (document.activeElement === document.body) next.current.focus({ preventScroll: true });
  }, [solved, controller.trial]);
  const last = index === schema.steps.length - 1;
  return (
    <div class="ck-lesson-foot">
      <div class="ck-bar" role="toolbar" aria-label="Through the lesson">
        <button type="button" class="ck-button" aria-disabled={index === 0} onClick={() => controller.go(-1)}>
          <Icon name="back" /> Back
        </button>
        <button
          type="button"
          class="ck-button"
          aria-disabled={!step.hint}
          aria-pressed={hinted}
          onClick={() => step.hint && controller.hint()}
        >
          Hint
        </button>
        <button
          type="button"
          class={`ck-button ck-grow ${open ? "" : "ck-primary"}`}
          ref={next}
          onClick={() => (last ? controller.finish() : controller.go(1))}
        >
          {last ? "Finish" : open ? "Skip" : "Next"} <Icon name={last ? "check" : "next"} />
        </button>
      </div>
      {controller.finished && (
        <Notice kind="info" role="status">
          {controller.left
            ? `${controller.left} steps are still open. Find them under Steps.`
            : "That was all. Now play a game below, or score one on the score page."}
        </Notice>
      )}
    </div>
  );
}
