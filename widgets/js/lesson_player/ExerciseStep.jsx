// Scoring a collection: the learner writes the points, and sees what they missed with its reason.

import { useRef, useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink } from "../shared/Panel.jsx";
import { Items } from "../shared/board/Trays.jsx";
import { afterDrawing } from "../shared/focus.js";
import { useOwnId } from "../shared/useOwnId.js";

export function ExerciseStep({ controller }) {
  const { step } = controller;
  const form = useRef();
  const [points, setPoints] = useState({});
  const [grades, setGrades] = useState({});
  const missed = Object.values(grades).filter((grade) => grade && !grade.right);
  const check = async (event) => {
    event.preventDefault();
    const found = await controller.grade(points);
    setGrades(Object.fromEntries(found.map((grade) => [grade.item, grade])));
    controller.tell(...summary(found));
  };
  const write = (item, text) => {
    setPoints({ ...points, [item]: text });
    setGrades({ ...grades, [item]: null });
  };
  const tryAgain = () => {
    const emptied = Object.fromEntries(missed.map(({ item }) => [item, ""]));
    const first = step.items.findIndex(({ item }) => item in emptied);
    setPoints({ ...points, ...emptied });
    setGrades(Object.fromEntries(Object.entries(grades).filter(([, grade]) => grade?.right)));
    controller.reset();
    afterDrawing(() => form.current?.querySelectorAll(".ck-number")[first]?.focus());
  };
  return (
    <form class="ck-fieldset" onSubmit={check} ref={form}>
      <p class="ck-todo">{step.todo}</p>
      {step.shows.length > 0 && <Items items={step.shows} pictures={controller.schema.pictures} />}
      {step.items.map((one) => (
        <Item
          key={one.item}
          {...one}
          value={points[one.item] ?? ""}
          grade={grades[one.item]}
          onWrite={(text) => write(one.item, text)}
        />
      ))}
      <div class="ck-buttons">
        <button type="submit" class="ck-button ck-primary">
          Check
        </button>
        {missed.length > 0 && (
          <button type="button" class="ck-button" onClick={tryAgain}>
            <Icon name="undo" /> Try again
          </button>
        )}
      </div>
    </form>
  );
}

/** The verdict on all boxes together, and what to say about it. */
function summary(found) {
  const missed = found.filter(({ right }) => !right);
  if (!missed.length) {
    const total = found.reduce((sum, { points }) => sum + points, 0);
    return ["right", found.length > 1 ? `All right: ${total} points together.` : "Right."];
  }
  const count = found.length > 1 ? `${found.length - missed.length} of ${found.length} right.` : "Not yet.";
  if (missed.every(({ given }) => given === null)) {
    return ["wrong", `${count} Points are asked: write a whole number into ${found.length > 1 ? "each" : "the"} box.`];
  }
  return ["wrong", `${count} Points are asked: see below the ${missed.length > 1 ? "boxes" : "box"} how they come about, then try again.`];
}

function Item({ item, label, signed, value, grade, onWrite }) {
  const id = useOwnId();
  return (
    <div class="ck-graded" data-item={item} data-right={grade?.right}>
      <label>
        <span>{label}</span>
        <input
          class="ck-number"
          inputmode={signed ? "text" : "numeric"}
          autocomplete="off"
          aria-describedby={grade ? id : undefined}
          value={value}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
        <span>points</span>
      </label>
      {grade && (
        <p id={id} class="ck-small">
          <Icon name={grade.right ? "check" : "warning"} />{" "}
          {grade.given === null ? "Write a whole number, then check again." : <Why grade={grade} />}
        </p>
      )}
    </div>
  );
}

/** How the points come about: the sheet's own reason. */
function Why({ grade }) {
  return (
    <>
      {!grade.right && <strong>Not {grade.given}. </strong>}
      {grade.reason} <ClauseLink id={grade.clause} />
    </>
  );
}
