"""Mysterious Wizard's score pad: food cards by their number, coins, and who shakes when."""

from __future__ import annotations

from clawkit.core.pad import Example, Line, Pad, PadRow
from clawkit.core.pad_fields import CountField
from clawkit.games.mysterious_wizard.components import FOODS, RECIPES, SNAKE_EGG, Card
from clawkit.games.mysterious_wizard.shake_advice import advise_shake

_CLAUSES = {
    "elixir": "MW-23",
    "water_of_wisdom": "MW-25",
    "gold": "MW-26",
    "sands_of_time": "MW-27",
    "balm_of_luck": "MW-28",
}


def _food_row(card: Card) -> PadRow:
    food = FOODS[card]
    label = food.short if card == SNAKE_EGG else food.title  # the long name fills a phone's row
    recipe = RECIPES.get(food.recipe, "two foods")
    lines = (Line(food.recipe, RECIPES[food.recipe], _CLAUSES[food.recipe]),) if food.recipe else ()
    return PadRow(
        name=card,
        label=label,
        picture=card,
        fields=(CountField("cards", label, entry=card),),
        lines=lines,
        note=f"{food.price} coins · {recipe}",
    )


_REAL_ROW = PadRow(
    name="real",
    label="Real coins",
    picture="coin",
    fields=(CountField("real", "Real coins"),),
    note="count with Gold",
)

_FAKE_ROW = PadRow(
    name="fake",
    label="Fake coins",
    picture="fake_coin",
    fields=(CountField("fake", "Fake coins"),),
    lines=(Line("fake_coins", "Fake coins", "MW-22"),),
)

PAD = Pad(
    rows=(*(_food_row(card) for card in FOODS), _REAL_ROW, _FAKE_ROW),
    rulings=(
        "snake_egg",
        "balm",
        "water_pairs",
        "sands_pairs",
        "elixir",
        "shake",
        "tie",
        "recipe_copies",
    ),
    seating="Enter the players clockwise as they sit, the start player first.",
    advise=advise_shake,
    example=Example(
        "a made-up example",
        {
            "game": "mysterious_wizard",
            "players": [
                {
                    "name": "Ana",
                    "cards": [
                        "bat_wing_chips",
                        "snake_egg",
                        "armadillo_mocha",
                        "unicorn_ice_cream",
                        "rat_tail_biscuit_stick",
                    ],
                    "real": 7,
                    "fake": 2,
                },
                {
                    "name": "Bo",
                    "cards": [
                        "snake_egg",
                        "unicorn_ice_cream",
                        "unicorn_ice_cream",
                        "lizard_apple_juice",
                    ],
                    "real": 9,
                    "fake": 1,
                },
                {
                    "name": "Cy",
                    "cards": [
                        "bat_wing_chips",
                        "armadillo_mocha",
                        "armadillo_mocha",
                        "lizard_apple_juice",
                    ],
                    "real": 4,
                    "fake": 1,
                },
            ],
        },
    ),
)
"""The example is made up: the printed one adds up to 22, but its hand is not in the text."""
