"""Who wins, how ties are broken (CM-27), and which rulings would have changed it."""

import pytest
from claw_machine_tables import scored, table

import clawkit


def result(*players, **more):
    """Totals, ranks, winners and what decided."""
    sheet = scored(*players, **more)
    seats = sheet["players"]
    return (
        [p["total"] for p in seats],
        [p["rank"] for p in seats],
        sheet["winners"],
        sheet["decided_by"],
    )


def test_most_points_win_cm_27():
    expected = ([4, 2, 6], [2, 3, 1], ["Cy"], "points")
    assert result({"capybara": 2}, {"capybara": 1}, {"dragon": 3, "unicorn": 3}) == expected


def test_a_tie_goes_to_the_tied_player_with_most_plush_toys_cm_27():
    expected = ([5, 5], [2, 1], ["Bo"], "most_plush")
    assert result({"bear": 2}, {"bear": 3}) == expected


@pytest.mark.parametrize("extra", [{"zebra": 1}, {"bear": 3}, {"raccoon": [3]}])
def test_a_card_that_scores_nothing_counts_for_the_tie_break_cm_27(extra):
    expected = ([5, 5, 0], [2, 1, 3], ["Bo"], "most_plush")
    assert result({"bear": 2}, {"bear": 2, **extra}, {}) == expected


def test_mythic_and_defective_toys_count_for_the_tie_break_cm_27():
    with_penalty = {"bear": 2, "dragon": 2, "defective": ["pink"]}
    assert result({"bear": 2}, with_penalty) == ([5, 5], [2, 1], ["Bo"], "most_plush")


def test_raccoons_and_sheep_count_by_cards_for_the_tie_break_cm_27():
    assert result({"sheep": "W"}, {"raccoon": [0], "unicorn": 1}) == (
        [1, 1],
        [2, 1],
        ["Bo"],
        "most_plush",
    )
    assert result({"sheep": "WW"}, {"capybara": 1}) == ([2, 2], [1, 2], ["Ana"], "most_plush")


def test_a_player_behind_in_points_does_not_win_by_plush_toys_cm_27():
    many = {"zebra": 5, "capybara": 1}
    assert result({"bear": 2}, many) == ([5, 2], [1, 2], ["Ana"], "points")


def test_a_tie_in_points_and_plush_toys_is_shared_cm_27():
    expected = ([5, 5], [1, 1], ["Ana", "Bo"], "shared")
    assert result({"bear": 2}, {"bear": 2}) == expected


def test_of_three_tied_players_the_two_with_most_plush_toys_share_the_win_cm_27():
    expected = ([2, 2, 2], [1, 3, 1], ["Ana", "Cy"], "shared")
    two_cards, one_card = {"capybara": 1, "zebra": 1}, {"capybara": 1}
    assert result(two_cards, one_card, two_cards) == expected


def test_of_three_tied_players_one_with_most_plush_toys_wins_alone_cm_27():
    one = {"capybara": 1}
    expected = ([2, 2, 2], [2, 2, 1], ["Cy"], "most_plush")
    assert result(one, one, {"dragon": 1, "unicorn": 1}) == expected


def test_the_ranks_after_two_shared_places_are_one_one_three():
    expected = ([5, 5, 2, 2], [1, 1, 3, 3], ["Ana", "Bo"], "shared")
    assert result({"bear": 2}, {"bear": 2}, {"capybara": 1}, {"capybara": 1}) == expected


def test_the_tie_break_orders_the_lower_places_too():
    expected = ([10, 2, 2], [1, 3, 2], ["Ana"], "points")
    assert result({"bear": 4}, {"capybara": 1}, {"dragon": 2}) == expected


def test_everybody_at_nothing_shares_the_win():
    assert result({}, {}, {}, {}) == (
        [0] * 4,
        [1] * 4,
        ["Ana", "Bo", "Cy", "Dee"],
        "shared",
    )


