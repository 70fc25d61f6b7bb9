"""Every scoring clause, with values worked by hand from the rulebook."""

import pytest
from claw_machine_tables import line, points, scored


@pytest.mark.parametrize(
    ("bears", "expected"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)]
)
def test_every_two_bears_are_worth_five_cm_28(bears, expected):
    assert points("bear", {"bear": bears}) == expected


def test_a_bear_without_a_partner_is_named_in_the_reason_cm_28():
    assert line("bear", {"bear": 3}) == (5, "CM-28", "1 pair x 5 = 5, 1 bear left over")
    assert line("bear", {"bear": 1}) == (0, "CM-28", "1 bear, no pair")
    assert line("bear", {}) == (0, "CM-28", "no bears")


@pytest.mark.parametrize("capybaras", range(7))
def test_each_capybara_is_worth_two_cm_29(capybaras):
    assert points("capybara", {"capybara": capybaras}) == 2 * capybaras


def test_the_capybara_line_says_how_it_is_counted_cm_29():
    assert line("capybara", {"capybara": 3}) == (6, "CM-29", "3 capybaras x 2 = 6")
    assert line("capybara", {"capybara": 1}) == (2, "CM-29", "1 capybara x 2 = 2")


def test_each_cat_counts_the_most_repeated_other_animal_cm_30():
    own = {"cat": 3, "sheep": "WB", "dog": 1, "rabbit": 1, "raccoon": [3]}
    assert line("cat", own) == (6, "CM-30", "3 cats x 2 (most repeated: sheep) = 6")


def test_cats_themselves_are_never_the_most_repeated_animal_cm_30():
    assert points("cat", {"cat": 6}) == 0
    assert points("cat", {"cat": 4, "bear": 1}) == 4
    for choice in ("most_repeated", "only_repeats", "all_repeats"):
        assert points("cat", {"cat": 5, "bear": 2}, cat=choice) == 10


def test_raccoons_and_sheep_count_by_cards_for_a_cat_and_not_by_their_numbers_cm_30():
    assert points("cat", {"cat": 1, "raccoon": [9, 9, 9], "bear": 2}) == 3
    assert points("cat", {"cat": 1, "sheep": "WWBB", "bear": 2}) == 4


def test_mythic_and_defective_toys_are_no_animals_for_a_cat_cm_30():
    own = {"cat": 2, "dragon": 3, "unicorn": 3, "defective": ["pink", "pink"], "zebra": 1}
    assert points("cat", own) == 2


@pytest.mark.parametrize(
    ("choice", "once_held", "repeated"),
    [("most_repeated", 2, 6), ("only_repeats", 0, 6), ("all_repeats", 0, 10)],
)
def test_the_ruling_cat_decides_what_a_cat_counts_cm_r01(choice, once_held, repeated):
    assert points("cat", {"cat": 2, "bear": 1, "dog": 1}, cat=choice) == once_held
    held = {"cat": 2, "bear": 3, "dog": 2, "zebra": 1}
    assert points("cat", held, cat=choice) == repeated


def test_a_cat_cites_its_ruling_only_when_the_table_has_switched_it_cm_r01():
    own = {"cat": 1, "bear": 2, "dog": 2}
    assert line("cat", own)[2] == "1 cat x 2 (most repeated: bear and dog) = 2"
    assert line("cat", own, cat="all_repeats")[2] == (
        "1 cat x 4 (all repeated: 2 bears and 2 dogs) = 4 [CM-R01: all_repeats]"
    )
    assert line("cat", {"cat": 1, "dog": 1}, cat="only_repeats")[2] == (
        "1 cat x 0 (no animal is repeated) = 0 [CM-R01: only_repeats]"
    )


def test_each_dog_counts_the_kinds_of_animal_other_than_dogs_cm_31():
    own = {"dog": 2, "cat": 3, "sheep": "WB", "raccoon": [1], "rabbit": 1}
    assert line("dog", own) == (
        8,
        "CM-31",
        "2 dogs x 4 (kinds: cat, rabbit, raccoon and sheep) = 8",
    )


