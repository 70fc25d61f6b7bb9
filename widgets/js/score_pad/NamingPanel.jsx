// Names for what the rulebook only pictures; they are kept for this browser's later games.

import { useState } from "preact/hooks";
import { Icon } from "../shared/Icon.jsx";
import { Panel } from "../shared/Panel.jsx";
import { Picture } from "../shared/Picture.jsx";
import { randomName } from "../shared/storage.js";
import { cellOf } from "./entries.js";
import { fieldsOf } from "./fields.js";
import { toNextThing } from "./keys.js";
import { mixUp } from "./texts.js";

export function NamingPanel({ controller }) {
  const { pad, schema } = controller;
  const [open, setOpen] = useState(false);
  const { question, things } = schema.naming;
  const named = things.filter((thing) => pad.view.things[thing]);
  const note = named.map((thing) => `${thing} ${pad.view.things[thing].trim()}`).join(", ");
  return (
    <Panel title="Names of your own" note={note || things.join(", ")} open={open} onToggle={setOpen}>
      <fieldset class="ck-fieldset">
        <legend>{question}</legend>
        <div class="ck-things">
          {things.map((thing) => (
            <Thing key={thing} {...{ controller, thing }} />
          ))}
        </div>
        <p class="ck-small">Shown beside the letters, and kept here for your next games.</p>
      </fieldset>
    </Panel>
  );
}

function Thing({ controller, thing }) {
  const { pad, schema } = controller;
  const [batch, setBatch] = useState(randomName);
  const headings = fieldsOf(schema).flatMap(({ grid }) => grid?.rows ?? []);
  const picture = headings.find(({ named }) => named === thing)?.picture;
  const odd = mixUp(thing, pad.view.things, schema.naming.things);
  const rename = ({ currentTarget: { value } }) =>
    pad.do({ kind: "set", cell: cellOf.thing(thing), value, batch });
  return (
    <div>
      <label class="ck-thing">
        {picture && <Picture svg={schema.pictures[picture]} />}
        <strong>{thing}</strong>
        <input
          class="ck-name"
          dir="auto"
          aria-label={`Name of ${thing}`}
          autocomplete="off"
          enterkeyhint="next"
          maxLength={24}
          value={pad.view.things[thing] ?? ""}
          onFocus={() => setBatch(randomName())}
          onInput={rename}
          onKeyDown={({ key, currentTarget }) => key === "Enter" && toNextThing(currentTarget)}
        />
      </label>
      {odd && (
        <p class="ck-row-notice" role="status">
          <Icon name="warning" />
          <span>{odd}</span>
        </p>
      )}
    </div>
  );
}
