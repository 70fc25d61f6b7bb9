"""Totals, ranks, winners and ties of any game's sheet."""

from dataclasses import replace

import pytest

from clawkit.core.rulebook import PlayerRange, Rulebook, Ruling
from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import (
    PlayerScore,
    ScoreLine,
    ScoreSheet,
    TieBreak,
    find_dependences,
    parts,
)

BOOK = Rulebook(
    game="toy",
    title="Toy",
    players=PlayerRange(2, 5),
    clauses={},
    rulings={
        "sign": Ruling("TO-R01", "sign", "Plus?", "plus", {"plus": "+", "minus": "-"}, "", ()),
        "mood": Ruling("TO-R02", "mood", "Nice?", "nice", {"nice": "", "rude": ""}, "", ()),
    },
    data={},
)


def sheet(totals, coins=None, rulings=None):
    """A sheet of players A, B, C with these totals and coins for the tie-break."""
    coins = coins or [0] * len(totals)
    players = tuple(
        PlayerScore(
            name, (ScoreLine("one", 1, "TO-01", "1"), ScoreLine("rest", t - 1, "TO-02", ""))
        )
        for name, t in zip("ABCDE", totals, strict=False)
    )
    tie = TieBreak("coins", "TO-09", "coins", tuple(coins))
    return ScoreSheet("toy", rulings or Rulings(BOOK), players, tie)


@pytest.mark.parametrize(
    ("totals", "coins", "ranks", "winners", "decided_by"),
    [
        ([3, 5], [9, 0], [2, 1], ["B"], "points"),
        ([5, 5], [1, 2], [2, 1], ["B"], "coins"),
        ([5, 5], [2, 2], [1, 1], ["A", "B"], "shared"),
        ([5, 5, 3], [2, 2, 9], [1, 1, 3], ["A", "B"], "shared"),
        ([5, 5, 5], [2, 2, 1], [1, 1, 3], ["A", "B"], "shared"),
        ([5, 5, 5], [2, 3, 2], [2, 1, 2], ["B"], "coins"),
        ([1, 4, 4, 4, 4], [0, 1, 1, 1, 0], [5, 1, 1, 1, 4], ["B", "C", "D"], "shared"),
        ([-3, -1, -1], [5, 0, 0], [3, 1, 1], ["B", "C"], "shared"),
        ([7], [0], [1], ["A"], "points"),
    ],
)
def test_players_are_ranked_by_points_then_by_the_tie_break(
    totals, coins, ranks, winners, decided_by
):
    found = sheet(totals, coins)
    assert list(found.totals) == totals
    assert list(found.ranks) == ranks
    assert list(found.winners) == winners
    assert found.decided_by == decided_by


def test_the_total_is_the_sum_of_the_lines():
    lines = (ScoreLine("a", 4, "", ""), ScoreLine("b", -6, "", ""))
    assert PlayerScore("A", lines).total == -2
    assert PlayerScore("A", ()).total == 0


def test_the_parts_are_the_points_by_item():
    assert parts(sheet([3, 5])) == [{"one": 1, "rest": 2}, {"one": 1, "rest": 4}]


def test_a_tie_is_explained_with_the_tied_players_only():
    assert sheet([5, 5, 3], [1, 2, 9]).explain_tie() == (
        "A and B have 5 points each. Most coins decides: A 1, B 2. B wins."
    )
    assert sheet([5, 4]).explain_tie() is None


def test_the_dependences_are_those_choices_that_change_totals_or_winners():
    def score_under(rulings):
        return sheet([3, 5] if rulings["sign"] == "plus" else [-3, -5], rulings=rulings)

    found = find_dependences(score_under(Rulings(BOOK)), score_under)
    assert [d.to_json() for d in found] == [
        {"ruling": "sign", "choice": "minus", "totals": [-3, -5], "winners": ["A"]}
    ]


def test_a_choice_that_changes_the_winners_alone_is_a_dependence_too():
    def score_under(rulings):
        return sheet([5, 5], [1, 0] if rulings["mood"] == "nice" else [0, 1], rulings)

    found = find_dependences(score_under(Rulings(BOOK)), score_under)
    assert [(d.ruling, d.choice, d.winners) for d in found] == [("mood", "rude", ("B",))]


def test_the_file_form_has_every_part():
    assert sheet([3, 1]).to_json() == {
        "game": "toy",
        "valid": True,
        "rulings": {"sign": "plus", "mood": "nice"},
        "players": [
            {
                "name": "A",
                "total": 3,
                "rank": 1,
                "lines": [
                    {"item": "one", "points": 1, "clause": "TO-01", "reason": "1"},
                    {"item": "rest", "points": 2, "clause": "TO-02", "reason": ""},
                ],
            },
            {
                "name": "B",
                "total": 1,
                "rank": 2,
                "lines": [
                    {"item": "one", "points": 1, "clause": "TO-01", "reason": "1"},
                    {"item": "rest", "points": 0, "clause": "TO-02", "reason": ""},
                ],
            },
        ],
        "winners": ["A"],
        "decided_by": "points",
        "depends_on": [],
        "warnings": [],
    }


def test_without_a_tie_break_all_who_have_most_points_share_the_win():
    found = sheet([5, 5, 3], [2, 1, 9])
    found = replace(found, tie_break=TieBreak.shared("TO-09", 3))
    assert (found.ranks, found.winners, found.decided_by) == ((1, 1, 3), ("A", "B"), "shared")
    assert found.explain_tie() == "A and B have 5 points each and share the win."
    assert replace(sheet([5, 4]), tie_break=TieBreak.shared("TO-09", 2)).decided_by == "points"
