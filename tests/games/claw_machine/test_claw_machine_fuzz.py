"""Whatever is entered: scoring never raises and answers in one of its two forms."""

import json

import pytest
from claw_machine_by_hand import tables
from claw_machine_tables import table
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clawkit

HUGE = 10**5000
PLAYER_KEYS = (
    *("name", "bear", "capybara", "cat", "dog", "rabbit", "zebra", "dragon", "unicorn"),
    *("raccoon", "sheep", "defective"),
)
ROOT_KEYS = ("game", "players", "rulings", "component_data", "format", "meta")

texts = st.text(alphabet=st.characters(codec=None, exclude_categories=()), max_size=8)
odd_texts = texts | st.sampled_from(["", " ", "\ud800", "WB", "pink/blue", "once", "x" * 500])
huge = st.sampled_from([1, -1]).map(lambda sign: sign * HUGE)
numbers = st.integers(-3, 9) | st.just(10**18) | huge | st.floats()
leaves = st.none() | st.booleans() | numbers | odd_texts
keys = odd_texts | st.sampled_from([*PLAYER_KEYS, *ROOT_KEYS, "zebra", "white", "raccoon_numbers"])
odd_keys = keys | st.integers() | st.none() | st.booleans() | st.tuples(st.integers())
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(odd_keys, inner, max_size=5)
    ),
    max_leaves=12,
)
often = settings(deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow])


def check(entries):
    """Both forms are plain JSON; a refusal has problems with a place and a message."""
    answer = clawkit.score(entries)
    assert json.loads(json.dumps(answer)) == answer
    if answer["valid"]:
        assert set(answer) == {
            *("game", "valid", "rulings", "players", "winners"),
            *("decided_by", "depends_on", "warnings"),
        }
    else:
        assert set(answer) == {"valid", "problems"}
        assert answer["problems"]
        for problem in answer["problems"]:
            assert problem["where"] or "" in entries
            assert problem["message"]
    return answer


@often
@given(values)
def test_any_value_is_answered(value):
    assert check(value)["valid"] is False


@often
@given(st.sampled_from(ROOT_KEYS), values)
def test_any_value_at_any_key_of_the_root_is_answered(key, value):
    check({**table({"bear": 1}, {"raccoon": [5]}), key: value})


@often
@given(st.sampled_from(PLAYER_KEYS), values)
def test_any_value_at_any_key_of_a_player_is_answered(key, value):
    check(table({"bear": 1}, {"sheep": "W", "raccoon": [1], key: value}, {"bear": 3}))


@often
@given(st.sampled_from(["raccoon", "defective"]), st.lists(values, max_size=8))
def test_any_items_in_a_list_of_cards_are_answered(key, items):
    check(table({key: items}, {"raccoon": [2], "defective": ["pink"]}))


@often
@given(st.lists(values, max_size=6))
def test_any_players_are_answered(players):
    check({"game": "claw_machine", "players": players})


@often
@given(
    st.dictionaries(keys | st.sampled_from(["cat", "defective_trios"]), values, max_size=4),
    st.sampled_from(["rulings", "component_data"]),
)
def test_any_rulings_and_component_data_are_answered(value, key):
    check(table({"cat": 1}, {"raccoon": [1]}, **{key: value}))


@often
@given(st.lists(values, min_size=6, max_size=6), st.dictionaries(keys, values, max_size=3))
def test_any_items_in_the_component_data_are_answered(raccoons, sheep):
    own = {"raccoon_numbers": raccoons, "sheep_colours": sheep}
    check(table({"raccoon": [7], "sheep": "WB"}, {}, component_data=own))


@settings(deadline=None, max_examples=150)
@given(tables(), st.data())
def test_a_valid_table_with_one_count_spoilt_is_refused_at_that_count(valid, data):
    seat = data.draw(st.integers(0, len(valid["players"]) - 1))
    key = data.draw(st.sampled_from(PLAYER_KEYS[1:9]))
    wrong = st.none() | st.booleans() | st.floats() | st.text() | st.integers(max_value=-1)
    valid["players"][seat][key] = data.draw(wrong | st.integers(min_value=7))
    wheres = [problem["where"] for problem in check(valid)["problems"]]
    assert f"players[{seat}].{key}" in wheres


@settings(deadline=None, max_examples=100)
@given(tables(), st.data())
def test_unknown_keys_are_refused_at_every_level_save_format_and_meta(valid, data):
    key = data.draw(texts.filter(lambda k: k not in (*PLAYER_KEYS, *ROOT_KEYS)))
    assert check({**valid, "format": key, "meta": {key: key}})["valid"]
    assert [p["where"] for p in check({**valid, key: 0})["problems"]] == [key]
    valid["players"][1][key] = 0
    assert [p["where"] for p in check(valid)["problems"]] == [f"players[1].{key}"]


def deep(levels):
    """A list in a list in a list."""
    value = []
    for _ in range(levels):
        value = [value]
    return value


def cyclic():
    """Entries that contain themselves everywhere."""
    entries = {"game": "claw_machine"}
    entries.update(players=[entries, entries], rulings=entries, component_data=entries)
    return entries


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param(cyclic(), id="cyclic"),
        pytest.param(deep(100_000), id="deep"),
        pytest.param(table({"bear": deep(100_000)}, {"name": deep(9000)}), id="deep in a player"),
        pytest.param(table({"sheep": "W" * 10**6}, {"raccoon": [1] * 10**5}), id="long"),
        pytest.param({"game": "claw_machine", "players": [{}] * 5000}, id="many players"),
        pytest.param(table({None: 1, 2: 3, (): 4, "bear": 1}, {}), id="keys that are no text"),
    ],
)
def test_deep_long_and_cyclic_entries_are_refused(entries):
    assert check(entries)["valid"] is False


def test_a_name_with_half_a_character_is_scored():
    sheet = check(table({"name": "Ana\ud800"}, {}))
    assert sheet["players"][0]["name"] == "Ana\ud800"
