"""Hands listed one by one and scored by the game: the second way to everything about hands.

Hands that differ only in which types they have are listed once, with the number of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb, factorial, prod

from clawkit.core.rulings import Rulings
from clawkit.games.muscle_man.components import COLOURS, TYPES, Card
from clawkit.games.muscle_man.lines import score_colour, score_type
from clawkit.games.muscle_man.odds.asked import RULES, deck
from clawkit.games.muscle_man.odds.hand_points import Points
from clawkit.games.muscle_man.pairs import score_sets
from clawkit.probability import Distribution
from clawkit.probability.enumeration import every_hand, labelled

Counts = tuple[int, ...]
"""How many cards of each colour there are of one type."""

Held = tuple[Counts, ...]
"""That of every type that is held."""

Hand = tuple[Card, ...]

LISTED = 4
"""The largest hands that steps are checked with at random points by listing them."""


def scored(cards: Sequence[Card], rulings: Rulings) -> Points:
    """The game's own scoring of these cards (MM-19 to MM-21)."""
    lines = score_type(cards), score_colour(cards), score_sets(cards, rulings)
    return Points(*(line.points for line in lines))


@lru_cache(maxsize=16)
def listed(n: int, copies: int) -> tuple[tuple[Hand, int], ...]:
    """All hands of n cards up to the names of types, each with how many there are of it."""
    return tuple((cards_of(held), hands_like(held, copies)) for held in held_counts(n, copies))


def held_counts(n: int, copies: int, types: int = len(TYPES)) -> Iterator[Held]:
    """The same as numbers, for hands of at most so many types."""
    options = [c for c in product(range(copies + 1), repeat=len(COLOURS)) if 0 < sum(c) <= n]
    return _sorted_choices(n, types, sorted(options, key=sum, reverse=True))


def _sorted_choices(n: int, types: int, options: Sequence[Counts]) -> Iterator[Held]:
    """What the types held can be, in the options' order, so that each is there once."""
    if not n:
        yield ()
        return
    for index, counts in enumerate(options):
        if types and sum(counts) <= n:
            for others in _sorted_choices(n - sum(counts), types - 1, options[index:]):
                yield counts, *others


def cards_of(held: Held) -> Hand:
    """The cards, the first types of the alphabet taken."""
    return tuple(
        f"{kind}-{colour}"
        for kind, counts in zip(TYPES, held, strict=False)
        for colour, count in zip(COLOURS, counts, strict=True)
        for _ in range(count)
    )


def hands_like(held: Held, copies: int) -> int:
    """How many hands differ from this one in which types it has, and which cards of a face."""
    alike = prod(factorial(count) for count in Counter(held).values())
    types = comb(len(TYPES), len(held)) * factorial(len(held)) // alike
    return types * prod(comb(copies, count) for counts in held for count in counts)


def law_by_scoring(n: int, copies: int, **chosen: str) -> Distribution:
    """The parts of the points of n random cards, from the list."""
    rulings = RULES.rulings_with(**chosen)
    weights: Counter[Points] = Counter()
    for hand, count in listed(n, copies):
        weights[scored(hand, rulings)] += count
    return Distribution.from_weights(weights, "type, colour and sets")


def law_by_labels(n: int, copies: int, **chosen: str) -> Distribution:
    """The same, by every hand of labelled cards; for few cards only."""
    rulings = RULES.rulings_with(**chosen)
    return every_hand(labelled(deck(copies)), n, lambda hand: scored(hand, rulings))