def test_dogs_mythic_and_defective_toys_are_no_kinds_for_a_dog_cm_31():
    assert points("dog", {"dog": 6}) == 0
    assert points("dog", {"dog": 3, "dragon": 1, "unicorn": 1, "defective": ["pink"]}) == 0
    assert points("dog", {"dog": 3, "bear": 5, "dragon": 1}) == 3


@pytest.mark.parametrize(
    ("own", "others", "expected"),
    [
        (1, [0], 5),
        (2, [1], 5),
        (1, [2], 5),
        (1, [1], 0),
        (3, [3], 0),
        (0, [0], 0),
        (0, [3], 0),
        (2, [1, 2, 0], 0),
        (1, [2, 3, 0], 5),
        (1, [1, 1, 1], 0),
    ],
)
def test_rabbits_are_worth_five_if_nobody_else_has_as_many_cm_32(own, others, expected):
    assert points("rabbit", {"rabbit": own}, *({"rabbit": n} for n in others)) == expected


def test_a_player_without_rabbits_gets_nothing_even_as_the_only_one_without_cm_32():
    assert line("rabbit", {}, {"rabbit": 1}, {"rabbit": 2}) == (0, "CM-32", "no rabbits")


def test_the_rabbit_line_says_how_many_others_have_as_many_cm_32():
    one = {"rabbit": 1}
    assert line("rabbit", one)[2] == "1 rabbit, nobody else has as many = 5"
    assert line("rabbit", one, one)[2] == "1 rabbit, but 1 other player has as many = 0"
    assert line("rabbit", one, one, one)[2] == "1 rabbit, but 2 other players have as many = 0"


def test_each_raccoon_scores_all_opponents_trash_cans_and_not_its_own_cm_33():
    own = {"raccoon": [9, 8]}
    others = ({"raccoon": [1, 3]}, {}, {"raccoon": [2]})
    assert line("raccoon", own, *others) == (
        12,
        "CM-33",
        "2 raccoons x 6 (opponents' trash cans: 1 + 3 + 2) = 12",
    )


def test_raccoons_score_nothing_when_no_opponent_has_one_cm_33():
    assert points("raccoon", {"raccoon": [3, 3, 2]}, {}, {}) == 0
    assert points("raccoon", {}, {"raccoon": [3]}) == 0


def test_a_raccoon_with_number_zero_is_a_raccoon_cm_33():
    sheet = scored({"raccoon": [0], "dog": 1, "cat": 1}, {"raccoon": [2]})
    ana, bo = ({entry["item"]: entry["points"] for entry in p["lines"]} for p in sheet["players"])
    assert ana["raccoon"] == 2
    assert ana["dog"] == 2
    assert ana["cat"] == 1
    assert bo["raccoon"] == 0


@pytest.mark.parametrize(
    ("sheep", "expected"),
    [
        ("", 0),
        ("W", 1),
        ("B", 1),
        ("WB", 4),
        ("BW", 4),
        ("WW", 2),
        ("BWB", 9),
        ("WBB", 3),
        ("WWB", 3),
        ("WBWB", 16),
        ("WBBW", 4),
        ("WBWBW", 25),
        ("WBWBB", 5),
        ("BWBWBW", 36),
        ("WWWBBB", 6),
        ("WBWWBW", 6),
    ],
)
def test_sheep_that_alternate_score_their_number_squared_else_one_each_cm_34(sheep, expected):
    assert points("sheep", {"sheep": sheep}) == expected


def test_the_sheep_line_says_whether_they_alternate_cm_34():
    assert line("sheep", {"sheep": "WBW"})[1:] == ("CM-34", "3 sheep alternate: 3 x 3 = 9")
    assert line("sheep", {"sheep": "WWB"})[2] == "3 sheep, colours repeat: x 1 = 3"
    assert line("sheep", {"sheep": "W"})[2] == "1 sheep = 1"


