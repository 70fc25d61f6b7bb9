"""What the pad says about the final coins shake (MW-20, MW-21)."""

from __future__ import annotations

import pytest

import clawkit

GAME = clawkit.find_game("mysterious_wizard")
GOLD = "unicorn_ice_cream"


def advised(*players, **more):
    names = ["Ana", "Bo", "Cy", "Di"]
    seats = [{"name": name, **fields} for name, fields in zip(names, players, strict=False)]
    entries = {"game": GAME.name, "players": seats, **more}
    return GAME.pad.advise(entries, GAME.rulebook)


def order(advice):
    return [(step.seat, step.clause) for step in advice.steps]


def golds(number, **more):
    return {"cards": [GOLD] * number, **more}


def test_the_one_with_most_gold_shakes_first_then_clockwise_all_who_have_gold_mw_20():
    advice = advised(golds(1), golds(0), golds(3), golds(2))
    assert order(advice) == [(2, "MW-20"), (3, "MW-20"), (0, "MW-20"), (None, "MW-20")]
    assert advice.summary == "Cy begins"
    assert advice.steps[0].text.startswith("Cy chooses a machine, takes all its coins")
    assert "most Gold (3 recipes)" in advice.steps[0].text


def test_of_those_who_tie_the_one_closest_to_the_start_player_begins_mw_21():
    advice = advised(golds(0), golds(2), golds(1), golds(2))
    assert order(advice) == [(1, "MW-21"), (2, "MW-20"), (3, "MW-20"), (None, "MW-20")]


def test_without_gold_nobody_shakes():
    advice = advised({}, {"cards": ["snake_egg"]}, {})
    assert order(advice) == [(None, "MW-20")]
    assert advice.steps[0].text == "Nobody has Gold so far, so nobody shakes."


def test_coins_that_are_missing_or_wrong_change_nothing():
    known = advised(golds(1, real=3, fake=1), golds(2), golds(0))
    assert advised(golds(1), golds(2), golds(0)) == known
    assert advised(golds(1, real="x", fake=99), golds(2, real=-1), golds(0)) == known


@pytest.mark.parametrize("cards", [["stone"], ["3+4 x unicorn_ice_cream"], 5])
def test_cards_that_cannot_be_read_come_before_the_order_which_they_might_change(cards):
    advice = advised(golds(1), golds(2), {"cards": cards})
    assert advice.summary == "first mend the food cards"
    assert order(advice) == [(None, "MW-20")]


def test_where_the_shake_is_optional_a_player_may_choose_mw_r06():
    advice = advised(golds(1), {}, {}, rulings={"shake": "optional"})
    assert advice.steps[0].text == (
        "Ana may choose a machine, take all its coins, fake ones too, and put it back: "
        "most Gold (1 recipe) [MW-R06: optional]."
    )


@pytest.mark.parametrize(
    "entries",
    [
        None,
        5,
        {},
        {"players": 5},
        {"players": [None, {"name": 7}, {"cards": GOLD}]},
        {"players": [{"name": "", "cards": {GOLD: 2}}], "rulings": 3},
        {"players": [{"name": "Ana", "cards": [[GOLD], {}, 5]}], "rulings": {"shake": 7}},
    ],
)
def test_entries_of_any_kind_are_answered(entries):
    assert order(GAME.pad.advise(entries, GAME.rulebook)) == [(None, "MW-20")]


def test_a_player_without_a_name_is_called_by_the_seat():
    entries = {"players": [{"name": "Ana"}, {"name": " ", "cards": [GOLD]}, {"name": "Cy"}]}
    assert GAME.pad.advise(entries, GAME.rulebook).summary == "Player 2 begins"
