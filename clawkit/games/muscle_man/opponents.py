"""Opponents for Muscle Man: at random, and one that takes its best action."""

from __future__ import annotations

from random import Random

from clawkit.core.opponents import RANDOM, Opponent
from clawkit.core.state import Action, State
from clawkit.games.muscle_man.actions import PICK_UP
from clawkit.games.muscle_man.rules import MuscleManState

Value = tuple[int, int]


PATIENCE = 8


def choose_best_action(state: State, seat: int, rng: Random) -> Action:
    """The action after which this seat has most: points, and what its food cards promise.

    A food card promises 1 point more than it scores, since it may still find its pair, and
    another one after every eight turns, so that no game waits for ever for the right card; coins
    decide between equal worths. It looks at its own action only, as if all others picked up a
    coin: what they choose it cannot know. Among equally good actions `rng` decides.
    """
    if not isinstance(state, MuscleManState):
        raise TypeError(f"this is no position of Muscle Man: {type(state).__name__}")
    imagined = state.resample(seat, rng)
    values = {action: _worth(imagined, seat, action) for action in state.legal_actions(seat)}
    best = [action for action, value in values.items() if value == max(values.values())]
    return best[rng.randrange(len(best))]


def _worth(state: MuscleManState, seat: int, action: Action) -> Value:
    """The points after the action and those that cards promise; the coins."""
    ahead = state.clone()
    ahead.apply_together({**dict.fromkeys(state.to_act(), PICK_UP), seat: action})
    promise = 1 + state.turns // PATIENCE
    return ahead.scores()[seat] + promise * len(ahead.hands[seat]), ahead.purses[seat]


BEST_ACTION = Opponent("best_action", "looks ahead", choose_best_action)

OPPONENTS = (RANDOM, BEST_ACTION)
