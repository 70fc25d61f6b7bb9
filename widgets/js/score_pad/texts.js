// A game as text to paste into a message, and as a table for a spreadsheet.

import { csv } from "../shared/sharing.js";
import { listed } from "../shared/root.js";

/** The result with every line that gave or cost points. */
export function resultText({ schema, sheet, pad }) {
  const day = new Date(pad.started).toLocaleDateString();
  const players = [...sheet.players].sort((a, b) => a.rank - b.rank);
  const blocks = players.map(({ name, total, rank, lines }) =>
    [
      `${rank}. ${name}: ${total}`,
      ...lines.filter(({ points }) => points).map(({ item, points, reason }) => `   ${points}  ${item}: ${reason}`),
    ].join("\n"),
  );
  const verb = verbOf(sheet.winners.length === 1, pad.view.finished);
  const tie = sheet.tie ? [sheet.tie.reason] : [];
  return [`${schema.title}, ${day}`, ...blocks, ...tie, `${listed(sheet.winners)} ${verb}.`].join("\n");
}

const verbOf = (one, finished) => {
  if (finished) return one ? "wins" : "share the win";
  return one ? "leads" : "are level";
};

/** Points per item and player, with the reasons. */
export function sheetCsv({ sheet }) {
  const rows = sheet.players.flatMap(({ name, total, rank, lines }) => [
    ...lines.map(({ item, points, clause, reason }) => [name, item, points, clause, reason]),
    [name, "total", total, "", `place ${rank}`],
  ]);
  return csv([["player", "item", "points", "clause", "reason"], ...rows]);
}

/** The name of an exported file: game and day. */
export const fileName = (schema, started, ending) =>
  `clawkit-${schema.game}-${new Date(started).toISOString().slice(0, 10)}.${ending}`;
