"""Problems and the words that messages are made of."""

import pytest

from clawkit.core.problems import Problem, Refusal, listed, shown


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (iter(["a", "b", "c"]), "a, b and c"),
    ],
)
def test_names_are_listed_as_in_a_sentence(names, said):
    assert listed(names) == said


def test_choices_are_listed_with_or():
    assert listed(["a", "b", "c"], "or") == "a, b or c"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "nothing (null)"),
        (True, "true"),
        (False, "false"),
        (0, "0"),
        (-7, "-7"),
        (10**12 - 1, "999999999999"),
        pytest.param(10**12, "a very large number", id="large"),
        pytest.param(10**5000, "a very large number", id="huge"),
        pytest.param(-(10**5000), "a very large number", id="huge and negative"),
        (2.5, "2.5"),
        (float("nan"), "nan"),
        (float("-inf"), "-inf"),
        ("bear", '"bear"'),
        ("", '""'),
        ("x" * 40, f'"{"x" * 40}"'),
        ("x" * 41, f'"{"x" * 40}…"'),
        ([], "a list of 0"),
        ((1, 2), "a list of 2"),
        ({"a": [1]}, "an object with 1 key"),
        ({1}, "a value of type set"),
        (b"", "a value of type bytes"),
    ],
)
def test_any_value_is_shown_in_a_few_words(value, said):
    assert shown(value) == said


def test_a_problem_names_its_clause_only_if_it_has_one():
    assert Problem("players", "too many").to_json() == {"where": "players", "message": "too many"}
    assert Problem("players", "too many", "CM-01", ("players[0].bear",)).to_json() == {
        "where": "players",
        "message": "too many",
        "clause": "CM-01",
    }


def test_a_refusal_holds_every_problem():
    refusal = Refusal((Problem("a", "b"), Problem("c", "d")))
    assert refusal.to_json() == {
        "valid": False,
        "problems": [{"where": "a", "message": "b"}, {"where": "c", "message": "d"}],
    }
