"""Scoring a game of Claw Machine: from entries to an explained sheet."""

from __future__ import annotations

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import PlayerScore, ScoreSheet, TieBreak
from clawkit.core.table_scoring import Names, TableScoring
from clawkit.games.claw_machine.collection import PLAYER_KEYS, Collection, read_collection
from clawkit.games.claw_machine.limits import across_players, component_warnings
from clawkit.games.claw_machine.lines import score_lines


def _sheet(names: Names, hands: tuple[Collection, ...], rulings: Rulings) -> ScoreSheet:
    players = tuple(
        PlayerScore(name, score_lines(hand, hands[:seat] + hands[seat + 1 :], rulings))
        for seat, (name, hand) in enumerate(zip(names, hands, strict=True))
    )
    sizes = tuple(hand.size for hand in hands)
    return ScoreSheet(
        game="claw_machine",
        rulings=rulings,
        players=players,
        tie_break=TieBreak("most_plush", "CM-27", "plush toys", sizes),
    )


score = TableScoring(
    PLAYER_KEYS,
    lambda reader, _: read_collection(reader),
    across_players,
    _sheet,
    component_warnings,
)
"""Scores one table's entries, or refuses them with all their problems."""
