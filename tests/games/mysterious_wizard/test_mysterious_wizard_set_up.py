"""The set-up: cards in machines, coins in machines and hands, and what of it is seen."""

from math import comb
from random import Random

import pytest
from mysterious_wizard_tables import GAME, cards, laid_out, legal, set_up, told

from clawkit.core.match import IllegalActionError, Match
from clawkit.games.mysterious_wizard.coins import Coins
from clawkit.games.mysterious_wizard.components import FOODS
from clawkit.games.mysterious_wizard.positions import position

DEALT = {3: 15, 4: 14, 5: 13, 6: 12}
REAL = {3: 45, 4: 56, 5: 65, 6: 72}


def happen(match, *outcomes):
    """Outcomes of chance; returns what was told."""
    return [event for outcome in outcomes for event in match.happen(outcome)]


def fronts(match):
    """The six foods come to the front of machines 1 to 6."""
    return happen(match, *FOODS)


def test_the_box_has_36_cards_six_machines_72_real_coins_and_12_fakes_mw_01():
    match = Match(GAME.play.new_game(GAME.rules(6)))
    assert match.state.conserved() == {
        "food cards": 36,
        "places of food cards": 36,
        "real coins": 72,
        "fake coins": 12,
    }
    assert match.state.hidden == [6] * 6


def test_a_card_shows_its_name_price_and_recipe_mw_02():
    match = laid_out("stick egg mocha ice juice chips", purses={0: "9r 3f"})
    for action in ("pick 1", "buy 5r"):
        match.play(GAME.play.parse_action(action))
    said = "Armadillo Mocha is first in machine 1: price 3, Water of Wisdom"
    assert told(match.happen("armadillo_mocha"), "MW-02") == [(None, said, None)]


@pytest.mark.parametrize(
    ("card", "price"),
    [("chips", 3), ("egg", 3), ("mocha", 3), ("ice", 2), ("juice", 3), ("stick", 5)],
)
def test_each_food_has_its_price_mw_23_mw_24_mw_25_mw_26_mw_27_mw_28(card, price):
    assert FOODS[cards(card)[0]].price == price


def test_each_machine_has_six_cards_of_which_the_first_is_seen_mw_04_mw_05():
    match = Match(GAME.play.new_game(GAME.rules(3)))
    events = fronts(match)
    first = (None, "Bat Wing Chips is first in machine 1: price 3, Elixir", None)
    assert told(events, "MW-04")[0] == first
    egg = "Poisonous Snake Chocolate Egg is first in machine 2: price 3, no recipe"
    assert told(events, "MW-04")[1] == (None, egg, None)
    assert len(told(events, "MW-04")) == 6
    assert [e.clause for e in events[-2:]] == ["MW-05", "MW-06"]
    assert match.state.hidden == [5] * 6
    assert match.state.front == list(FOODS)
    assert match.state.unseen == dict.fromkeys(FOODS, 5)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_real_coins_are_used_by_the_number_of_players_and_always_12_fakes_mw_06(players):
    match = Match(GAME.play.new_game(GAME.rules(players)))
    said = f"{REAL[players]} real and 12 fake coins are shuffled together"
    assert told(fronts(match), "MW-06") == [(None, said, None)]
    assert match.state.coins_to_deal() == Coins(REAL[players], 12)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_two_coins_go_into_each_machine_by_the_hypergeometric_law_mw_07(players):
    match = Match(GAME.play.new_game(GAME.rules(players)))
    fronts(match)
    real = REAL[players]
    assert dict(match.state.chance_outcomes()) == {
        Coins(2, 0): comb(real, 2),
        Coins(1, 1): real * 12,
        Coins(0, 2): comb(12, 2),
    }
    events = happen(match, Coins(1, 1))
    assert told(events, "MW-07") == [(None, "2 coins, real or fake, go into machine 1", None)]
    assert dict(match.state.chance_outcomes())[Coins(0, 2)] == comb(11, 2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_then_all_coins_are_in_hands_and_each_player_sees_only_its_own_mw_08(players):
    match = Match(GAME.play.new_game(GAME.rules(players)))
    fronts(match)
    happen(match, *[Coins(2, 0)] * 6)
    count = DEALT[players]
    events = happen(match, Coins(count - 5, 5))
    assert told(events, "MW-08") == [
        (0, f"takes {count} coins", None),
        (0, f"has {count - 5} real and 5 fake coins", 0),
    ]
    match.settle(Random(3))
    assert match.state.coins_to_deal() == Coins(0, 0)
    assert [purse.number for purse in match.state.purses] == [count] * players
    assert sum(purse.fake for purse in match.state.purses) == 12


def test_the_last_hand_gets_what_is_left_for_certain_mw_08():
    match = Match(GAME.play.new_game(GAME.rules(3)))
    fronts(match)
    happen(match, *[Coins(2, 0)] * 6, Coins(15, 0), Coins(10, 5))
    assert match.state.chance_outcomes() == [(Coins(8, 7), 1)]


def test_the_youngest_player_starts_and_play_is_clockwise_mw_09():
    match = set_up()
    said = "is the start player; play is clockwise"
    assert told([e for told in match.events for e in told], "MW-09") == [(0, said, None)]
    seats = []
    for machine in range(1, 5):
        seats.append(match.state.seat)
        match.play(GAME.play.parse_action(f"pick {machine}"))
        match.play(GAME.play.parse_action("take"))
    assert seats == [0, 1, 2, 0]
    assert legal(match) == [f"pick {n}" for n in range(1, 7)]


def test_what_cannot_happen_is_refused():
    match = Match(GAME.play.new_game(GAME.rules(3)))
    fronts(match)
    with pytest.raises(IllegalActionError, match=r"possible: 2r, 1r 1f or 2f"):
        match.happen(Coins(3, 0))


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ({"hands": {0: ["snake_egg"] * 6}}, "not so many snake_egg: 1 too many"),
        ({"hidden": {0: 9}}, "machine 1 cannot hide 9 cards, but 0 to 5"),
        ({"hidden": dict.fromkeys(range(6), 1)}, "30 cards are named nowhere, and 6 are hidden"),
        ({"purses": {0: "50r"}}, "there are not enough coins for seat 1 and seat 2"),
        ({"purses": {0: "5r", 1: "5r", 2: "5r"}}, "18 real and 12 fake are left"),
        ({"seat": 3}, "there is no seat 3"),
    ],
)
def test_a_position_that_cannot_come_up_is_not_laid_out(layout, said):
    with pytest.raises(ValueError, match=said):
        position(**layout)


def test_what_a_position_does_not_name_is_filled_in_so_that_nothing_is_missing():
    state = position(purses={0: "5r 2f"}, hands={1: ["snake_egg"]})
    assert state.conserved() == {
        "food cards": 36,
        "places of food cards": 36,
        "real coins": 45,
        "fake coins": 12,
    }
    assert state.hidden == [5, 5, 5, 5, 5, 4]
    assert state.purses == [Coins(5, 2), Coins(14, 5), Coins(14, 5)]


def test_component_data_that_does_not_make_the_36_cards_begins_no_game_mw_01():
    with pytest.raises(ValueError, match="7 of each food are not the 36 cards of MW-01"):
        GAME.play.new_game(GAME.rules(3, component_data={"copies_per_food": 7}))
