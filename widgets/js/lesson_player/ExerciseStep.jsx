// Scoring a collection: the learner writes the points, and sees what they missed with its reason.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";
import { Items } from "../shared/board/Trays.jsx";

export function ExerciseStep({ controller }) {
  const { step } = controller;
  const [points, setPoints] = useState({});
  const [grades, setGrades] = useState({});
  const [misses, setMisses] = useState({});
  const check = async (event) => {
    event.preventDefault();
    const found = await controller.grade(points);
    const missed = found.filter(({ right }) => !right);
    setGrades(Object.fromEntries(found.map((grade) => [grade.item, grade])));
    setMisses(Object.fromEntries(missed.map(({ item, given }) => [item, (misses[item] ?? 0) + (given !== null)])));
    controller.tell(...summary(found, missed));
  };
  const write = (item, text) => {
    setPoints({ ...points, [item]: text });
    setGrades({ ...grades, [item]: null });
  };
  return (
    <form class="ck-fieldset" onSubmit={check}>
      <p class="ck-todo">{step.todo}</p>
      {step.shows.length > 0 && <Items items={step.shows} pictures={controller.schema.pictures} />}
      {step.items.map((one) => (
        <Item
          key={one.item}
          {...one}
          clause={controller.schema.clauses}
          value={points[one.item] ?? ""}
          grade={grades[one.item]}
          known={misses[one.item] > 1}
          onWrite={(text) => write(one.item, text)}
        />
      ))}
      <div class="ck-buttons">
        <button type="submit" class="ck-button ck-primary">
          Check
        </button>
      </div>
    </form>
  );
}

function summary(found, missed) {
  if (missed.length) {
    return ["wrong", `${found.length - missed.length} of ${found.length} right. Change the others and check again.`];
  }
  const total = found.reduce((sum, { points }) => sum + points, 0);
  return ["right", found.length > 1 ? `All right: ${total} points together.` : "Right."];
}

function Item({ item, label, signed, value, grade, clause, known, onWrite }) {
  return (
    <div class="ck-graded" data-right={grade?.right}>
      <label>
        <span>{label}</span>
        <input
          class="ck-number"
          inputmode={signed ? "text" : "numeric"}
          autocomplete="off"
          aria-describedby={grade ? `ck-grade-${item}` : undefined}
          value={value}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      </label>
      {grade && (
        <p id={`ck-grade-${item}`} class="ck-small">
          <Icon name={grade.right ? "check" : "warning"} />{" "}
          {grade.given === null ? "Write a whole number, then check again." : <Why {...{ grade, clause, known }} />}
        </p>
      )}
    </div>
  );
}

/** The reason of what is right; for a first miss the rule, for a second one the points. */
function Why({ grade, clause, known }) {
  const rule = <ClauseLink id={grade.clause} />;
  if (grade.right) return <>{grade.reason} {rule}</>;
  if (known) return <><strong>It is {grade.points}. </strong>{grade.reason} {rule}</>;
  return <>Not yet. {clause[grade.clause]} {rule}</>;
}
