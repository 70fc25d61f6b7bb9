"""Mythic powers: clauses CM-38 to CM-40."""

import pytest
from claw_machine_play import (
    CELLS,
    apart_from_swaps,
    clauses,
    empty,
    height,
    legal,
    play,
    stack,
    table,
    told,
)


def with_power(*mythics, stacks=None, hidden=None, **more):
    """Seat 0 holds these from earlier turns; the cards come off the stack on a3."""
    below = {"a3": 4 - len(mythics), **(hidden or {})}
    given = {"players": 3, "hands": {0: mythics}, "ready": {0: mythics}, **more}
    return table(stacks, hidden=below, **given)


def swaps(state):
    return [word for word in legal(state) if word.startswith("swap")]


def test_without_a_mythic_there_is_no_power_cm_38():
    state = table(players=3)
    assert swaps(state) == []
    play(state, "push", "=pink")
    assert "unicorn" not in legal(state)


def test_a_mythic_got_this_turn_cannot_be_used_in_it_cm_38():
    state = table({"b2": ["unicorn"], "b1": ["dragon"]}, {"b2": 4, "b1": 4}, players=3)
    play(state, "push", "=pink", "up")
    assert state.hands[0] == ("unicorn",)
    assert legal(state) == ["down", "left", "right", "done"]


def test_after_a_unicorn_a_dragon_got_in_the_same_turn_must_wait_cm_38():
    state = with_power("unicorn", stacks={"b2": ["cat", "dragon"]})
    play(state, "push", "unicorn", *[f"give {cell}" for cell in ("b1", "b3", "a2")])
    assert state.hands[0] == ("unicorn", "dragon", "cat")
    play(state, "=pink", "=pink", "=blue", "=blue")
    assert swaps(state) == []
    assert state.ready[0] == (0, 0)


def test_a_mythic_got_in_an_earlier_turn_can_be_used_cm_38():
    state = table({"b2": ["dragon"]}, {"b2": 4}, arrows=dict.fromkeys((0, 1), ""))
    play(state, "push", "=pink", "recharge up", "done")
    assert swaps(state) == []
    play(state, "push", "=pink", "recharge up", "done")
    assert len(swaps(state)) == 36


def test_one_power_a_turn_cm_38():
    state = with_power("dragon", "dragon", "unicorn")
    play(state, "swap a1 c3")
    assert swaps(state) == []
    play(state, "push", "=pink")
    assert legal(state) == ["up", "down", "left", "right"]
    state = with_power("dragon", "unicorn")
    play(state, "push", "=pink")
    assert legal(state)[:5] == ["up", "down", "left", "right", "unicorn"]
    play(state, "unicorn", "=pink")
    assert swaps(state) == []
    assert "unicorn" not in legal(state)


def test_each_power_works_once_a_game_cm_38():
    more = {"players": 2, "arrows": dict.fromkeys((0, 1), "")}
    state = with_power("dragon", **more)
    play(state, "swap a1 c3", "push", "=pink", "recharge up", "done")
    play(state, "push", "=pink", "recharge up", "done")
    assert swaps(state) == []
    assert state.hands[0][0] == "dragon"


def test_a_second_mythic_can_be_used_in_a_later_turn_cm_38():
    more = {"players": 2, "arrows": dict.fromkeys((0, 1), "")}
    state = with_power("dragon", "unicorn", **more)
    play(state, "swap a1 c3", "push", "=pink", "recharge up", "done")
    play(state, "push", "=pink", "recharge up", "done")
    assert swaps(state) == []
    play(state, "push", "=blue")
    assert "unicorn" in legal(state)


def test_using_a_power_turns_the_card_over_cm_38():
    state = with_power("dragon")
    events = play(state, "swap a1 c3")
    assert told(events) == [
        ("CM-38", "turns a dragon over: its power is spent"),
        ("CM-39", "switches the top cards of a1 and c3"),
    ]
    assert state.ready[0] == (0, 0)


@pytest.mark.parametrize(
    "before",
    [
        (),
        ("up",),
        ("push", "=pink"),
        ("push", "=pink", "up"),
        ("up", "push", "=pink", "left"),
        ("up", "left", "push", "=pink"),
    ],
    ids=" ".join,
)
def test_a_power_is_used_at_any_time_of_the_turn_cm_38(before):
    state = with_power("dragon")
    play(state, *before)
    without = apart_from_swaps(state)
    assert len(swaps(state)) == 36
    play(state, "swap b1 b3")
    assert legal(state) == without


@pytest.mark.parametrize("before", [(), ("recharge left",), ("push", "=pink", "recharge left")])
def test_a_power_is_used_by_who_recharges_too_cm_38(before):
    state = with_power("dragon", arrows={0: "up"})
    play(state, *before)
    assert len(swaps(state)) == 36


