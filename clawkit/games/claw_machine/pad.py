"""Claw Machine's score pad: a row for each kind of plush toy."""

from __future__ import annotations

from clawkit.core.pad import Example, Pad, PadRow, Selection
from clawkit.core.pad_fields import Choice, CountField, Field, ListField
from clawkit.games.claw_machine.components import (
    ANIMALS,
    DEFECTIVES,
    KINDS_IN_MATCH,
    SHEEP_COLOURS,
    plural,
)

_CLAUSES = {
    "bear": "CM-28",
    "capybara": "CM-29",
    "cat": "CM-30",
    "dog": "CM-31",
    "rabbit": "CM-32",
    "raccoon": "CM-33",
    "sheep": "CM-34",
    "zebra": "CM-35",
}


def _animal_row(animal: str) -> PadRow:
    label = plural(animal).capitalize()
    field: Field = CountField(animal, label)
    if animal == "raccoon":
        field = ListField(
            "raccoon",
            "Tap the number on each trash can",
            datum="raccoon_numbers",
            picture="trash_can",
            other="another number",
        )
    if animal == "sheep":
        choices = tuple(
            Choice(letter, colour, f"sheep_{colour}") for letter, colour in SHEEP_COLOURS.items()
        )
        field = ListField(
            "sheep", "Tap white or black in the order received", choices, ordered=True, as_text=True
        )
    return PadRow.of_item(animal, label, _CLAUSES[animal], field)


_MYTHIC_ROW = PadRow.of_item(
    "mythic",
    "Mythic toys",
    "CM-36",
    CountField("dragon", "Dragons", "dragon"),
    CountField("unicorn", "Unicorns", "unicorn"),
)

_DEFECTIVE_ROW = PadRow.of_item(
    "defective",
    "Defectives",
    "CM-37",
    ListField(
        "defective",
        "Tap each defective toy",
        tuple(Choice(n, n, f"defective_{n.replace('/', '_')}") for n in DEFECTIVES),
    ),
)

PAD = Pad(
    rows=(*(_animal_row(animal) for animal in ANIMALS), _MYTHIC_ROW, _DEFECTIVE_ROW),
    rulings=("cat", "zebra", "defective_trios"),
    selection=Selection(
        question="Which five kinds of animal are in this match?",
        clause="CM-05",
        choose=KINDS_IN_MATCH,
        items=ANIMALS,
    ),
    example=Example(
        "the rulebook’s example",
        {
            "game": "claw_machine",
            "players": [
                {
                    "name": "Ana",
                    "rabbit": 1,
                    "cat": 3,
                    "raccoon": [3],
                    "sheep": "WB",
                    "dog": 1,
                    "dragon": 1,
                    "defective": ["pink", "blue"],
                },
                {"name": "Bo", "rabbit": 2, "raccoon": [1, 1], "sheep": "BWW", "unicorn": 1},
                {"name": "Cy", "dog": 2, "raccoon": [2], "sheep": "B", "defective": ["yellow"]},
            ],
            "meta": {"kinds": ["cat", "dog", "rabbit", "raccoon", "sheep"]},
        },
    ),
)
"""The example is clause CM-41's collection (Ana, 20 points) with two opponents made up for it."""
