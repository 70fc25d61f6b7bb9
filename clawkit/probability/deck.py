"""Laws of a hand drawn from a deck without replacement, by convolution over groups of cards.

A group is a set of cards that are alike for the question. Its law lists, for every number of
cards drawn from it and what they show, in how many ways that can be. Groups are independent once
the ways are counted instead of divided: the law of the deck is their convolution, and the only
division comes at the end, by the number of hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from math import comb
from operator import add
from typing import Any

from clawkit.probability.distribution import Distribution

Feature = Any
"""What a hand shows of the question: a number, or a tuple of numbers."""

Law = Mapping[tuple[int, Feature], int]
"""Ways by (cards drawn, what they show)."""


def ways(cards: int, drawn: int) -> int:
    """In how many ways so many of the cards can be drawn, without replacement."""
    return comb(cards, drawn) if 0 <= drawn <= cards else 0


def group(cards: int, shows: Callable[[int], Feature] = int) -> Law:
    """The law of a group of like cards; `shows` is what so many of them give, by default that."""
    return {(drawn, shows(drawn)): ways(cards, drawn) for drawn in range(cards + 1)}


def rest(cards: int) -> Law:
    """The law of cards that the question does not look at."""
    return group(cards, lambda drawn: 0 * drawn)


def together(
    laws: Iterable[Law], most: int, join: Callable[[Feature, Feature], Feature] = add
) -> Law:
    """The law of several groups at once, for hands of at most so many cards."""

    def pair(one: Law, other: Law) -> Law:
        found: dict[tuple[int, Feature], int] = {}
        for (drawn, shown), count in one.items():
            for (more, too), times in other.items():
                if drawn + more <= most:
                    key = drawn + more, join(shown, too)
                    found[key] = found.get(key, 0) + count * times
        return found

    return reduce(pair, laws)


def drawn_from(law: Law, cards: int, hand: int, what: str = "value") -> Distribution:
    """What a hand of so many of the cards shows: the one division.

    Raises:
        ValueError: the law does not account for every hand, so it is no law of this deck.
    """
    weights = {shown: count for (drawn, shown), count in law.items() if drawn == hand}
    if sum(weights.values()) != ways(cards, hand):
        raise ValueError(f"the law does not add up to all hands of {hand} of {cards} cards")
    return Distribution.from_weights(weights, what)


def successes(cards: int, good: int, hand: int, what: str = "value") -> Distribution:
    """How many of the good cards a hand has: the hypergeometric law."""
    law = together([group(good), rest(cards - good)], hand)
    return drawn_from(law, cards, hand, what)
