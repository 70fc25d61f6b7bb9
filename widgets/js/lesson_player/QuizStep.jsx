// A question: every answer says why it is right or wrong.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";

export function QuizStep({ controller }) {
  const { step } = controller;
  const [given, setGiven] = useState(null);
  const answer = step.answers[given];
  const choose = (index) => {
    setGiven(index);
    if (step.answers[index].right) controller.solve();
  };
  return (
    <fieldset class="ck-fieldset">
      <legend class="ck-todo">{step.todo}</legend>
      <div class="ck-answers">
        {step.answers.map(({ text, right }, index) => (
          <button
            type="button"
            class="ck-answer"
            key={text}
            aria-pressed={index === given}
            data-right={index === given ? right : undefined}
            onClick={() => choose(index)}
          >
            {text}
          </button>
        ))}
      </div>
      <div class="ck-verdict" role="status" data-verdict={answer && (answer.right ? "right" : "wrong")}>
        {answer && (
          <p>
            <Icon name={answer.right ? "check" : "warning"} /> <span>{answer.feedback}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
