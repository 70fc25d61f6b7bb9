"""The actions of a turn and the pass in Muscle Man: clauses MM-10 to MM-15."""

from random import Random

import pytest
from muscle_man_tables import legal, plays, position, seat, three, told

from clawkit.core.match import IllegalActionError, Match
from clawkit.games.muscle_man.actions import BUY, PICK_UP, STOCK


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
    has = "the same" if machine == colour else "another"
    assert match.state.purses[0] == 8 - cost
    why = f"the {machine} machine has {has} colour"
    assert told(events, "MM-12") == [(0, f"has to pay {cost} for D-{colour}: {why}")]


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
    events = plays(match, "stock A-red", "pick up", "pick up")
    what = "puts A-red at the front of the machine and takes nothing: it has no coins"
    assert told(events, "MM-13") == [(0, what)]
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
