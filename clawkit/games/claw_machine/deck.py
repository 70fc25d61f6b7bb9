"""The cards of a match by name, and a player's cards as a collection (CM-01 to CM-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from clawkit.games.claw_machine.collection import COUNTED, Collection
from clawkit.games.claw_machine.components import (
    ANIMALS,
    CARDS_PER_ANIMAL,
    CARDS_PER_MYTHIC,
    DEFECTIVES,
    MYTHICS,
)

STACKS = 9
CARDS_PER_STACK = 5
CARDS_IN_BOX = 63

Card = str
"""A kind of card by its face: `bear`, `raccoon 2`, `sheep white`, `dragon`, `blue/pink`."""


def cards_of(animal: str, component_data: Mapping[str, Any]) -> dict[Card, int]:
    """The six cards of an animal, as the component data in force shows them."""
    if animal == "raccoon":
        return dict(Counter(f"raccoon {number}" for number in component_data["raccoon_numbers"]))
    if animal == "sheep":
        colours = component_data["sheep_colours"]
        return {f"sheep {colour}": count for colour, count in colours.items() if count}
    return {animal: CARDS_PER_ANIMAL}


def other_cards() -> dict[Card, int]:
    """The cards that are in every match: mythics and defectives."""
    return {**dict.fromkeys(MYTHICS, CARDS_PER_MYTHIC), **DEFECTIVES}


@cache
def animal_of(card: Card) -> str:
    """The animal on a card; the card itself if it shows none."""
    animal = card.partition(" ")[0]
    return animal if animal in ANIMALS else card


def collection_of(cards: Iterable[Card]) -> Collection:
    """A player's cards, in the order received, as scoring reads them."""
    held = list(cards)
    counts = Counter(held)
    return Collection(
        counted={animal: counts[animal] for animal in COUNTED},
        mythic={mythic: counts[mythic] for mythic in MYTHICS},
        raccoon=tuple(int(c.partition(" ")[2]) for c in held if c.startswith("raccoon ")),
        sheep="".join(c[6].upper() for c in held if c.startswith("sheep ")),
        defective=tuple(card for card in held if card in DEFECTIVES),
    )


def entry_of(name: str, cards: Iterable[Card]) -> dict[str, Any]:
    """A player's cards in the file form of a score sheet's entries."""
    hand = collection_of(cards)
    counts = {k: n for k, n in {**hand.counted, **hand.mythic}.items() if n}
    lists = {"raccoon": list(hand.raccoon), "sheep": hand.sheep, "defective": list(hand.defective)}
    return {"name": name, **counts, **{key: value for key, value in lists.items() if value}}
