"""The package against the second scorer, and what must hold at every table."""

import json
from copy import deepcopy
from itertools import product

from claw_machine_by_hand import CHOICES, DEFAULTS, plush, score, tables
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import clawkit

ITEMS = ["bear", "capybara", "cat", "dog", "rabbit", "raccoon", "sheep", "zebra", "mythic"]
ITEMS.append("defective")
COMBINATIONS = [dict(zip(CHOICES, picked, strict=True)) for picked in product(*CHOICES.values())]
some = settings(deadline=None, max_examples=60)


def parts(sheet):
    """Points per item and player."""
    return [{line["item"]: line["points"] for line in p["lines"]} for p in sheet["players"]]


def totals(sheet):
    """Every player's total."""
    return [player["total"] for player in sheet["players"]]


@settings(deadline=None, max_examples=100)
@given(tables())
def test_every_table_scores_as_the_second_scorer_says_under_every_combination_of_rulings(table):
    for chosen in COMBINATIONS:
        sheet = clawkit.score({**table, "rulings": chosen})
        expected = score(table, **chosen)
        assert sheet["valid"], sheet
        assert parts(sheet) == expected["parts"]
        assert totals(sheet) == expected["totals"]
        assert sheet["winners"] == expected["winners"]


@some
@given(tables())
def test_the_sheet_depends_on_exactly_the_choices_that_change_totals_or_winners(table):
    now = score(table)
    in_force = {**DEFAULTS, **table["rulings"]}
    expected = []
    for ruling, choices in CHOICES.items():
        for choice in choices:
            then = score(table, **{ruling: choice})
            changed = (then["totals"], then["winners"]) != (now["totals"], now["winners"])
            if choice != in_force[ruling] and changed:
                expected.append(
                    {
                        "ruling": ruling,
                        "choice": choice,
                        "totals": then["totals"],
                        "winners": then["winners"],
                    }
                )
    assert clawkit.score(table)["depends_on"] == expected


@some
@given(tables())
def test_every_player_has_a_line_for_every_item_and_the_total_is_their_sum(table):
    for player in clawkit.score(table)["players"]:
        assert [line["item"] for line in player["lines"]] == ITEMS
        assert player["total"] == sum(line["points"] for line in player["lines"])
        assert all(line["reason"].strip() for line in player["lines"])


@some
@given(tables())
def test_ranks_count_the_players_who_are_ahead_in_points_or_tied_with_more_plush_toys(table):
    expected = score(table)["totals"]
    keys = [(t, plush(p)) for t, p in zip(expected, table["players"], strict=True)]
    ranks = [player["rank"] for player in clawkit.score(table)["players"]]
    assert ranks == [sorted(keys, reverse=True).index(key) + 1 for key in keys]


@some
@given(tables())
def test_the_result_says_what_decided_it(table):
    sheet = clawkit.score(table)
    best = [t for t in totals(sheet) if t == max(totals(sheet))]
    if len(best) == 1:
        assert sheet["decided_by"] == "points"
    else:
        assert sheet["decided_by"] == ("most_plush" if len(sheet["winners"]) == 1 else "shared")


@some
@given(tables(), st.randoms())
def test_players_in_another_order_get_the_same_results(table, random):
    order = list(range(len(table["players"])))
    random.shuffle(order)
    sheet = clawkit.score(table)
    moved = clawkit.score({**table, "players": [table["players"][seat] for seat in order]})
    assert parts(moved) == [parts(sheet)[seat] for seat in order]
    assert set(moved["winners"]) == set(sheet["winners"])
    assert [p["rank"] for p in moved["players"]] == [sheet["players"][s]["rank"] for s in order]


@some
@given(tables())
def test_two_coloured_names_read_the_same_in_either_order(table):
    swapped = deepcopy(table)
    for player in swapped["players"]:
        names = player.get("defective", [])
        player["defective"] = ["/".join(reversed(name.split("/"))) for name in names]
    assert clawkit.score(swapped) == clawkit.score(table)


@some
@given(tables(), st.randoms())
def test_the_order_of_defectives_and_of_raccoons_does_not_matter(table, random):
    shuffled = deepcopy(table)
    for player in shuffled["players"]:
        random.shuffle(player.get("defective", []))
        random.shuffle(player.get("raccoon", []))
    assert parts(clawkit.score(shuffled)) == parts(clawkit.score(table))


@some
@given(tables())
def test_one_more_capybara_adds_two_to_its_line(table):
    held = [player.get("capybara", 0) for player in table["players"]]
    assume(0 < sum(held) < 6)
    more = deepcopy(table)
    more["players"][0]["capybara"] = held[0] + 1
    before, after = (parts(clawkit.score(t))[0] for t in (table, more))
    assert after["capybara"] == before["capybara"] + 2


@some
@given(tables())
def test_one_more_unicorn_adds_one_to_its_line_and_one_for_every_zebra(table):
    held = [player.get("unicorn", 0) for player in table["players"]]
    assume(sum(held) < 3)
    table["rulings"] = {"zebra": "each"}
    more = deepcopy(table)
    more["players"][0]["unicorn"] = held[0] + 1
    before, after = (parts(clawkit.score(t)) for t in (table, more))
    zebras = table["players"][0].get("zebra", 0)
    assert after[0]["mythic"] == before[0]["mythic"] + 1
    assert after[0]["zebra"] == before[0]["zebra"] + zebras
    assert after[1:] == before[1:]


@some
@given(tables())
def test_an_opponents_higher_trash_can_adds_one_for_each_raccoon(table):
    owners = [seat for seat, p in enumerate(table["players"]) if p.get("raccoon")]
    assume(owners)
    more = deepcopy(table)
    more["players"][owners[0]]["raccoon"][0] += 1
    before, after = (parts(clawkit.score(t)) for t in (table, more))
    for seat, player in enumerate(table["players"]):
        gained = 0 if seat == owners[0] else len(player.get("raccoon", []))
        assert after[seat]["raccoon"] == before[seat]["raccoon"] + gained


@some
@given(tables())
def test_scoring_leaves_the_entries_alone_and_gives_plain_json(table):
    before = deepcopy(table)
    sheet = clawkit.score(table)
    assert table == before
    assert json.loads(json.dumps(sheet)) == sheet
    assert clawkit.score(json.loads(json.dumps(table))) == sheet


@some
@given(tables())
def test_counts_of_zero_and_missing_counts_are_the_same(table):
    full = deepcopy(table)
    nothing = {
        **dict.fromkeys(("bear", "capybara", "cat", "dog", "rabbit", "zebra"), 0),
        "dragon": 0,
        "unicorn": 0,
        "raccoon": [],
        "sheep": "",
        "defective": [],
    }
    full["players"] = [{**nothing, **player} for player in full["players"]]
    assert clawkit.score(full) == clawkit.score(table)
