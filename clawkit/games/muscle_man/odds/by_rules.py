"""Second methods that ask the game itself: its chance outcomes, its actions and its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from clawkit.games.muscle_man.actions import BUY, PICK_UP, Action
from clawkit.games.muscle_man.components import COINS_PER_PLAYER, Card
from clawkit.games.muscle_man.odds.asked import deck
from clawkit.games.muscle_man.rules import MuscleManState

PLAYERS = 3
"""How many sit at the table where their number does not matter."""


def new_state(players: int = PLAYERS, rulings: Mapping[str, str] | None = None) -> MuscleManState:
    """A game before set-up."""
    from clawkit.games.muscle_man import GAME  # the game's folder is loaded before its odds

    return MuscleManState(GAME.rules(players, rulings))


def next_cards(seen: Sequence[Card], copies: int) -> dict[Card, Fraction]:
    """What the game's chance turns over next, when these cards have been seen."""
    state = new_state()
    state.unseen = deck(copies)
    for card in seen:
        state.unseen[card] -= 1
    state.reveals = (0,)
    outcomes = state.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    return {card: Fraction(weight, total) for card, weight in outcomes}


def position(
    hand: Sequence[Card],
    machine: str,
    front: Card,
    inside: int = 0,
    *,
    purse: int = COINS_PER_PLAYER,
    rulings: Mapping[str, str] | None = None,
) -> MuscleManState:
    """A turn in which seat 0 has these cards, and a machine with this front card and coins."""
    state = new_state(rulings=rulings)
    state.colours = (machine,) * PLAYERS
    state.unserved = 0
    state.hands[0] = tuple(hand)
    state.purses[0] = purse
    state.coins[0] = inside
    state.known = [(front,)] * PLAYERS
    return state


def after(state: MuscleManState, action: Action) -> MuscleManState:
    """The position when seat 0 has taken this action, and the others have picked up a coin.

    Raises:
        ValueError: the rules do not allow it.
    """
    if action not in state.legal_actions(0):
        raise ValueError(f"{action} is not possible here")
    state = state.clone()
    state.apply_together({seat: PICK_UP if seat else action for seat in range(PLAYERS)})
    return state


def paid(card: Card, machine: str) -> int:
    """The coins that the game takes for this card from a machine of this colour (MM-12)."""
    before = position((), machine, card)
    return before.purses[0] - after(before, BUY).purses[0]


def gained(
    action: Action,
    hand: Sequence[Card],
    machine: str,
    front: Card,
    inside: int,
    rulings: Mapping[str, str],
) -> Fraction:
    """How many points more the game scores for seat 0 after this action.

    With an even number of coins and with an odd one, averaged: so a coin is half a point.
    """
    total = 0
    for purse in (COINS_PER_PLAYER, COINS_PER_PLAYER + 1):
        before = position(hand, machine, front, inside, purse=purse, rulings=rulings)
        total += after(before, action).scores()[0] - before.scores()[0]
    return Fraction(total, 2)
