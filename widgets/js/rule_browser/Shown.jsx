import { Fragment } from "preact";
import { plain } from "../shared/root.js";

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const valueOf = (value) => {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? Object.entries(value).map(([key, one]) => `${one} ${key}`).join(", ") : value;
};

/** The rules found, by part, then the rulings and the card data. */
export function Shown({ schema, parts, rulings, data }) {
  const rulingsOf = (id) => schema.rulings.filter((ruling) => ruling.clauses.includes(id));
  return (
    <>
      {parts.map(([part, clauses]) => (
        <section key={part} class="ck-rule-part">
          <h2>{sentence(part)}</h2>
          {clauses.map(({ id, text }) => (
            <Rule key={id} id={id}>
              <p>{text}</p>
              {rulingsOf(id).map((ruling) => (
                <p key={ruling.id} class="ck-small">
                  Unclear in print; see ruling <a href={`#${ruling.id}`}>{ruling.id}</a> ({plain(ruling.name)}).
                </p>
              ))}
            </Rule>
          ))}
        </section>
      ))}
      {rulings.length > 0 && (
        <section class="ck-rule-part">
          <h2>Rulings</h2>
          <p class="ck-small">
            Where the printed text is silent or can be read in two ways. A table can choose another reading at the pad.
          </p>
          {rulings.map((ruling) => (
            <RulingText key={ruling.id} ruling={ruling} />
          ))}
        </section>
      )}
      {data.length > 0 && (
        <section class="ck-rule-part">
          <h2>Card data</h2>
          {data.map(({ name, status, about, default: usual }) => (
            <div class="ck-rule" key={name}>
              <p>
                <strong>{sentence(plain(name))}</strong>: {about}. {status === "example" ? "Example" : sentence(status)}:{" "}
                {valueOf(usual)}.
              </p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function Rule({ id, children }) {
  return (
    <article class="ck-rule" data-rule={id} tabIndex={-1} aria-label={id}>
      <a class="ck-clause" href={`#${id}`} aria-label={`Link to ${id}`}>
        {id}
      </a>
      <div class="ck-rule-text">{children}</div>
    </article>
  );
}

function RulingText({ ruling }) {
  return (
    <Rule id={ruling.id}>
      <p>
        <strong>{sentence(plain(ruling.name))}.</strong> {ruling.question}
      </p>
      <dl>
        {ruling.choices.map(({ name, meaning }) => (
          <Fragment key={name}>
            <dt>
              {plain(name)}
              {name === ruling.default && <span class="ck-default">recommended</span>}
            </dt>
            <dd>{plain(meaning)}</dd>
          </Fragment>
        ))}
      </dl>
      <p class="ck-small">
        Why: {plain(ruling.why)} Decides{" "}
        {ruling.clauses.map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <a href={`#${id}`}>{id}</a>
          </Fragment>
        ))}
        .
      </p>
    </Rule>
  );
}
