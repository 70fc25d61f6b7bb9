"""Scoring a game of Mysterious Wizard: from entries to an explained sheet."""

from __future__ import annotations

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import PlayerScore, ScoreSheet, TieBreak
from clawkit.core.table_scoring import Names, TableScoring
from clawkit.games.mysterious_wizard.belongings import (
    PLAYER_KEYS,
    Belongings,
    across_players,
    read_belongings,
    warnings,
)
from clawkit.games.mysterious_wizard.lines import score_lines

Held = tuple[Belongings, ...]


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


score = TableScoring(PLAYER_KEYS, read_belongings, across_players, _sheet, warnings)
"""Scores one table's entries, or refuses them with all their problems."""
