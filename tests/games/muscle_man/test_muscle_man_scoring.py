"""Every scoring clause and the result, with values worked by hand from the rulebook."""

import pytest
from muscle_man_tables import line, player, points, scored, table, total

import clawkit


@pytest.mark.parametrize(("types", "each"), [(1, 4), (2, 3), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_points_a_card_by_the_number_of_different_types_mm_19(types, each):
    cards = [f"{letter}-red" for letter in "ABCDEF"[:types]]
    assert points("type", " ".join(cards)) == each * types


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("A-red A-blue A-green", 4 * 3),
        ("A-red A-blue B-green", 3 * 3),
        ("A-red A-red B-green C-green", 2 * 4),
        ("A-red B-red C-green D-green D-red", 2 * 5),
        ("A-red B-red C-green D-green E-red E-blue", 3 * 6),
        ("A-red", 4),
        ("", 0),
    ],
)
def test_the_points_of_the_types_are_for_every_card_mm_19(cards, expected):
    assert points("type", cards) == expected


def test_the_type_line_says_how_it_is_counted_mm_19():
    five = "A-red A-red B-green B-blue B-red"
    assert line("type", five) == (15, "MM-19", "2 types x 5 cards: 3 each = 15")
    assert line("type", "A-red") == (4, "MM-19", "1 type x 1 card: 4 each = 4")
    assert line("type") == (0, "MM-19", "no food cards")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("A-red B-blue C-green", 0),
        ("A-red B-blue C-red", 1 * 3),
        ("A-green B-green C-green D-green", 2 * 4),
        ("A-blue", 2),
        ("", 0),
    ],
)
def test_further_points_a_card_by_the_number_of_different_colours_mm_20(cards, expected):
    assert points("colour", cards) == expected


def test_the_colour_line_says_how_it_is_counted_mm_20():
    assert line("colour", "A-red B-blue C-red") == (
        3, "MM-20", "2 colours x 3 cards: 1 each = 3"
    )  # fmt: skip
    assert line("colour", "A-red B-blue C-green")[2] == "3 colours x 3 cards: 0 each = 0"
    assert line("colour", "A-red A-red")[2] == "1 colour x 2 cards: 2 each = 4"
    assert line("colour") == (0, "MM-20", "no food cards")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", 0),
        ("A-red", 0),
        ("A-red B-red", 0),
        ("A-red A-blue", 5),
        ("A-red A-red", 8),
        ("A-red A-blue A-green", 5),
        ("A-red A-red A-blue", 8),
        ("A-red A-red A-blue A-blue", 16),
        ("A-red A-red A-blue A-green", 13),
        ("A-red A-red A-blue A-blue A-green", 16),
        ("A-red A-red A-blue A-blue A-green A-green", 24),
        ("A-red A-blue B-red B-green C-green C-green", 18),
    ],
)
def test_pairs_of_a_type_are_worth_five_and_of_a_colour_too_eight_mm_21(cards, expected):
    assert points("sets", cards) == expected


def test_more_than_two_of_a_type_and_colour_make_pairs_like_any_cards_mm_21():
    assert points("sets", "A-red A-red A-red A-red A-blue") == 16
    assert points("sets", "A-red A-red A-red A-blue A-blue A-blue") == 21


def test_the_sets_line_shows_the_pairing_that_was_taken_mm_21():
    cards = "A-red A-red A-blue A-green C-blue C-red C-red"
    assert line("sets", cards) == (
        21, "MM-21", "A-red + A-red: 8, C-red + C-red: 8, A-blue + A-green: 5 = 21"
    )  # fmt: skip
    assert line("sets", "A-red B-red") == (0, "MM-21", "no pair")
    four = "A-red A-red A-red A-red"
    assert line("sets", four) == (16, "MM-21", "2 x A-red + A-red: 8 = 16")


@pytest.mark.parametrize(
    ("cards", "disjoint", "combinations"),
    [
        ("A-red A-blue A-green", 5, 15),
        ("A-red A-red A-blue", 8, 18),
        ("A-red A-red A-blue A-blue A-green A-green", 24, 3 * 8 + 12 * 5),
        ("A-red B-blue", 0, 0),
    ],
)
def test_the_table_can_rule_that_every_two_cards_of_a_type_are_a_pair_mm_r01(
    cards, disjoint, combinations
):
    assert points("sets", cards) == disjoint
    assert points("sets", cards, pairs="combinations") == combinations


def test_the_sets_line_shows_every_combination_and_cites_the_ruling_mm_r01():
    assert line("sets", "A-red A-red A-blue", pairs="combinations") == (
        18,
        "MM-21",
        "A-red + A-red: 8, 2 x A-red + A-blue: 5 = 18 [MM-R01: combinations]",
    )


def test_the_table_can_rule_that_a_pair_of_one_colour_scores_both_mm_r02():
    cards = "A-red A-red A-blue A-green"
    assert points("sets", cards) == 13
    assert line("sets", cards, same_colour_pair="both") == (
        18,
        "MM-21",
        "A-red + A-red: 13, A-blue + A-green: 5 = 18 [MM-R02: both]",
    )


