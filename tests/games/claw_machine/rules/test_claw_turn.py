"""A turn's order: clauses CM-10 to CM-16."""

import pytest
from claw_machine_play import arrows, clauses, claw, legal, play, table, told


def test_a_turn_is_a_move_and_push_or_a_recharge_and_push_cm_10():
    state = table(claw="b2", arrows={0: "up left"})
    assert legal(state) == ["up", "left", "push", "recharge down", "recharge right"]


def test_the_turn_goes_to_the_next_seat_and_after_the_last_to_the_first_cm_10():
    state = table(players=3, arrows=dict.fromkeys(range(3), ""))
    for seat, card in ((0, "pink"), (1, "blue"), (2, "yellow")):
        assert state.to_act() == (seat,)
        events = play(state, "push", f"={card}", "recharge up", "done")
        assert told(events)[-1] == ("CM-10", "ends the turn")
        assert events[-1].who == seat
    assert state.to_act() == (0,)


def test_only_the_seat_whose_turn_it_is_may_act_cm_10():
    state = table(players=3, seat=1)
    assert state.to_act() == (1,)
    assert state.legal_actions(0) == ()
    assert state.legal_actions(2) == ()


def test_a_turn_without_moving_or_recharging_cannot_end_cm_10():
    state = table(arrows={0: "up left"})
    assert "done" not in legal(state)
    play(state, "push", "=dragon")
    assert legal(state) == ["up", "left", "recharge down", "recharge right"]


def test_a_turn_without_push_cannot_end_while_the_claw_is_above_a_card_cm_10():
    state = table(arrows={0: "up left"})
    play(state, "recharge down")
    assert legal(state) == ["push", "recharge right"]
    play(state, "recharge right")
    assert legal(state) == ["push"]


def test_a_step_uses_its_arrow_up_and_moves_the_claw_its_own_way_cm_11():
    state = table(claw="b2")
    for word, cell, left in (
        ("up", "b1", "down left right"),
        ("right", "c1", "down left"),
        ("down", "c2", "left"),
        ("left", "b2", ""),
    ):
        events = play(state, word)
        assert told(events) == [("CM-11", f"uses {word}: the claw goes to {cell}")]
        assert (claw(state), arrows(state, 0)) == (cell, left)
    assert legal(state) == ["push"]
    assert arrows(state, 1) == "up down left right"


def test_one_arrow_is_enough_and_not_all_need_be_used_cm_11():
    state = table(claw="b2")
    play(state, "left", "push", "=pink")
    assert "done" in legal(state)
    play(state, "done")
    assert arrows(state, 0) == "up down right"
    assert claw(state) == "a2"


def test_after_push_at_least_one_arrow_must_be_used_by_who_moves_cm_11():
    state = table(claw="b2")
    play(state, "push", "=pink")
    assert legal(state) == ["up", "down", "left", "right"]


def test_an_arrow_off_the_grid_cannot_be_used_cm_11():
    directions = {"up", "down", "left", "right"}
    for cell, off in {
        "a1": {"up", "left"},
        "b1": {"up"},
        "c1": {"up", "right"},
        "a2": {"left"},
        "b2": set(),
        "c2": {"right"},
        "a3": {"down", "left"},
        "b3": {"down"},
        "c3": {"down", "right"},
    }.items():
        assert set(legal(table(claw=cell))) == directions - off | {"push"}


def test_the_claw_moves_over_empty_spaces_cm_11():
    state = table({"b1": []}, claw="a1", players=3)
    play(state, "right", "down", "push", "=pink")
    assert state.hands[0] == ("capybara",)


@pytest.mark.parametrize(
    ("order", "got"),
    [
        ("push right down", "bear"),
        ("right push down", "cat"),
        ("right down push", "capybara"),
    ],
)
def test_push_comes_before_between_or_after_the_steps_cm_12(order, got):
    state = table(claw="a1")
    events = []
    for word in order.split():
        events += play(state, word, *(["=pink"] if word == "push" else []))
    events += play(state, "done")
    assert state.hands[0] == (got,)
    assert claw(state) == "b2"
    expected = [{"push": "CM-17"}.get(word, "CM-11") for word in order.split()]
    assert [c for e, c in zip(events, clauses(events), strict=True) if e.who == 0] == [
        *expected,
        "CM-10",
    ]


