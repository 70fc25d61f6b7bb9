"""The end of Muscle Man (MM-16 to MM-18), the notation of actions, and undone cards."""

from random import Random

import pytest
from muscle_man_tables import GAME, legal, plays, position, seat, three, told

from clawkit.core.match import Match
from clawkit.games.muscle_man.actions import BUY, PICK_UP, STOCK

FOUR = "A-red B-red C-red D-red"


@pytest.mark.parametrize("cards", [3, 4])
def test_the_fifth_food_card_in_front_of_any_player_brings_on_the_end_mm_16(cards):
    match = three(seat(" ".join(FOUR.split()[:cards]), front="E-green C-blue"))
    events = plays(match, "buy", "pick up", "pick up")
    five = cards == 4
    assert match.state.ending is five
    expected = [(0, "has five food cards: each player has one last action")]
    assert told(events, "MM-16") == (expected if five else [])


def test_the_last_food_card_of_any_machine_brings_on_the_end_when_purchased_mm_17():
    match = three(seat("A-red", front="B-red", hidden=0))
    events = plays(match, "buy", "pick up", "pick up")
    assert match.state.ending
    what = "has bought a machine's last food card: each player has one last action"
    assert told(events, "MM-17") == [(0, what)]


def test_a_machine_that_still_hides_a_card_does_not_bring_on_the_end_mm_17():
    match = three(seat("A-red", front="B-red", hidden=1))
    plays(match, "buy", "pick up", "pick up")
    assert not match.state.ending


def test_a_machine_that_is_empty_already_does_not_bring_on_the_end_mm_17():
    match = three(seat("A-red", front="", hidden=0))
    plays(match, "pick up", "pick up", "pick up")
    assert not match.state.ending


def test_both_triggers_at_once_are_both_told_and_bring_one_last_action_mm_18():
    match = three(seat(FOUR, front="E-green", hidden=0))
    events = plays(match, "buy", "pick up", "pick up")
    assert len(told(events, "MM-16")) == len(told(events, "MM-17")) == 1
    assert not match.state.is_over()
    plays(match, "pick up", "pick up", "pick up")
    assert match.state.is_over()


def test_then_each_player_has_one_last_action_and_the_game_is_over_mm_18():
    match = three(seat(FOUR, front="E-green C-blue"))
    plays(match, "buy", "pick up", "pick up")
    assert match.state.to_act() == (0, 1, 2)
    events = plays(match, "buy", "buy", "pick up")
    assert told(events, "MM-18") == [(None, "all have had their last action: the game is over")]
    assert match.state.is_over()
    assert match.state.turns == 2
    assert len(match.state.hands[0]) == 6
    assert told(events, "MM-15") == []


def test_no_card_is_turned_over_any_more_after_the_last_action_mm_18():
    match = three(seat(FOUR, front="E-green C-blue"))
    plays(match, "buy", "pick up", "pick up")
    plays(match, "buy", "buy", "pick up")
    assert not match.state.is_chance()


def test_the_end_comes_even_if_the_fifth_card_is_stocked_away_in_the_last_action_mm_18():
    match = three(seat(FOUR, front="E-green C-blue"))
    plays(match, "buy", "pick up", "pick up")
    plays(match, "stock A-red", "pick up", "pick up")
    assert match.state.is_over()
    assert len(match.state.hands[0]) == 4


def test_before_the_last_action_the_machines_are_passed_once_more_mm_r05():
    match = three(seat(FOUR, front="E-green C-blue"))
    events = plays(match, "buy", "pick up", "pick up")
    assert told(events, "MM-15") == [(None, "all machines are passed to the right")]
    assert match.state.front(match.state.machine_of(0)) == "E-red"


def test_the_table_can_rule_that_the_last_action_is_with_the_machine_at_hand_mm_r05():
    match = three(seat(FOUR, front="E-green C-blue"), last_action="same_machine")
    events = plays(match, "buy", "pick up", "pick up")
    assert told(events, "MM-15") == []
    assert match.state.front(match.state.machine_of(0)) == "C-blue"
    plays(match, "buy", "pick up", "pick up")
    assert match.state.hands[0] == ("A-red", "B-red", "C-blue", "C-red", "D-red", "E-green")
    assert match.state.is_over()


def test_with_the_machine_at_hand_its_next_card_is_seen_before_the_last_action_mm_r05():
    match = three(seat(FOUR, front="E-green", hidden=1), last_action="same_machine")
    plays(match, "buy", "pick up", "pick up")
    assert [event.clause for event in match.happen("F-green")] == ["MM-07"]
    assert match.state.front(match.state.machine_of(0)) == "F-green"


@pytest.mark.parametrize("last_action", ["after_pass", "same_machine"])
def test_an_empty_machine_leaves_a_last_action_to_whoever_has_it_mm_r05(last_action):
    match = three(seat("", 2, front="B-red", hidden=0), last_action=last_action)
    plays(match, "buy", "pick up", "pick up")
    holder = 2 if last_action == "after_pass" else 0
    assert "buy" not in legal(match.state, holder)
    assert "pick up" in legal(match.state, holder)


def test_the_machines_still_pass_in_turns_before_the_end_whatever_the_ruling_mm_r05():
    match = three(seat("A-red", front="B-red C-red"), last_action="same_machine")
    assert told(plays(match, "buy", "pick up", "pick up"), "MM-15")


def test_six_players_can_all_buy_in_one_turn_and_all_trigger_the_end():
    match = Match(position(*(seat(FOUR, front="E-red", hidden=0) for _ in range(6)), supply=10))
    events = plays(match, *["buy"] * 6)
    assert [who for who, _ in told(events, "MM-16")] == list(range(6))
    assert [who for who, _ in told(events, "MM-17")] == list(range(6))
    plays(match, "stock A-red", *["pick up"] * 5)
    assert match.state.is_over()
    assert match.state.supply == 5


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("buy", BUY),
        ("  PICK   up ", PICK_UP),
        ("Stock a-RED", STOCK["A-red"]),
        ("stock F-green", STOCK["F-green"]),
    ],
)
def test_actions_are_read_whatever_their_case_and_spaces(text, action):
    assert GAME.play.parse_action(text) == action


@pytest.mark.parametrize("text", ["stock", "stock G-red", "stock A", "pick", "sell A-red", "buy 2"])
def test_what_is_no_action_is_refused_with_the_three_forms(text):
    with pytest.raises(ValueError, match=r"write buy, stock A-red .* or pick up"):
        GAME.play.parse_action(text)


def test_what_the_table_saw_after_an_undo_counts_more_than_what_was_drawn_before_it():
    match = three(seat("A-red", front="B-red", hidden=2))
    plays(match, "buy", "pick up", "pick up")
    match.happen("D-green")
    match.undo()
    plays(match, "pick up", "buy", "pick up")
    match.happen("D-green")
    plays(match, "pick up", "buy", "pick up")
    match.happen("D-green")
    # both D-green lie elsewhere now, so the first one cannot be where it was drawn
    plays(match, "pick up", "buy", "pick up")
    assert match.state.chance_place() == ("food cards", (1, 2))
    match.settle(Random(1))
    assert match.state.front(1) != "D-green"
    assert match.state.unseen["D-green"] == 0