def test_both_rulings_on_pairs_hold_together_mm_r01_mm_r02():
    both = {"pairs": "combinations", "same_colour_pair": "both"}
    points_, _, reason = line("sets", "A-red A-red A-blue", **both)
    assert points_ == 13 + 5 + 5
    assert reason.endswith(" = 23 [MM-R01: combinations] [MM-R02: both]")


@pytest.mark.parametrize(
    ("coins", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (16, 8), (70, 35)]
)
def test_every_two_coins_are_worth_one_mm_22(coins, expected):
    assert points("coins", "", coins) == expected


def test_the_coins_line_says_how_it_is_counted_mm_22():
    assert line("coins", "", 7) == (3, "MM-22", "7 coins: 1 for every 2 = 3")
    assert line("coins", "", 1) == (0, "MM-22", "1 coin: 1 for every 2 = 0")
    assert line("coins") == (0, "MM-22", "no coins")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("A-red A-red A-green", 3 * (4 + 1) + 8),
        ("A-red A-red A-green A-green A-blue", 20 + 16),
        ("A-red A-red A-green A-green A-blue A-blue", 24 + 24),
        ("A-red B-red C-red D-red E-red F-red", 36),
        ("A-red A-red B-red B-red C-red C-red", 6 * (2 + 2) + 24),
    ],
)
def test_the_worked_hands_of_the_rulebooks_notes_score_as_worked(cards, expected):
    assert total(cards) == expected


def test_a_player_can_end_without_food_and_then_only_coins_count_mm_23():
    assert total("", 5) == 2


def result(*players, **rulings):
    """Totals, ranks, winners and what decided."""
    sheet = scored(*players, rulings=rulings)
    seats = sheet["players"]
    return (
        [p["total"] for p in seats],
        [p["rank"] for p in seats],
        sheet["winners"],
        sheet["decided_by"],
    )


def test_most_points_win_mm_23():
    hands = player("A-red", 2), player("A-red A-red", 0), player("", 9)
    assert result(*hands) == ([7, 20, 4], [2, 1, 3], ["Bo"], "points")


TIED = player("A-red", 4), player("B-blue", 5), player("", 9)
"""Six points for the card and two for the coins, for both."""


def test_equal_points_share_the_win_mm_r04():
    assert result(*TIED) == ([8, 8, 4], [1, 1, 3], ["Ana", "Bo"], "shared")


def test_the_table_can_rule_that_coins_break_a_tie_mm_r04():
    assert result(*TIED, tie="coins") == ([8, 8, 4], [2, 1, 3], ["Bo"], "coins")
    even = player("A-red", 4), player("B-blue", 4), player("", 9)
    assert result(*even, tie="coins") == ([8, 8, 4], [1, 1, 3], ["Ana", "Bo"], "shared")


def test_a_tie_is_explained_in_words_as_the_table_rules_mm_r04():
    shared = clawkit.score_sheet(table(*TIED))
    assert shared.explain_tie() == "Ana and Bo have 8 points each and share the win."
    assert shared.tie_break.clause == "MM-23"
    coins = clawkit.score_sheet(table(*TIED, rulings={"tie": "coins"}))
    assert coins.explain_tie() == (
        "Ana and Bo have 8 points each. Most coins [MM-R04: coins] decides: Ana 4, Bo 5. Bo wins."
    )


def test_six_players_are_scored_and_ranked():
    hands = [player("A-red", 2 * n) for n in (5, 1, 0, 5, 3, 2)]
    assert result(*hands) == ([11, 7, 6, 11, 9, 8], [1, 5, 6, 1, 3, 4], ["Ana", "Dee"], "shared")


def test_it_depends_on_each_ruling_whose_other_choice_changes_totals_or_winners():
    hands = player("A-red A-red A-blue", 4), player("B-blue B-blue B-green", 5)
    # 3 x (4 + 1) + 8 + 2 = 25 for both
    assert scored(*hands)["depends_on"] == [
        {
            "ruling": "pairs",
            "choice": "combinations",
            "totals": [35, 35, 0],
            "winners": ["Ana", "Bo"],
        },
        {
            "ruling": "same_colour_pair",
            "choice": "both",
            "totals": [30, 30, 0],
            "winners": ["Ana", "Bo"],
        },
        {"ruling": "tie", "choice": "coins", "totals": [25, 25, 0], "winners": ["Bo"]},
    ]


def test_rulings_of_the_turn_never_change_a_score():
    hands = player("A-red A-red A-blue", 4), player("B-blue B-blue B-green", 5)
    named = {entry["ruling"] for entry in scored(*hands)["depends_on"]}
    assert not named & {"scarce_supply", "last_action"}


def test_the_lines_that_rulings_decide_name_them():
    sheet = clawkit.score_sheet(table(player("A-red A-red", 2)))
    named = {found.item: found.rulings for found in sheet.players[0].lines}
    assert named == {
        "type": (),
        "colour": (),
        "sets": ("pairs", "same_colour_pair"),
        "coins": (),
    }
