"""What is in the box of Muscle Man's Purchase Challenge (clauses MM-01 to MM-08, MM-12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TYPES = "ABCDEF"
"""The six types of food; the rulebook only pictures them, so they go by letters."""

COLOURS = ("red", "blue", "green")
"""The colours of food cards and of the machines' advertisements."""

MACHINES_PER_COLOUR = 2
CARDS = 36
COINS = 70
COINS_PER_PLAYER = 8
COINS_PER_MACHINE = 2

Card = str
"""A food card by its face: `A-red`."""

KINDS: tuple[Card, ...] = tuple(f"{kind}-{colour}" for kind in TYPES for colour in COLOURS)


def type_of(card: Card) -> str:
    """The card's type, a letter."""
    return card[0]


def colour_of(card: Card) -> str:
    """The card's colour."""
    return card[2:]


def price(card: Card, machine: str) -> int:
    """MM-12: 2 coins in a machine of the card's own colour, else 3."""
    return 2 if colour_of(card) == machine else 3


def food_cards(component_data: Mapping[str, Any]) -> dict[Card, int]:
    """All food cards by their face.

    Raises:
        ValueError: the copies in the component data do not make the 36 cards of MM-03.
    """
    copies: int = component_data["copies_per_type_and_colour"]
    if copies * len(KINDS) != CARDS:
        raise ValueError(f"{copies} of each type and colour are not the {CARDS} cards of MM-03")
    return dict.fromkeys(KINDS, copies)
