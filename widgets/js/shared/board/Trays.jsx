// What lies beside the board: the players' things with their points, and what the table shares.

import { Panel } from "../Panel.jsx";
import { Picture } from "../Picture.jsx";
import { Shape } from "../Shape.jsx";
import { arrows } from "./glyphs.js";

/** Every player's tray; `seat` is the one that chooses now. */
export function Hands({ trays, pictures, seat }) {
  return (
    <div class="ck-hands">
      {trays.filter((tray) => tray.seat !== null).map((tray) => (
        <div class="ck-tray" key={tray.seat} data-turn={tray.seat === seat} role="group" aria-label={tray.title}>
          <header>
            <Shape colour={tray.seat} />
            <h3 class="ck-player-name">{tray.title}</h3>
            <Arrows arrows={tray.arrows} />
            {tray.points !== null && (
              <span class="ck-score" aria-label={`${tray.points} points`} role="img">{tray.points}</span>
            )}
          </header>
          <Items items={tray.items} pictures={pictures} />
          {tray.note && <p class="ck-small">{tray.note}</p>}
        </div>
      ))}
    </div>
  );
}

/** What belongs to nobody, folded. */
export function TableTrays({ trays, pictures }) {
  return trays.filter((tray) => tray.seat === null).map((tray) => (
    <Panel key={tray.title} title={tray.title} note={tray.note}>
      <Items items={tray.items} pictures={pictures} named />
    </Panel>
  ));
}

function Arrows({ arrows: shown }) {
  if (!shown.length) return null;
  const free = shown.filter(({ faded }) => !faded).map(({ text }) => text);
  return (
    <span class="ck-arrows" role="img" aria-label={`Arrows available: ${free.join(", ") || "none"}`}>
      {shown.map(({ text, faded }) => (
        <svg key={text} viewBox="0 0 48 48" data-faded={faded} aria-hidden="true" focusable="false">
          <path d={arrows[text]} />
        </svg>
      ))}
    </span>
  );
}

/** Things with their pictures; `named` spells them out with their number. */
export function Items({ items, pictures, named = false }) {
  return (
    <ul class={named ? "ck-items ck-named" : "ck-items"}>
      {items.map((item, i) => (
        <li key={i} data-faded={item.faded} data-tint={item.tint || undefined} title={item.label}>
          <Picture svg={pictures[item.picture]} />
          {item.sign && <span class="ck-item-sign"><Picture svg={pictures[item.sign]} /></span>}
          <span class={named ? "ck-item-name" : "ck-hidden"}>{item.label}</span>
          {item.text && !named && <span class="ck-item-text" aria-hidden="true">{item.text}</span>}
          {(item.count > 1 || named) && <span class="ck-item-count">{named ? item.count : `×${item.count}`}</span>}
        </li>
      ))}
    </ul>
  );
}
