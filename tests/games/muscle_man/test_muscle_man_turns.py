"""Actions, passing and the end, in positions laid out by hand (MM-10 to MM-18)."""

from random import Random

import pytest
from muscle_man_tables import GAME, legal, plays, position, seat, told

from clawkit.core.match import IllegalActionError, Match
from clawkit.games.muscle_man.actions import BUY, PICK_UP, STOCK


def three(first, *, supply=20, **rulings):
    """A match in which seat 0 is of interest; the two others have a card at the front."""
    others = [seat("F-red", front="E-red"), seat("F-blue", front="E-blue")]
    return Match(position(first, *others, supply=supply, **rulings))


def test_all_seats_act_at_the_same_time_one_action_each_mm_10():
    match = three(seat("A-red", front="B-red"))
    assert match.state.to_act() == (0, 1, 2)
    with pytest.raises(IllegalActionError, match="each of seats 0, 1 and 2 is to choose one act"):
        match.play_together({0: BUY, 1: BUY})
    with pytest.raises(
        IllegalActionError, match="stock A-red is not possible now; seat 2 can play"
    ):
        match.play_together({0: BUY, 1: BUY, 2: STOCK["A-red"]})


def test_players_at_one_screen_choose_in_secret_and_all_acts_once_the_last_has_chosen_mm_10():
    match = three(seat("A-red", front="B-red"))
    before = match.state.to_json()
    assert match.play(PICK_UP, 1) == match.play(BUY) == []
    assert match.waiting == (2,)
    assert match.state.to_json() == before
    with pytest.raises(IllegalActionError, match="it is the turn of seat 2"):
        match.play(BUY, 0)
    events = match.play(PICK_UP, 2)
    assert [event.clause for event in events[:4]] == ["MM-12", "MM-11", "MM-14", "MM-14"]
    assert match.undo()
    assert match.waiting == (0, 1, 2)
    assert match.state.to_json() == before


def test_a_purchase_puts_the_price_into_the_machine_and_takes_the_front_most_card_mm_11():
    match = three(seat("A-red", 8, "red", "B-red C-blue", coins=4))
    events = plays(match, "buy", "pick up", "pick up")
    assert match.state.hands[0] == ("A-red", "B-red")
    assert match.state.purses[0] == 6
    assert match.state.coins[1] == 6
    assert match.state.known[1] == ("C-blue",)
    assert told(events, "MM-11") == [(0, "puts 2 coins into the machine and takes B-red")]


@pytest.mark.parametrize("machine", ["red", "blue", "green"])
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_a_card_of_the_machines_colour_costs_two_and_any_other_three_mm_12(machine, colour):
    match = three(seat("A-red", 8, machine, f"D-{colour}"))
    events = plays(match, "buy", "pick up", "pick up")
    cost = 2 if machine == colour else 3
    own = "its own" if machine == colour else "another"
    assert match.state.purses[0] == 8 - cost
    expected = (0, f"D-{colour} costs {cost} in a {machine} machine: {own} colour")
    assert told(events, "MM-12") == [expected]


def test_the_price_is_that_of_the_machine_the_card_is_in_now_mm_12():
    match = three(seat("A-blue", 8, "red", "D-red"))
    plays(match, "stock A-blue", "buy", "pick up")
    match.settle(Random(1))
    # the blue card went with the red machine from seat 0 to the right, to seat 2
    assert match.state.front(match.state.machine_of(2)) == "A-blue"
    plays(match, "pick up", "pick up", "buy")
    assert match.state.purses[2] == 8 + 1 - 3


@pytest.mark.parametrize(
    ("purse", "front", "possible"),
    [(1, "D-red", False), (2, "D-red", True), (2, "D-blue", False), (3, "D-blue", True)],
)
def test_a_purchase_needs_the_coins_for_the_price_mm_11(purse, front, possible):
    match = three(seat("A-red", purse, "red", front))
    assert ("buy" in legal(match.state, 0)) is possible


def test_a_purchase_needs_a_card_in_the_machine_mm_11():
    match = three(seat("A-red", 8, hidden=0))
    assert legal(match.state, 0) == ["stock A-red", "pick up"]


def test_a_stocked_card_lies_at_the_very_front_and_the_machines_coins_are_taken_mm_13():
    match = three(seat("A-red B-blue", 3, "green", "C-red D-red", coins=7))
    events = plays(match, "stock B-blue", "pick up", "pick up")
    assert match.state.hands[0] == ("A-red",)
    assert match.state.purses[0] == 10
    assert match.state.coins[1] == 0
    assert match.state.known[1] == ("D-red", "C-red", "B-blue")
    what = "puts B-blue at the front of the machine and takes its 7 coins"
    assert told(events, "MM-13") == [(0, what)]


def test_stocking_is_possible_with_no_coins_in_the_machine_and_into_an_empty_one_mm_13():
    match = three(seat("A-red", 0, coins=0, hidden=0))
    plays(match, "stock A-red", "pick up", "pick up")
    assert match.state.known[1] == ("A-red",)
    assert match.state.hands[0] == ()
    assert match.state.purses[0] == 0


