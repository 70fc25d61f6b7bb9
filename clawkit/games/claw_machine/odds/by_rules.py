"""Second methods that ask the game itself: its chance outcomes and its legal actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from clawkit.games.claw_machine.actions import Action
from clawkit.games.claw_machine.components import (
    ANIMALS,
    CARDS_PER_ANIMAL,
    KINDS_IN_MATCH,
)
from clawkit.games.claw_machine.deck import animal_of
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.rules import ClawMachineState
from clawkit.probability.enumeration import through_chance

Kinds = frozenset[str]


def new_state(
    players: int = 2, component_data: Mapping[str, Any] | None = None
) -> ClawMachineState:
    """A game before set-up."""
    from clawkit.games.claw_machine import GAME  # the game's folder is loaded before its odds

    return ClawMachineState(GAME.rules(players, component_data=component_data))


def state_with(
    kinds: Sequence[str], component_data: Mapping[str, Any] | None = None
) -> ClawMachineState:
    """A game with these five kinds, before the first card is turned over."""
    state = new_state(component_data=component_data)
    for animal in kinds:
        state.apply(animal)
    return state


def kinds_drawn() -> dict[Kinds, Fraction]:
    """The chance of every set of kinds, by following the draw of choice cards."""
    return through_chance(
        new_state(),
        lambda state: frozenset(state.kinds),
        lambda state: len(state.kinds) == KINDS_IN_MATCH,
    )


Display = tuple[int, tuple[int, ...]]
"""Visible copies of the match's first kind, and of its other kinds in ascending order."""


def _display(state: ClawMachineState) -> Display:
    left = dict.fromkeys(state.kinds, 0)
    for card, count in state.unseen.items():
        if animal_of(card) in left:
            left[animal_of(card)] += count
    first, *others = (CARDS_PER_ANIMAL - left[kind] for kind in state.kinds)
    return first, tuple(sorted(others))


def displays() -> dict[Display, Fraction]:
    """The chance of every opening display, by turning nine cards over as the game does."""
    return through_chance(
        state_with(ANIMALS[:KINDS_IN_MATCH]),
        _display,
        lambda state: not state.stacks.reveals,
    )


def orders_by_actions(arrows: Sequence[str], cell: str) -> dict[str, int]:
    """The orders of arrows that end on each cell, by taking the game's legal steps one by one."""
    state = state_with(ANIMALS[:KINDS_IN_MATCH])
    while state.is_chance():
        state.apply(state.chance_outcomes()[0][0])
    state.claw = CELLS.index(cell)
    state.arrows[state.seat] = sum(1 << DIRECTIONS.index(arrow) for arrow in arrows)
    found = dict.fromkeys(CELLS, 0)
    open_states = [state]
    while open_states:
        here = open_states.pop()
        for action in here.legal_actions(here.seat):
            if isinstance(action, Action) and action.verb == "step":
                after = here.clone()
                after.apply(action)
                found[CELLS[after.claw]] += 1
                open_states.append(after)
    return {name: count for name, count in found.items() if count}
