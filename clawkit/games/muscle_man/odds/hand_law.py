"""Types, colours and pairs of a random hand, counted without listing hands (MM-19 to MM-21).

Types are exchangeable: it does not matter which of them a hand has, only how many cards of each
colour it has of each. So the ways are counted for one type and raised to a power, once for each
number of colours that the hand keeps to. That counts hands with at most those colours; inclusion
and exclusion make of it the hands that have them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from clawkit.games.muscle_man.belongings import MOST_IN_PLAY
from clawkit.games.muscle_man.components import COLOURS, TYPES
from clawkit.probability import Distribution
from clawkit.probability.deck import Law, drawn_from, together, ways

KINDS = len(TYPES) * len(COLOURS)


class Found(NamedTuple):
    """What a hand has of all that scores.

    Attributes:
        pairs: all pairs, those of one colour among them.
        same: pairs of one colour.
    """

    types: int
    colours: int
    pairs: int
    same: int


def pairs_of(counts: Sequence[int], ruling: str) -> tuple[int, int]:
    """MM-21: the pairs among cards of one type, given how many there are of each colour.

    Returns:
        All pairs, and those of one colour.
    """
    cards = sum(counts)
    if ruling == "combinations":
        return comb(cards, 2), sum(comb(count, 2) for count in counts)
    return cards // 2, sum(count // 2 for count in counts)


def one_type(colours: int, copies: int, ruling: str) -> Law:
    """The ways to draw some cards of one type, from so many colours: by cards and their pairs."""
    law: Counter[tuple[int, tuple[int, int]]] = Counter()
    for counts in product(range(copies + 1), repeat=colours):
        if 0 < sum(counts) <= MOST_IN_PLAY:
            choices = prod(ways(copies, count) for count in counts)
            law[sum(counts), pairs_of(counts, ruling)] += choices
    return dict(law)


def _added(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


@lru_cache(maxsize=16)
def several_types(types: int, colours: int, copies: int, ruling: str) -> Law:
    """The same for so many named types, each of them held: one type's law, multiplied."""
    if not types:
        return {(0, (0, 0)): 1}
    fewer = several_types(types - 1, colours, copies, ruling)
    return together([fewer, one_type(colours, copies, ruling)], MOST_IN_PLAY, _added)


@lru_cache(maxsize=64)
def hand_law(n: int, copies: int, ruling: str) -> Distribution:
    """Types, colours and pairs of n random cards, as `Found`."""
    law: Counter[tuple[int, Found]] = Counter()
    for types in range(min(n, len(TYPES)) + 1):
        for colours in range(len(COLOURS) + 1):
            for pairs, count in _with_all(types, colours, n, copies, ruling).items():
                law[n, Found(types, colours, *pairs)] += ways(len(TYPES), types) * count
    return drawn_from(law, KINDS * copies, n, "types, colours, pairs, same-coloured pairs")


def _with_all(
    types: int, colours: int, n: int, copies: int, ruling: str
) -> Counter[tuple[int, int]]:
    """Ways to hold so many named types in exactly so many colours, by pairs."""
    found: Counter[tuple[int, int]] = Counter()
    for kept in range(colours + 1):
        sign = (-1) ** (colours - kept) * ways(colours, kept) * ways(len(COLOURS), colours)
        for (cards, pairs), count in several_types(types, kept, copies, ruling).items():
            if cards == n:
                found[pairs] += sign * count
    return found
