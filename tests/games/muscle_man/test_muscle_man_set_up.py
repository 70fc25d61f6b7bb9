"""The set-up: machines, coins, the deal, the first food, what nobody has seen (MM-01 to MM-09)."""

from collections import Counter
from random import Random

import pytest
from muscle_man_tables import GAME, told

from clawkit.core.match import Match
from clawkit.games.muscle_man.components import KINDS, food_cards


def new_match(players, **rulings):
    """A match before its set-up."""
    return Match(GAME.play.new_game(GAME.rules(players, rulings)))


def set_up(players, seed=1):
    """A match after its set-up."""
    match = new_match(players)
    match.settle(Random(seed))
    return match


def happen(match, *outcomes):
    """What the table saw, one after the other."""
    return [event for outcome in outcomes for event in match.happen(outcome)]


def test_there_are_two_machines_of_each_colour_mm_01():
    match = new_match(6)
    assert match.state.chance_outcomes() == [("red", 2), ("blue", 2), ("green", 2)]
    happen(match, "red", "blue", "red")
    assert match.state.chance_outcomes() == [("blue", 1), ("green", 2)]
    happen(match, "green", "blue")
    assert match.state.chance_outcomes() == [("green", 1)]


@pytest.mark.parametrize(("players", "supply"), [(3, 40), (4, 30), (5, 20), (6, 10)])
def test_players_have_eight_coins_machines_two_and_the_supply_the_rest_of_70_mm_02(players, supply):
    state = set_up(players).state
    assert state.purses == [8] * players
    assert state.coins == [2] * players
    assert state.supply == supply
    assert state.conserved()["coins"] == 70


def test_36_food_cards_are_two_of_each_of_six_types_in_three_colours_mm_03():
    cards = food_cards({"copies_per_type_and_colour": 2})
    assert sum(cards.values()) == 36
    assert Counter(card[0] for card in cards) == dict.fromkeys("ABCDEF", 3)
    assert set(cards.values()) == {2}


def test_component_data_that_does_not_make_36_cards_cannot_be_played_with_mm_03():
    rules = GAME.rules(3, component_data={"copies_per_type_and_colour": 3})
    with pytest.raises(ValueError, match="3 of each type and colour are not the 36 cards of MM-03"):
        GAME.play.new_game(rules)


def test_each_player_in_turn_takes_a_machine_and_coins_mm_04():
    match = new_match(3)
    events = happen(match, "red", "green", "green")
    assert told(events, "MM-04") == [
        (0, "takes a red machine and 8 coins"),
        (1, "takes a green machine and 8 coins"),
        (2, "takes a green machine and 8 coins"),
    ]
    assert match.state.colours == ("red", "green", "green")


@pytest.mark.parametrize(
    ("players", "dealt"),
    [(3, [12] * 3), (4, [9] * 4), (5, [8, 7, 7, 7, 7]), (6, [6] * 6)],
)
def test_the_cards_are_dealt_evenly_and_of_five_players_the_agreed_one_has_one_more_mm_05(
    players, dealt
):
    assert new_match(players).state.hidden == dealt
    assert [1 + 1 + hidden for hidden in set_up(players).state.hidden] == dealt


def test_each_player_turns_up_a_first_food_that_nobody_could_know_mm_06():
    match = new_match(3)
    happen(match, "red", "blue", "green")
    assert match.state.chance_outcomes() == [(kind, 2) for kind in KINDS]
    assert told(happen(match, "A-red", "A-red"), "MM-06") == [
        (0, "turns up A-red, the first food"),
        (1, "turns up A-red, the first food"),
    ]
    assert match.state.chance_outcomes() == [(kind, 2) for kind in KINDS if kind != "A-red"]
    assert match.state.hands == [("A-red",), ("A-red",), ()]


def test_the_front_most_card_of_every_machine_is_seen_then_and_no_other_mm_07():
    match = new_match(3)
    events = happen(match, "red", "blue", "green", "A-red", "B-red", "C-red")
    assert match.state.known == [(), (), ()]
    events = happen(match, "D-red", "E-red", "F-red")
    assert told(events, "MM-07") == [
        (None, "D-red is seen at the front of machine 1 (red)"),
        (None, "E-red is seen at the front of machine 2 (blue)"),
        (None, "F-red is seen at the front of machine 3 (green)"),
    ]
    assert match.state.known == [("D-red",), ("E-red",), ("F-red",)]
    assert match.state.hidden == [10, 10, 10]


def test_two_coins_go_into_each_machine_mm_08():
    match = new_match(3)
    events = happen(match, "red", "blue", "green", "A-red", "B-red", "C-red")
    assert told(events, "MM-08") == [(None, "2 coins go into each machine")]


def test_the_machines_are_passed_to_the_right_before_the_first_action_mm_09():
    match = new_match(3)
    events = happen(
        match, "red", "blue", "green", "A-red", "B-red", "C-red", "D-red", "E-red", "F-red"
    )
    assert told(events, "MM-09") == [(None, "all machines are passed to the right")]
    # Play goes clockwise, to the left; so the player on the right has the seat before.
    assert [match.state.machine_of(seat) for seat in range(3)] == [1, 2, 0]
    assert match.state.to_act() == (0, 1, 2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_unseen_are_exactly_the_cards_that_lie_hidden(players):
    state = set_up(players).state
    assert sum(state.unseen.values()) == sum(state.hidden) == 36 - 2 * players
    assert state.conserved() == {"food cards": 36, "places of food cards": 36, "coins": 70}


def test_a_hidden_card_is_any_unseen_one_each_as_likely():
    state = set_up(3).state
    seen = Counter(card for cards in (*state.hands, *state.known) for card in cards)
    assert state.unseen == {kind: 2 - seen[kind] for kind in KINDS}


@pytest.mark.parametrize("players", [2, 7])
def test_the_game_is_for_three_to_six_players(players):
    with pytest.raises(ValueError, match=f"{players} players, but .* is for 3 to 6"):
        GAME.rules(players)
