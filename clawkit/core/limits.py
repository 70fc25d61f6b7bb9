"""What several players have together against what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from clawkit.core.problems import Problem, shown


@dataclass(frozen=True, slots=True)
class Limit:
    """How many there are of something.

    Attributes:
        what: the things, in the plural.
        clause: the rule that counts them.
        field: the players' field that holds them.
        of: what has so many: `the box`, or `the game` where some stay in it.
    """

    most: int
    what: str
    clause: str
    field: str
    of: str = "the box"

    def across(self, names: tuple[str, ...], held: Mapping[int, int]) -> Iterator[Problem]:
        """The problem, if several seats together hold more; of one alone its field tells."""
        holders = {seat: count for seat, count in held.items() if count}
        total = sum(holders.values())
        if len(holders) > 1 and total > self.most:
            who = held_by(names, holders)
            said = f"{shown(total)} {self.what}, but {self.of} has {self.most}: {who}"
            fields = tuple(f"players[{seat}].{self.field}" for seat in holders)
            yield Problem("players", said, self.clause, fields)


def held_by(names: tuple[str, ...], held: Mapping[int, int]) -> str:
    """Who holds how many: `Ana 4, player 2 3`."""
    return ", ".join(f"{names[s] or f'player {s + 1}'} {shown(n)}" for s, n in held.items())