def test_stocking_needs_a_food_card_and_each_face_is_offered_once_mm_13():
    assert legal(three(seat("", 0, front="B-red")).state, 0) == ["pick up"]
    two = three(seat("B-red A-red B-red", 8, front="C-red")).state
    assert legal(two, 0) == ["buy", "stock A-red", "stock B-red", "pick up"]


def test_picking_up_takes_one_coin_from_the_supply_mm_14():
    match = three(seat("A-red", 0, front="B-red"), supply=5)
    events = plays(match, "pick up", "pick up", "buy")
    assert match.state.purses[:2] == [1, 9]
    assert match.state.supply == 3
    assert told(events, "MM-14") == [(0, "picks up 1 coin"), (1, "picks up 1 coin")]


def test_picking_up_from_an_empty_supply_is_possible_and_brings_nothing_mm_14():
    match = three(seat("", 0, front="B-red"), supply=0)
    assert legal(match.state, 0) == ["pick up"]
    events = plays(match, "pick up", "stock F-red", "stock F-blue")
    assert match.state.purses[0] == 0
    assert told(events, "MM-14") == [(0, "picks up nothing: too few coins are left")]


@pytest.mark.parametrize(
    ("choice", "supply", "purses", "left"),
    [
        ("seat_order", 2, [9, 9, 8], 0),
        ("nobody", 2, [8, 8, 8], 2),
        ("seat_order", 3, [9, 9, 9], 0),
        ("nobody", 3, [9, 9, 9], 0),
        ("nobody", 0, [8, 8, 8], 0),
    ],
)
def test_a_supply_that_is_too_small_is_shared_out_as_the_table_rules_mm_r03(
    choice, supply, purses, left
):
    match = three(seat("A-red", 8, front="B-red"), supply=supply, scarce_supply=choice)
    plays(match, "pick up", "pick up", "pick up")
    assert match.state.purses == purses
    assert match.state.supply == left


def test_a_switched_ruling_on_the_supply_is_cited_where_it_decides_mm_r03():
    match = three(seat("A-red", 8, front="B-red"), supply=2, scarce_supply="nobody")
    events = plays(match, "pick up", "pick up", "pick up")
    what = "picks up nothing: too few coins are left [MM-R03: nobody]"
    assert told(events, "MM-14") == [(0, what), (1, what), (2, what)]


def test_coins_that_are_paid_do_not_come_into_the_supply_in_the_same_turn_mm_14():
    match = three(seat("A-red", 8, front="B-red"), supply=0)
    plays(match, "buy", "stock F-red", "pick up")
    assert match.state.purses == [6, 10, 8]


def test_after_everyone_has_acted_all_machines_go_to_the_right_with_their_coins_mm_15():
    match = three(seat("A-red", 8, "red", "B-red C-red"))
    before = [match.state.machine_of(s) for s in range(3)]
    events = plays(match, "buy", "pick up", "pick up")
    # seat 1's machine is seat 0's now, and seat 0's went round to seat 2
    assert [match.state.machine_of(s) for s in range(3)] == [*before[1:], before[0]]
    assert told(events, "MM-15") == [(None, "all machines are passed to the right")]
    assert match.state.coins[match.state.machine_of(2)] == 4


def test_a_machine_comes_back_after_as_many_turns_as_there_are_players_mm_15():
    match = Match(position(*(seat("A-red", front="B-red") for _ in range(6))))
    start = [match.state.machine_of(s) for s in range(6)]
    for _ in range(6):
        plays(match, *["pick up"] * 6)
    assert [match.state.machine_of(s) for s in range(6)] == start


def test_the_next_hidden_card_is_seen_before_the_machines_are_passed():
    match = three(seat("A-red", 8, "red", "B-red", hidden=2))
    assert told(plays(match, "buy", "pick up", "pick up"), "MM-15") == []
    assert match.state.is_chance()
    events = match.happen("D-green")
    assert [event.clause for event in events] == ["MM-07", "MM-15"]
    assert match.state.front(match.state.machine_of(2)) == "D-green"
    assert match.state.hidden[match.state.machine_of(2)] == 1


def test_a_card_that_was_seen_before_it_was_covered_is_known_when_it_is_in_front_again():
    match = three(seat("A-red", 8, "red", "B-red", hidden=2))
    plays(match, "stock A-red", "pick up", "pick up")
    plays(match, "pick up", "pick up", "buy")
    assert not match.state.is_chance()
    assert match.state.known[1] == ("B-red",)


def test_several_hidden_cards_are_turned_over_one_after_the_other():
    match = Match(position(*(seat("A-red", front="B-red", hidden=2) for _ in range(3))))
    plays(match, "buy", "buy", "buy")
    places = []
    while match.state.is_chance():
        places.append(match.state.chance_place())
        match.happen(match.state.chance_outcomes()[0][0])
    assert places == [("food cards", (machine, 2)) for machine in range(3)]


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
