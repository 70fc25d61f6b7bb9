"""Impossible and malformed entries, each problem at its field; and what only draws a warning."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from muscle_man_tables import player, problems, scored, table

import clawkit

LONGEST = 10**5000
MUST = "must be a food card such as A-red (A to F; red, blue or green), not "
KINDS = [f"{letter}-{colour}" for letter in "ABCDEF" for colour in ("red", "blue", "green")]
BOX = KINDS * 2


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (True, "true"),
        (1.0, "1.0"),
        ("7", '"7"'),
        (None, "nothing (null)"),
        (-1, "-1"),
        ([], "a list of 0"),
        (float("nan"), "nan"),
    ],
)
def test_coins_that_are_no_whole_number_from_0_are_refused(value, said):
    expected = ("players[0].coins", f"must be a whole number from 0, not {said}")
    assert problems(table(player("", value))) == [expected]


@pytest.mark.parametrize(
    ("value", "said"), [(71, "71"), pytest.param(LONGEST, "a very large number", id="huge")]
)
def test_more_than_70_coins_are_refused_since_the_game_uses_no_more_mm_02(value, said):
    assert scored(player("", 70))["valid"]
    expected = ("players[0].coins", f"{said} coins, but the game has 70")
    assert problems(table(player("", value))) == [expected]


def test_more_than_70_coins_across_players_are_refused_mm_02():
    assert scored(player("", 40), player("", 30))["valid"]
    refusal = clawkit.score(table(player("", 40), {}, player("", 31)))
    assert refusal["problems"] == [
        {
            "where": "players",
            "message": "71 coins, but the game has 70: Ana 40, Cy 31",
            "clause": "MM-02",
        }
    ]


def test_more_than_36_food_cards_are_refused_alone_and_across_players_mm_03():
    assert scored({"cards": BOX})["valid"]
    assert problems(table({"cards": [*BOX, "A-red"]})) == [
        ("players[0].cards", "37 food cards, but the game has 36")
    ]
    assert problems(table({"cards": BOX[:20]}, {"cards": BOX[:17]})) == [
        ("players", "37 food cards, but the game has 36: Ana 20, Bo 17")
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("G-red", '"G-red"'),
        ("A-yellow", '"A-yellow"'),
        ("a-red", '"a-red"'),
        ("A red", '"A red"'),
        ("A", '"A"'),
        ("", '""'),
        (1, "1"),
        (None, "nothing (null)"),
        (["A-red"], "a list of 1"),
    ],
)
def test_what_is_no_food_card_is_refused_at_its_place(wrong, said):
    refused = problems(table({"cards": ["A-red", wrong]}))
    assert refused == [("players[0].cards[1]", f"{MUST}{said}")]


@pytest.mark.parametrize("wrong", ["A-red", 3, None, {}])
def test_cards_that_are_no_list_are_refused(wrong):
    ((where, message),) = problems(table({"cards": wrong}))
    assert where == "players[0].cards"
    assert message.startswith("must be a list, each item a food card such as A-red")


@pytest.mark.parametrize(("count", "said"), [(0, "0 players"), (2, "2 players"), (7, "7 players")])
def test_the_game_is_scored_for_three_to_six_players_only(count, said):
    players = [{"name": f"P{seat}"} for seat in range(count)]
    ((where, message),) = problems({"game": "muscle_man", "players": players})
    assert where == "players"
    assert message.startswith(f"{said}, but ")
    assert message.endswith("is for 3 to 6 players")


def test_unknown_keys_names_rulings_and_component_data_are_refused_all_at_once():
    entries = table(
        {"name": " ", "cards": ["A-red", "Z"], "coins": -1, "food": 3},
        {"name": "Bo"},
        {"name": "Bo"},
        rulings={"pairs": "many", "zebra": "once"},
        component_data={"copies_per_type_and_colour": -1, "fakes": 12},
        supply=3,
    )
    assert sorted(where for where, _ in problems(entries)) == sorted(
        [
            "supply",
            "players[0].name",
            "players[0].food",
            "players[0].cards[1]",
            "players[0].coins",
            "players[2].name",
            "rulings.zebra",
            "rulings.pairs",
            "component_data.copies_per_type_and_colour",
            "component_data.fakes",
        ]
    )


def warned(*players, **more):
    """Where and what of the warnings at a valid table."""
    return [(w["where"], w["message"]) for w in scored(*players, **more)["warnings"]]


def test_more_than_six_cards_of_a_player_draw_a_warning_and_still_count_mm_18():
    six = player("A-red A-blue B-red B-blue C-red C-blue")
    assert warned(six) == []
    seven = player("A-red A-blue B-red B-blue C-red C-blue D-red")
    said = (
        "7 food cards, but one action after somebody has five the game ends, so 6 are the most; "
        "they still count"
    )
    assert warned(seven) == [("players[0].cards", said)]
    assert scored(seven)["players"][0]["total"] == 7 * 2 + 7 * 1 + 15


def test_more_of_a_type_and_colour_than_is_inferred_draw_a_warning_and_still_count():
    said = (
        "3 x A-red ({}), but the card data has 2 of each; they still count. If your cards "
        "differ, enter how many there are under the card data"
    )
    three = player("A-red A-red A-red")
    assert warned(three) == [("players[0].cards", said.format("Ana 3"))]
    assert scored(three)["players"][0]["total"] == 12 + 6 + 8
    two, one = player("A-red A-red"), player("A-red")
    assert warned(two, {}, one) == [("players", said.format("Ana 2, Cy 1"))]


def test_the_tables_own_card_data_decides_what_draws_a_warning():
    three = player("A-red A-red A-red")
    assert warned(three, component_data={"copies_per_type_and_colour": 3}) == []
    one = {"copies_per_type_and_colour": 1}
    assert [where for where, _ in warned(player("A-red A-red"), component_data=one)] == [
        "players[0].cards"
    ]


leaves = st.none() | st.booleans() | st.integers(-3, 80) | st.floats() | st.text(max_size=6)
huge = st.sampled_from([1, -1]).map(lambda sign: sign * LONGEST)
values = st.recursive(
    leaves | huge | st.sampled_from(KINDS),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
often = settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])


@often
@given(st.sampled_from(["name", "cards", "coins", "food"]), values)
def test_any_value_at_any_key_of_a_player_is_answered(key, value):
    answer = clawkit.score(table({key: value}, player("A-red A-red", 3)))
    assert json.loads(json.dumps(answer)) == answer
    assert answer["valid"] or answer["problems"]


@often
@given(st.sampled_from(["players", "rulings", "component_data", "meta", "format"]), values)
def test_any_value_at_any_key_of_the_root_is_answered(key, value):
    answer = clawkit.score({**table(player("A-red A-red", 3)), key: value})
    assert json.loads(json.dumps(answer)) == answer
    assert answer["valid"] or answer["problems"]


@often
@given(st.lists(st.sampled_from(KINDS) | values, max_size=40))
def test_any_list_of_cards_is_answered(cards):
    answer = clawkit.score(table({"cards": cards}))
    assert answer["valid"] == (len(cards) <= 36 and all(card in KINDS for card in cards))
