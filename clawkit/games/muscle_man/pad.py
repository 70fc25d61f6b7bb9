"""Muscle Man's score pad: food cards tapped on a grid of types and colours, and coins."""

from __future__ import annotations

from clawkit.core.pad import Example, Line, Naming, Pad, PadRow
from clawkit.core.pad_fields import Choice, CountField, Grid, Heading, ListField
from clawkit.games.muscle_man.components import COLOURS, KINDS, TYPES, colour_of

_GRID = Grid(
    rows=tuple(Heading(letter, f"food_{letter.lower()}", letter) for letter in TYPES),
    columns=tuple(Heading(colour, f"colour_{colour}") for colour in COLOURS),
)

_CHOICES = tuple(Choice(kind, kind, f"colour_{colour_of(kind)}") for kind in KINDS)

_CARDS_ROW = PadRow(
    name="cards",
    label="Food cards",
    picture="food_a",
    fields=(ListField("cards", "Tap each food card", _CHOICES, grid=_GRID),),
    lines=(
        Line("type", "Types", "MM-19"),
        Line("colour", "Colours", "MM-20"),
        Line("sets", "Sets", "MM-21"),
    ),
)

_COINS_ROW = PadRow(
    name="coins",
    label="Coins",
    picture="coin",
    fields=(CountField("coins", "Coins"),),
    lines=(Line("coins", "Coins", "MM-22"),),
)

PAD = Pad(
    rows=(_CARDS_ROW, _COINS_ROW),
    rulings=("pairs", "same_colour_pair", "tie"),
    naming=Naming("What does your table call the six types of food?", tuple(TYPES)),
    example=Example(
        "a worked example",
        {
            "game": "muscle_man",
            "players": [
                {"name": "Ana", "cards": ["A-red", "A-red", "A-green"], "coins": 12},
                {
                    "name": "Bo",
                    "cards": ["C-red", "C-red", "C-green", "C-green", "C-blue"],
                    "coins": 7,
                },
                {
                    "name": "Cy",
                    "cards": ["D-red", "D-red", "E-red", "E-red", "F-red", "F-red"],
                    "coins": 2,
                },
            ],
        },
    ),
)
"""The example has three hands of the rulebook's notes (`worked`): 23, 36 and 48 for the cards."""
