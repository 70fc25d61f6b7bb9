// What has happened, in sentences, each with the clause that made it happen.

import { ClauseLink } from "../Panel.jsx";
import { Shape } from "../Shape.jsx";

/** The players' names by seat, as the trays have them. */
export const namesOf = ({ trays }) => trays.filter(({ seat }) => seat !== null).map(({ title }) => title);

/** An event as a sentence without its full stop. */
export function sentence({ who, what }, names) {
  if (who !== null) return `${names[who]} ${what}`;
  return what.charAt(0).toUpperCase() + what.slice(1);
}

const AT_MOST = 6;

/** What the last player to act did in a row, and what the table did in between. */
function lastTurn(events) {
  const actor = events.findLast(({ who }) => who !== null)?.who;
  const other = events.findLastIndex(({ who }) => who !== null && who !== actor);
  const own = events.slice(other + 1);
  return own.slice(Math.max(own.findIndex(({ who }) => who !== null), own.length - AT_MOST, 0));
}

/** The last thing that each seat did in a turn of all, in the order of the seats. */
function lastOfEach(events) {
  const last = events.filter(({ who }, i) => who !== null && events.findLastIndex((one) => one.who === who) === i);
  return last.sort((one, other) => one.who - other.who);
}

/** What was done last, in one sentence, and the clauses behind it; a line a seat where all acted. */
export function LastEvent({ events, names, together = 0 }) {
  if (together) return <Together events={lastOfEach(events.slice(-together))} names={names} />;
  const last = lastTurn(events);
  const clauses = [...new Set(last.map(({ clause }) => clause))];
  const [first, ...rest] = last;
  return (
    <p class="ck-last" aria-live="polite">
      {first && `${[sentence(first, names), ...rest.map(({ what }) => what)].join("; ")}. `}
      {clauses.map((clause) => (
        <span key={clause}>
          <ClauseLink id={clause} />{" "}
        </span>
      ))}
    </p>
  );
}

function Together({ events, names }) {
  return (
    <ul class="ck-last ck-together" aria-live="polite" aria-label="What all have done">
      {events.map((event) => (
        <li key={event.who}>
          <Shape colour={event.who} />
          <span class="ck-said">{sentence(event, names)}</span>
          <ClauseLink id={event.clause} />
        </li>
      ))}
    </ul>
  );
}

/** Every event, the newest first. */
export function EventLog({ events, names }) {
  return (
    <ol class="ck-events" reversed>
      {events.map((event, i) => ({ event, i })).reverse().map(({ event, i }) => (
        <li key={i} data-table={event.who === null}>
          {event.who === null ? <span class="ck-no-mark" /> : <Shape colour={event.who} />}
          <span class="ck-said">{sentence(event, names)}</span>
          <ClauseLink id={event.clause} />
        </li>
      ))}
    </ol>
  );
}
