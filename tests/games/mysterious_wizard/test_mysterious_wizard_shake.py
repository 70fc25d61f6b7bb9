"""The final coins shake: who, in which order, with what."""

import pytest
from mysterious_wizard_tables import laid_out, legal, plays, told

from clawkit.games.mysterious_wizard.coins import Coins
from clawkit.games.mysterious_wizard.shake import shake_order


@pytest.mark.parametrize(
    ("golds", "order"),
    [
        ([], []),
        ([0, 0, 0], []),
        ([0, 1, 0], [1]),
        ([1, 2, 0], [1, 0]),
        ([1, 1, 3, 0, 2], [2, 4, 0, 1]),
        ([0, 2, 1, 2], [1, 2, 3]),
        ([1, 0, 2, 2], [2, 3, 0]),
        ([2, 2, 2], [0, 1, 2]),
    ],
)
def test_from_most_gold_clockwise_all_who_have_gold_mw_20_mw_21(golds, order):
    assert [shaker.seat for shaker in shake_order(golds)] == order


def test_each_turn_has_its_reason_mw_20_mw_21():
    said = [(s.seat, s.reason, s.clause) for s in shake_order([1, 0, 2])]
    assert said == [
        (2, "most Gold (2 recipes)", "MW-20"),
        (0, "next clockwise who has Gold (1 recipe)", "MW-20"),
    ]
    first, *_ = shake_order([0, 2, 2])
    assert first.clause == "MW-21"
    assert first.reason == (
        "most Gold (2 recipes), as one other has, and closest to the start player"
    )
    assert "as 2 others have" in shake_order([1, 1, 1])[0].reason


def before_the_last_action(**layout):
    """Seat 1 has five cards; seat 0 is the last one to act."""
    hands = {0: "ice", 1: "ice ice chips mocha juice", 2: "egg"}
    return laid_out(hands={**hands, **layout.pop("hands", {})}, ending=1, seat=0, **layout)


def test_after_the_last_action_cards_are_turned_up_and_the_shake_begins_mw_19_mw_20():
    match = before_the_last_action(machines=["1r 1f", *["2r"] * 5])
    events = plays(match, "pick 6", "take")
    assert told(events, "MW-19") == [(None, "food cards are turned face up", None)]
    first = "chooses a machine to shake: most Gold (2 recipes)"
    assert told(events, "MW-20") == [(1, first, None)]
    assert legal(match) == [f"shake {n}" for n in range(1, 7)]
    before = match.state.purses[1]
    events = plays(match, "shake 1")
    assert told(events, "MW-20") == [
        (1, "takes 2 coins out of machine 1", None),
        (1, "gets 1 real and 1 fake", 1),
        (0, "chooses a machine to shake: next clockwise who has Gold (1 recipe)", None),
    ]
    assert match.state.purses[1] == before.plus(Coins(1, 1))


def test_who_has_no_gold_does_not_shake_and_one_machine_each_is_all_mw_20():
    match = before_the_last_action()
    plays(match, "pick 6", "take", "shake 1", "shake 2")
    assert match.state.is_over()
    assert match.state.turns == 1


def test_a_machine_that_was_emptied_may_be_chosen_and_brings_nothing_mw_20():
    match = before_the_last_action()
    plays(match, "pick 6", "take", "shake 1")
    assert told(plays(match, "shake 1"), "MW-20") == [(0, "takes no coins out of machine 1", None)]


def test_of_those_with_most_gold_the_closest_to_the_start_player_begins_mw_21():
    match = before_the_last_action(hands={0: "ice ice", 2: "ice"})
    events = plays(match, "pick 6", "take")
    said = "most Gold (2 recipes), as one other has, and closest to the start player"
    assert told(events, "MW-21") == [(0, f"chooses a machine to shake: {said}", None)]
    order = []
    while not match.state.is_over():
        order.append(match.state.seat)
        plays(match, "shake 5")
    assert order == [0, 1, 2]


def test_without_gold_nobody_shakes_and_the_game_is_over_mw_20():
    match = laid_out(hands={1: "egg egg chips mocha juice"}, ending=1, seat=0)
    events = plays(match, "pick 6", "take")
    assert told(events, "MW-20") == [(None, "nobody has Gold, so nobody shakes a machine", None)]
    said = "the game is over: recipes and fake coins are scored"
    assert told(events, "MW-22") == [(None, said, None)]
    assert match.state.is_over()


def test_the_shake_is_compulsory_or_by_ruling_optional_mw_r06():
    assert "decline" not in legal(before_the_last_action(shaking=True))
    match = before_the_last_action(shaking=True, rulings={"shake": "optional"})
    assert legal(match) == [*(f"shake {n}" for n in range(1, 7)), "decline"]
    before = match.state.purses.copy()
    events = plays(match, "decline")
    assert told(events, "MW-20")[0] == (1, "takes no machine's coins [MW-R06: optional]", None)
    assert match.state.seat == 0
    plays(match, "decline")
    assert match.state.purses == before
    assert match.state.is_over()


def test_fakes_in_machines_are_nobodys_and_those_in_hand_count_against_their_holder_mw_22():
    match = before_the_last_action(
        machines=["2f", *["2r"] * 5], purses={0: "4r", 1: "6r 1f"}, shaking=True
    )
    # chips 4; two Golds with 6 real coins 3 each; water: 5 foods, 2 of ice: 2 pairs 8; sands:
    # one pair of ice 5; one fake
    assert match.state.scores()[1] == 4 + 3 + 3 + 8 + 5 - 1
    plays(match, "shake 1")
    assert match.state.scores()[1] == 4 + 3 + 3 + 8 + 5 - 3
    plays(match, "shake 2")
    assert match.state.scores()[0] == 3
