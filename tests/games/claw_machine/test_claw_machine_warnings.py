"""Invented component data can only warn; the table's own data takes its place."""

import pytest
from claw_machine_tables import points, problems, scored, table


def warnings(*players, **more):
    """Where and what of every warning of a valid table."""
    return [(w["where"], w["message"]) for w in scored(*players, **more)["warnings"]]


def test_the_example_data_gives_no_warning_for_its_own_cards():
    assert warnings({"raccoon": [3, 1, 2], "sheep": "WBW"}, {"raccoon": [1, 2, 3]}) == []
    assert warnings({"sheep": "WWW"}, {"sheep": "BBB"}) == []


def test_a_number_on_no_raccoon_of_the_data_warns_at_its_place_and_counts():
    entries = ({"raccoon": [1, 7]}, {"raccoon": [1]})
    assert warnings(*entries) == [
        (
            "players[0].raccoon[1]",
            "no raccoon in the card data (1, 1, 2, 2, 3, 3) shows 7; it still counts. "
            "If your cards differ, enter their numbers under the card data",
        )
    ]
    assert points("raccoon", {"raccoon": [1]}, {"raccoon": [1, 7]}) == 8


def test_a_number_that_comes_more_often_than_in_the_data_warns_at_the_surplus_cards():
    found = warnings({"raccoon": [1, 1]}, {"raccoon": [3]}, {"raccoon": [1]})
    assert [where for where, _ in found] == ["players[2].raccoon[0]"]
    assert found[0][1].startswith("2 of the six raccoons in the card data (1, 1, 2, 2, 3, 3)")


def test_more_sheep_of_a_colour_than_in_the_data_warn_across_players_and_count():
    entries = ({"sheep": "WW"}, {"sheep": "WBW"})
    assert warnings(*entries) == [
        (
            "players",
            "4 white sheep (Ana 2, Bo 2), but the card data has 3; they still count. "
            "If your cards differ, enter their colours under the card data",
        )
    ]
    assert points("sheep", entries[1], entries[0]) == 9


def test_the_tables_own_data_decides_what_warns():
    own = {"raccoon_numbers": [4, 4, 4, 5, 5, 6], "sheep_colours": {"white": 2, "black": 4}}
    entries = ({"raccoon": [4, 6], "sheep": "BBBB"}, {"raccoon": [1], "sheep": "W"})
    assert [w for w, _ in warnings(*entries, component_data=own)] == ["players[1].raccoon[0]"]
    assert [w for w, _ in warnings(*entries)] == [
        "players[0].raccoon[0]",
        "players[0].raccoon[1]",
        "players",
    ]


def test_component_data_never_changes_the_points():
    own = {"raccoon_numbers": [0, 0, 0, 0, 0, 0], "sheep_colours": {"white": 0, "black": 0}}
    entries = ({"raccoon": [2, 3], "sheep": "WBWB"}, {"raccoon": [1], "sheep": "B"})
    assert scored(*entries, component_data=own)["players"] == scored(*entries)["players"]


def test_a_number_of_any_length_in_the_component_data_can_be_shown():
    own = {"raccoon_numbers": [1, 1, 2, 2, 3, 10**5000]}
    ((_, message),) = warnings({"raccoon": [4]}, {}, component_data=own)
    assert "(1, 1, 2, 2, 3, a very large number)" in message


@pytest.mark.parametrize(
    ("wrong", "where", "message"),
    [
        ([], "", "must be an object of fields, not a list of 0"),
        (None, "", "must be an object of fields, not nothing (null)"),
        ({"horses": 2}, ".horses", "unknown key; the keys here are raccoon_numbers, sheep_colours"),
        (
            {"raccoon_numbers": 6},
            ".raccoon_numbers",
            "must be a list of 6 such as [1, 1, 2, 2, 3, 3], not 6",
        ),
        (
            {"raccoon_numbers": [1, 1, 2, 2, 3]},
            ".raccoon_numbers",
            "must be a list of 6 such as [1, 1, 2, 2, 3, 3], not a list of 5",
        ),
        (
            {"raccoon_numbers": [1, 1, 2, -2, 3, 3]},
            ".raccoon_numbers[3]",
            "must be a whole number from 0, not -2",
        ),
        (
            {"raccoon_numbers": [1, True, 2, 2, 3, 3]},
            ".raccoon_numbers[1]",
            "must be a whole number from 0, not true",
        ),
        ({"sheep_colours": "WB"}, ".sheep_colours", 'must be an object of fields, not "WB"'),
        (
            {"sheep_colours": {"white": 3}},
            ".sheep_colours.black",
            "black is missing; give white, black",
        ),
        (
            {"sheep_colours": {"white": 3, "black": 2, "grey": 1}},
            ".sheep_colours.grey",
            "unknown key; the keys here are white, black",
        ),
        (
            {"sheep_colours": {"white": 3, "black": "3"}},
            ".sheep_colours.black",
            'must be a whole number from 0, not "3"',
        ),
    ],
)
def test_component_data_of_another_form_is_refused_at_its_place(wrong, where, message):
    assert problems(table({}, {}, component_data=wrong)) == [(f"component_data{where}", message)]


def test_every_wrong_item_of_the_component_data_is_named():
    wrong = {"raccoon_numbers": [1.0, 1, "2", 2, 3, None], "sheep_colours": {"red": 6}}
    assert [where for where, _ in problems(table({}, {}, component_data=wrong))] == [
        "component_data.raccoon_numbers[0]",
        "component_data.raccoon_numbers[2]",
        "component_data.raccoon_numbers[5]",
        "component_data.sheep_colours.red",
        "component_data.sheep_colours.white",
        "component_data.sheep_colours.black",
    ]
