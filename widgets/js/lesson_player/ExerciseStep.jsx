// Scoring a collection: the learner writes the points, and sees what they missed with its reason.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";

export function ExerciseStep({ controller }) {
  const { step, busy } = controller;
  const [points, setPoints] = useState({});
  const [grades, setGrades] = useState(null);
  const check = async (event) => {
    event.preventDefault();
    const found = await controller.grade(points);
    setGrades(found);
    if (found.every(({ right }) => right)) controller.solve();
  };
  const write = (item, text) => {
    setPoints({ ...points, [item]: text });
    setGrades(null);
  };
  const right = grades?.filter((one) => one.right).length;
  return (
    <form class="ck-fieldset" onSubmit={check}>
      <p class="ck-todo">{step.todo}</p>
      {step.items.map(({ item, label }) => (
        <Item
          key={item}
          {...{ item, label }}
          value={points[item] ?? ""}
          grade={grades?.find((one) => one.item === item)}
          onWrite={(text) => write(item, text)}
        />
      ))}
      <div class="ck-buttons">
        <button type="submit" class="ck-button ck-primary" aria-disabled={busy}>
          Check
        </button>
      </div>
      <p role="status" class="ck-verdict" data-verdict={grades && (right === grades.length ? "right" : "wrong")}>
        {grades && (right === grades.length ? "All right." : `${right} of ${grades.length} right. Change the others and check again.`)}
      </p>
    </form>
  );
}

function Item({ item, label, value, grade, onWrite }) {
  return (
    <div class="ck-graded" data-right={grade?.right}>
      <label>
        <span>{label}</span>
        <input
          class="ck-number"
          inputmode="text"
          autocomplete="off"
          aria-describedby={grade ? `ck-grade-${item}` : undefined}
          value={value}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      </label>
      {grade && (
        <p id={`ck-grade-${item}`} class="ck-small">
          <Icon name={grade.right ? "check" : "warning"} />{" "}
          {grade.given === null ? "Write a whole number, then check again." : <Why grade={grade} />}
        </p>
      )}
    </div>
  );
}

/** The reason, and for a wrong answer the right points before it. */
function Why({ grade }) {
  return (
    <>
      {!grade.right && <strong>It is {grade.points}. </strong>}
      {grade.reason} <ClauseLink id={grade.clause} />
    </>
  );
}
