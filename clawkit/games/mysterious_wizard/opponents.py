"""Opponents for Mysterious Wizard: at random, and one that takes the best turn it can make."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from clawkit.core.opponents import RANDOM, Opponent
from clawkit.core.opponents import choose_best_turn as choose_best
from clawkit.core.state import Action, State
from clawkit.games.mysterious_wizard.components import FOOD_FOR_THE_END
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState

COINS_PER_CARD = 3
CARD = 4
COIN = 1

Value = tuple[int, int]


def choose_best_turn(state: State, seat: int, rng: Random) -> Action:
    """The next action of the turn after which this seat stands best.

    It counts its points as if the game ended after the turn; each food card promises some points
    more, since others may still match it, and as long as it will act again so does each coin that
    it needs for its missing cards at their usual price. A card promises more than its coins do, so
    the fifth one is worth buying, too. It foresees no other seat's turn, and of coins that it
    cannot see it imagines one mix that is possible.
    """
    if not isinstance(state, MysteriousWizardState):
        raise TypeError(f"this is no position of Mysterious Wizard: {type(state).__name__}")

    def worth(end: MysteriousWizardState) -> Value:
        points = end.scores()[seat]
        purse = end.purses[seat]
        cards = len(end.hands[seat])
        points += CARD * cards
        if end.ending < 0:
            needed = COINS_PER_CARD * (FOOD_FOR_THE_END - cards)
            points += COIN * min(purse.number, needed)
        return points, purse.real - purse.fake

    return choose_best(state, seat, rng, worth, _position)


def _position(state: MysteriousWizardState) -> Hashable:
    """What tells positions within a turn apart."""
    return (
        state.held,
        state.seat,
        state.over,
        tuple(state.hands),
        tuple(state.machines),
        tuple(state.purses),
        state.shakers,
    )


BEST_TURN = Opponent("best_turn", "looks ahead", choose_best_turn)

OPPONENTS = (RANDOM, BEST_TURN)
