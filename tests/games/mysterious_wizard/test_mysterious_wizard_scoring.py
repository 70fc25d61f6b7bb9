"""Every scoring clause and the result, with values worked by hand from the rulebook."""

import pytest
from mysterious_wizard_tables import line, player, points, scored, table

import clawkit


def test_each_elixir_scores_four_mw_23():
    assert line("elixir", "chips") == (4, "MW-23", "Elixir: 1 recipe = 4")
    assert line("elixir", "chips chips chips") == (12, "MW-23", "Elixir: 3 recipes x 4 = 12")
    assert line("elixir", "egg mocha") == (0, "MW-23", "no Elixir recipe")


def test_the_table_can_rule_that_each_elixir_scores_for_every_elixir_mw_r05():
    assert line("elixir", "chips chips chips", elixir="each_for_each") == (
        36,
        "MW-23",
        "Elixir: 4 for each of 3 elixirs = 12; 3 recipes x 12 = 36 [MW-R05: each_for_each]",
    )
    assert points("elixir", "chips", elixir="each_for_each") == 4


@pytest.mark.parametrize(
    ("words", "pairs"),
    [
        ("mocha", 0),
        ("mocha chips", 1),
        ("mocha chips chips", 1),
        ("mocha chips juice", 1),
        ("mocha chips juice stick", 2),
        ("mocha chips chips chips", 1),
        ("mocha juice chips chips chips", 2),
        ("mocha egg", 1),
        ("mocha egg egg", 1),
        ("mocha egg chips", 2),
        ("mocha egg chips juice stick", 3),
    ],
)
def test_water_of_wisdom_scores_four_for_two_foods_that_differ_mw_25(words, pairs):
    assert points("water_of_wisdom", words) == 4 * pairs


def test_the_water_line_says_how_many_foods_make_how_many_pairs_mw_25():
    five = "mocha chips chips juice stick"
    assert line("water_of_wisdom", five) == (
        8, "MW-25", "Water of Wisdom: 5 foods, 2 pairs of different ones = 8"
    )  # fmt: skip
    assert line("water_of_wisdom", "mocha egg") == (
        4, "MW-25", "Water of Wisdom: 3 foods (snake egg: 2), 1 pair of different ones = 4"
    )  # fmt: skip
    reason = line("water_of_wisdom", "mocha egg egg")[2]
    assert reason == "Water of Wisdom: 5 foods (2 snake eggs: 4), 1 pair of different ones = 4"
    assert line("water_of_wisdom", "chips") == (0, "MW-25", "no Water of Wisdom recipe")


def test_each_copy_of_a_recipe_scores_in_full_and_the_reason_says_so_mw_22():
    four = "mocha mocha chips juice"
    assert line("water_of_wisdom", four) == (
        16,
        "MW-25",
        "Water of Wisdom: 4 foods, 2 pairs of different ones = 8; 2 recipes x 8 = 16",
    )


def test_the_table_can_rule_that_water_counts_types_or_combinations_mw_r03():
    five = "mocha chips chips juice stick"
    types = line("water_of_wisdom", five, water_pairs="different_types")
    assert types == (
        8,
        "MW-25",
        "Water of Wisdom: 5 foods, 4 types, 2 pairs of types = 8 [MW-R03: different_types]",
    )
    every = line("water_of_wisdom", five, water_pairs="combinations")
    assert every[0] == 4 * (10 - 1)
    assert every[2] == (
        "Water of Wisdom: 5 foods, 9 combinations of two different ones = 36 [MW-R03: combinations]"
    )
    assert points("water_of_wisdom", "mocha chips juice", water_pairs="different_types") == 4
    assert points("water_of_wisdom", "mocha egg", water_pairs="combinations") == 4 * 2


@pytest.mark.parametrize(("real", "expected"), [(0, 0), (1, 0), (2, 1), (9, 4), (45, 22)])
def test_gold_scores_a_point_for_each_two_real_coins_mw_26(real, expected):
    assert points("gold", "ice", real) == expected


