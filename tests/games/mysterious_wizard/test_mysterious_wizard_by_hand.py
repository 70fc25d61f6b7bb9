"""The package against the second scorer, and what must hold at every table."""

from itertools import combinations_with_replacement, product

from hypothesis import given, settings
from hypothesis import strategies as st
from mysterious_wizard_by_hand import BOX, CHOICES, DEFAULTS, score, tables

import clawkit

RECIPE_RULINGS = [name for name in CHOICES if name not in ("shake", "tie")]
COMBINATIONS = [
    dict(zip(RECIPE_RULINGS, picked, strict=True))
    for picked in product(*(CHOICES[name] for name in RECIPE_RULINGS))
]
some = settings(deadline=None, max_examples=60)


def parts(sheet):
    """Points per item and player."""
    return [{line["item"]: line["points"] for line in p["lines"]} for p in sheet["players"]]


def test_all_252_hands_of_five_foods_score_as_the_second_scorer_says():
    hands = list(combinations_with_replacement(sorted(set(BOX)), 5))
    assert len(hands) == 252
    for at, hand in enumerate(hands):
        players = [{"name": "Ana", "cards": list(hand), "real": 7}, {"name": "B"}, {"name": "C"}]
        for rulings in (DEFAULTS, COMBINATIONS[at % len(COMBINATIONS)]):
            entries = {"game": "mysterious_wizard", "players": players, "rulings": rulings}
            assert parts(clawkit.score(entries)) == score(entries)["parts"], (hand, rulings)


@some
@given(tables(), st.sampled_from(COMBINATIONS))
def test_every_table_scores_as_the_second_scorer_says_under_any_rulings(table, rulings):
    for chosen in (table["rulings"], rulings, {**rulings, "tie": "coins", "shake": "optional"}):
        sheet = clawkit.score({**table, "rulings": chosen})
        expected = score({**table, "rulings": chosen})
        assert parts(sheet) == expected["parts"]
        assert [player["total"] for player in sheet["players"]] == expected["totals"]
        assert sheet["winners"] == expected["winners"]


@settings(deadline=None, max_examples=100)
@given(st.lists(st.sampled_from(BOX[:6]), max_size=9), st.sampled_from(COMBINATIONS))
def test_the_pairs_that_are_counted_are_the_most_however_many_foods_there_are(cards, rulings):
    players = [{"name": "Ana", "cards": cards}, {"name": "Bo"}, {"name": "Cy"}]
    entries = {"game": "mysterious_wizard", "players": players, "rulings": rulings}
    assert parts(clawkit.score(entries)) == score(entries)["parts"]


@some
@given(tables())
def test_depends_on_is_every_single_switch_that_changes_totals_or_winners(table):
    in_force = {**DEFAULTS, **table["rulings"]}
    now = score(table)
    expected = [
        {"ruling": name, "choice": choice, "totals": then["totals"], "winners": then["winners"]}
        for name, choices in CHOICES.items()
        for choice in choices
        if choice != in_force[name]
        for then in [score(table, **{name: choice})]
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
@given(tables())
def test_every_line_has_its_reason_and_no_real_deal_draws_a_warning(table):
    sheet = clawkit.score(table)
    assert sheet["warnings"] == []
    for player in sheet["players"]:
        assert len(player["lines"]) == 6
        assert player["total"] == sum(line["points"] for line in player["lines"])
        assert all(line["reason"].strip() for line in player["lines"])
        for line in player["lines"]:
            assert not line["points"] or f"= {line['points']}" in line["reason"]
