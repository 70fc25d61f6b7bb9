"""Defective toys (CM-37): trios by hand, and every hand that the box allows by brute force."""

from itertools import product

import pytest
from claw_machine_by_hand import BOX_OF_DEFECTIVES, CHOICES, defectives
from claw_machine_tables import line, points

ALL_NINE = list(BOX_OF_DEFECTIVES)
PINK_TRIO = ["pink", "pink", "blue/pink"]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ([], 0),
        (["pink"], -2),
        (["pink", "blue"], -4),
        (["pink", "pink"], -4),
        (["pink", "blue", "yellow"], -6),
        (["pink", "pink", "blue"], -6),
        (PINK_TRIO, 10),
        (["pink", "pink", "pink/blue"], 10),
        (["pink", "blue/pink", "yellow/pink"], 10),
        (["blue/pink", "yellow/pink", "yellow/blue"], -6),
        ([*PINK_TRIO, "yellow"], 8),
        (["pink", "pink", "yellow", "yellow", "yellow/pink"], 6),
        ([*PINK_TRIO, "yellow/pink"], 8),
        (["pink", "pink", "blue", "blue", "yellow", "yellow"], -12),
        (ALL_NINE, 30),
    ],
)
def test_a_trio_scores_ten_and_every_card_outside_one_costs_two_cm_37(cards, expected):
    assert points("defective", {"defective": cards}) == expected


def test_a_two_coloured_card_serves_in_one_trio_only_cm_37():
    cards = ["pink", "pink", "blue", "blue", "blue/pink"]
    assert points("defective", {"defective": cards}) == 10 - 2 - 2


def test_two_coloured_cards_go_where_they_make_most_trios_and_not_to_the_first_colour_cm_37():
    cards = ["pink", "pink", "blue/pink", "yellow/pink", "blue", "blue"]
    assert points("defective", {"defective": cards}) == 20
    assert points("defective", {"defective": cards[::-1]}) == 20


def test_three_trios_need_every_two_coloured_card_in_its_right_place_cm_37():
    reason = "3 trios (pink, blue, yellow) x 10 = 30"
    assert line("defective", {"defective": ALL_NINE}) == (30, "CM-37", reason)


@pytest.mark.parametrize(
    ("choice", "no_trio", "trio_and_two", "two_trios", "nine"),
    [
        ("best_partition", -6, 6, 20, 30),
        ("one_trio", -6, 6, 4, -2),
        ("trio_cancels_all", -6, 10, 20, 30),
    ],
)
def test_the_ruling_decides_what_a_trio_cancels_cm_r06(
    choice, no_trio, trio_and_two, two_trios, nine
):
    def worth(cards):
        return points("defective", {"defective": cards}, defective_trios=choice)

    assert worth(["pink", "blue", "yellow"]) == no_trio
    assert worth([*PINK_TRIO, "blue", "yellow"]) == trio_and_two
    assert worth(["pink", "pink", "blue/pink", "blue", "blue", "yellow/blue"]) == two_trios
    assert worth(ALL_NINE) == nine


def test_the_reason_counts_trios_and_cards_outside_them_and_cites_a_switched_ruling_cm_r06():
    own = {"defective": [*PINK_TRIO, "yellow"]}
    assert line("defective", own)[2] == "1 trio (pink) x 10, 1 without a trio x -2 = 8"
    assert line("defective", own, defective_trios="trio_cancels_all")[2] == (
        "1 trio (pink) x 10, 1 without a trio x 0 = 10 [CM-R06: trio_cancels_all]"
    )
    assert line("defective", {"defective": ["blue"]})[2] == "1 without a trio x -2 = -2"
    assert line("defective", {})[2] == "no defectives"


@pytest.mark.parametrize("choice", CHOICES["defective_trios"])
def test_every_hand_of_defectives_scores_as_a_search_over_all_partitions_says_cm_37(choice):
    kinds = list(dict.fromkeys(BOX_OF_DEFECTIVES))
    ranges = [range(BOX_OF_DEFECTIVES.count(kind) + 1) for kind in kinds]
    for counts in product(*ranges):
        cards = [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]
        found = points("defective", {"defective": cards}, defective_trios=choice)
        assert found == defectives(tuple(cards), choice), cards
