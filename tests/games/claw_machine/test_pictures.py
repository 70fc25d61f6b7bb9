"""What the plush toys share beyond the house style: eyes, and how damage shows."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import clawkit

SVG = "{http://www.w3.org/2000/svg}"
OUTLINE = "var(--ck-outline, #2b2f3a)"
ANIMALS = ("bear", "capybara", "cat", "dog", "rabbit", "raccoon", "sheep", "zebra")
SHEEP = ("sheep", "sheep_white", "sheep_black")
MYTHICS = ("dragon", "unicorn", "mythic")
ONE_COLOUR = ("defective_pink", "defective_blue", "defective_yellow")
TWO_COLOURS = ("defective_blue_pink", "defective_yellow_pink", "defective_yellow_blue")
DEFECTIVES = ("defective", *ONE_COLOUR, *TWO_COLOURS)
TOYS = tuple(dict.fromkeys((*ANIMALS, *SHEEP, *MYTHICS, *DEFECTIVES, "trash_can", "game")))


def text_of(name: str) -> str:
    return clawkit.find_game("claw_machine").picture(name)


def root_of(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(text_of(name))


def fills_of(name: str) -> set[str]:
    return {e.get("fill", "none") for e in root_of(name).iter()} - {"none", OUTLINE}


def pattern_of(name: str) -> list[tuple[str, str]]:
    """What only a damaged toy of this colour has: its filled shapes beyond the plain toy's."""
    plain = {e.get("d") for e in root_of("defective").iter()}
    return [
        (e.get("fill", ""), e.get("d", ""))
        for e in root_of(name).iter(f"{SVG}path")
        if e.get("d") not in plain
    ]


@pytest.mark.parametrize("name", TOYS)
def test_every_toy_has_two_eyes_and_a_damaged_one_has_lost_one(name: str) -> None:
    eyes = text_of(name).count("a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z")
    assert eyes == (1 if name in DEFECTIVES else 2)


@pytest.mark.parametrize("name", TWO_COLOURS)
def test_a_two_coloured_toy_wears_the_fills_of_both_its_colours(name: str) -> None:
    first, second = name.removeprefix("defective_").split("_")
    assert fills_of(name) == fills_of(f"defective_{first}") | fills_of(f"defective_{second}")


def test_the_damaged_toys_differ_in_their_pattern_and_not_only_in_colour() -> None:
    patterns = [pattern_of(name) for name in ONE_COLOUR]
    assert all(patterns)
    shapes = {tuple(d for _, d in pattern) for pattern in patterns}
    assert len(shapes) == len(ONE_COLOUR)
