"""The table of all five-card hands of Mysterious Wizard, by hand and by the cases given."""

from fractions import Fraction

import pytest

import clawkit
from clawkit.games.mysterious_wizard.odds.recipe_hands import Hand, all_hands

F = Fraction


def row(name, **parameters):
    """Points and cost of one hand."""
    found = clawkit.odds("mysterious_wizard", "recipe_table", **parameters)[name]
    return found["points"], found["coins"]


def test_all_252_hands_are_there_the_best_first():
    table = clawkit.odds("mysterious_wizard", "recipe_table")
    points = [hand["points"] for hand in table.values()]
    assert len(table) == 252
    assert points == sorted(points, reverse=True)
    assert next(iter(table.items())) == (
        "4 Juice, 1 Snake egg",
        {"points": 60, "coins": 15, "points a coin": 4},
    )


@pytest.mark.parametrize(
    ("name", "points", "coins"),
    [
        ("5 Chips", 5 * 4, 15),
        ("5 Juice", 5 * 5 * 2, 15),  # 2 pairs and an odd one
        ("5 Mocha", 0, 15),
        ("5 Ice cream", 0, 10),
        ("5 Snake egg", 0, 15),
        ("3 Snake egg, 2 Biscuit", 2 * 4 * 6, 19),
        ("3 Mocha, 1 Snake egg, 1 Juice", 3 * 4 * 3 + 5 * 2, 15),  # foods 3, 2, 1
        ("1 Chips, 1 Snake egg, 1 Mocha, 1 Juice, 1 Biscuit", 4 + 4 * 3 + 5 * 1 + 4 * 2, 17),
    ],
)
def test_hands_under_the_usual_rulings(name, points, coins):
    assert row(name) == (points, coins)
    table = clawkit.odds("mysterious_wizard", "recipe_table")
    assert table[name]["points a coin"] == F(points, coins)


MIXED = "2 Mocha, 2 Juice, 1 Snake egg"
"""Foods 2, 2 and 2 with a snake egg of two foods, else 2, 2 and 1."""


@pytest.mark.parametrize(
    ("ruling", "points"),
    [
        ({"water_pairs": "different_types"}, 2 * 4 * 1 + 2 * 5 * 3),
        ({"water_pairs": "combinations"}, 2 * 4 * 12 + 2 * 5 * 3),
        ({"sands_pairs": "combinations"}, 2 * 4 * 3 + 2 * 5 * 3),
        ({"recipe_copies": "once"}, 4 * 3 + 5 * 3),
        ({"snake_egg": "extra_card"}, 2 * 4 * 2 + 2 * 5 * 2),
    ],
)
def test_other_rulings_count_other_pairs(ruling, points):
    assert row(MIXED, **ruling)[0] == points


def test_elixirs_and_eggs_by_their_rulings():
    assert row("5 Chips", elixir="each_for_each")[0] == 4 * 25
    assert row("5 Chips", elixir="each_for_each", recipe_copies="once")[0] == 4 * 5
    assert row("3 Snake egg, 2 Biscuit", balm="each_card")[0] == 2 * 4 * 3
    assert row("3 Snake egg, 2 Biscuit", snake_egg="extra_card")[0] == 2 * 4 * 3


def test_gold_counts_pairs_of_real_coins_that_are_left():
    assert row("5 Ice cream", real=7)[0] == 5 * 3
    assert row("5 Ice cream", real=7, recipe_copies="once")[0] == 3


@pytest.mark.parametrize(
    ("name", "coins"),
    [
        ("3 Snake egg, 2 Biscuit", 3 * 3),  # two eggs bring the biscuits
        ("3 Biscuit, 2 Snake egg", 2 * 3 + 5),
        ("4 Snake egg, 1 Ice cream", 2 * 3 + 2),  # two eggs bring two eggs
        ("5 Snake egg", 3 * 3),
        ("5 Juice", 15),
    ],
)
def test_an_egg_that_was_paid_for_brings_the_dearest_card_for_nothing(name, coins):
    assert row(name, snake_egg="extra_card")[1] == coins


def test_a_budget_leaves_what_can_be_paid():
    table = clawkit.odds("mysterious_wizard", "recipe_table", budget=11)
    others = ["Chips", "Snake egg", "Mocha", "Juice"]
    assert set(table) == {"5 Ice cream", *(f"4 Ice cream, 1 {one}" for one in others)}


def test_names_of_hands_tell_them_apart():
    assert len(set(all_hands().values())) == len(all_hands()) == 252
    assert Hand(1, 2, 0, 0, 0, 2).named() == "2 Snake egg, 2 Biscuit, 1 Chips"
