"""Chances and counts as parameters, and amounts with several columns."""

import json
from fractions import Fraction

import pytest

from clawkit.probability import Amounts, plain
from clawkit.probability.answer import answer_json
from clawkit.probability.number_parameters import Chance, Counts
from clawkit.probability.parameters import ParameterError, as_json

CHANCE = Chance(name="f", label="a chance", default=Fraction(1, 2), symbolic=True)
COUNTS = Counts(name="boxes", label="in each box", default=(0, 0), things=("left", "right"), most=9)


@pytest.mark.parametrize(
    ("written", "chance"),
    [
        ("1/3", Fraction(1, 3)),
        (" 1 / 3 ", Fraction(1, 3)),
        ("0.3", Fraction(3, 10)),
        (0.3, Fraction(3, 10)),
        ("30 %", Fraction(3, 10)),
        ("12.5%", Fraction(1, 8)),
        (0, Fraction(0)),
        ("1", Fraction(1)),
        (Fraction(10**20, 10**20 + 1), Fraction(10**20, 10**20 + 1)),
        ("f", "f"),
    ],
)
def test_a_chance_is_read_as_it_is_written(written, chance):
    assert CHANCE.read(written, {}) == chance


@pytest.mark.parametrize(
    "wrong", [2, -1, "101 %", "1/0", "often?", True, None, [1], "", "%", "9e999999", float("nan")]
)
def test_what_is_no_chance_is_refused(wrong):
    with pytest.raises(ParameterError, match=r"^f must be a chance from 0 to 1, such as 1/3"):
        CHANCE.read(wrong, {})


def test_a_letter_needs_a_parameter_that_can_be_left_open():
    closed = Chance(name="f", label="a chance", default=Fraction(1, 2))
    with pytest.raises(ParameterError):
        closed.read("f", {})


def test_a_chance_goes_to_a_page_as_text():
    assert json.loads(json.dumps(CHANCE.to_json()))["default"] == "1/2"
    assert as_json({"f": Fraction(1, 3), "n": 2}) == {"f": "1/3", "n": 2}


@pytest.mark.parametrize("written", ["3 4", "3, 4", "[3, 4]", [3, 4], (3, 4)])
def test_counts_are_read_in_their_order(written):
    assert COUNTS.read(written, {}) == (3, 4)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ([1], "boxes must be 2 whole numbers from 0 to 9, not a list of 1"),
        ("1 2 3", 'boxes must be 2 whole numbers from 0 to 9, not "1 2 3"'),
        (3, "boxes must be 2 whole numbers from 0 to 9, not 3"),
        ([1, 10], "boxes: right must have a whole number from 0 to 9, not 10"),
        ([True, 1], "boxes: left must have a whole number from 0 to 9, not true"),
        ("1 many", 'boxes: right must have a whole number from 0 to 9, not "many"'),
    ],
)
def test_what_are_no_counts_is_refused(wrong, sentence):
    with pytest.raises(ParameterError) as refusal:
        COUNTS.read(wrong, {})
    assert str(refusal.value) == sentence


HANDS = Amounts({"b": 3, "a": 2}, "hand", "points", {"cost": {"a": 4, "b": 2}})


def test_amounts_with_several_numbers_are_dictionaries_by_what_they_count():
    assert plain(HANDS) == {"b": {"points": 3, "cost": 2}, "a": {"points": 2, "cost": 4}}
    assert plain(HANDS.first(1)) == {"b": {"points": 3, "cost": 2}}


def test_amounts_with_several_numbers_keep_their_order_on_a_page():
    form = answer_json(HANDS, "hands")
    assert (form["unit"], form["more"]) == ("points", ["cost"])
    assert [(row["name"], row["exact"], row["more"][0]["exact"]) for row in form["rows"]] == [
        ("b", "3", "2"),
        ("a", "2", "4"),
    ]
