// A game as text to paste into a message, and as a table for a spreadsheet.

import { csv } from "../shared/sharing.js";
import { listed, plain } from "../shared/root.js";

/** What a ruling's choice means, in the rulebook's words. */
export function meaningOf({ rulings }, ruling, choice) {
  const choices = rulings.find(({ name }) => name === ruling)?.choices ?? [];
  return plain(choices.find(({ name }) => name === choice)?.meaning || choice);
}

/** A reason whose cited rulings, as `[MM-R01: combinations]`, say what they mean. */
export function inWords(reason, schema) {
  return reason.replace(/\[([A-Z]+-R\d+): (\w+)\]/g, (cited, id, choice) => {
    const ruling = schema.rulings.find((one) => one.id === id);
    return ruling ? `[${id}: ${meaningOf(schema, ruling.name, choice)}]` : cited;
  });
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The result with every line that gave or cost points. */
export function resultText({ schema, sheet, pad }) {
  const day = new Date(pad.started).toLocaleDateString();
  const players = [...sheet.players].sort((a, b) => a.rank - b.rank);
  const blocks = players.map(({ name, total, rank, lines }) =>
    [
      `${rank}. ${name}: ${total}`,
      ...lines.filter(({ points }) => points).map((line) => `   ${line.points}  ${named(line)}`),
    ].join("\n"),
  );
  const verb = verbOf(sheet.winners.length === 1, pad.view.finished);
  const tie = sheet.tie ? [sheet.tie.reason] : [];
  return [`${schema.title}, ${day}`, ...blocks, ...tie, `${listed(sheet.winners)} ${verb}.`].join("\n");
}

/** A line with its item's name, where the reason does not begin with it. */
function named({ item, reason }) {
  const name = item.replaceAll("_", " ");
  return reason.toLowerCase().startsWith(`${name}: `) ? reason : `${name}: ${reason}`;
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

/** Why a thing's own name can be taken for another thing's, and what to do; empty if it cannot. */
export function mixUp(thing, names, things) {
  const bare = (text) => (text ?? "").trim().toLowerCase();
  const own = bare(names[thing]);
  const others = things.filter((other) => own && other !== thing);
  const twin = others.find((other) => bare(names[other]) === own);
  if (twin) return `${twin} is called ${names[twin].trim()} too. Both stay; another name tells them apart.`;
  const letter = others.find((other) => bare(other) === own);
  return letter ? `${letter} is another type’s own letter. It stays; another name tells them apart.` : "";
}
