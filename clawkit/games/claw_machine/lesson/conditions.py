"""What a task of the lesson can ask of an attempt; all of it combines with `&`, `|`, `~`."""

from __future__ import annotations

from clawkit.core.lesson import Attempt, Condition
from clawkit.games.claw_machine.actions import Action
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.rules import ClawMachineState


def _state(attempt: Attempt) -> ClawMachineState:
    assert isinstance(attempt.state, ClawMachineState)  # noqa: S101 - for the type checker
    return attempt.state


def _verbs(attempt: Attempt) -> list[str]:
    return [action.verb for action in attempt.actions if isinstance(action, Action)]


def has_card(card: str) -> Condition:
    """The learner has this card."""
    return Condition(lambda attempt: card in _state(attempt).hands[attempt.seat])


def claw_at(cell: str) -> Condition:
    """The claw is over this cell."""
    return Condition(lambda attempt: _state(attempt).claw == CELLS.index(cell))


def top_is(cell: str, card: str) -> Condition:
    """This card lies on top of this stack."""
    return Condition(
        lambda attempt: _state(attempt).stacks.known[CELLS.index(cell)][-1:] == (card,)
    )


def can_use(*directions: str) -> Condition:
    """These arrows, and no others, are available to the learner."""
    wanted = sum(1 << DIRECTIONS.index(direction) for direction in directions)
    return Condition(lambda attempt: _state(attempt).arrows[attempt.seat] == wanted)


def did(verb: str, times: int = 1) -> Condition:
    """The learner has played this kind of action at least so often."""
    return Condition(lambda attempt: _verbs(attempt).count(verb) >= times)


def first_was(verb: str) -> Condition:
    """The first action of the attempt was of this kind."""
    return Condition(lambda attempt: _verbs(attempt)[:1] == [verb])


def last_was(verb: str) -> Condition:
    """The latest action of the attempt was of this kind."""
    return Condition(lambda attempt: _verbs(attempt)[-1:] == [verb])


TURN_OVER = Condition(lambda attempt: attempt.seat not in attempt.state.to_act())
"""The learner's turn has ended."""
