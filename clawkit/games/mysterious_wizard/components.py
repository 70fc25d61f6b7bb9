"""What is in the box of Mysterious Wizard (clauses MW-01 to MW-08, MW-23 to MW-28)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Card = str
"""A food card by its food's name in the file form: `bat_wing_chips`."""


@dataclass(frozen=True, slots=True)
class Food:
    """What one of the six food cards says (MW-02).

    Attributes:
        title: the printed name.
        short: the name where there is little room.
        price: what it costs, in coins.
        recipe: its ingredient by its name in the file form; empty for the snake egg, which has
            none.
    """

    title: str
    short: str
    price: int
    recipe: str


FOODS: Mapping[Card, Food] = {
    "bat_wing_chips": Food("Bat Wing Chips", "Chips", 3, "elixir"),
    "snake_egg": Food("Poisonous Snake Chocolate Egg", "Snake egg", 3, ""),
    "armadillo_mocha": Food("Armadillo Mocha", "Mocha", 3, "water_of_wisdom"),
    "unicorn_ice_cream": Food("Unicorn Ice Cream", "Ice cream", 2, "gold"),
    "lizard_apple_juice": Food("Lizard Apple Juice", "Juice", 3, "sands_of_time"),
    "rat_tail_biscuit_stick": Food("Rat Tail Biscuit Stick", "Biscuit", 5, "balm_of_luck"),
}
"""The six foods by their cards' names, in the rulebook's order (MW-23 to MW-28)."""

RECIPES: Mapping[str, str] = {
    "elixir": "Elixir",
    "water_of_wisdom": "Water of Wisdom",
    "gold": "Gold",
    "sands_of_time": "Sands of Time",
    "balm_of_luck": "Balm of Luck",
}
"""The recipes' printed names by their names in the file form, in the rulebook's order."""

CARD_OF: Mapping[str, Card] = {food.recipe: card for card, food in FOODS.items() if food.recipe}
"""The card that has this recipe."""

SNAKE_EGG = "snake_egg"
GOLD_CARD = CARD_OF["gold"]

MACHINES = 6
CARDS = 36
CARDS_PER_MACHINE = CARDS // MACHINES
COINS_PER_MACHINE = 2
FAKE_COINS = 12
REAL_COINS: Mapping[int, int] = {3: 45, 4: 56, 5: 65, 6: 72}
"""Real coins in the game by the number of players (MW-06)."""
COINS_PER_PLAYER: Mapping[int, int] = {3: 15, 4: 14, 5: 13, 6: 12}
"""Coins that each player takes at the start, real or fake (MW-08)."""
FOOD_FOR_THE_END = 5
"""MW-18."""


def food_cards(component_data: Mapping[str, Any]) -> dict[Card, int]:
    """All food cards by their name.

    Raises:
        ValueError: the copies in the component data do not make the 36 cards of MW-01.
    """
    copies: int = component_data["copies_per_food"]
    if copies * len(FOODS) != CARDS:
        raise ValueError(f"{copies} of each food are not the {CARDS} cards of MW-01")
    return dict.fromkeys(FOODS, copies)
