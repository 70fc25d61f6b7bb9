"""Component data of every form that a rulebook can have."""

import pytest

from clawkit.core.component_data import read_component_data
from clawkit.core.rulebook import Datum, PlayerRange, Rulebook

HOUSE = {"common": 3, "scores": [1, 2]}
DEFAULTS = {"copies": 6, "path": "sscs", "houses": {"red": HOUSE, "blue": HOUSE}}
DATA = {name: Datum(name, default, "example", "") for name, default in DEFAULTS.items()}
BOOK = Rulebook("toy", "Toy", PlayerRange(2, 4), clauses={}, rulings={}, data=DATA)


def read(value):
    """The data in force, and where its problems are."""
    problems = []
    found = read_component_data(value, BOOK, problems)
    return found, [(problem.where, problem.message) for problem in problems]


def test_absent_data_is_the_rulebooks_default():
    assert read({}) == (DEFAULTS, [])


def test_given_data_of_the_same_form_is_in_force():
    given = {
        "copies": 0,
        "path": "s",
        "houses": {"blue": HOUSE, "red": {"common": 1, "scores": (4, 5)}},
    }
    assert read(given) == (given, [])


@pytest.mark.parametrize(
    ("given", "where", "message"),
    [
        ({"copies": "6"}, "copies", 'must be a whole number from 0, not "6"'),
        ({"copies": True}, "copies", "must be a whole number from 0, not true"),
        ({"path": 3}, "path", "must be a text, not 3"),
        ({"houses": {"red": HOUSE}}, "houses.blue", "blue is missing; give red, blue"),
        ({"houses": []}, "houses", "must be an object of fields, not a list of 0"),
        (
            {"houses": {"red": HOUSE, "blue": {"common": 3, "scores": [1, -2]}}},
            "houses.blue.scores[1]",
            "must be a whole number from 0, not -2",
        ),
        (
            {"houses": {"red": {"common": 3, "scores": [1]}, "blue": HOUSE}},
            "houses.red.scores",
            "must be a list of 2 such as [1, 2], not a list of 1",
        ),
    ],
)
def test_data_of_another_form_is_a_problem_at_its_place_and_the_default_holds(
    given, where, message
):
    assert read(given) == (DEFAULTS, [(f"component_data.{where}", message)])
