"""What is in the box of Claw Machine (clauses CM-01 to CM-06)."""

from __future__ import annotations

from collections.abc import Mapping

ANIMALS = ("bear", "capybara", "cat", "dog", "rabbit", "raccoon", "sheep", "zebra")
CARDS_PER_ANIMAL = 6
KINDS_IN_MATCH = 5

MYTHICS = ("dragon", "unicorn")
CARDS_PER_MYTHIC = 3

COLOURS = ("pink", "blue", "yellow")
DEFECTIVES: Mapping[str, int] = {
    "pink": 2,
    "blue": 2,
    "yellow": 2,
    "blue/pink": 1,
    "yellow/pink": 1,
    "yellow/blue": 1,
}
"""Cards of each kind of defective; a two-coloured one is named by both colours."""

SHEEP_COLOURS = {"W": "white", "B": "black"}


def plural(animal: str, count: int = 2) -> str:
    """The animal's name for this many: `1 bear`, `2 bears`, `2 sheep`."""
    return animal if count == 1 or animal == "sheep" else f"{animal}s"
