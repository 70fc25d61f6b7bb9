"""Impossible and malformed entries, each problem at its field; and what only draws a warning."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mysterious_wizard_tables import SHORT, cards, player, problems, scored, table

import clawkit

LONGEST = 10**5000
KINDS = list(SHORT.values())
BOX = KINDS * 6
MUST = (
    "must be one of bat_wing_chips, snake_egg, armadillo_mocha, unicorn_ice_cream, "
    "lizard_apple_juice or rat_tail_biscuit_stick, not "
)


@pytest.mark.parametrize("field", ["real", "fake"])
@pytest.mark.parametrize(
    ("value", "said"),
    [(True, "true"), (1.0, "1.0"), ("7", '"7"'), (None, "nothing (null)"), (-1, "-1")],
)
def test_coins_that_are_no_whole_number_from_0_are_refused(field, value, said):
    expected = (f"players[0].{field}", f"must be a whole number from 0, not {said}")
    assert problems(table({field: value})) == [expected]


@pytest.mark.parametrize(("players", "most"), [(3, 45), (4, 56), (5, 65), (6, 72)])
def test_no_more_real_coins_than_a_game_of_so_many_uses_mw_06(players, most):
    empty = [{}] * (players - 2)
    assert scored(player("", most), {}, *empty)["valid"]
    assert problems(table(player("", most + 1), {}, *empty)) == [
        ("players[0].real", f"{most + 1} real coins, but a game of {players} has {most}")
    ]
    refusal = clawkit.score(table(player("", most - 3), player("", 4), *empty))
    assert refusal["problems"] == [
        {
            "where": "players",
            "message": f"{most + 1} real coins, but a game of {players} has {most}: "
            f"Ana {most - 3}, Bo 4",
            "clause": "MW-06",
        }
    ]


def test_more_than_12_fake_coins_are_refused_alone_and_across_players_mw_06():
    assert scored(player("", 0, 7), player("", 0, 5))["valid"]
    assert problems(table(player("", 0, 13))) == [
        ("players[0].fake", "13 fake coins, but the box has 12")
    ]
    assert problems(table(player("", 0, 7), {}, player("", 0, 6))) == [
        ("players", "13 fake coins, but the box has 12: Ana 7, Cy 6")
    ]


def test_huge_counts_are_refused_in_words():
    assert problems(table(player("", 0, LONGEST))) == [
        ("players[0].fake", "a very large number fake coins, but the box has 12")
    ]


def test_more_than_36_food_cards_are_refused_alone_and_across_players_mw_01():
    assert scored({"cards": BOX})["valid"]
    assert problems(table({"cards": [*BOX, "snake_egg"]})) == [
        ("players[0].cards", "37 food cards, but the box has 36")
    ]
    assert problems(table({"cards": BOX[:20]}, {"cards": BOX[:17]})) == [
        ("players", "37 food cards, but the box has 36: Ana 20, Bo 17")
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("Snake_egg", '"Snake_egg"'),
        ("", '""'),
        (1, "1"),
        (None, "nothing (null)"),
        ([], "a list of 0"),
    ],
)
def test_what_is_no_food_card_is_refused_at_its_place(wrong, said):
    refused = problems(table({"cards": ["snake_egg", wrong]}))
    assert refused == [("players[0].cards[1]", f"{MUST}{said}")]


@pytest.mark.parametrize("wrong", ["snake_egg", 3, None, {}])
def test_cards_that_are_no_list_are_refused(wrong):
    ((where, message),) = problems(table({"cards": wrong}))
    assert where == "players[0].cards"
    assert message.startswith("must be a list, each item one of bat_wing_chips")


@pytest.mark.parametrize(("count", "said"), [(0, "0 players"), (2, "2 players"), (7, "7 players")])
def test_the_game_is_scored_for_three_to_six_players_only(count, said):
    players = [{"name": f"P{seat}"} for seat in range(count)]
    ((where, message),) = problems({"game": "mysterious_wizard", "players": players})
    assert where == "players"
    assert message.startswith(f"{said}, but ")
    assert message.endswith("is for 3 to 6 players")


def test_unknown_keys_names_rulings_and_component_data_are_refused_all_at_once():
    entries = table(
        {"name": " ", "cards": ["Z"], "real": -1, "fake": "x", "coins": 3},
        {"name": "Bo"},
        {"name": "Bo"},
        rulings={"shake": "never", "zebra": "once"},
        component_data={"copies_per_food": -1, "fakes": 12},
        supply=3,
    )
    assert sorted(where for where, _ in problems(entries)) == sorted(
        [
            "supply",
            "players[0].name",
            "players[0].coins",
            "players[0].cards[0]",
            "players[0].real",
            "players[0].fake",
            "players[2].name",
            "rulings.zebra",
            "rulings.shake",
            "component_data.copies_per_food",
            "component_data.fakes",
        ]
    )


def warned(*players, **more):
    """Where and what of the warnings at a valid table."""
    return [(w["where"], w["message"]) for w in scored(*players, **more)["warnings"]]


def test_more_than_five_cards_of_a_player_draw_a_warning_and_still_count_mw_18():
    assert warned(player("chips chips mocha egg juice")) == []
    six = player("chips chips mocha egg juice stick")
    said = "6 food cards, but a player who has 5 buys no more; they still count"
    assert warned(six) == [("players[0].cards", said)]
    assert scored(six)["players"][0]["lines"][0]["points"] == 8


def test_a_sixth_card_draws_no_warning_where_a_snake_egg_can_have_brought_it_mw_r01():
    extra = {"rulings": {"snake_egg": "extra_card"}}
    assert warned(player("chips chips mocha egg juice stick"), **extra) == []
    assert warned(player("chips chips mocha mocha juice stick"), **extra) == [
        (
            "players[0].cards",
            "6 food cards, but a player who has 5 buys no more, and only a snake egg brings a "
            "sixth; they still count",
        )
    ]
    assert warned(player("chips chips mocha egg juice stick ice"), **extra) == [
        (
            "players[0].cards",
            "7 food cards, but a player who has 5 buys no more, and the last snake egg brings a "
            "sixth at most; they still count",
        )
    ]


def test_more_of_a_food_than_is_inferred_draw_a_warning_and_still_count():
    said = (
        "7 x Bat Wing Chips (Ana 4, Cy 3), but the card data has 6 of each food; they still "
        "count. If your cards differ, enter how many there are under the card data"
    )
    seats = player("chips chips chips chips"), {}, player("chips chips chips")
    assert warned(*seats) == [("players", said)]
    assert scored(*seats)["players"][2]["total"] == 12
    assert warned(*seats, component_data={"copies_per_food": 7}) == []
    alone = warned(player("egg egg"), component_data={"copies_per_food": 1})
    assert [where for where, _ in alone] == ["players[0].cards"]


leaves = st.none() | st.booleans() | st.integers(-3, 80) | st.floats() | st.text(max_size=6)
huge = st.sampled_from([1, -1]).map(lambda sign: sign * LONGEST)
values = st.recursive(
    leaves | huge | st.sampled_from(KINDS),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
often = settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])


@often
@given(st.sampled_from(["name", "cards", "real", "fake", "coins"]), values)
def test_any_value_at_any_key_of_a_player_is_answered(key, value):
    answer = clawkit.score(table({key: value}, player("egg ice", 3)))
    assert json.loads(json.dumps(answer)) == answer
    assert answer["valid"] or answer["problems"]


@often
@given(st.sampled_from(["players", "rulings", "component_data", "meta", "format"]), values)
def test_any_value_at_any_key_of_the_root_is_answered(key, value):
    answer = clawkit.score({**table(player("egg ice", 3)), key: value})
    assert json.loads(json.dumps(answer)) == answer
    assert answer["valid"] or answer["problems"]


@often
@given(st.lists(st.sampled_from(KINDS) | values, max_size=40))
def test_any_list_of_cards_is_answered(listed):
    answer = clawkit.score(table({"cards": listed}))
    assert answer["valid"] == (len(listed) <= 36 and all(card in KINDS for card in listed))


def test_cards_may_stand_in_any_order():
    one, other = (scored({"cards": cards(w)}) for w in ("mocha egg juice", "juice mocha egg"))
    assert one["players"] == other["players"]