def test_a_dragon_switches_two_face_up_top_cards_and_what_lies_below_stays_cm_39():
    state = with_power("dragon", stacks={"a1": ["pink", "dog"]})
    play(state, "swap a1 c3")
    assert (stack(state, "a1"), stack(state, "c3")) == (("pink", "rabbit"), ("dog",))
    assert (height(state, "a1"), height(state, "c3")) == (2, 5)
    assert not state.is_chance()


def test_both_places_of_a_switch_must_hold_a_card_cm_39():
    state = with_power("dragon", stacks=empty("b1", "c2"))
    filled = ("a1", "c1", "a2", "b2", "a3", "b3", "c3")
    pairs = [(a, b) for i, a in enumerate(filled) for b in filled[i + 1 :]]
    assert swaps(state) == [f"swap {a} {b}" for a, b in pairs]


def test_a_dragon_may_take_the_card_below_the_claw_cm_39():
    state = with_power("dragon", claw="b2", arrows={0: ""})
    play(state, "swap c1 b2")
    assert (stack(state, "b2"), stack(state, "c1")) == (("dog",), ("capybara",))
    assert (height(state, "b2"), height(state, "c1")) == (5, 5)
    play(state, "push", "=pink")
    assert state.hands[0] == ("dragon", "dog")


def test_a_dragon_switches_the_card_that_push_has_revealed_cm_39():
    state = with_power("dragon", claw="b2", arrows={0: ""})
    play(state, "push", "=unicorn", "swap b2 c3")
    assert (stack(state, "b2"), stack(state, "c3")) == (("rabbit",), ("unicorn",))


def test_by_the_upper_row_ruling_only_the_first_rows_top_cards_are_switched_cm_r03():
    rulings = {"dragon": "upper_row"}
    state = with_power("dragon", rulings=rulings)
    assert swaps(state) == ["swap a1 b1", "swap a1 c1", "swap b1 c1"]
    state = with_power("dragon", stacks=empty("b1"), rulings=rulings)
    assert swaps(state) == ["swap a1 c1"]
    state = with_power("dragon", stacks=empty("b1", "c1"), rulings=rulings)
    assert swaps(state) == []


def test_by_the_default_ruling_any_two_top_cards_are_switched_cm_r03():
    pairs = [(a, b) for i, a in enumerate(CELLS) for b in CELLS[i + 1 :]]
    assert swaps(with_power("dragon")) == [f"swap {a} {b}" for a, b in pairs]


def test_a_unicorn_presses_push_a_second_time_cm_40():
    state = with_power("unicorn", claw="b2", arrows={0: ""})
    assert "unicorn" not in legal(state)
    play(state, "push", "=pink")
    assert legal(state)[0] == "unicorn"
    events = play(state, "unicorn", "=pink")
    assert told(events) == [
        ("CM-38", "turns a unicorn over: its power is spent"),
        ("CM-40", "presses PUSH a second time and takes pink from b2"),
        ("CM-17", "pink is turned over on b2"),
    ]
    assert state.hands[0] == ("unicorn", "capybara", "pink")
    play(state, "recharge up", "done")


def test_the_second_push_may_be_at_another_space_cm_40():
    state = with_power("unicorn", claw="b2")
    play(state, "push", "=pink", "up", "left", "unicorn", "=pink", "done")
    assert state.hands[0] == ("unicorn", "capybara", "bear")


def test_the_second_push_needs_a_card_below_the_claw_cm_40():
    state = with_power("unicorn", stacks=empty("b1"), claw="b2")
    play(state, "push", "=pink", "up")
    assert legal(state) == ["down", "left", "right", "done"]
    play(state, "right")
    assert "unicorn" in legal(state)


def test_the_second_push_takes_from_the_stack_just_built_cm_40():
    state = with_power("unicorn", stacks={"a1": ["pink"]}, claw="a1", arrows={0: ""})
    play(state, "push", "give b1", "=blue", "=blue", "unicorn")
    assert state.hands[0] == ("unicorn", "pink", "rabbit")
    assert stack(state, "a1") == ("cat",)


def test_a_second_push_can_take_the_last_card_of_the_stack_just_built_cm_40():
    stacks = {"a1": ["pink"], "b1": ["blue"]}
    state = with_power("unicorn", stacks=stacks, claw="a1", arrows={0: ""})
    events = play(state, "push", "=yellow", "unicorn", "=dragon")
    assert state.hands[0] == ("unicorn", "pink", "rabbit")
    assert stack(state, "a1") == ("yellow",)
    assert clauses(events).count("CM-22") == 2


def test_without_a_first_push_there_is_no_second_cm_40():
    state = with_power("unicorn", stacks=empty("b2"), claw="b2", arrows={0: ""})
    play(state, "recharge up")
    assert legal(state) == ["recharge down", "recharge left", "recharge right", "done"]
