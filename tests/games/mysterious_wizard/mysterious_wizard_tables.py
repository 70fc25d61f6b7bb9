"""Short ways to lay out a table, and a position, for a test."""

from __future__ import annotations

from random import Random
from typing import Any

import clawkit
from clawkit.core.match import Match
from clawkit.core.state import Event
from clawkit.games.mysterious_wizard.positions import position

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


FRONT = "chips egg mocha ice juice stick"


def laid_out(front: str = FRONT, hands: dict[int, str] | None = None, **layout: Any) -> Match:
    """A match from a position by hand; cards in one word each, `-` for an empty machine."""
    first = ["" if word == "-" else SHORT[word] for word in front.split()]
    held = {seat: cards(words) for seat, words in (hands or {}).items()}
    return Match(position(front=first, hands=held, **layout))


def plays(match: Match, *words: str) -> list[Event]:
    """Actions by their notation, one after the other."""
    events: list[Event] = []
    for word in words:
        events += match.play(GAME.play.parse_action(word))
    return events


def legal(match: Match) -> list[str]:
    """What the seat to act may do, by notation."""
    return [str(action) for action in match.state.legal_actions(match.state.seat)]


def told(events: list[Event], clause: str) -> list[tuple[int | None, str, int | None]]:
    """Who, what and to whom alone, of the events of one clause."""
    return [(e.who, e.what, e.private_to) for e in events if e.clause == clause]


def set_up(players: int = 3, seed: int = 1, **rulings: str) -> Match:
    """A match after its set-up."""
    match = Match(GAME.play.new_game(GAME.rules(players, rulings)))
    match.settle(Random(seed))
    return match
