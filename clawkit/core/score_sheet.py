"""A score sheet: a line per item and player, each with its points, clause and reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from clawkit.core.problems import Problem, listed
from clawkit.core.rulings import Rulings


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What one item gives one player.

    Attributes:
        item: the item's name in the file form, as `bear`.
        points: victory points; can be negative.
        clause: the rule that gives them.
        reason: in words, with the numbers in it.
        rulings: names of the rulings that have a say in it.
    """

    item: str
    points: int
    clause: str
    reason: str
    rulings: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The file form of a line."""
        return {
            "item": self.item,
            "points": self.points,
            "clause": self.clause,
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """One player's lines. The total is their sum, and is stored nowhere."""

    name: str
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines' points."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class TieBreak:
    """The printed rule for equal totals.

    Attributes:
        name: as `decided_by` names it.
        what: what is compared, in the plural, for a sentence; empty where nothing is.
        values: one number per player; more is better.
    """

    name: str
    clause: str
    what: str
    values: tuple[int, ...]

    @classmethod
    def shared(cls, clause: str, players: int) -> TieBreak:
        """No tie-break: all who have most points by this clause share the win."""
        return cls("shared", clause, "", (0,) * players)


@dataclass(frozen=True, slots=True)
class Dependence:
    """One ruling's other choice that would change totals or winners."""

    ruling: str
    choice: str
    totals: tuple[int, ...]
    winners: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The file form: totals in the players' order."""
        return {
            "ruling": self.ruling,
            "choice": self.choice,
            "totals": list(self.totals),
            "winners": list(self.winners),
        }


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The whole result of one game, explained."""

    game: str
    rulings: Rulings
    players: tuple[PlayerScore, ...]
    tie_break: TieBreak
    warnings: tuple[Problem, ...] = ()
    depends_on: tuple[Dependence, ...] = field(default=())

    @property
    def totals(self) -> tuple[int, ...]:
        """Every player's points, in seat order."""
        return tuple(player.total for player in self.players)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Places by points, then by the tie-break; equal ones share a place: 1, 1, 3."""
        keys = list(zip(self.totals, self.tie_break.values, strict=True))
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names in first place; several if the win is shared."""
        ranked = zip(self.players, self.ranks, strict=True)
        return tuple(player.name for player, rank in ranked if rank == 1)

    @property
    def leaders(self) -> tuple[str, ...]:
        """The names with most points, before any tie-break."""
        totals = self.totals
        named = zip(self.players, totals, strict=True)
        return tuple(player.name for player, total in named if total == max(totals))

    @property
    def decided_by(self) -> str:
        """`points`, the tie-break's name, or `shared`."""
        if len(self.leaders) == 1:
            return "points"
        return self.tie_break.name if len(self.winners) == 1 else "shared"

    def explain_tie(self) -> str | None:
        """How a tie for first place was decided, in a sentence; None without a tie."""
        if len(self.leaders) == 1:
            return None
        best = max(self.totals)
        have = f"{listed(self.leaders)} have {best} point{'' if best == 1 else 's'} each"
        if not self.tie_break.what:
            return f"{have} and share the win."
        tied = [
            f"{player.name} {value}"
            for player, value in zip(self.players, self.tie_break.values, strict=True)
            if player.name in self.leaders
        ]
        wins = "wins" if len(self.winners) == 1 else "share the win"
        return (
            f"{have}. Most {self.tie_break.what} decides: {', '.join(tied)}. "
            f"{listed(self.winners)} {wins}."
        )

    def to_json(self) -> dict[str, Any]:
        """The file form of a valid sheet."""
        return {
            "game": self.game,
            "valid": True,
            "rulings": dict(self.rulings),
            "players": [
                {
                    "name": player.name,
                    "total": player.total,
                    "rank": rank,
                    "lines": [line.to_json() for line in player.lines],
                }
                for player, rank in zip(self.players, self.ranks, strict=True)
            ],
            "winners": list(self.winners),
            "decided_by": self.decided_by,
            "depends_on": [dependence.to_json() for dependence in self.depends_on],
            "warnings": [warning.to_json() for warning in self.warnings],
        }


def find_dependences(
    sheet: ScoreSheet, score_under: Callable[[Rulings], ScoreSheet]
) -> tuple[Dependence, ...]:
    """Switch one ruling at a time and keep those choices that change totals or winners."""
    found = []
    for name, choice in sheet.rulings.alternatives():
        other = score_under(sheet.rulings.switched(name, choice))
        if (other.totals, other.winners) != (sheet.totals, sheet.winners):
            found.append(Dependence(name, choice, other.totals, other.winners))
    return tuple(found)


def parts(sheet: ScoreSheet) -> list[Mapping[str, int]]:
    """Points per item, in seat order: the sheet without its reasons."""
    return [{line.item: line.points for line in player.lines} for player in sheet.players]
