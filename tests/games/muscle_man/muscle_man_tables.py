"""Short ways to lay out a table, and a position, for a test."""

from __future__ import annotations

from typing import Any

import clawkit
from clawkit.core.match import Match
from clawkit.core.state import Event
from clawkit.games.muscle_man.components import KINDS
from clawkit.games.muscle_man.rules import MuscleManState

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
GAME = clawkit.find_game("muscle_man")


def player(cards: str = "", coins: object = 0, **more: Any) -> dict[str, Any]:
    """A player's fields; cards as `A-red B-blue`."""
    return {"cards": cards.split(), "coins": coins, **more}


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Entries for these players, filled up to three; those without a name are Ana, Bo, Cy ..."""
    seats = [*players, {}, {}][: max(3, len(players))]
    named = [{"name": name, **own} for name, own in zip(NAMES, seats, strict=False)]
    return {"game": "muscle_man", "players": named, **more}


def scored(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The sheet of a valid table."""
    sheet = clawkit.score(table(*players, **more))
    assert sheet["valid"], sheet
    return sheet


def line(item: str, cards: str = "", coins: int = 0, **rulings: str) -> tuple[int, str, str]:
    """Points, clause and reason of one item of the first player."""
    sheet = scored(player(cards, coins), rulings=rulings)
    found = next(entry for entry in sheet["players"][0]["lines"] if entry["item"] == item)
    return found["points"], found["clause"], found["reason"]


def points(item: str, cards: str = "", coins: int = 0, **rulings: str) -> int:
    """Points of one item of the first player."""
    return line(item, cards, coins, **rulings)[0]


def total(cards: str, coins: int = 0, **rulings: str) -> int:
    """All points of the first player."""
    return int(scored(player(cards, coins), rulings=rulings)["players"][0]["total"])


def problems(entries: object) -> list[tuple[str, str]]:
    """Where and what: every problem of entries that are refused."""
    refusal = clawkit.score(entries)
    assert refusal["valid"] is False
    return [(problem["where"], problem["message"]) for problem in refusal["problems"]]


def seat(
    hand: str = "", purse: int = 8, machine: str = "red", front: str = "", coins: int = 2,
    hidden: int = 3,
) -> dict[str, Any]:  # fmt: skip
    """A seat and the machine that is now its: `front` lists its known cards, front-most first."""
    known = tuple(reversed(front.split()))
    cards = tuple(sorted(hand.split()))
    return {
        "hand": cards, "purse": purse, "machine": machine, "known": known, "coins": coins,
        "hidden": hidden,
    }  # fmt: skip


def position(*seats: dict[str, Any], supply: int = 20, **rulings: str) -> MuscleManState:
    """A position by hand, after the first pass; machine m belongs to seat m - 1 now."""
    state = MuscleManState(GAME.rules(len(seats), rulings))
    machines = [*seats[-1:], *seats[:-1]]
    state.passes, state.unserved, state.supply = 1, 0, supply
    state.colours = tuple(s["machine"] for s in machines)
    state.known = [s["known"] for s in machines]
    state.hidden = [s["hidden"] for s in machines]
    state.coins = [s["coins"] for s in machines]
    state.purses = [s["purse"] for s in seats]
    state.hands = [s["hand"] for s in seats]
    shown = [card for s in seats for card in (*s["hand"], *s["known"])]
    state.unseen = {kind: max(2 - shown.count(kind), 0) for kind in KINDS}
    state.reveals = tuple(m for m, s in enumerate(machines) if not s["known"] and s["hidden"])
    return state


def plays(match: Match, *words: str) -> list[Event]:
    """All seats act, by notation in seat order."""
    return match.play_together(
        {seat: GAME.play.parse_action(word) for seat, word in enumerate(words)}
    )


def legal(state: MuscleManState, seat: int) -> list[str]:
    """What a seat may do, by notation."""
    return [str(action) for action in state.legal_actions(seat)]


def told(events: list[Event], clause: str) -> list[tuple[int | None, str]]:
    """Who and what, of the events of one clause."""
    return [(event.who, event.what) for event in events if event.clause == clause]


def three(first, *, supply=20, **rulings):
    """A match in which seat 0 is of interest; the two others have a card at the front."""
    others = [seat("F-red", front="E-red"), seat("F-blue", front="E-blue")]
    return Match(position(first, *others, supply=supply, **rulings))
