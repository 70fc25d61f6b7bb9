"""Reading a rulebook, its mistakes, and finding rules in it."""

import pytest

from clawkit.core.problems import Problem
from clawkit.core.rulebook import PlayerRange, Rulebook
from clawkit.core.rulings import Rulings

HEAD = """
game = "toy"
title = "Toy"
prefix = "TO"
players = { min = 2, max = 5 }
"""
CLAUSE = """
[[clause]]
id = "TO-01"
part = "turn"
text = "Take a card."
"""
RULING = """
[[ruling]]
id = "TO-R01"
name = "card"
clauses = ["TO-01"]
question = "Which card?"
default = "top"
choices = { top = "the top card", any = "any card" }
why = "Cards are taken from the top."
"""
DATUM = """
[[datum]]
name = "cards"
default = 5
status = "example"
about = "how many cards"
"""


@pytest.fixture
def load(tmp_path):
    """Loads a rulebook from its text."""

    def load(text):
        path = tmp_path / "rulebook.toml"
        path.write_text(text, encoding="utf-8")
        return Rulebook.load(path)

    return load


@pytest.fixture
def book(load):
    """A rulebook of one clause, one ruling and one datum."""
    return load(HEAD + CLAUSE + RULING + DATUM)


def test_a_rulebook_has_its_clauses_rulings_and_data(book):
    assert (book.game, book.title, book.players) == ("toy", "Toy", PlayerRange(2, 5))
    assert str(book.players) == "2 to 5"
    assert book.clauses["TO-01"].text == "Take a card."
    assert book.rulings["card"].clauses == ("TO-01",)
    assert book.data["cards"].default == 5
    assert book.notes == {}


def test_a_rulebook_needs_no_rulings_data_or_notes(load):
    book = load(HEAD + CLAUSE)
    assert (book.rulings, book.data, book.notes) == ({}, {}, {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CLAUSE + CLAUSE, "TO-01 stands twice"),
        (CLAUSE + RULING + RULING, "card stands twice"),
        (CLAUSE + RULING + RULING.replace('"card"', '"other"'), "TO-R01 stands twice"),
        (CLAUSE + RULING.replace("TO-R01", "TO-01"), "TO-01 stands twice"),
        (CLAUSE + DATUM + DATUM, "cards stands twice"),
        (CLAUSE + RULING.replace('= "top"', '= "bottom"'), "TO-R01: default 'bottom' is none"),
        (CLAUSE + RULING.replace('["TO-01"]', '["TO-02"]'), "TO-R01: there is no clause TO-02"),
    ],
)
def test_a_rulebook_that_contradicts_itself_is_not_loaded(load, text, said):
    with pytest.raises(ValueError, match=said):
        load(HEAD + text)


@pytest.mark.parametrize("reference", ["TO-01", "to-01", " To-01 "])
def test_a_clause_is_found_by_its_id_in_any_case(book, reference):
    assert book.find(reference) is book.clauses["TO-01"]


@pytest.mark.parametrize("reference", ["TO-R01", "to-r01", "card", "CARD"])
def test_a_ruling_is_found_by_its_id_or_name_in_any_case(book, reference):
    assert book.find(reference) is book.rulings["card"]


@pytest.mark.parametrize("reference", ["", "TO-1", "TO-02", "cards", "01"])
def test_what_is_not_there_is_not_found(book, reference):
    with pytest.raises(KeyError):
        book.find(reference)


def test_rulings_hold_their_defaults_until_one_is_switched(book):
    rulings = Rulings(book)
    assert dict(rulings) == {"card": "top"}
    assert len(rulings) == 1
    assert dict(rulings.switched("card", "any")) == {"card": "any"}
    assert dict(rulings) == {"card": "top"}


def test_the_alternatives_are_all_choices_that_are_not_in_force(book):
    assert list(Rulings(book).alternatives()) == [("card", "any")]
    assert list(Rulings(book, {"card": "any"}).alternatives()) == [("card", "top")]


def test_a_ruling_is_cited_only_when_it_is_switched(book):
    assert Rulings(book).cite("card") == ""
    assert Rulings(book, {"card": "any"}).cite("card") == " [TO-R01: any]"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([], [Problem("rulings", "must be an object of fields, not a list of 0")]),
        ({"cards": "top"}, [Problem("rulings.cards", "unknown key; the keys here are card")]),
        ({"card": "bottom"}, [Problem("rulings.card", 'must be one of top or any, not "bottom"')]),
        (
            {"card": None},
            [Problem("rulings.card", "must be one of top or any, not nothing (null)")],
        ),
        (
            {"card": ["top"]},
            [Problem("rulings.card", "must be one of top or any, not a list of 1")],
        ),
    ],
)
def test_an_unknown_ruling_or_choice_is_a_problem(book, value, expected):
    problems = []
    rulings = Rulings.read(book, value, problems)
    assert problems == expected
    assert dict(rulings) == {"card": "top"}
