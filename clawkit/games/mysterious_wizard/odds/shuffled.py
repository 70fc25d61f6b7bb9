"""The coins of a game: how many there are, and how many of some of them are fake.

Where coins lie is their place; a hand or a machine is a group of places. Which places have the
fakes is as random as which coins come to a place, so either can be counted.
"""

from __future__ import annotations

from typing import NamedTuple

from clawkit.games.mysterious_wizard.components import (
    COINS_PER_MACHINE,
    COINS_PER_PLAYER,
    FAKE_COINS,
    REAL_COINS,
)
from clawkit.probability import Distribution
from clawkit.probability.deck import successes


class Shuffled(NamedTuple):
    """Coins that have been shuffled together.

    Attributes:
        all: how many there are.
        fakes: how many of them are fake.
        hand: how many each player is dealt.
    """

    all: int
    fakes: int
    hand: int


def coins_of(players: int) -> Shuffled:
    """The coins of a game of so many (MW-06, MW-08)."""
    return Shuffled(REAL_COINS[players] + FAKE_COINS, FAKE_COINS, COINS_PER_PLAYER[players])


def fakes_among(coins: Shuffled, drawn: int) -> Distribution:
    """How many of so many coins are fake, dealt from all of them."""
    return successes(coins.all, coins.fakes, drawn, "fakes")


def machine_law(players: int) -> Distribution:
    """How many of a machine's two coins are fake."""
    return fakes_among(coins_of(players), COINS_PER_MACHINE)


def hand_law(players: int) -> Distribution:
    """How many coins of a hand are fake."""
    coins = coins_of(players)
    return fakes_among(coins, coins.hand)