@pytest.mark.parametrize(
    "order",
    [
        "push, recharge down",
        "recharge down, push",
        "push, recharge down, recharge right",
        "recharge right, push, recharge down",
        "recharge down, push, recharge right",
        "recharge right, recharge down, push",
    ],
)
def test_one_or_two_arrows_are_recharged_before_or_after_push_or_one_each_cm_13(order):
    state = table(claw="b2", arrows={0: "up left"})
    for word in order.split(", "):
        play(state, word, *(["=pink"] if word == "push" else []))
    play(state, "done")
    assert state.hands[0] == ("capybara",)
    assert claw(state) == "b2"
    turned = [word[9:] for word in order.split(", ") if word != "push"]
    assert set(arrows(state, 0).split()) == {"up", "left", *turned}


def test_a_third_arrow_is_not_recharged_cm_13():
    state = table(arrows={0: ""})
    play(state, "recharge up", "recharge down")
    assert legal(state) == ["push"]
    play(state, "push", "=pink")
    assert legal(state) == ["done"]


def test_only_used_arrows_are_recharged_cm_13():
    state = table(arrows={0: "up down right"})
    events = play(state, "recharge left")
    assert told(events) == [("CM-13", "recharges left")]
    assert legal(state) == ["push"]


def test_who_moves_does_not_recharge_and_who_recharges_does_not_move_cm_10():
    moved = table(arrows={0: "up left"})
    play(moved, "up")
    assert legal(moved) == ["left", "push"]
    rested = table(arrows={0: "up left"})
    play(rested, "recharge down", "push", "=pink")
    assert legal(rested) == ["recharge right", "done"]


def test_with_four_arrows_the_player_must_move_cm_14():
    state = table(claw="a1")
    assert legal(state) == ["down", "right", "push"]
    play(state, "push", "=pink")
    assert legal(state) == ["down", "right"]


def test_without_an_arrow_the_player_must_recharge_and_push_where_the_claw_is_cm_15():
    state = table(arrows={0: ""})
    recharges = ["recharge up", "recharge down", "recharge left", "recharge right"]
    assert legal(state) == ["push", *recharges]
    play(state, "push", "=pink")
    assert legal(state) == recharges
    play(state, "recharge up", "recharge right", "done")
    assert state.hands[0] == ("capybara",)
    assert arrows(state, 0) == "up right"


def test_push_comes_first_and_the_revealed_card_is_seen_before_the_choice_cm_16():
    state = table(claw="b2", arrows={0: "up left"})
    events = play(state, "push", "=unicorn")
    assert told(events) == [
        ("CM-17", "presses PUSH and takes capybara from b2"),
        ("CM-17", "unicorn is turned over on b2"),
    ]
    assert legal(state) == ["up", "left", "recharge down", "recharge right"]
    stays, moves = state.clone(), state.clone()
    play(stays, "recharge down", "done")
    play(moves, "left", "up", "done")
    assert (claw(stays), claw(moves)) == ("b2", "a1")


def test_with_arrows_that_all_lead_off_the_grid_the_player_must_recharge():
    state = table(claw="a1", arrows={0: "up left"})
    assert legal(state) == ["push", "recharge down", "recharge right"]
    play(state, "push", "=pink")
    assert legal(state) == ["recharge down", "recharge right"]


def test_a_step_after_which_no_card_can_be_reached_is_not_offered_cm_19():
    # From b2, left leads to a2 without a card, and with up left over only to a1, also empty.
    state = table({"a1": [], "a2": []}, claw="b2", arrows={0: "up left"}, players=3)
    assert legal(state) == ["up", "push", "recharge down", "recharge right"]
    play(state, "up")
    assert legal(state) == ["push"]
    play(state, "push", "=pink")
    assert legal(state) == ["left", "done"]


def test_after_push_every_step_is_offered_cm_19():
    state = table({"a1": [], "a2": []}, claw="b2", arrows={0: "up left"}, players=3)
    play(state, "push", "=pink")
    assert legal(state) == ["up", "left", "recharge down", "recharge right"]
    play(state, "left", "up", "done")
    assert claw(state) == "a1"
