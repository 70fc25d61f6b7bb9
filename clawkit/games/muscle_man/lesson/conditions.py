"""What a task of the lesson can ask of an attempt; all of it combines with `&`, `|`, `~`."""

from __future__ import annotations

from clawkit.core.lesson import Attempt, Condition
from clawkit.games.muscle_man.actions import Action
from clawkit.games.muscle_man.rules import MuscleManState


def _state(attempt: Attempt) -> MuscleManState:
    assert isinstance(attempt.state, MuscleManState)  # noqa: S101 - for the type checker
    return attempt.state


def _verbs(attempt: Attempt) -> list[str]:
    return [action.verb for action in attempt.actions if isinstance(action, Action)]


def has_card(card: str) -> Condition:
    """The learner has this food card."""
    return Condition(lambda attempt: card in _state(attempt).hands[attempt.seat])


def has_foods(count: int) -> Condition:
    """The learner has at least so many food cards."""
    return Condition(lambda attempt: len(_state(attempt).hands[attempt.seat]) >= count)


def has_coins(count: int) -> Condition:
    """The learner has at least so many coins."""
    return Condition(lambda attempt: _state(attempt).purses[attempt.seat] >= count)


def scores(points: int) -> Condition:
    """What lies in front of the learner is worth at least so much."""
    return Condition(lambda attempt: _state(attempt).scores()[attempt.seat] >= points)


def did(verb: str) -> Condition:
    """The learner has done this at least once."""
    return Condition(lambda attempt: verb in _verbs(attempt))


def first_was(verb: str) -> Condition:
    """The learner's first action was of this kind."""
    return Condition(lambda attempt: _verbs(attempt)[:1] == [verb])


ENDING = Condition(lambda attempt: _state(attempt).ending)
"""The end has been brought on."""

OVER = Condition(lambda attempt: attempt.state.is_over())
"""The game is over."""
