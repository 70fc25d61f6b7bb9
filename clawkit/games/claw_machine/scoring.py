"""Scoring a game of Claw Machine: from entries to an explained sheet."""

from __future__ import annotations

from dataclasses import replace

from clawkit.core.problems import Problem, Refusal
from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import PlayerScore, ScoreSheet, TieBreak, find_dependences
from clawkit.core.table import Table, read_table
from clawkit.games.claw_machine.collection import PLAYER_KEYS, Collection, read_collection
from clawkit.games.claw_machine.limits import across_players, component_warnings
from clawkit.games.claw_machine.lines import score_lines


def score(entries: object, book: Rulebook) -> ScoreSheet | Refusal:
    """Score one table's entries, or refuse them with all their problems."""
    problems: list[Problem] = []
    table = read_table(entries, book, PLAYER_KEYS, problems)
    hands = tuple(read_collection(player) for player in table.players)
    problems.extend(across_players(table.names, hands))
    if problems:
        return Refusal(tuple(problems))
    sheet = _sheet(table, hands, table.rulings)
    dependences = find_dependences(sheet, lambda rulings: _sheet(table, hands, rulings))
    warnings = component_warnings(table, hands)
    return replace(sheet, depends_on=dependences, warnings=warnings)


def _sheet(table: Table, hands: tuple[Collection, ...], rulings: Rulings) -> ScoreSheet:
    players = tuple(
        PlayerScore(name, score_lines(hand, hands[:seat] + hands[seat + 1 :], rulings))
        for seat, (name, hand) in enumerate(zip(table.names, hands, strict=True))
    )
    sizes = tuple(hand.size for hand in hands)
    return ScoreSheet(
        game="claw_machine",
        rulings=rulings,
        players=players,
        tie_break=TieBreak("most_plush", "CM-27", "plush toys", sizes),
    )
