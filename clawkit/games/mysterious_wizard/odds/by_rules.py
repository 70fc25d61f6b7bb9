"""Second methods that ask the game itself: its own dealing of coins, every outcome followed."""

from __future__ import annotations

from fractions import Fraction

from clawkit.games.mysterious_wizard.components import MACHINES
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState
from clawkit.probability import Distribution
from clawkit.probability.enumeration import through_chance


def before_coins(players: int) -> MysteriousWizardState:
    """A game whose front cards have been seen, before the first coins are dealt."""
    from clawkit.games.mysterious_wizard import GAME  # the game's folder is loaded before its odds

    state = MysteriousWizardState(GAME.rules(players))
    while state.reveals:
        state.apply(state.chance_outcomes()[0][0])
    return state


def last_machine(players: int) -> Distribution:
    """Fakes in the machine that gets its coins last."""
    return _dealt(players, MACHINES - 1)


def last_hand(players: int) -> Distribution:
    """Fakes in the hand that is taken last: all that is left."""
    return _dealt(players, MACHINES + players - 1)


def _dealt(players: int, place: int) -> Distribution:
    """Fakes at one place, whatever was dealt to those before it."""
    ends = through_chance(
        before_coins(players),
        lambda state: (len(state.dealt), state.coins_to_deal(), state.dealt[place:]),
        lambda state: len(state.dealt) > place,
    )
    chances: dict[int, Fraction] = {}
    for (_, _, (coins, *_)), chance in ends.items():
        chances[coins.fake] = chances.get(coins.fake, Fraction(0)) + chance
    return Distribution.from_chances(chances, "fakes")
