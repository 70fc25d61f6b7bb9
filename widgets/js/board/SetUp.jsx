// Who plays: a name and a person or an opponent for each seat, and how the table reads the rules.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { ClauseLink, Notice, Panel } from "../shared/Panel.jsx";
import { Shape } from "../shared/Shape.jsx";

export function SetUp({ controller }) {
  const { schema, position } = controller;
  const before = position.begun ? position.record.set_up : { seats: schema.seats, rulings: {} };
  const [seats, setSeats] = useState(before.seats);
  const [rulings, setRulings] = useState(before.rulings);
  const [problem, setProblem] = useState(null);
  const begin = async (event) => {
    event.preventDefault();
    setProblem(await controller.begin({ seats, rulings }));
  };
  return (
    <form class="ck-set-up" onSubmit={begin}>
      <h3>Who plays?</h3>
      <Seats {...{ schema, seats, setSeats }} />
      {schema.rulings.length > 0 && <Rulings {...{ schema, rulings, setRulings }} />}
      {problem && <Notice kind="problem" role="alert">{problem}</Notice>}
      <div class="ck-buttons">
        <button type="submit" class="ck-button ck-primary">
          Start the game
        </button>
        {position.begun && (
          <button type="button" class="ck-button" onClick={() => controller.setUp(false)}>
            Back to the game
          </button>
        )}
      </div>
    </form>
  );
}

function Seats({ schema, seats, setSeats }) {
  const { min, max } = schema.players;
  const change = (i, part) => setSeats(seats.map((seat, k) => (k === i ? { ...seat, ...part } : seat)));
  const add = () => setSeats([...seats, fresh(schema, seats)]);
  return (
    <>
      <ol class="ck-seats">
        {seats.map((seat, i) => (
          <li key={i}>
            <Shape colour={i} />
            <input
              class="ck-name"
              aria-label={`Name of player ${i + 1}`}
              autocomplete="off"
              maxLength={40}
              value={seat.name}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={({ currentTarget }) => change(i, { name: currentTarget.value })}
            />
            <select
              class="ck-select"
              aria-label={`Who plays for ${seat.name || `player ${i + 1}`}`}
              value={seat.plays}
              onChange={({ currentTarget }) => change(i, { plays: currentTarget.value })}
            >
              <option value="person">person</option>
              {schema.opponents.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            {seats.length > min && (
              <button
                type="button"
                class="ck-button ck-square"
                aria-label={`Take ${seat.name || `player ${i + 1}`} out`}
                onClick={() => setSeats(seats.filter((_, k) => k !== i))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <button type="button" class="ck-button ck-start" onClick={add}>
          <Icon name="plus" /> Add a player
        </button>
      )}
    </>
  );
}

/** One more opponent, under a name that is free. */
function fresh({ opponents }, seats) {
  const taken = new Set(seats.map(({ name }) => name));
  let number = 1;
  while (taken.has(`Robot ${number}`)) number += 1;
  return { name: `Robot ${number}`, plays: opponents.at(-1).name };
}

function Rulings({ schema, rulings, setRulings }) {
  const [open, setOpen] = useState(false);
  const switched = schema.rulings.filter(({ name, default: usual }) => (rulings[name] ?? usual) !== usual).length;
  return (
    <Panel title="Unclear rules" note={switched ? `${switched} switched` : "as recommended"} open={open} onToggle={setOpen}>
      {schema.rulings.map(({ id, name, question, choices, default: usual }) => (
        <fieldset class="ck-fieldset" key={name}>
          <legend>
            {question} <ClauseLink id={id} />
          </legend>
          {choices.map((choice) => (
            <label class="ck-radio" key={choice.name}>
              <input
                type="radio"
                name={`ck-play-${name}`}
                checked={(rulings[name] ?? usual) === choice.name}
                onChange={() => setRulings({ ...rulings, [name]: choice.name })}
              />
              <span>
                {choice.meaning}
                {choice.name === usual && " (recommended)"}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
