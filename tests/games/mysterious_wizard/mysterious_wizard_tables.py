"""Short ways to lay out a table for a test."""

from __future__ import annotations

from typing import Any

import clawkit

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
GAME = clawkit.find_game("mysterious_wizard")

SHORT = {
    "chips": "bat_wing_chips",
    "egg": "snake_egg",
    "mocha": "armadillo_mocha",
    "ice": "unicorn_ice_cream",
    "juice": "lizard_apple_juice",
    "stick": "rat_tail_biscuit_stick",
}


def cards(words: str) -> list[str]:
    """Food cards by one word each: `chips egg mocha ice juice stick`."""
    return [SHORT[word] for word in words.split()]


def player(words: str = "", real: object = 0, fake: object = 0, **more: Any) -> dict[str, Any]:
    """A player's fields."""
    return {"cards": cards(words), "real": real, "fake": fake, **more}


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Entries for these players, filled up to three; those without a name are Ana, Bo, Cy ..."""
    seats = [*players, {}, {}][: max(3, len(players))]
    named = [{"name": name, **own} for name, own in zip(NAMES, seats, strict=False)]
    return {"game": "mysterious_wizard", "players": named, **more}


def scored(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The sheet of a valid table."""
    sheet = clawkit.score(table(*players, **more))
    assert sheet["valid"], sheet
    return sheet


def line(
    item: str, words: str = "", real: int = 0, fake: int = 0, **rulings: str
) -> tuple[int, str, str]:
    """Points, clause and reason of one item of the first player."""
    sheet = scored(player(words, real, fake), rulings=rulings)
    found = next(entry for entry in sheet["players"][0]["lines"] if entry["item"] == item)
    return found["points"], found["clause"], found["reason"]


def points(item: str, words: str = "", real: int = 0, **rulings: str) -> int:
    """Points of one item of the first player."""
    return line(item, words, real, 0, **rulings)[0]


def problems(entries: object) -> list[tuple[str, str]]:
    """Where and what: every problem of entries that are refused."""
    refusal = clawkit.score(entries)
    assert refusal["valid"] is False
    return [(problem["where"], problem["message"]) for problem in refusal["problems"]]
