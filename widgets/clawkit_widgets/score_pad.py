"""The score pad: a table enters its collections, every point comes back with its reason."""

from __future__ import annotations

from typing import Any

from clawkit import ScoreSheet, find_game
from clawkit.core.game import Game
from clawkit.core.problems import Problem, Refusal
from clawkit_widgets.module import STATIC, Module
from clawkit_widgets.schema import pad_schema


class ScorePad(Module):
    """A score pad for one game.

    The pad works in the browser first: it keeps what is tapped there, and asks this side only
    for the sheet. In a notebook, `pad.entries` and `pad.sheet` have what was last asked.

    Attributes:
        entries: the entries last scored, in the file form; None before the first.
        sheet: their sheet, or the refusal with their problems.
    """

    _esm = STATIC / "score_pad.js"
    _css = STATIC / "score_pad.css"

    def __init__(self, game: str) -> None:
        """Show the pad of the game with this name.

        Raises:
            KeyError: no game has this name.
        """
        self.game = find_game(game)
        self.entries: object = None
        self.sheet: ScoreSheet | Refusal | None = None
        super().__init__(schema=pad_schema(self.game))
        self.on_msg(self.receive)

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Score the entries of a `score` message; answer a `ping`."""
        match message.get("type"):
            case "score":
                self.entries = message.get("entries")
                self.sheet = self.game.score(self.entries)
                return {
                    "type": "scored",
                    "number": message.get("number"),
                    "from": message.get("from"),
                    "result": result_form(self.sheet),
                    "advice": advice_form(self.game, self.entries),
                }
            case "ping":
                return {"type": "pong"}
            case _:
                return None


def result_form(result: ScoreSheet | Refusal) -> dict[str, Any]:
    """The file form of a result, and with it what only a pad shows: fields, rulings, the tie."""
    form = result.to_json()
    if isinstance(result, Refusal):
        return {**form, "problems": [_problem(problem) for problem in result.problems]}
    for player, shown in zip(result.players, form["players"], strict=True):
        for line, entry in zip(player.lines, shown["lines"], strict=True):
            entry["rulings"] = list(line.rulings)
    tie = result.explain_tie()
    return {
        **form,
        "leaders": list(result.leaders),
        "tie": {"clause": result.tie_break.clause, "reason": tie} if tie else None,
        "warnings": [_problem(warning) for warning in result.warnings],
    }


def advice_form(game: Game, entries: object) -> dict[str, Any] | None:
    """What the table is to do next, where the game's pad tells; also while there are problems."""
    advise = game.pad.advise if game.pad else None
    advice = advise(entries, game.rulebook) if advise else None
    return advice.to_json() if advice else None


def _problem(problem: Problem) -> dict[str, Any]:
    return {**problem.to_json(), "fields": list(problem.fields)}
