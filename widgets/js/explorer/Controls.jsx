// What can be changed about a question: a control for each kind of parameter. Settings (rulings and
// card data) lie folded, since most tables leave them as they are.

import { useState } from "preact/hooks";
import { Notice, Panel } from "../shared/Panel.jsx";
import { useOwnId } from "../shared/useOwnId.js";
import { CardsControl } from "./CardsControl.jsx";
import { CardControl, GridControl, PickControl, SetControl } from "./Choosing.jsx";
import { NumberControl } from "./NumberControl.jsx";
import { ChoiceControl, DataControl } from "./Settings.jsx";
import { ChanceControl, CountsControl } from "./Several.jsx";
import { sentence } from "./words.js";

const KINDS = {
  integer: NumberControl,
  cards: CardsControl,
  card: CardControl,
  set: SetControl,
  grid: GridControl,
  choice: ChoiceControl,
  pick: PickControl,
  data: DataControl,
  chance: ChanceControl,
  counts: CountsControl,
};

export function Controls({ controller }) {
  const { schema } = controller;
  if (!schema.controls.length) return null;
  const together = controller.problemOf(null);
  const settings = schema.controls.filter(({ setting }) => setting);
  return (
    <div class="ck-controls">
      {together && <Notice kind="problem" role="alert">{together}</Notice>}
      {schema.controls.filter(({ setting }) => !setting).map((control, index) =>
        index > 0 && isOptional(control) ? (
          <Optional key={control.name} {...{ controller, control }} />
        ) : (
          <Control key={control.name} {...{ controller, control }} />
        ),
      )}
      {schema.slow && <p class="ck-small">{schema.slow}</p>}
      {settings.length > 0 && <Settings {...{ controller, settings }} />}
    </div>
  );
}

/** A control with its problem below it. */
function Control({ controller, control }) {
  const id = useOwnId();
  const problem = controller.problemOf(control.name);
  const Kind = KINDS[control.kind];
  const value = controller.parameters[control.name];
  const set = (changed) => controller.set(control.name, changed);
  return (
    <div class="ck-control" data-control={control.name}>
      <Kind {...{ controller, control, value, set }} wrong={problem ? id : undefined} />
      <p class="ck-problem-text" id={id} role="alert">
        {problem}
      </p>
    </div>
  );
}

const total = (counts) => counts.reduce((sum, count) => sum + (Number.isInteger(count) ? count : 0), 0);

/** Cards, animals or counts of which there need be none. */
const isOptional = ({ kind, default: usual }) => (kind === "counts" ? total(usual) === 0 : ["cards", "set"].includes(kind) && usual.length === 0);

/** A pad that most people leave empty lies folded until it has something. */
function Optional({ controller, control }) {
  const chosen = controller.parameters[control.name];
  const wrong = controller.problemOf(control.name) !== null;
  const count = control.kind === "counts" ? total(chosen) : chosen.length;
  const [open, setOpen] = useState(count > 0);
  const note = count ? (control.kind === "counts" ? `${count} in all` : `${count} chosen`) : "none so far";
  return (
    <Panel title={sentence(control.label.split(/[;:]/)[0])} note={note} open={open || wrong} onToggle={setOpen}>
      <Control {...{ controller, control }} />
    </Panel>
  );
}

function Settings({ controller, settings }) {
  const [open, setOpen] = useState(false);
  const { parameters } = controller;
  const changed = settings.filter(({ name, default: usual }) => JSON.stringify(parameters[name]) !== JSON.stringify(usual));
  const wrong = settings.some(({ name }) => controller.problemOf(name));
  const kinds = new Set(settings.map(({ kind }) => kind));
  const title = kinds.size > 1 ? "Rulings and card data" : kinds.has("data") ? "Card data" : "Ruling";
  const examples = settings.every(({ status }) => status === "example");
  const note = changed.length ? `${changed.length} changed` : examples ? "an example" : "as usual";
  return (
    <Panel title={title} note={note} open={open || wrong} onToggle={setOpen}>
      {settings.map((control) => (
        <Control key={control.name} {...{ controller, control }} />
      ))}
    </Panel>
  );
}
