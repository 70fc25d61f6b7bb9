"""Opponents for Claw Machine: at random, and one that takes the best turn it can make."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from clawkit.core.opponents import RANDOM, Opponent
from clawkit.core.opponents import choose_best_turn as choose_best
from clawkit.core.state import Action, State
from clawkit.games.claw_machine.actions import Action as ClawMachineAction
from clawkit.games.claw_machine.deck import Card
from clawkit.games.claw_machine.rules import ClawMachineState

Value = tuple[int, int, int]


def choose_best_turn(state: State, seat: int, rng: Random) -> Action:
    """The next action of the turn that is best for this seat's score.

    It counts its own points less those of the best opponent, as collections stand at the end of
    the turn; then its plush toys, since even a card without points may belong to a pair; then
    its available arrows. It foresees no other seat's turn, and of a new stack's order only the
    next card.
    """
    if not isinstance(state, ClawMachineState):
        raise TypeError(f"this is no position of Claw Machine: {type(state).__name__}")
    points: dict[tuple[tuple[Card, ...], ...], int] = {}

    def worth(end: ClawMachineState) -> Value:
        hands = tuple(end.hands)
        if hands not in points:
            scores = end.scores()
            others = [score for other, score in enumerate(scores) if other != seat]
            points[hands] = scores[seat] - max(others)
        return points[hands], len(hands[seat]), end.arrows[seat].bit_count()

    return choose_best(state, seat, rng, worth, _position, _options)


def _position(state: ClawMachineState) -> Hashable:
    """What tells positions within a turn apart; which of two turns came to it does not matter."""
    stacks, seat = state.stacks, state.seat
    return (
        state.claw,
        seat,
        state.over,
        tuple(state.arrows),
        tuple(state.hands),
        tuple(state.ready),
        (state.mode, state.pushed, state.recharged, state.powered, state.ending),
        tuple(stacks.known),
        (stacks.building, stacks.offered, stacks.queue, stacks.reveals),
    )


def _options(state: ClawMachineState) -> list[ClawMachineAction]:
    """Legal actions that can matter for what this turn brings.

    The order of a new stack is not looked through in advance, and a dragon is used only on the
    card below the claw; as the next action both are considered in full.
    """
    legal = list(state.legal_actions(state.seat))
    if state.stacks.building >= 0:
        return legal[:1]
    return [a for a in legal if a.verb != "swap" or state.claw in (a.first, a.second)]


BEST_TURN = Opponent("best_turn", "looks ahead", choose_best_turn)

OPPONENTS = (RANDOM, BEST_TURN)
