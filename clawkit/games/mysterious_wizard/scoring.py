"""Scoring a game of Mysterious Wizard: from entries to an explained sheet."""

from __future__ import annotations

from dataclasses import replace

from clawkit.core.problems import Problem, Refusal
from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import PlayerScore, ScoreSheet, TieBreak, find_dependences
from clawkit.core.table import read_table
from clawkit.games.mysterious_wizard.belongings import (
    PLAYER_KEYS,
    Belongings,
    across_players,
    read_belongings,
    warnings,
)
from clawkit.games.mysterious_wizard.lines import score_lines

Names = tuple[str, ...]
Held = tuple[Belongings, ...]


def score(entries: object, book: Rulebook) -> ScoreSheet | Refusal:
    """Score one table's entries, or refuse them with all their problems."""
    problems: list[Problem] = []
    table = read_table(entries, book, PLAYER_KEYS, problems)
    held = tuple(read_belongings(player, len(table.players)) for player in table.players)
    problems.extend(across_players(table.names, held))
    if problems:
        return Refusal(tuple(problems))
    sheet = _sheet(table.names, held, table.rulings)
    dependences = find_dependences(sheet, lambda rulings: _sheet(table.names, held, rulings))
    return replace(sheet, depends_on=dependences, warnings=warnings(table, held))


def _sheet(names: Names, held: Held, rulings: Rulings) -> ScoreSheet:
    players = tuple(
        PlayerScore(name, score_lines(own, rulings)) for name, own in zip(names, held, strict=True)
    )
    return ScoreSheet("mysterious_wizard", rulings, players, _tie_break(held, rulings))


def _tie_break(held: Held, rulings: Rulings) -> TieBreak:
    """MW-22 names none; the ruling `tie` can let real coins decide."""
    if rulings["tie"] == "shared":
        return TieBreak.shared("MW-22", len(held))
    coins = tuple(own.real for own in held)
    return TieBreak("coins", "MW-22", f"real coins{rulings.cite('tie')}", coins)
