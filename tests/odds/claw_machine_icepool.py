"""Claw Machine's laws by icepool: another program's dealing, and the scoring written anew."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import icepool

COLOURS = {
    "pink": 2,
    "blue": 2,
    "yellow": 2,
    "blue/pink": 1,
    "yellow/pink": 1,
    "yellow/blue": 1,
}


def law(die):
    """A die as a dictionary of fractions."""
    total = sum(die.quantities())
    return {o: Fraction(q, total) for o, q in zip(die.outcomes(), die.quantities(), strict=True)}


def copies(cards, good, hand):
    """How many of the good cards a hand has."""
    return law(icepool.Deck({1: good, 0: cards - good}).deal(hand).sum())


class Kinds(icepool.MultisetEvaluator):
    """The number of different animals; outcome 0 is no animal."""

    def next_state(self, state, order, outcome, count):
        return (state or 0) + (outcome > 0 and count > 0)


def kinds_visible():
    """How many of the five kinds nine cards show."""
    deck = icepool.Deck({0: 15, **dict.fromkeys(range(1, 6), 6)})
    return law(Kinds().evaluate(deck.deal(9)))


def most_trios(held):
    """The most trios, by giving every two-coloured card one of its colours."""
    best = 0
    cards = [card for card, count in held for _ in range(count)]
    for chosen in product(*(card.split("/") for card in cards)):
        best = max(best, sum(n // 3 for n in Counter(chosen).values()))
    return best


class Trios(icepool.MultisetEvaluator):
    """The most trios in a hand; "other" is no defective card."""

    def next_state(self, state, order, outcome, count):
        more = ((outcome, count),) if outcome != "other" and count else ()
        return (state or ()) + more

    def final_outcome(self, final_state, order, outcomes, *sizes, **kwargs):
        return most_trios(final_state or ())


def trios(hand):
    """How many trios a hand of the 45 cards holds."""
    return law(Trios().evaluate(icepool.Deck({**COLOURS, "other": 36}).deal(hand)))


class UniqueRabbits(icepool.MultisetEvaluator):
    """Whether the first hand has rabbits, and no other hand equally many."""

    def next_state(self, state, order, outcome, counts):
        return counts if outcome else (state or counts)

    def final_outcome(self, final_state, order, outcomes, *sizes, **kwargs):
        own, *others = final_state
        return own > 0 and own not in others


def unique_rabbits(players, hand):
    """The chance that the first player's rabbits score."""
    deck = icepool.Deck({0: 39, 1: 6})
    found = law(UniqueRabbits().evaluate(deck.deal((hand,) * players)))
    return found.get(True, Fraction(0))


ORDER = (
    *COLOURS, "mythic", "zebra", "bear", "capybara", "rabbit", "raccoon", "white", "black", "dog",
    "cat",
)  # fmt: skip


def own_points(name, count, kinds, mythics):
    """What these cards score but for cats and sheep; a cat is one more kind for the dogs later."""
    return {
        "zebra": count * mythics,
        "bear": 5 * (count // 2),
        "capybara": 2 * count,
        "rabbit": 5 * (count > 0),
        "dog": count * kinds,
    }.get(name, 0)


class Points(icepool.MultisetEvaluator):
    """Points of a collection alone at the table, where raccoons score nothing.

    Defective cards come first, and are scored together once all are known. Then the state is
    points, most repeated, kinds, mythics or dogs, white sheep, black sheep. Sheep count for cats
    and dogs once both colours are known; their own points come afterwards.
    """

    def next_state(self, state, order, outcome, count):
        name = ORDER[outcome]
        if name in COLOURS:
            return self.defective(state or (), name, count)
        points, most, kinds, extra, white, black = state
        if name == "mythic":
            return points + count, most, kinds, count, white, black
        if name == "white":
            return points, most, kinds, extra, count, black
        if name == "cat":
            return points + count * most + (extra if count else 0), 0, 0, 0, white, black
        points += own_points(name, count, kinds, extra)
        held = white + count if name == "black" else count
        black = count if name == "black" else black
        extra = {"zebra": 0, "dog": count}.get(name, extra)
        return points, max(most, held), kinds + (held > 0), extra, white, black

    def defective(self, held, card, count):
        held = (*held, (card, count))
        if len(held) < len(COLOURS):
            return held
        trios = most_trios(held)
        outside = sum(n for _, n in held) - 3 * trios
        return 10 * trios - 2 * outside, 0, 0, 0, 0, 0

    def final_outcome(self, final_state, order, outcomes, *sizes, **kwargs):
        points, _, _, _, white, black = final_state
        return points, white, black


def sheep_points(white, black):
    """Points of so many white and black sheep in random order, each with its chance."""
    flock = white + black
    rows = {0: 2, 1: 1}.get(abs(white - black), 0) if flock > 1 else 0
    chance = Fraction(rows, comb(flock, white))
    return {flock**2: chance, flock: 1 - chance} if chance else {flock: Fraction(1)}


def points(hand, counts):
    """The points of a hand from the nine defective cards and so many of other names in `ORDER`."""
    cards = {**COLOURS, **counts}
    deck = icepool.Deck({ORDER.index(name): count for name, count in cards.items()})
    found = Counter()
    for (score, white, black), chance in law(Points().evaluate(deck.deal(hand))).items():
        for more, share in sheep_points(white, black).items():
            found[score + more] += chance * share
    return {score: chance for score, chance in found.items() if chance}
