// A question: every answer says, below, why it is right or wrong.

import { useState } from "preact/hooks";

export function QuizStep({ controller }) {
  const { step } = controller;
  const [given, setGiven] = useState(null);
  const choose = (index) => {
    const { right, feedback } = step.answers[index];
    setGiven(index);
    controller.tell(right ? "right" : "wrong", feedback);
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
    </fieldset>
  );
}