def test_totals_can_be_negative_and_the_least_negative_wins():
    two = {"defective": ["pink", "yellow"]}
    expected = ([-4, -2, -4], [2, 1, 2], ["Bo"], "points")
    assert result(two, {"defective": ["blue"]}, two) == expected


def test_a_tie_is_explained_in_words_and_a_clear_win_is_not():
    tied = clawkit.score_sheet(table({"bear": 2}, {"bear": 3}, {"capybara": 1}))
    assert tied.explain_tie() == (
        "Ana and Bo have 5 points each. Most plush toys decides: Ana 2, Bo 3. Bo wins."
    )
    shared = clawkit.score_sheet(table({"bear": 2}, {"bear": 2}))
    assert shared.explain_tie() == (
        "Ana and Bo have 5 points each. Most plush toys decides: Ana 2, Bo 2. "
        "Ana and Bo share the win."
    )
    assert clawkit.score_sheet(table({"bear": 2}, {})).explain_tie() is None


ANA = {
    "cat": 2,
    "zebra": 3,
    "bear": 2,
    "dog": 2,
    "dragon": 2,
    "defective": ["pink", "pink", "blue/pink", "yellow"],
}
BO = {"capybara": 6, "bear": 4, "defective": ["blue", "blue", "yellow/blue", "yellow/pink"]}
"""Ana by hand: cats 2 x 3 (zebras) = 6, zebras 3 x 2 = 6, bears 5, dogs 2 x 3 = 6, mythic 2,
defectives 10 - 2 = 8: 33. Bo: capybaras 12, bears 10, defectives 10 - 2 = 8: 30.
"""


def test_the_table_for_the_rulings_is_scored_as_worked_by_hand():
    assert result(ANA, BO) == ([33, 30], [1, 2], ["Ana"], "points")


def test_it_depends_on_zebra_cat_and_defective_trios_with_these_totals_and_winners():
    assert scored(ANA, BO)["depends_on"] == [
        # all repeated: 2 bears + 2 dogs + 3 zebras = 7, so cats 14 instead of 6
        {"ruling": "cat", "choice": "all_repeats", "totals": [41, 30], "winners": ["Ana"]},
        # zebras once: 2 instead of 6, and Bo is ahead
        {"ruling": "zebra", "choice": "once", "totals": [29, 30], "winners": ["Bo"]},
        # the fourth card of each costs nothing
        {
            "ruling": "defective_trios",
            "choice": "trio_cancels_all",
            "totals": [35, 32],
            "winners": ["Ana"],
        },
    ]


def test_it_depends_on_a_ruling_that_is_switched_one_at_a_time_from_what_is_in_force():
    depends_on = scored(ANA, BO, rulings={"zebra": "once", "cat": "all_repeats"})["depends_on"]
    assert depends_on == [
        {"ruling": "cat", "choice": "most_repeated", "totals": [29, 30], "winners": ["Bo"]},
        {"ruling": "cat", "choice": "only_repeats", "totals": [29, 30], "winners": ["Bo"]},
        {"ruling": "zebra", "choice": "each", "totals": [41, 30], "winners": ["Ana"]},
        {
            "ruling": "defective_trios",
            "choice": "trio_cancels_all",
            "totals": [39, 32],
            "winners": ["Ana"],
        },
    ]


def test_it_depends_on_nothing_where_no_ruling_matters():
    assert scored({"bear": 2}, {"sheep": "WB"})["depends_on"] == []


def test_rulings_of_the_turn_never_change_a_score():
    turn = {"dragon", "single_card_neighbour", "push_impossible", "empty_space_later"}
    named = {entry["ruling"] for entry in scored(ANA, BO)["depends_on"]}
    assert not named & turn


def test_a_second_trio_matters_to_the_ruling_that_lets_one_trio_score():
    six = {"defective": ["pink", "pink", "blue/pink", "blue", "blue", "yellow/blue"]}
    assert scored(six, {"bear": 6})["depends_on"] == [
        {
            "ruling": "defective_trios",
            "choice": "one_trio",
            "totals": [4, 15],
            "winners": ["Bo"],
        }
    ]
