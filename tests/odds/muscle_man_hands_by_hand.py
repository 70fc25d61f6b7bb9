"""Muscle Man's food cards scored anew, and its laws by icepool: another program's dealing."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import icepool

TYPES = "ABCDEF"
COLOURS = ("red", "blue", "green")
FACES = [(kind, colour) for kind in TYPES for colour in COLOURS]
PER_CARD_BY_TYPES = (0, 4, 3, 2, 2, 3, 4)
PER_CARD_BY_COLOURS = (0, 2, 1, 0)


def pairs_of_a_type(counts, every):
    """All pairs of one type and those of one colour, from its cards by colour."""
    total = sum(counts)
    if every:
        return total * (total - 1) // 2, sum(n * (n - 1) // 2 for n in counts)
    return total // 2, sum(n // 2 for n in counts)


def parts_of(types, colours, cards, pairs, same, both):
    """Points for types, colours and sets."""
    sets = 5 * (pairs - same) + (13 if both else 8) * same
    return cards * PER_CARD_BY_TYPES[types], cards * PER_CARD_BY_COLOURS[colours], sets


def score(cards, every=False, both=False):
    """The parts of the points of cards such as ("A", "red")."""
    by_type = {}
    for kind, colour in cards:
        by_type.setdefault(kind, Counter())[colour] += 1
    found = [pairs_of_a_type(counts.values(), every) for counts in by_type.values()]
    pairs, same = (sum(numbers) for numbers in zip(*found, strict=True)) if found else (0, 0)
    colours = len({colour for _, colour in cards})
    return parts_of(len(by_type), colours, len(cards), pairs, same, both)


def every_hand(n, shows, copies=2):
    """The law of what n cards show, from all hands of labelled cards."""
    deck = [face for face in FACES for _ in range(copies)]
    found = Counter(shows(hand) for hand in combinations(deck, n))
    return {shown: Fraction(count, comb(len(deck), n)) for shown, count in found.items()}


class Hand(icepool.MultisetEvaluator):
    """Types, colours, pairs and same-coloured pairs of a hand; cards come type by type."""

    def __init__(self, every):
        self.every = every

    def next_state(self, state, order, outcome, count):
        types, colours, pairs, same, held = state or (0, (False,) * 3, 0, 0, ())
        held = (*held, count)
        seen = tuple(
            there or (count > 0 and colour == outcome % 3) for colour, there in enumerate(colours)
        )
        if len(held) < 3:
            return types, seen, pairs, same, held
        more, more_same = pairs_of_a_type(held, self.every)
        return types + (sum(held) > 0), seen, pairs + more, same + more_same, ()

        return range(18)

    def final_outcome(self, final_state, order, outcomes, *sizes, **kwargs):
        types, colours, pairs, same, _ = final_state
        return types, sum(colours), pairs, same


def hand_law(n, every=False, copies=2):
    """The law of types, colours, pairs and same-coloured pairs of n cards."""
    deck = icepool.Deck(dict.fromkeys(range(18), copies))
    die = Hand(every).evaluate(deck.deal(n))
    total = sum(die.quantities())
    pairs = zip(die.outcomes(), die.quantities(), strict=True)
    return {outcome: Fraction(count, total) for outcome, count in pairs}


def points_law(n, every=False, both=False, copies=2):
    """The laws of the points of n cards, by part and in all."""
    laws = [Counter() for _ in range(4)]
    for (types, colours, pairs, same), chance in hand_law(n, every, copies).items():
        parts = parts_of(types, colours, n, pairs, same, both)
        for law, points in zip(laws, (*parts, sum(parts)), strict=True):
            law[points] += chance
    return dict(zip(("type", "colour", "sets", "total"), map(dict, laws), strict=True))