def test_gold_does_not_count_fake_coins_and_each_gold_scores_in_full_mw_26():
    assert line("gold", "ice", 9, 6) == (4, "MW-26", "Gold: 9 real coins, 1 for each two = 4")
    assert line("gold", "ice ice", 9) == (
        8, "MW-26", "Gold: 9 real coins, 1 for each two = 4; 2 recipes x 4 = 8"
    )  # fmt: skip
    assert line("gold", "", 45) == (0, "MW-26", "no Gold recipe")
    assert line("gold", "ice", 1)[2] == "Gold: 1 real coin, 1 for each two = 0"


@pytest.mark.parametrize(
    ("words", "pairs"),
    [
        ("juice", 0),
        ("juice juice", 2),
        ("juice chips chips", 1),
        ("juice chips chips chips", 1),
        ("juice chips chips mocha mocha", 2),
        ("juice egg", 1),
        ("juice egg egg", 2),
        ("juice egg egg egg", 3),
    ],
)
def test_sands_of_time_scores_five_for_two_foods_that_are_alike_mw_27(words, pairs):
    copies = words.split().count("juice")
    assert points("sands_of_time", words) == 5 * (1 if words == "juice juice" else pairs) * copies


def test_the_sands_line_says_how_many_foods_make_how_many_pairs_mw_27():
    assert line("sands_of_time", "juice chips chips") == (
        5, "MW-27", "Sands of Time: 3 foods, 1 pair of alike ones = 5"
    )  # fmt: skip
    every = line("sands_of_time", "juice egg egg", sands_pairs="combinations")
    assert every == (
        30,
        "MW-27",
        "Sands of Time: 5 foods (2 snake eggs: 4), 6 combinations of two alike ones = 30 "
        "[MW-R04: combinations]",
    )


def test_balm_of_luck_scores_four_for_each_snake_egg_food_mw_28():
    assert line("balm_of_luck", "stick egg") == (
        8, "MW-28", "Balm of Luck: 2 snake egg foods x 4 = 8"
    )  # fmt: skip
    assert line("balm_of_luck", "stick stick egg egg") == (
        32, "MW-28", "Balm of Luck: 4 snake egg foods x 4 = 16; 2 recipes x 16 = 32"
    )  # fmt: skip
    assert line("balm_of_luck", "stick") == (0, "MW-28", "Balm of Luck: no snake egg = 0")
    assert line("balm_of_luck", "egg") == (0, "MW-28", "no Balm of Luck recipe")


def test_the_table_can_rule_that_balm_counts_cards_mw_r02():
    assert line("balm_of_luck", "stick egg egg", balm="each_card") == (
        8, "MW-28", "Balm of Luck: 2 snake egg cards x 4 = 8 [MW-R02: each_card]"
    )  # fmt: skip


def test_a_snake_egg_has_no_recipe_of_its_own_mw_03_mw_24():
    assert sum(entry["points"] for entry in scored(player("egg egg"))["players"][0]["lines"]) == 0


def test_where_an_egg_brings_another_card_it_is_one_food_mw_r01():
    one = {"snake_egg": "extra_card"}
    assert line("balm_of_luck", "stick egg", **one) == (
        4, "MW-28", "Balm of Luck: 1 snake egg food x 4 = 4 [MW-R01: extra_card]"
    )  # fmt: skip
    assert line("sands_of_time", "juice egg", **one) == (
        0,
        "MW-27",
        "Sands of Time: 2 foods, 0 pairs of alike ones = 0 [MW-R01: extra_card]",
    )
    assert points("water_of_wisdom", "mocha egg chips", **one) == 4
    assert line("water_of_wisdom", "mocha chips", **one)[2].endswith(" = 4")


def test_the_table_can_rule_that_each_kind_of_recipe_scores_once_mw_r08():
    assert line("water_of_wisdom", "mocha mocha chips juice", recipe_copies="once") == (
        8,
        "MW-25",
        "Water of Wisdom: 4 foods, 2 pairs of different ones = 8; 2 recipes, of which 1 scores "
        "= 8 [MW-R08: once]",
    )
    assert points("elixir", "chips chips", recipe_copies="once") == 4
    assert points("elixir", "chips chips", recipe_copies="once", elixir="each_for_each") == 8
    assert line("elixir", "chips", recipe_copies="once")[2] == "Elixir: 1 recipe = 4"


