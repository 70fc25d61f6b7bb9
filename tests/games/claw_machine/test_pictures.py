"""The plush toys are one family: same grid, same outline, same eyes, safe to inline many times."""

from __future__ import annotations

import re
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
PICTURES = tuple(
    dict.fromkeys((*ANIMALS, *SHEEP, *MYTHICS, *DEFECTIVES, "trash_can", "claw", "game"))
)
every_picture = pytest.mark.parametrize("name", PICTURES)


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


@every_picture
def test_every_picture_is_an_svg_on_the_48_grid_without_a_size_of_its_own(name: str) -> None:
    root = root_of(name)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 48 48"
    assert "width" not in root.attrib
    assert "height" not in root.attrib


@every_picture
def test_every_picture_is_hidden_from_screen_readers_and_the_tab_key(name: str) -> None:
    root = root_of(name)
    assert root.get("aria-hidden") == "true"
    assert root.get("focusable") == "false"


@every_picture
def test_a_picture_holds_plain_shapes_only(name: str) -> None:
    tags = {e.tag.removeprefix(SVG) for e in root_of(name).iter()}
    assert tags <= {"svg", "g", "path", "circle", "ellipse"}


@every_picture
def test_a_picture_can_stand_many_times_on_one_page(name: str) -> None:
    attributes = {a for e in root_of(name).iter() for a in e.attrib}
    assert not attributes & {"id", "class", "style", "href", "clip-path", "mask", "filter"}
    assert not [a for a in attributes if a.startswith(("on", "{"))]
    assert "url(" not in text_of(name)


@every_picture
def test_every_outline_is_the_themes_and_two_and_a_half_wide(name: str) -> None:
    root = root_of(name)
    assert root.get("stroke") == OUTLINE
    assert root.get("stroke-width") == "2.5"
    assert root.get("stroke-linejoin") == root.get("stroke-linecap") == "round"
    inner = [e for e in root.iter() if e is not root]
    assert not [e for e in inner if "stroke-width" in e.attrib]
    assert not [e for e in inner if re.search(r"scale|matrix", e.get("transform", ""))]


@pytest.mark.parametrize("name", [n for n in PICTURES if n != "claw"])
def test_every_toy_has_the_same_eyes(name: str) -> None:
    eyes = text_of(name).count("a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z")
    glints = text_of(name).count("a1 1 0 1 0 2 0a1 1 0 1 0-2 0z")
    assert eyes == glints == (1 if name in DEFECTIVES else 2)


@every_picture
def test_a_picture_is_small(name: str) -> None:
    assert len(text_of(name).encode()) < 1600


@every_picture
def test_a_pictures_numbers_have_at_most_two_decimals(name: str) -> None:
    assert not re.search(r"\.\d{3}", text_of(name))


def test_no_two_pictures_are_the_same() -> None:
    assert len({text_of(name) for name in PICTURES}) == len(PICTURES)


@pytest.mark.parametrize("name", TWO_COLOURS)
def test_a_two_coloured_toy_wears_the_fills_of_both_its_colours(name: str) -> None:
    first, second = name.removeprefix("defective_").split("_")
    assert fills_of(name) == fills_of(f"defective_{first}") | fills_of(f"defective_{second}")


def test_the_damaged_toys_differ_in_their_pattern_and_not_only_in_colour() -> None:
    patterns = [pattern_of(name) for name in ONE_COLOUR]
    assert all(patterns)
    shapes = {tuple(d for _, d in pattern) for pattern in patterns}
    assert len(shapes) == len(ONE_COLOUR)
