"""What each item gives a random collection on average: every item by a formula of its own.

None of them uses the joint law of the points, so their sum checks its mean.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from clawkit.games.claw_machine.components import ANIMALS, CARDS_PER_ANIMAL, KINDS_IN_MATCH
from clawkit.games.claw_machine.odds.collection_law import (
    COUNTS,
    MYTHIC_CARDS,
    Setting,
    bear_points,
    each_cat,
)
from clawkit.games.claw_machine.odds.defectives import points_law
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.games.claw_machine.odds.sheep import chance_of_alternating
from clawkit.probability.deck import Law, group, rest, successes, together, ways

OTHER_KINDS = KINDS_IN_MATCH - 1


def chance_in_match(animal: str, kinds: tuple[str, ...]) -> Fraction:
    """The chance that an animal is in the match, when these are known to be (CM-05)."""
    if animal in kinds:
        return Fraction(1)
    return Fraction(KINDS_IN_MATCH - len(kinds), len(ANIMALS) - len(kinds))


def mean_points(hand: int, setting: Setting) -> dict[str, Fraction]:
    """The mean points of every item of the score sheet, in its order."""
    animals = {
        "bear": mean_bears(hand),
        "capybara": 2 * mean_count(hand),
        "cat": mean_cats(hand, setting.cat),
        "dog": mean_dogs(hand),
        "rabbit": 5 * (1 - chance_of_none(hand)),
        "raccoon": Fraction(0),
        "sheep": mean_sheep(hand, setting.white),
        "zebra": mean_zebras(hand, setting.zebra),
    }
    items = {name: chance_in_match(name, setting.kinds) * mean for name, mean in animals.items()}
    defective = points_law(hand, setting.defective_trios).mean
    return {**items, "mythic": mean_count(hand, MYTHIC_CARDS), "defective": defective}


def mean_count(hand: int, cards: int = CARDS_PER_ANIMAL) -> Fraction:
    """How many of these cards a hand has on average."""
    return Fraction(cards * hand, DECK)


def chance_of_none(hand: int) -> Fraction:
    """The chance of no card of one kind."""
    return Fraction(ways(DECK - CARDS_PER_ANIMAL, hand), ways(DECK, hand))


def mean_without_other(hand: int) -> Fraction:
    """The mean number of one kind, counted only where another kind is missing."""
    return chance_of_none(hand) * Fraction(CARDS_PER_ANIMAL * hand, DECK - CARDS_PER_ANIMAL)


def mean_bears(hand: int) -> Fraction:
    """CM-28."""
    return successes(DECK, CARDS_PER_ANIMAL, hand).map(bear_points).mean


def mean_dogs(hand: int) -> Fraction:
    """CM-31: for each of the four other kinds, the dogs that have it beside them."""
    return OTHER_KINDS * (mean_count(hand) - mean_without_other(hand))


def mean_sheep(hand: int, white: int) -> Fraction:
    """CM-34: every sheep 1, and where n of them alternate n^2 - n more."""
    black = CARDS_PER_ANIMAL - white
    more: Fraction = sum(
        chance * (n * n - n) * chance_of_alternating(n, white, black)
        for n, chance in successes(DECK, CARDS_PER_ANIMAL, hand).items()
    ) + Fraction(0)
    return mean_count(hand) + more


def mean_zebras(hand: int, zebra: str) -> Fraction:
    """CM-35: pairs of a zebra and a mythic; scored once, the mythics beside any zebra."""
    if zebra == "once":
        left = Fraction(MYTHIC_CARDS * hand, DECK - CARDS_PER_ANIMAL)
        return mean_count(hand, MYTHIC_CARDS) - chance_of_none(hand) * left
    pairs = CARDS_PER_ANIMAL * MYTHIC_CARDS
    return Fraction(pairs * hand * (hand - 1), DECK * (DECK - 1))


@lru_cache(maxsize=4)
def _most_law(cat: str) -> Law:
    """Ways of the four kinds beside cats, by what a cat counts."""
    if cat == "all_repeats":
        kind = group(CARDS_PER_ANIMAL, lambda drawn: drawn if drawn >= 2 else 0)
        return together([kind] * OTHER_KINDS, DECK)
    return together([group(CARDS_PER_ANIMAL)] * OTHER_KINDS, DECK, max)


def mean_cats(hand: int, cat: str) -> Fraction:
    """CM-30: cats times what each of them counts, over all ways to hold both."""
    others = rest(DECK - KINDS_IN_MATCH * CARDS_PER_ANIMAL)
    total = 0
    for cats in COUNTS:
        for (drawn, most), count in _most_law(cat).items():
            left = others.get((hand - cats - drawn, 0), 0)
            total += cats * ways(CARDS_PER_ANIMAL, cats) * each_cat(most, cat) * count * left
    return Fraction(total, ways(DECK, hand))
