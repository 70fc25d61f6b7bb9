"""A second scorer of Mysterious Wizard, written from the rulebook's clauses alone, and tables.

It shares no code with the package: it lays foods out in pairs in every way there is.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
RECIPES = {
    "elixir": "bat_wing_chips",
    "water_of_wisdom": "armadillo_mocha",
    "gold": "unicorn_ice_cream",
    "sands_of_time": "lizard_apple_juice",
    "balm_of_luck": "rat_tail_biscuit_stick",
}
BOX = ["snake_egg", *RECIPES.values()] * 6
REAL = {3: 45, 4: 56, 5: 65, 6: 72}
CHOICES = {
    "snake_egg": ("two_snake_foods", "extra_card"),
    "balm": ("each_food", "each_card"),
    "water_pairs": ("disjoint", "different_types", "combinations"),
    "sands_pairs": ("disjoint", "combinations"),
    "elixir": ("flat", "each_for_each"),
    "shake": ("compulsory", "optional"),
    "tie": ("shared", "coins"),
    "recipe_copies": ("each", "once"),
}
DEFAULTS = {name: choices[0] for name, choices in CHOICES.items()}


@cache
def most_pairs(foods: tuple[str, ...], alike: bool) -> int:
    """The most disjoint pairs: the first food alone, or with each other one."""
    if len(foods) < 2:
        return 0
    first, *rest = foods
    found = [most_pairs(tuple(rest), alike)]
    for at, other in enumerate(rest):
        if (first == other) == alike:
            found.append(1 + most_pairs((*rest[:at], *rest[at + 1 :]), alike))
    return max(found)


def every_pair(foods: tuple[str, ...], alike: bool) -> int:
    """All combinations of two foods."""
    return sum((one == other) == alike for one, other in combinations(foods, 2))


def foods_of(cards: list[str], rulings: dict[str, str]) -> tuple[str, ...]:
    """One food a card, or two for a snake egg."""
    foods = list(cards)
    if rulings["snake_egg"] == "two_snake_foods":
        foods += [card for card in cards if card == "snake_egg"]
    return tuple(sorted(foods))


def water(foods: tuple[str, ...], reading: str) -> int:
    """Points of one Water of Wisdom."""
    if reading == "different_types":
        return 4 * len(list(zip(*[iter(sorted(set(foods)))] * 2, strict=False)))
    return 4 * (most_pairs if reading == "disjoint" else every_pair)(foods, False)


def worth(recipe: str, player: dict[str, Any], rulings: dict[str, str]) -> int:
    """Points of one copy of a recipe."""
    cards = player.get("cards", [])
    foods = foods_of(cards, rulings)
    if recipe == "elixir":
        every = rulings["elixir"] == "each_for_each"
        return sum(4 for card in cards if card == RECIPES["elixir"]) if every else 4
    if recipe == "water_of_wisdom":
        return water(foods, rulings["water_pairs"])
    if recipe == "gold":
        return len(range(2, player.get("real", 0) + 1, 2))
    if recipe == "sands_of_time":
        return 5 * (most_pairs if rulings["sands_pairs"] == "disjoint" else every_pair)(foods, True)
    counted = cards if rulings["balm"] == "each_card" else foods
    return sum(4 for item in counted if item == "snake_egg")


def points(player: dict[str, Any], rulings: dict[str, str]) -> dict[str, int]:
    """Points per item of one player."""
    found = {}
    for recipe, card in RECIPES.items():
        copies = [one for one in player.get("cards", []) if one == card]
        scoring = copies[:1] if rulings["recipe_copies"] == "once" else copies
        found[recipe] = sum(worth(recipe, player, rulings) for _ in scoring)
    return {**found, "fake_coins": -player.get("fake", 0)}


def score(entries: dict[str, Any], **switched: str) -> dict[str, Any]:
    """Parts, totals and winners of a valid table."""
    rulings = {**DEFAULTS, **entries.get("rulings", {}), **switched}
    parts = [points(player, rulings) for player in entries["players"]]
    totals = [sum(part.values()) for part in parts]
    coins = [player.get("real", 0) for player in entries["players"]]
    keys = list(zip(totals, coins if rulings["tie"] == "coins" else [0] * len(coins), strict=True))
    named = zip(entries["players"], keys, strict=True)
    winners = [player["name"] for player, key in named if key == max(keys)]
    return {"parts": parts, "totals": totals, "winners": winners, "keys": keys}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A table that the box can produce: each card and coin lies with one player or with none."""
    count = draw(st.integers(3, 6))
    players: list[dict[str, Any]] = [{"name": name} for name in NAMES[:count]]
    cards = iter(draw(st.permutations(BOX)))
    real, fake = REAL[count], 12
    for player in players:
        player["cards"] = [next(cards) for _ in range(draw(st.integers(0, 5)))]
        player["real"] = draw(st.integers(0, min(real, 20)))
        player["fake"] = draw(st.integers(0, min(fake, 4)))
        real, fake = real - player["real"], fake - player["fake"]
    chosen = {name: draw(st.none() | st.sampled_from(c)) for name, c in CHOICES.items()}
    rulings = {name: choice for name, choice in chosen.items() if choice is not None}
    return {"game": "mysterious_wizard", "rulings": rulings, "players": players}
