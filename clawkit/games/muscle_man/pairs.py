"""Matching sets: which pairs food cards make, and what they are worth (MM-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreLine
from clawkit.games.muscle_man.components import KINDS, TYPES, Card, type_of

Pair = tuple[Card, Card]

ONE_TYPE = 5
ONE_TYPE_AND_COLOUR = 8
RULINGS = ("pairs", "same_colour_pair")


def disjoint_pairs(cards: Sequence[Card]) -> Iterator[Pair]:
    """The pairs that score most when each card is in one pair at most.

    Within a type pairs of one colour come first. At most one card of each colour is left then,
    so none of the floor(n / 2) pairs is lost by it.
    """
    counts = Counter(cards)
    for kind in KINDS:
        yield from [(kind, kind)] * (counts[kind] // 2)
    for letter in TYPES:
        left = [kind for kind in KINDS if type_of(kind) == letter and counts[kind] % 2]
        yield from zip(left[::2], left[1::2], strict=False)


def all_pairs(cards: Sequence[Card]) -> Iterator[Pair]:
    """Every two cards of a type."""
    for one, other in combinations(sorted(cards, key=KINDS.index), 2):
        if type_of(one) == type_of(other):
            yield one, other


def worth(pair: Pair, rulings: Rulings) -> int:
    """What one pair scores under the ruling `same_colour_pair`."""
    if pair[0] != pair[1]:
        return ONE_TYPE
    both = rulings["same_colour_pair"] == "both"
    return ONE_TYPE + ONE_TYPE_AND_COLOUR if both else ONE_TYPE_AND_COLOUR


def score_sets(cards: Sequence[Card], rulings: Rulings) -> ScoreLine:
    """MM-21: the pairs, as the rulings `pairs` and `same_colour_pair` read them."""
    every = rulings["pairs"] == "combinations"
    pairs = Counter(all_pairs(cards) if every else disjoint_pairs(cards))
    cited = "".join(map(rulings.cite, RULINGS))
    if not pairs:
        return ScoreLine("sets", 0, "MM-21", "no pair", RULINGS)
    points = sum(count * worth(pair, rulings) for pair, count in pairs.items())
    terms = ", ".join(_term(pair, count, rulings) for pair, count in pairs.items())
    return ScoreLine("sets", points, "MM-21", f"{terms} = {points}{cited}", RULINGS)


def _term(pair: Pair, count: int, rulings: Rulings) -> str:
    times = f"{count} x " if count > 1 else ""
    return f"{times}{pair[0]} + {pair[1]}: {worth(pair, rulings)}"
