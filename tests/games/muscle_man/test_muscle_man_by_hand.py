"""The package against the second scorer, and what must hold at every table."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from muscle_man_by_hand import CHOICES, DEFAULTS, few_kinds, score, tables

import clawkit

COMBINATIONS = [dict(zip(CHOICES, picked, strict=True)) for picked in product(*CHOICES.values())]
some = settings(deadline=None, max_examples=100)


def parts(sheet):
    """Points per item and player."""
    return [{line["item"]: line["points"] for line in p["lines"]} for p in sheet["players"]]


@some
@given(tables())
def test_every_table_scores_as_the_second_scorer_says_under_every_combination_of_rulings(table):
    for rulings in COMBINATIONS:
        sheet = clawkit.score({**table, "rulings": rulings})
        expected = score(table, **rulings)
        assert parts(sheet) == expected["parts"]
        assert [player["total"] for player in sheet["players"]] == expected["totals"]
        assert sheet["winners"] == expected["winners"]


@settings(deadline=None, max_examples=300)
@given(few_kinds, st.sampled_from(COMBINATIONS))
def test_the_pairing_that_was_taken_scores_most_however_many_copies_there_are(cards, rulings):
    players = [{"name": "Ana", "cards": cards}, {"name": "Bo"}, {"name": "Cy"}]
    entries = {"game": "muscle_man", "players": players, "rulings": rulings}
    assert parts(clawkit.score(entries)) == score(entries)["parts"]


@some
@given(tables())
def test_depends_on_is_every_single_switch_that_changes_totals_or_winners(table):
    in_force = {**DEFAULTS, **table["rulings"]}
    now = score(table)
    expected = [
        {
            "ruling": ruling,
            "choice": choice,
            "totals": then["totals"],
            "winners": then["winners"],
        }
        for ruling, choices in CHOICES.items()
        for choice in choices
        if choice != in_force[ruling]
        for then in [score(table, **{ruling: choice})]
        if (then["totals"], then["winners"]) != (now["totals"], now["winners"])
    ]
    assert clawkit.score(table)["depends_on"] == expected


@some
@given(tables())
def test_ranks_and_what_decided_follow_from_totals_and_the_ruling_on_ties(table):
    sheet, expected = clawkit.score(table), score(table)
    ranks = [sorted(expected["keys"], reverse=True).index(key) + 1 for key in expected["keys"]]
    assert [player["rank"] for player in sheet["players"]] == ranks
    leaders = expected["totals"].count(max(expected["totals"]))
    decided = "points" if leaders == 1 else "coins" if ranks.count(1) == 1 else "shared"
    assert sheet["decided_by"] == decided


@some
@given(tables(), st.randoms())
def test_the_order_of_cards_and_of_players_does_not_matter(table, random):
    order = list(range(len(table["players"])))
    random.shuffle(order)
    moved = [{**table["players"][seat]} for seat in order]
    for player in moved:
        player["cards"] = random.sample(player["cards"], len(player["cards"]))
    sheet, other = clawkit.score(table), clawkit.score({**table, "players": moved})
    assert parts(other) == [parts(sheet)[seat] for seat in order]
    assert set(other["winners"]) == set(sheet["winners"])


@some
@given(tables())
def test_every_player_has_four_lines_and_no_real_deal_draws_a_warning(table):
    sheet = clawkit.score(table)
    assert sheet["warnings"] == []
    for player in sheet["players"]:
        assert [line["item"] for line in player["lines"]] == ["type", "colour", "sets", "coins"]
        assert player["total"] == sum(line["points"] for line in player["lines"])
        assert all(line["reason"].strip() for line in player["lines"])