def test_each_fake_coin_is_worth_minus_one_mw_22():
    assert line("fake_coins", "", 5, 3) == (-3, "MW-22", "3 fake coins x -1 = -3")
    assert line("fake_coins", "", 0, 1)[2] == "1 fake coin x -1 = -1"
    assert line("fake_coins", "ice", 45) == (0, "MW-22", "no fake coins")


def test_most_points_win_and_real_coins_alone_are_worth_nothing_mw_22():
    sheet = scored(player("chips"), player("", 40), player("", 0, 2))
    assert [p["total"] for p in sheet["players"]] == [4, 0, -2]
    assert [p["rank"] for p in sheet["players"]] == [1, 2, 3]
    assert sheet["winners"] == ["Ana"]
    assert sheet["decided_by"] == "points"


def test_a_tie_is_shared_or_by_ruling_decided_by_real_coins_mw_r07():
    seats = player("chips", 2), player("chips", 5), player("", 30)
    shared = scored(*seats)
    assert (shared["winners"], shared["decided_by"]) == (["Ana", "Bo"], "shared")
    coins = scored(*seats, rulings={"tie": "coins"})
    assert (coins["winners"], coins["decided_by"]) == (["Bo"], "coins")
    even = scored(player("chips", 5), player("chips", 5), rulings={"tie": "coins"})
    assert (even["winners"], even["decided_by"]) == (["Ana", "Bo"], "shared")
    sheet = clawkit.score_sheet(table(*seats, rulings={"tie": "coins"}))
    assert sheet.explain_tie() == (
        "Ana and Bo have 4 points each. Most real coins [MW-R07: coins] decides: Ana 2, Bo 5. "
        "Bo wins."
    )


def depends(*players, **more):
    """What the result depends on, by ruling."""
    return {
        (d["ruling"], d["choice"]): (d["totals"], d["winners"])
        for d in scored(*players, **more)["depends_on"]
    }


def test_depends_on_names_the_rulings_that_would_change_this_result():
    assert depends(player("stick egg")) == {
        ("snake_egg", "extra_card"): ([4, 0, 0], ["Ana"]),
        ("balm", "each_card"): ([4, 0, 0], ["Ana"]),
    }
    # four types make two pairs as well, and no food is there twice
    assert depends(player("mocha chips juice stick")) == {
        ("water_pairs", "combinations"): ([8 - 8 + 24 + 4, 0, 0], ["Ana"]),
    }


def test_no_result_depends_on_the_shake_which_is_over_when_coins_are_counted_mw_r06():
    seats = player("ice ice", 20, 2), player("egg egg stick mocha juice", 3)
    names = {ruling for ruling, _ in depends(*seats)}
    assert names == {"snake_egg", "balm", "water_pairs", "sands_pairs", "recipe_copies"}
    assert {ruling for ruling, _ in depends(player("chips chips"))} == {"elixir", "recipe_copies"}
    assert depends(player("chips", 1), player("chips", 2)) == {
        ("tie", "coins"): ([4, 4, 0], ["Bo"])
    }


def test_every_player_has_a_line_for_every_item_also_at_nothing():
    lines = scored(player())["players"][0]["lines"]
    assert [(entry["item"], entry["points"]) for entry in lines] == [
        ("elixir", 0),
        ("water_of_wisdom", 0),
        ("gold", 0),
        ("sands_of_time", 0),
        ("balm_of_luck", 0),
        ("fake_coins", 0),
    ]


def test_a_whole_hand_adds_up_mw_22():
    own = player("mocha egg juice chips ice", 7, 2)
    # 6 foods: 2 eggs and 4 others: 3 pairs that differ; the eggs are one pair alike
    parts = {"elixir": 4, "water_of_wisdom": 12, "gold": 3, "sands_of_time": 5}
    sheet = scored(own)["players"][0]
    assert {entry["item"]: entry["points"] for entry in sheet["lines"]} == {
        **parts, "balm_of_luck": 0, "fake_coins": -2,
    }  # fmt: skip
    assert sheet["total"] == 22


def test_copies_of_a_recipe_that_scores_nothing_are_not_multiplied_out_mw_22():
    assert line("balm_of_luck", "stick stick")[2] == "Balm of Luck: no snake egg = 0"
    assert line("water_of_wisdom", "mocha mocha", recipe_copies="once") == (
        0, "MW-25", "Water of Wisdom: 2 foods, 0 pairs of different ones = 0"
    )  # fmt: skip
