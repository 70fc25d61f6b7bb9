"""The final coins shake: who takes a machine's coins, in which order and why (MW-20, MW-21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shaker:
    """One player of the shake.

    Attributes:
        reason: why it is their turn, in a few words.
        clause: the rule that says so.
    """

    seat: int
    reason: str
    clause: str


def shake_order(golds: Sequence[int]) -> tuple[Shaker, ...]:
    """Who shakes, in order: from the player with most Gold clockwise, all who have Gold.

    Args:
        golds: Gold recipes by seat, clockwise from the start player.

    Returns:
        The players with Gold; nobody if there is none.
    """
    most = max(golds, default=0)
    if not most:
        return ()
    first = list(golds).index(most)
    tied = list(golds).count(most)
    round_table = [(first + step) % len(golds) for step in range(1, len(golds))]
    others = (
        Shaker(seat, f"next clockwise who has Gold ({_golds(golds[seat])})", "MW-20")
        for seat in round_table
        if golds[seat]
    )
    return (_first(first, most, tied), *others)


def _first(seat: int, most: int, tied: int) -> Shaker:
    if tied == 1:
        return Shaker(seat, f"most Gold ({_golds(most)})", "MW-20")
    said = f"most Gold ({_golds(most)}), as {_others(tied - 1)}, and closest to the start player"
    return Shaker(seat, said, "MW-21")


def _golds(count: int) -> str:
    return f"{count} recipe{'' if count == 1 else 's'}"


def _others(count: int) -> str:
    return "one other has" if count == 1 else f"{count} others have"
