"""Hands up to the names of their types and of their colours, and the best of them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from clawkit.games.muscle_man.components import COLOURS
from clawkit.games.muscle_man.odds.hand_law import Found, hand_law, pairs_of
from clawkit.games.muscle_man.odds.hand_points import hand_points
from clawkit.games.muscle_man.odds.listed_hands import Held, cards_of, hands_like, held_counts


class Best(NamedTuple):
    """The most points that so many cards can make.

    Attributes:
        hands: an example of each shape that makes them, with the number of hands of its shape.
    """

    points: int
    hands: dict[str, int]


@lru_cache(maxsize=64)
def best(n: int, copies: int, pairs: str, same_colour_pair: str) -> Best:
    """The most points, from the law of what hands hold; then all hands that make them."""
    law = hand_law(n, copies, pairs).weights
    points = {found: hand_points(n, found, same_colour_pair).total for found in law}
    most = max(points.values())
    wanted = {found for found, total in points.items() if total == most}
    shapes: Counter[Held] = Counter()
    for held in held_counts(n, copies, max(found.types for found in wanted)):
        if found_in(held, pairs) in wanted:
            shapes[shape_of(held)] += hands_like(held, copies)
    return Best(most, {in_words(shape): count for shape, count in shapes.items()})


def found_in(held: Held, ruling: str) -> Found:
    """What scores in a hand."""
    pairs = [pairs_of(counts, ruling) for counts in held]
    colours = sum(map(any, zip(*held, strict=True)))
    return Found(len(held), colours, sum(p for p, _ in pairs), sum(same for _, same in pairs))


def shape_of(held: Held) -> Held:
    """One hand for all that differ only in the names of types and colours."""
    orders = permutations(range(len(COLOURS)))
    renamed = (tuple(tuple(counts[i] for i in order) for counts in held) for order in orders)
    return max(tuple(sorted(hand, reverse=True)) for hand in renamed)


def in_words(held: Held) -> str:
    """The hand as it is typed: `2 A-red, A-blue`."""
    counts = Counter(cards_of(held))
    return ", ".join(f"{count} {card}" if count > 1 else card for card, count in counts.items())
