"""Exercises in scoring: the learner's points beside the sheet's, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from clawkit.core.problems import Refusal
from clawkit.core.scene import TrayItem
from clawkit.core.score_sheet import ScoreLine, ScoreSheet


@dataclass(frozen=True, slots=True)
class Exercise:
    """A collection to score: the learner gives the points of these items for the first player.

    Attributes:
        negative: the items whose points can be below 0, so that a minus must be typed.
        shows: what lies in front of the learner, in pictures.
    """

    todo: str
    entries: Mapping[str, Any]
    items: tuple[str, ...]
    hint: str
    negative: tuple[str, ...] = ()
    shows: tuple[TrayItem, ...] = ()


@dataclass(frozen=True, slots=True)
class Grade:
    """One item of an exercise as the learner scored it, beside what it is and why.

    Attributes:
        given: what the learner wrote; None if that is no whole number.
    """

    item: str
    given: int | None
    line: ScoreLine

    def to_json(self) -> dict[str, Any]:
        """The grade for a front end."""
        right = self.given == self.line.points
        return {**self.line.to_json(), "given": self.given, "right": right}


def grade(
    exercise: Exercise,
    points: Mapping[str, object],
    score: Callable[[object], ScoreSheet | Refusal],
) -> tuple[Grade, ...]:
    """Compare the learner's points of each item with the sheet's.

    Raises:
        ValueError: the exercise's own entries cannot be scored.
    """
    sheet = score(exercise.entries)
    if isinstance(sheet, Refusal):
        raise ValueError(f"the exercise cannot be scored: {sheet.problems[0].message}")
    lines = {line.item: line for line in sheet.players[0].lines}
    return tuple(Grade(item, _number(points.get(item)), lines[item]) for item in exercise.items)


def _number(given: object) -> int | None:
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    text = str(given).strip().replace("−", "-")
    return int(text) if text.lstrip("+-").isdecimal() and len(text) < 8 else None
