"""What one more card changes in a collection's points, item by item (CM-28 to CM-37).

Without the other players' effects, as in `collection_value`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from clawkit.games.claw_machine.components import ANIMALS, COLOURS, DEFECTIVES, MYTHICS
from clawkit.games.claw_machine.deck import Card, animal_of, collection_of
from clawkit.games.claw_machine.lines import score_lines
from clawkit.games.claw_machine.odds.asked import rulings_with
from clawkit.games.claw_machine.odds.collection_law import each_cat
from clawkit.games.claw_machine.odds.defectives import points_of
from clawkit.games.claw_machine.odds.trio_law import most_trios


class Choices(NamedTuple):
    """The rulings that have a say in a gain."""

    cat: str
    zebra: str
    defective_trios: str


class Counts(NamedTuple):
    """A collection as far as gains depend on it.

    Attributes:
        animals: cards of each animal.
        mythics: dragons and unicorns.
        sheep: their colours in the order received.
    """

    animals: Counter[str]
    mythics: int
    sheep: tuple[Card, ...]
    defectives: tuple[Card, ...]


def counts_of(collection: Sequence[Card]) -> Counts:
    """A collection counted."""
    return Counts(
        Counter(animal_of(card) for card in collection if animal_of(card) in ANIMALS),
        sum(card in MYTHICS for card in collection),
        tuple(card for card in collection if animal_of(card) == "sheep"),
        tuple(card for card in collection if card in DEFECTIVES),
    )


def gain(card: Card, collection: Sequence[Card], choices: Choices) -> int:
    """What this card adds: by itself, through the cats, and through the dogs."""
    held = counts_of(collection)
    if card in DEFECTIVES:
        after = _defectives((*held.defectives, card), choices)
        return after - _defectives(held.defectives, choices)
    if card in MYTHICS:
        zebras = held.animals["zebra"]
        return 1 + (min(zebras, 1) if choices.zebra == "once" else zebras)
    animal = animal_of(card)
    new_kind = held.animals["dog"] if animal != "dog" and not held.animals[animal] else 0
    return _own(card, animal, held, choices) + _through_cats(animal, held, choices) + new_kind


def _own(card: Card, animal: str, held: Counts, choices: Choices) -> int:
    count = held.animals[animal]
    match animal:
        case "bear":
            return 5 if count % 2 else 0
        case "capybara":
            return 2
        case "cat":
            return counted_by_a_cat(held.animals, choices.cat)
        case "dog":
            return sum(1 for kind, n in held.animals.items() if n and kind != "dog")
        case "rabbit":
            return 0 if count else 5
        case "sheep":
            return _flock((*held.sheep, card)) - _flock(held.sheep)
        case "zebra":
            return 0 if choices.zebra == "once" and count else held.mythics
        case _:
            return 0


def counted_by_a_cat(animals: Counter[str], cat: str) -> int:
    """What each cat counts, by the ruling (CM-30)."""
    others = [n for animal, n in animals.items() if animal != "cat"]
    if cat == "all_repeats":
        return sum(n for n in others if n >= 2)
    return each_cat(max(others, default=0), cat)


def _through_cats(animal: str, held: Counts, choices: Choices) -> int:
    if animal == "cat":
        return 0
    after = held.animals + Counter([animal])
    more = counted_by_a_cat(after, choices.cat) - counted_by_a_cat(held.animals, choices.cat)
    return held.animals["cat"] * more


def _flock(sheep: Sequence[Card]) -> int:
    breaks = sum(one == other for one, other in pairwise(sheep))
    return len(sheep) if breaks else len(sheep) ** 2


def _defectives(held: Sequence[Card], choices: Choices) -> int:
    singles = {colour: held.count(colour) for colour in COLOURS}
    trios = most_trios(singles, [card for card in held if "/" in card])
    return points_of(len(held), trios, choices.defective_trios)


def gain_by_scoring(card: Card, collection: Sequence[Card], choices: Choices) -> int:
    """The same, as the difference of two scores of the game."""
    rulings = rulings_with(**choices._asdict())
    before, after = (
        sum(line.points for line in score_lines(collection_of(cards), (), rulings))
        for cards in (collection, (*collection, card))
    )
    return after - before
