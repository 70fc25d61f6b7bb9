"""Scoring a game of Muscle Man: from entries to an explained sheet."""

from __future__ import annotations

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import PlayerScore, ScoreSheet, TieBreak
from clawkit.core.table_scoring import Names, TableScoring
from clawkit.games.muscle_man.belongings import (
    PLAYER_KEYS,
    Belongings,
    across_players,
    read_belongings,
    warnings,
)
from clawkit.games.muscle_man.lines import score_lines

Held = tuple[Belongings, ...]


def _sheet(names: Names, held: Held, rulings: Rulings) -> ScoreSheet:
    players = tuple(
        PlayerScore(name, score_lines(own, rulings)) for name, own in zip(names, held, strict=True)
    )
    return ScoreSheet("muscle_man", rulings, players, _tie_break(held, rulings))


def _tie_break(held: Held, rulings: Rulings) -> TieBreak:
    """MM-23 names none; the ruling `tie` can let coins decide."""
    if rulings["tie"] == "shared":
        return TieBreak.shared("MM-23", len(held))
    coins = tuple(own.coins for own in held)
    return TieBreak("coins", "MM-23", f"coins{rulings.cite('tie')}", coins)


score = TableScoring(
    PLAYER_KEYS, lambda reader, _: read_belongings(reader), across_players, _sheet, warnings
)
"""Scores one table's entries, or refuses them with all their problems."""