@pytest.mark.parametrize(
    ("zebras", "mythic", "each", "once"),
    [
        (0, {"dragon": 2}, 0, 0),
        (1, {"dragon": 2}, 2, 2),
        (3, {"dragon": 1, "unicorn": 1}, 6, 2),
        (6, {"dragon": 3, "unicorn": 3}, 36, 6),
        (2, {}, 0, 0),
    ],
)
def test_zebras_score_their_owners_mythic_toys_as_the_ruling_reads_it_cm_35(
    zebras, mythic, each, once
):
    own, other = {"zebra": zebras, **mythic}, {"unicorn": 0}
    assert points("zebra", own, other) == each
    assert points("zebra", own, other, zebra="each") == each
    assert points("zebra", own, other, zebra="once") == once


def test_opponents_mythic_toys_do_not_count_for_a_zebra_cm_35():
    assert points("zebra", {"zebra": 4}, {"dragon": 3, "unicorn": 3}) == 0


def test_a_zebra_cites_its_ruling_only_when_the_table_has_switched_it_cm_r02():
    own = {"zebra": 2, "dragon": 1, "unicorn": 2}
    assert line("zebra", own) == (6, "CM-35", "2 zebras x 3 (mythic toys: 3) = 6")
    said = "2 zebras, scored once (mythic toys: 3) = 3 [CM-R02: once]"
    assert line("zebra", own, zebra="once") == (3, "CM-35", said)


@pytest.mark.parametrize(("dragons", "unicorns"), [(0, 0), (1, 0), (0, 1), (2, 3), (3, 3)])
def test_dragons_and_unicorns_are_worth_one_each_cm_36(dragons, unicorns):
    own = {"dragon": dragons, "unicorn": unicorns}
    assert points("mythic", own) == dragons + unicorns


def test_the_mythic_line_names_dragons_and_unicorns_cm_36():
    own = {"dragon": 1, "unicorn": 2}
    assert line("mythic", own) == (3, "CM-36", "1 dragon and 2 unicorns x 1 = 3")


def test_the_rulebooks_worked_example_is_worth_20_cm_41():
    own = {
        "rabbit": 1,
        "cat": 3,
        "raccoon": [2],
        "sheep": "BW",
        "dog": 1,
        "unicorn": 1,
        "defective": ["yellow", "blue/pink"],
    }
    sheet = scored(own, {"rabbit": 2, "raccoon": [3]}, {"raccoon": [1]})
    ana = sheet["players"][0]
    assert ana["total"] == 20
    assert {entry["item"]: entry["points"] for entry in ana["lines"]} == {
        "rabbit": 5,
        "cat": 6,
        "raccoon": 4,
        "sheep": 4,
        "dog": 4,
        "mythic": 1,
        "defective": -4,
        "bear": 0,
        "capybara": 0,
        "zebra": 0,
    }


def test_lines_come_in_one_order_and_name_their_clauses():
    lines = scored({}, {})["players"][0]["lines"]
    assert [(entry["item"], entry["clause"]) for entry in lines] == [
        ("bear", "CM-28"),
        ("capybara", "CM-29"),
        ("cat", "CM-30"),
        ("dog", "CM-31"),
        ("rabbit", "CM-32"),
        ("raccoon", "CM-33"),
        ("sheep", "CM-34"),
        ("zebra", "CM-35"),
        ("mythic", "CM-36"),
        ("defective", "CM-37"),
    ]


def test_all_rulings_in_force_are_listed_the_defaults_included():
    assert scored({}, {}, rulings={"zebra": "once"})["rulings"] == {
        "cat": "most_repeated",
        "zebra": "once",
        "dragon": "any_two_tops",
        "single_card_neighbour": "keeps_it",
        "push_impossible": "moves_without_toy",
        "defective_trios": "best_partition",
        "empty_space_later": "stays_empty",
    }
