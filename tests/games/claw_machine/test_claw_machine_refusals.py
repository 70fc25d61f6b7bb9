"""Impossible and malformed collections: every problem at its field, in plain words."""

import pytest
from claw_machine_tables import problems, scored, table

import clawkit

COUNTED = ("bear", "capybara", "cat", "dog", "rabbit", "zebra")
MYTHIC = ("dragon", "unicorn")
DEFECTIVE_NAMES = "one of pink, blue, yellow, blue/pink, yellow/pink or yellow/blue"
LONGEST = 10**5000
HUGE = pytest.param(LONGEST, "a very large number", id="huge")

NOT_COUNTS = [
    (True, "true"),
    (False, "false"),
    (1.0, "1.0"),
    (float("nan"), "nan"),
    (float("inf"), "inf"),
    ("2", '"2"'),
    ("", '""'),
    (None, "nothing (null)"),
    (-1, "-1"),
    pytest.param(-LONGEST, "a very large number", id="huge and negative"),
    ([1], "a list of 1"),
    ({}, "an object with 0 keys"),
    ({1, 2}, "a value of type set"),
    (b"2", "a value of type bytes"),
]


@pytest.mark.parametrize("key", [*COUNTED, *MYTHIC])
@pytest.mark.parametrize(("value", "said"), NOT_COUNTS)
def test_what_is_no_whole_number_from_0_is_refused_at_its_field(key, value, said):
    expected = (f"players[0].{key}", f"must be a whole number from 0, not {said}")
    assert problems(table({key: value}, {})) == [expected]


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize(("count", "said"), [(7, "7"), HUGE])
def test_more_than_six_of_an_animal_are_refused_at_its_field(key, count, said):
    expected = (f"players[1].{key}", f"{said} {key}s, but the box has 6")
    assert problems(table({}, {key: count})) == [expected]


@pytest.mark.parametrize("key", MYTHIC)
def test_more_than_three_dragons_or_unicorns_are_refused_at_their_field_cm_02(key):
    assert scored({key: 3}, {})["valid"]
    expected = (f"players[0].{key}", f"4 {key}s, but the box has 3")
    assert problems(table({key: 4}, {})) == [expected]


@pytest.mark.parametrize("key", COUNTED)
def test_more_than_six_of_an_animal_across_players_are_refused(key):
    assert scored({key: 4}, {key: 2})["valid"]
    expected = ("players", f"7 {key}s, but the box has 6: Ana 4, Bo 3")
    assert problems(table({key: 4}, {key: 3})) == [expected]


def test_seven_bears_across_players_are_named_with_the_rule_that_counts_them():
    refusal = clawkit.score(table({"bear": 4}, {}, {"bear": 3}))
    assert refusal["problems"] == [
        {
            "where": "players",
            "message": "7 bears, but the box has 6: Ana 4, Cy 3",
            "clause": "CM-01",
        }
    ]


def test_a_problem_across_players_knows_the_fields_that_add_up_to_it():
    refusal = clawkit.score_sheet(table({"bear": 4}, {}, {"bear": 3}))
    assert refusal.problems[0].fields == ("players[0].bear", "players[2].bear")


@pytest.mark.parametrize("key", MYTHIC)
def test_more_than_three_dragons_or_unicorns_across_players_are_refused(key):
    expected = ("players", f"4 {key}s, but the box has 3: Ana 1, Bo 2, Cy 1")
    assert problems(table({key: 1}, {key: 2}, {key: 1})) == [expected]


def test_more_than_six_raccoons_or_sheep_are_refused_alone_and_across_players():
    assert problems(table({"raccoon": [1] * 7}, {})) == [
        ("players[0].raccoon", "7 raccoons, but the box has 6")
    ]
    assert problems(table({"sheep": "WBWBWBW"}, {})) == [
        ("players[0].sheep", "7 sheep, but the box has 6")
    ]
    assert problems(table({"raccoon": [1] * 4}, {"raccoon": [2] * 3})) == [
        ("players", "7 raccoons, but the box has 6: Ana 4, Bo 3")
    ]
    assert problems(table({"sheep": "WBWB"}, {"sheep": "WBW"})) == [
        ("players", "7 sheep, but the box has 6: Ana 4, Bo 3")
    ]


@pytest.mark.parametrize("name", ["pink", "blue", "yellow"])
def test_more_than_two_defectives_of_one_colour_are_refused_alone_and_across_players(name):
    assert problems(table({"defective": [name] * 3}, {})) == [
        ("players[0].defective", f"3 {name} defectives, but the box has 2")
    ]
    assert problems(table({"defective": [name] * 2}, {"defective": [name]})) == [
        ("players", f"3 {name} defectives, but the box has 2: Ana 2, Bo 1")
    ]


@pytest.mark.parametrize("name", ["blue/pink", "yellow/pink", "yellow/blue"])
def test_a_two_coloured_defective_exists_once_however_it_is_spelled(name):
    swapped = "/".join(reversed(name.split("/")))
    assert problems(table({"defective": [name, swapped]}, {})) == [
        ("players[0].defective", f"2 {name} defectives, but the box has 1")
    ]
    assert problems(table({"defective": [swapped]}, {"defective": [name]})) == [
        ("players", f"2 {name} defectives, but the box has 1: Ana 1, Bo 1")
    ]


