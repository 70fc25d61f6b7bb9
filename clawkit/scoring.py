"""Scoring any game's entries, as plain dictionaries: `clawkit.score`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clawkit.core.problems import Problem, Refusal, listed, shown
from clawkit.core.score_sheet import ScoreSheet
from clawkit.games import all_games


def score(entries: object) -> dict[str, Any]:
    """Score one table's entries in the file form of their game.

    Args:
        entries: a dictionary as in a saved game: `game`, `players`, and so on.

    Returns:
        The sheet with `valid` true, or `{"valid": False, "problems": [...]}` with every
        problem that was found. Never raises on data.
    """
    return score_sheet(entries).to_json()


def score_sheet(entries: object) -> ScoreSheet | Refusal:
    """As `score`, with the sheet itself instead of its file form."""
    if not isinstance(entries, Mapping):
        return Refusal((Problem("entries", f"must be an object of fields, not {shown(entries)}"),))
    names = [game.name for game in all_games()]
    for game in all_games():
        if entries.get("game") == game.name:
            return game.score(entries)
    if "games" in entries:
        said = "this is a collection of games; take one of them out of `games` and score it"
        return Refusal((Problem("games", said),))
    said = f"is {shown(entries['game'])}" if "game" in entries else "is missing"
    return Refusal((Problem("game", f"game {said}; it must be {listed(names, 'or')}"),))
