"""What a task of the lesson can ask of an attempt; all of it combines with `&`, `|`, `~`."""

from __future__ import annotations

from clawkit.core.lesson import Attempt, Condition
from clawkit.games.mysterious_wizard.actions import Action
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState


def _state(attempt: Attempt) -> MysteriousWizardState:
    assert isinstance(attempt.state, MysteriousWizardState)  # noqa: S101 - for the type checker
    return attempt.state


def has_food(card: str) -> Condition:
    """The learner has this food card."""
    return Condition(lambda attempt: card in _state(attempt).hands[attempt.seat])


def did(verb: str) -> Condition:
    """The learner has done this at least once."""
    return Condition(
        lambda attempt: any(isinstance(a, Action) and a.verb == verb for a in attempt.actions)
    )


def chose(*machines: int) -> Condition:
    """The learner picked up or shook one of these machines, counted from 1."""
    return Condition(
        lambda attempt: any(
            isinstance(a, Action) and a.machine + 1 in machines for a in attempt.actions
        )
    )


def has_fakes(most: int) -> Condition:
    """The learner has at most so many fake coins."""
    return Condition(lambda attempt: _state(attempt).purses[attempt.seat].fake <= most)


def has_real(least: int) -> Condition:
    """The learner has at least so many real coins."""
    return Condition(lambda attempt: _state(attempt).purses[attempt.seat].real >= least)


def has_coins(least: int) -> Condition:
    """The learner has at least so many coins, real or fake."""
    return Condition(lambda attempt: _state(attempt).purses[attempt.seat].number >= least)


PICKED_UP = Condition(lambda attempt: _state(attempt).held >= 0)
"""A machine is in the learner's hands, and must be used."""

ENDING = Condition(lambda attempt: _state(attempt).ending == attempt.seat)
"""The learner has brought on the end."""
