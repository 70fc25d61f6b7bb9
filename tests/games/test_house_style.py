"""Every game's pictures are one family: same grid, same outline, same eyes, safe to inline."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from clawkit import Game, all_games

SVG = "{http://www.w3.org/2000/svg}"
OUTLINE = "var(--ck-outline, #2b2f3a)"
EYE = "a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z"
GLINT = "a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"
PICTURES = [
    pytest.param(text, id=f"{game.name}-{name}")
    for game in all_games()
    for name, text in game.pictures().items()
]
every_picture = pytest.mark.parametrize("text", PICTURES)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@every_picture
def test_every_picture_is_an_svg_on_the_48_grid_without_a_size_of_its_own(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 48 48"
    assert "width" not in root.attrib
    assert "height" not in root.attrib


@every_picture
def test_every_picture_is_hidden_from_screen_readers_and_the_tab_key(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.get("aria-hidden") == "true"
    assert root.get("focusable") == "false"


@every_picture
def test_a_picture_holds_plain_shapes_only(text: str) -> None:
    tags = {e.tag.removeprefix(SVG) for e in ElementTree.fromstring(text).iter()}
    assert tags <= {"svg", "g", "path", "circle", "ellipse"}


@every_picture
def test_a_picture_can_stand_many_times_on_one_page(text: str) -> None:
    attributes = {a for e in ElementTree.fromstring(text).iter() for a in e.attrib}
    assert not attributes & {"id", "class", "style", "href", "clip-path", "mask", "filter"}
    assert not [a for a in attributes if a.startswith(("on", "{"))]
    assert "url(" not in text


@every_picture
def test_every_outline_is_the_themes_and_two_and_a_half_wide(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert root.get("stroke") == OUTLINE
    assert root.get("stroke-width") == "2.5"
    assert root.get("stroke-linejoin") == root.get("stroke-linecap") == "round"
    inner = [e for e in root.iter() if e is not root]
    assert not [e for e in inner if "stroke-width" in e.attrib]
    assert not [e for e in inner if re.search(r"scale|matrix", e.get("transform", ""))]


@every_picture
def test_what_has_eyes_has_the_same_ones(text: str) -> None:
    assert text.count(EYE) == text.count(GLINT) <= 2


@every_picture
def test_a_picture_is_small(text: str) -> None:
    assert len(text.encode()) < 1600


@every_picture
def test_a_pictures_numbers_have_at_most_two_decimals(text: str) -> None:
    assert not re.search(r"\.\d{3}", text)


@every_game
def test_no_two_pictures_of_a_game_are_the_same(game: Game) -> None:
    texts = [*game.pictures().values()]
    assert len({*texts}) == len(texts)


@every_game
def test_every_game_has_a_picture_of_itself(game: Game) -> None:
    assert "game" in game.pictures()