@pytest.mark.parametrize(
    "wrong", ["green", "", "Pink", " pink", "pink/pink", "pink/blue/yellow", "/", "blue/", 1, None]
)
def test_an_unknown_defective_is_refused_with_those_that_exist(wrong):
    refused = problems(table({"defective": ["pink", wrong]}, {}))
    assert [where for where, _ in refused] == ["players[0].defective[1]"]
    assert refused[0][1].startswith(f"must be {DEFECTIVE_NAMES}, not ")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(True, "true"), (-1, "-1"), (1.5, "1.5"), ("1", '"1"'), (None, "nothing (null)")],
)
def test_a_wrong_trash_can_number_is_refused_at_its_place(wrong, said):
    assert problems(table({"raccoon": [1, wrong, 2]}, {})) == [
        ("players[0].raccoon[1]", f"must be the number on a trash can, from 0 to 999, not {said}")
    ]


@pytest.mark.parametrize("wrong", [1000, pytest.param(LONGEST, id="huge")])
def test_a_trash_can_number_of_more_than_three_digits_is_refused(wrong):
    assert [where for where, _ in problems(table({"raccoon": [999, wrong]}, {}))] == [
        "players[0].raccoon[1]"
    ]


@pytest.mark.parametrize("key", ["raccoon", "defective"])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [(3, "3"), ("pink", '"pink"'), ({}, "an object with 0 keys"), (None, "nothing (null)")],
)
def test_raccoons_and_defectives_that_are_no_list_are_refused(key, wrong, said):
    ((where, message),) = problems(table({key: wrong}, {}))
    assert where == f"players[0].{key}"
    assert message.startswith("must be a list, each item ")
    assert message.endswith(f", not {said}")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(3, "3"), (["W"], "a list of 1"), (None, "nothing (null)"), (True, "true")],
)
def test_sheep_that_are_no_text_are_refused(wrong, said):
    expected = ("players[0].sheep", f'must be a text such as "WBW", not {said}')
    assert problems(table({"sheep": wrong}, {})) == [expected]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [("wb", '"b", "w"'), ("WXB", '"X"'), ("W B", '" "'), ("W,B", '","'), ("W\ud800", '"\ud800"')],
)
def test_other_letters_than_w_and_b_are_no_sheep(wrong, said):
    expected = f"{said} is no sheep; write W for white and B for black, in the order received"
    assert problems(table({"sheep": wrong}, {})) == [("players[0].sheep", expected)]


def test_six_kinds_of_animal_are_refused_across_players():
    five = {"bear": 1, "cat": 1, "dog": 1, "raccoon": [1], "sheep": "W"}
    assert scored(five, {"bear": 1})["valid"]
    ((where, message),) = problems(table(five, {"zebra": 1}))
    assert where == "players"
    assert message.startswith(
        "6 kinds of animal (bear, cat, dog, raccoon, sheep and zebra), but a match has 5"
    )


def test_mythic_and_defective_toys_are_not_among_the_five_kinds():
    five = {"bear": 1, "cat": 1, "dog": 1, "raccoon": [1], "sheep": "W"}
    assert scored(five, {"dragon": 1, "unicorn": 1, "defective": ["pink"]})["valid"]


def test_a_problem_across_players_names_a_player_without_a_name_by_seat():
    refused = problems(table({"name": "", "bear": 4}, {"bear": 3}))
    assert refused == [
        ("players[0].name", "name is empty"),
        ("players", "7 bears, but the box has 6: player 1 4, Bo 3"),
    ]


def test_a_count_of_any_length_is_refused_across_players_too():
    refused = problems(table({"bear": LONGEST}, {"bear": 1}))
    assert refused == [
        ("players[0].bear", "a very large number bears, but the box has 6"),
        (
            "players",
            "a very large number bears, but the box has 6: Ana a very large number, Bo 1",
        ),
    ]


def test_all_problems_are_named_at_once():
    entries = table(
        {"name": " ", "bear": 7, "dog": -1, "horse": 1, "raccoon": [1, "2"], "sheep": "WXB"},
        {"name": 5, "bear": True, "dragon": 4, "defective": ["pink", "green", "red"]},
        {},
        rulings={"zebra": "twice", "horse": "each"},
        component_data={"raccoon_numbers": [1, 2], "horses": 1},
        table="kitchen",
    )
    entries["players"][2] = "Cy"
    assert sorted(where for where, _ in problems(entries)) == sorted(
        [
            "table",
            "players[2]",
            "players[0].horse",
            "rulings.horse",
            "rulings.zebra",
            "component_data.horses",
            "component_data.raccoon_numbers",
            "players[0].name",
            "players[1].name",
            "players[0].bear",
            "players[0].dog",
            "players[0].raccoon[1]",
            "players[0].sheep",
            "players[1].bear",
            "players[1].dragon",
            "players[1].defective[1]",
            "players[1].defective[2]",
        ]
    )
