"""The law of a random collection's points, for all sizes of collection at once.

Ways are counted kind by kind, as in `probability.deck`. What couples the kinds is carried along:
the cats need what is most repeated, the dogs the number of kinds, the zebras the mythics. To be
fast, the ways for all sizes are one whole number: size k has the bits from 64 k on, so that
drawing more cards is a shift. Sheep count in 720ths, since the order in which they come matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from math import factorial
from typing import NamedTuple

from clawkit.games.claw_machine.components import (
    ANIMALS,
    CARDS_PER_ANIMAL,
    CARDS_PER_MYTHIC,
    KINDS_IN_MATCH,
    MYTHICS,
)
from clawkit.games.claw_machine.odds.defectives import points_table
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.games.claw_machine.odds.sheep import alternating_orders
from clawkit.probability import Distribution
from clawkit.probability.deck import ways

BITS = 64
"""Room for the ways of one size: at most C(45, 22) x C(8, 5) x 720, below 2^58."""
FLOCK_ORDERS = factorial(CARDS_PER_ANIMAL)
MYTHIC_CARDS = CARDS_PER_MYTHIC * len(MYTHICS)
COUNTS = range(CARDS_PER_ANIMAL + 1)


class Setting(NamedTuple):
    """What a law depends on beside the size: the match's kinds, the rulings, the sheep."""

    kinds: tuple[str, ...]
    cat: str
    zebra: str
    defective_trios: str
    white: int


class Held(NamedTuple):
    """What is carried along while kind after kind is drawn.

    Attributes:
        points: so far, without cats and dogs.
        most: what a cat counts, by the ruling in force.
        kinds: the number of kinds held.
        drawn: kinds taken into the match of those that are not known.
        extra: mythics until the zebras are drawn, then dogs until the cats are.
    """

    points: int
    most: int
    kinds: int
    drawn: int
    extra: int


Ways = dict[Held, int]
Drawn = Callable[[Held, int], Held]


