"""Mysterious Wizard's odds against whole games' beginnings, played through the real rules."""

from collections import Counter
from fractions import Fraction

import pytest

import clawkit
from clawkit.games.mysterious_wizard.actions import PICK, TAKE
from clawkit.games.mysterious_wizard.components import FOODS, GOLD_CARD
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState
from clawkit.probability.enumeration import through_chance

PRICE = 3


def see_cards(state, price=PRICE):
    """Let cards of this price come to the front."""
    while state.reveals:
        cards = [card for card, _ in state.chance_outcomes() if FOODS[card].price == price]
        state.apply(cards[0])
    return state


def after_deal(players, hands):
    """Machine 1's and the first hands' coins with their chances, and a game to put them into."""
    rules = clawkit.find_game("mysterious_wizard").rules(players)
    start = see_cards(MysteriousWizardState(rules))
    dealt = through_chance(
        start,
        lambda s: (len(s.dealt), s.coins_to_deal(), s.machines[0], tuple(s.purses[:hands])),
        lambda s: len(s.dealt) == 6 + hands,
    )
    while start.is_chance():
        start.apply(start.chance_outcomes()[0][0])
    chances = Counter()
    for (_, _, machine, purses), chance in dealt.items():
        chances[machine, purses] += chance
    return start, chances


def laid_out(game, machine, purses):
    """The game with these coins, which only their holders see."""
    state = game.clone()
    state.machines[0] = machine
    state.purses[: len(purses)] = purses
    return state


def buy(state, fakes_first):
    """The seat to act buys from machine 1 with as many or as few fakes as it can."""
    state.apply(PICK[0])
    purchases = [a for a in state.legal_actions(state.seat) if a.verb == "buy"]
    state.apply((max if fakes_first else min)(purchases, key=lambda a: a.coins.fake))
    see_cards(state)


@pytest.mark.parametrize(("players", "payers"), [(3, 1), (3, 2), (6, 1)])
def test_fakes_after_payments_are_those_of_games_played_so_far(players, payers):
    game, dealt = after_deal(players, payers)
    f, found = Fraction(1, 3), Counter()
    for (machine, purses), chance in dealt.items():
        for policy in range(2**payers):
            state, likely = laid_out(game, machine, purses), chance
            for seat in range(payers):
                fakes_first = bool(policy >> seat & 1)
                likely *= f if fakes_first else 1 - f
                buy(state, fakes_first)
            found[state.machines[0].fake] += likely
    answer = clawkit.odds(
        "mysterious_wizard", "after_payment", players=players, price=PRICE, payers=payers, f=f
    )
    assert answer["machine"] == found


@pytest.mark.parametrize(("golds", "fakes"), [(0, 2), (1, 3), (3, 0)])
def test_what_taking_adds_is_what_the_score_shows_after_taking(golds, fakes):
    game, dealt = after_deal(4, 1)
    ours = {machine: p for (machine, (own,)), p in dealt.items() if own.fake == fakes}
    found = Counter()
    for machine, chance in ours.items():
        own = next(purse for _, (purse,) in dealt if purse.fake == fakes)
        state = laid_out(game, machine, (own,))
        state.hands[0] = (GOLD_CARD,) * golds
        before = state.scores()[0]
        state.apply(PICK[0])
        state.apply(TAKE)
        found[state.scores()[0] - before] += chance / sum(ours.values())
    answer = clawkit.odds(
        "mysterious_wizard", "take_coins", k=2, golds=golds, real=14 - fakes, fakes=fakes, players=4
    )
    assert answer["gain"] == found
