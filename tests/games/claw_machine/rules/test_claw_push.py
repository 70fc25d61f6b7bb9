"""PUSH, and turns in which no card can be had: clauses CM-17 to CM-19."""

import pytest
from claw_machine_play import arrows, claw, empty, legal, play, stack, table, told

CORNER = empty("a1", "b1", "a2", "b2")
"""With four arrows and the claw on a1, only these four spaces can be reached."""


def test_push_takes_the_top_card_face_up_and_turns_the_next_one_over_cm_17():
    more = {"hands": {0: ["pink", "dog"]}, "hidden": {"a1": 2}}
    state = table(claw="b2", arrows={0: ""}, **more)
    play(state, "push", "=yellow")
    assert state.hands[0] == ("pink", "dog", "capybara")
    assert stack(state, "b2") == ("yellow",)
    assert state.stacks.hidden[4] == 3
    assert "push" not in legal(state)


def test_the_next_card_is_any_that_nobody_has_seen_by_their_number_cm_17():
    state = table(claw="b2", arrows={0: ""})
    unseen = dict(state.chance_outcomes())
    play(state, "push")
    assert state.is_chance()
    assert legal(state) == []
    assert dict(state.chance_outcomes()) == unseen
    # 6 of each animal less those of the tops: bear, cat, dog, rabbit 2 each, capybara 1.
    assert [unseen[card] for card in ("bear", "cat", "dog", "rabbit", "capybara")] == [
        4, 4, 4, 4, 5
    ]  # fmt: skip
    assert sum(unseen.values()) == 36


def test_a_known_card_below_comes_up_without_chance_cm_17():
    state = table({"b2": ["bear", "cat", "dog"]}, claw="b2", arrows={0: ""})
    play(state, "push")
    assert not state.is_chance()
    assert stack(state, "b2") == ("bear", "cat")


def test_push_is_pressed_once_a_turn_cm_17():
    state = table(claw="b2")
    play(state, "push", "=pink", "up")
    assert legal(state) == ["down", "left", "right", "done"]


def test_who_recharges_over_an_empty_space_gets_no_toy_cm_18():
    state = table({"b2": []}, claw="b2", arrows={0: "up"}, players=3)
    assert legal(state) == ["up", "recharge down", "recharge left", "recharge right"]
    play(state, "recharge down")
    assert legal(state) == ["recharge left", "recharge right", "done"]
    events = play(state, "done")
    assert told(events)[0] == ("CM-18", "ends the turn without a toy, over an empty space")
    assert state.hands[0] == ()
    assert state.to_act() == (1,)


def test_who_moves_away_from_an_empty_space_must_push_at_a_card_cm_19():
    state = table({"b2": []}, claw="b2", players=3)
    assert legal(state) == ["up", "down", "left", "right"]
    play(state, "up")
    assert "done" not in legal(state)
    assert "push" in legal(state)


def test_a_mover_may_pass_a_card_by_as_long_as_another_can_be_reached_cm_19():
    state = table({"c1": []}, claw="a1", arrows={0: "down right"}, players=3)
    play(state, "right")
    assert legal(state) == ["down", "push"]
    play(state, "down")
    assert legal(state) == ["push"]


@pytest.mark.parametrize("choice", ["moves_without_toy", "passes"])
@pytest.mark.parametrize("left", ["up left", "up down left", "right"])
def test_with_one_to_three_arrows_and_no_card_in_reach_the_player_recharges(choice, left):
    rulings = {"push_impossible": choice}
    state = table(CORNER, claw="a1", players=3, seat=1, arrows={1: left}, rulings=rulings)
    used = [d for d in ("up", "down", "left", "right") if d not in left.split()]
    assert legal(state) == [f"recharge {direction}" for direction in used]


def test_with_four_arrows_and_no_card_in_reach_the_player_moves_and_gets_nothing_cm_r05():
    state = table(CORNER, claw="a1", players=3, seat=1)
    assert legal(state) == ["down", "right"]
    play(state, "right")
    assert legal(state) == ["down", "left", "done"]
    play(state, "down")
    assert legal(state) == ["up", "left", "done"]
    events = play(state, "done")
    assert told(events) == [("CM-19", "ends the turn without a toy: no card could be reached")]
    assert (claw(state), arrows(state, 1), state.hands[1]) == ("b2", "up left", ())
    assert state.to_act() == (2,)


def test_with_four_arrows_and_no_card_in_reach_the_turn_passes_by_the_other_ruling_cm_r05():
    rulings = {"push_impossible": "passes"}
    state = table(CORNER, claw="a1", players=3, seat=1, rulings=rulings)
    assert legal(state) == ["pass"]
    events = play(state, "pass")
    assert told(events) == [("CM-19", "cannot reach a card, and passes")]
    assert (claw(state), arrows(state, 1)) == ("a1", "up down left right")
    assert state.to_act() == (2,)


@pytest.mark.parametrize(("choice", "own"), [("moves_without_toy", 2), ("passes", 1)])
def test_who_can_reach_no_card_may_still_use_a_dragon_cm_38(choice, own):
    more = {"hands": {1: ["dragon"]}, "ready": {1: ["dragon"]}}
    rulings = {"push_impossible": choice}
    state = table(CORNER, claw="a1", players=3, seat=1, rulings=rulings, **more)
    swaps = [word for word in legal(state) if word.startswith("swap")]
    assert len(swaps) == 10
    assert len(legal(state)) == own + 10
    play(state, "swap c1 c3")
    assert (stack(state, "c1"), stack(state, "c3")) == (("rabbit",), ("dog",))
    assert len(legal(state)) == own


def test_four_arrows_from_an_edge_that_reach_one_card_must_reach_it_cm_19():
    # From b1 three empty spaces and a2; c2 is reached by right, down or down, right.
    spaces = empty("a1", "b1", "c1", "a2", "b2")
    state = table(spaces, claw="b1", players=3, seat=1)
    assert legal(state) == ["down", "right"]
    play(state, "down")
    assert legal(state) == ["right"]
    play(state, "right", "push", "=pink")
    assert state.hands[1] == ("bear",)
