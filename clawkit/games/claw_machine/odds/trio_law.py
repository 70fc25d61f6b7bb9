"""Trios of defective toys in a random collection (CM-03, CM-37).

A colour has two cards of its own and two that it shares, so it can make at most one trio, and
only with the help of a two-coloured card. Which colours can make theirs at the same time is a
question of sharing out the two-coloured cards: by Hall's theorem (in the form for several cards
to each colour) they can if and only if every group of these colours, taken together, finds as
many two-coloured cards as it lacks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from clawkit.games.claw_machine.components import COLOURS, DEFECTIVES
from clawkit.games.claw_machine.defectives import TRIO, best_trios
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.probability import Distribution
from clawkit.probability.deck import Law, drawn_from, rest, together, ways
from clawkit.probability.enumeration import every_hand, labelled

DEFECTIVE_CARDS = sum(DEFECTIVES.values())
OTHERS = DECK - DEFECTIVE_CARDS
TWO_COLOURED = tuple(card for card in DEFECTIVES if "/" in card)

Singles = dict[str, int]
"""One-coloured cards by colour."""


def most_trios(singles: Singles, doubles: Sequence[str]) -> int:
    """The most trios that these one-coloured and two-coloured cards form together."""
    return max(
        len(colours) for colours in _subsets(COLOURS) if _can_be_met(colours, singles, doubles)
    )


def _can_be_met(colours: Sequence[str], singles: Singles, doubles: Sequence[str]) -> bool:
    """Hall's condition: whatever some of the colours lack, there are cards of theirs for it."""
    return all(
        sum(TRIO - singles[colour] for colour in some)
        <= sum(bool(set(card.split("/")) & set(some)) for card in doubles)
        for some in _subsets(colours)
    )


def _subsets(items: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (some for size in range(len(items) + 1) for some in combinations(items, size))


@lru_cache(maxsize=1)
def trio_table() -> Law:
    """In how many ways so many defective cards hold so many trios: ways by (cards, trios)."""
    table: Counter[tuple[int, int]] = Counter()
    numbers = [range(DEFECTIVES[colour] + 1) for colour in COLOURS]
    for held in product(*numbers):
        singles = dict(zip(COLOURS, held, strict=True))
        choices = 1
        for colour in COLOURS:
            choices *= ways(DEFECTIVES[colour], singles[colour])
        for doubles in _subsets(TWO_COLOURED):
            key = sum(held) + len(doubles), most_trios(singles, doubles)
            table[key] += choices
    return dict(table)


def trio_law(hand: int, others: int = OTHERS) -> Distribution:
    """How many trios a hand holds, out of the nine defective cards and so many others."""
    law = together([trio_table(), rest(others)], hand)
    return drawn_from(law, DEFECTIVE_CARDS + others, hand, "trios")


def listed_table() -> dict[tuple[int, int, int], int]:
    """All 512 sets of defective cards, with the trios that the game's scoring finds.

    Returns:
        How many sets there are by (two-coloured cards, all cards, trios).
    """
    cards = labelled(DEFECTIVES)
    found: Counter[tuple[int, int, int]] = Counter()
    for size in range(len(cards) + 1):
        for held in combinations(range(len(cards)), size):
            names = [cards[i] for i in held]
            found[sum("/" in name for name in names), size, len(best_trios(names))] += 1
    return dict(found)


def law_by_scoring(hand: int) -> Distribution:
    """The law by the listed sets, each completed by other cards."""
    weights: Counter[int] = Counter()
    for (_, cards, trios), count in listed_table().items():
        weights[trios] += count * ways(OTHERS, hand - cards)
    return Distribution.from_weights(weights, "trios")


def small_twin(hand: int) -> Distribution:
    """Hands from the nine defective and three other cards, all of them listed."""
    cards = [*labelled(DEFECTIVES), "other", "other", "other"]

    def trios(held: Sequence[str]) -> int:
        return len(best_trios([name for name in held if name != "other"]))

    return every_hand(cards, hand, trios, "trios")