def bear_points(count: int) -> int:
    """CM-28."""
    return 5 * (count // 2)


def zebra_points(count: int, mythics: int, zebra: str) -> int:
    """CM-35, as ruling zebra reads it."""
    return mythics * (min(count, 1) if zebra == "once" else count)


def each_cat(most: int, cat: str) -> int:
    """CM-30, as ruling cat reads it; `most` was gathered for that ruling."""
    return 0 if cat == "only_repeats" and most < 2 else most


def _more_repeated(most: int, count: int, cat: str) -> int:
    if cat == "all_repeats":
        return most + (count if count >= 2 else 0)
    return max(most, count)


def _plain_points(animal: str, count: int) -> int:
    """What these cards score by themselves, sheep unless they alternate."""
    match animal:
        case "bear":
            return bear_points(count)
        case "capybara":
            return 2 * count
        case "rabbit":
            return 5 if count else 0
        case "sheep":
            return count
        case _:
            return 0


def alternating_ways(count: int, white: int) -> int:
    """In how many ways, in 720ths, so many sheep are drawn and alternate."""
    orders = alternating_orders(count, white, CARDS_PER_ANIMAL - white) if count > 1 else 0
    return FLOCK_ORDERS * orders // factorial(count)


def _draw(law: Ways, options: Iterable[tuple[Drawn, int, int]]) -> Ways:
    """Draw from one kind: each option changes what is held, by so many cards, in so many ways."""
    found: Ways = {}
    for change, cards, choices in options:
        for held, count in law.items():
            after = change(held, cards)
            found[after] = found.get(after, 0) + ((count * choices) << (BITS * cards))
    return found


def _animal(animal: str, setting: Setting, law: Ways) -> Ways:
    """Draw from one animal, if it is in the match; it surely is if it is known."""
    is_known = animal in setting.kinds
    most_unknown = KINDS_IN_MATCH - len(setting.kinds)
    able = law if is_known else {h: n for h, n in law.items() if h.drawn < most_unknown}
    taken = _draw(able, _options(animal, setting, 0 if is_known else 1))
    if is_known:
        return taken
    scale = FLOCK_ORDERS if animal == "sheep" else 1
    for held, count in law.items():
        out = held._replace(extra=0) if animal in ("zebra", "cat") else held
        taken[out] = taken.get(out, 0) + scale * count
    return taken


def _options(animal: str, setting: Setting, is_new: int) -> Iterable[tuple[Drawn, int, int]]:
    change = _CHANGES.get(animal, _change_plain)(animal, setting, is_new)
    for cards in COUNTS:
        choices = ways(CARDS_PER_ANIMAL, cards)
        if animal == "sheep":
            squared = alternating_ways(cards, setting.white)
            yield _squared(change), cards, squared
            choices = FLOCK_ORDERS * choices - squared
        yield change, cards, choices


def _change_plain(animal: str, setting: Setting, is_new: int) -> Drawn:
    def change(held: Held, cards: int) -> Held:
        points = held.points + _plain_points(animal, cards)
        most = _more_repeated(held.most, cards, setting.cat)
        return Held(points, most, held.kinds + (cards > 0), held.drawn + is_new, held.extra)

    return change


def _change_zebra(animal: str, setting: Setting, is_new: int) -> Drawn:
    plain = _change_plain(animal, setting, is_new)

    def change(held: Held, cards: int) -> Held:
        points = zebra_points(cards, held.extra, setting.zebra)
        after = plain(held, cards)
        return after._replace(points=after.points + points, extra=0)

    return change


def _change_dog(animal: str, setting: Setting, is_new: int) -> Drawn:
    """CM-31; a cat, if there is one, is one more kind, so the dogs are kept for it."""
    plain = _change_plain(animal, setting, is_new)

    def change(held: Held, cards: int) -> Held:
        points = held.points + cards * held.kinds
        return plain(held, cards)._replace(points=points, kinds=0, extra=cards)

    return change


def _change_cat(_: str, setting: Setting, is_new: int) -> Drawn:
    def change(held: Held, cards: int) -> Held:
        dogs = held.extra if cards else 0
        points = held.points + cards * each_cat(held.most, setting.cat) + dogs
        return Held(points, 0, 0, held.drawn + is_new, 0)

    return change


def _squared(change: Drawn) -> Drawn:
    """The same for sheep that alternate: their number squared in place of their number."""

    def squared(held: Held, cards: int) -> Held:
        after = change(held, cards)
        return after._replace(points=after.points + cards**2 - cards)

    return squared


_CHANGES = {"zebra": _change_zebra, "dog": _change_dog, "cat": _change_cat}
ORDER = ("zebra", *(a for a in ANIMALS if a not in ("zebra", "dog", "cat")), "dog", "cat")


@lru_cache(maxsize=32)
def packed_law(setting: Setting) -> Mapping[int, int]:
    """Ways by points, for all sizes at once; the whole law of this setting."""
    law: Ways = {
        Held(m, 0, 0, 0, m): ways(MYTHIC_CARDS, m) << (BITS * m) for m in range(MYTHIC_CARDS + 1)
    }
    for animal in ORDER:
        law = _animal(animal, setting, law)
    by_points: dict[int, int] = {}
    for held, count in law.items():
        if held.drawn == KINDS_IN_MATCH - len(setting.kinds):
            by_points[held.points] = by_points.get(held.points, 0) + count
    found: dict[int, int] = {}
    for (cards, gained), choices in points_table(setting.defective_trios).items():
        for points, count in by_points.items():
            total = points + gained
            found[total] = found.get(total, 0) + ((count * choices) << (BITS * cards))
    return found


def collection_law(hand: int, setting: Setting) -> Distribution:
    """The points of a random collection of so many cards: the one division.

    Raises:
        ValueError: the law does not account for every collection.
    """
    mask = (1 << BITS) - 1
    weights = {p: packed >> (BITS * hand) & mask for p, packed in packed_law(setting).items()}
    unknown = len(ANIMALS) - len(setting.kinds)
    sets = ways(unknown, KINDS_IN_MATCH - len(setting.kinds))
    if sum(weights.values()) != ways(DECK, hand) * sets * FLOCK_ORDERS:
        raise ValueError(f"the law does not add up to all collections of {hand} cards")
    return Distribution.from_weights(weights, "points")
