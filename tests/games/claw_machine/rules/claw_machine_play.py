"""Short ways to lay out a position of Claw Machine, and to play on from it in words."""

from __future__ import annotations

from typing import Any

import clawkit
from clawkit.core.state import Event
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.positions import position
from clawkit.games.claw_machine.rules import ClawMachineState

GAME = clawkit.find_game("claw_machine")
KINDS = ("bear", "cat", "dog", "rabbit", "capybara")
TOPS = dict(
    zip(
        CELLS,
        ("bear", "cat", "dog", "rabbit", "capybara", "bear", "cat", "dog", "rabbit"),
        strict=True,
    )
)
"""a1 bear, b1 cat, c1 dog; a2 rabbit, b2 capybara, c2 bear; a3 cat, b3 dog, c3 rabbit."""


def table(
    stacks: dict[str, list[str]] | None = None,
    hidden: dict[str, int] | None = None,
    **more: Any,
) -> ClawMachineState:
    """A turn's start: `TOPS` with four hidden cards each, but for what is given.

    A stack that is given hides nothing, unless `hidden` says so.
    """
    given = stacks or {}
    below = {cell: 0 if cell in given else 4 for cell in CELLS} | (hidden or {})
    shown = {cell: [top] for cell, top in TOPS.items()} | given
    return position(stacks=shown, hidden=below, kinds=KINDS, **more)


def empty(*cells: str) -> dict[str, list[str]]:
    """Stacks without a card."""
    return {cell: [] for cell in cells}


def play(state: ClawMachineState, *words: str) -> list[Event]:
    """Carry out actions by notation and outcomes by `=card`, each checked to be possible."""
    told: list[Event] = []
    for word in words:
        if word.startswith("="):
            assert state.is_chance(), f"{word}, but it is a seat's turn"
            assert word[1:] in [outcome for outcome, _ in state.chance_outcomes()], word
            state.apply(word[1:], told.append)
        else:
            assert word in legal(state), f"{word} is not among {legal(state)}"
            state.apply(GAME.play.parse_action(word), told.append)
    return told


def legal(state: ClawMachineState) -> list[str]:
    """What the seat to act can do now, by notation; nothing if nobody is to act."""
    return [str(action) for seat in state.to_act() for action in state.legal_actions(seat)]


def apart_from_swaps(state: ClawMachineState) -> list[str]:
    """The same without a dragon's power."""
    return [word for word in legal(state) if not word.startswith("swap")]


def stack(state: ClawMachineState, cell: str) -> tuple[str, ...]:
    """A stack's face-up cards, bottom first."""
    return state.stacks.known[CELLS.index(cell)]


def height(state: ClawMachineState, cell: str) -> int:
    """How many cards a stack has."""
    return state.stacks.height(CELLS.index(cell))


def claw(state: ClawMachineState) -> str:
    """The space below the claw."""
    return CELLS[state.claw]


def arrows(state: ClawMachineState, seat: int) -> str:
    """A seat's available arrows."""
    return " ".join(d for i, d in enumerate(DIRECTIONS) if state.arrows[seat] >> i & 1)


def empties(state: ClawMachineState) -> list[str]:
    """The spaces without a card."""
    return [CELLS[cell] for cell in state.stacks.empty()]


def told(events: list[Event]) -> list[tuple[str, str]]:
    """Clause and words of events."""
    return [(event.clause, event.what) for event in events]


def clauses(events: list[Event]) -> list[str]:
    """The clauses of events, in order."""
    return [event.clause for event in events]
