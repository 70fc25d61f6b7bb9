"""The Python side of the rule browser: every rule of the game, and nothing to ask."""

import json
import logging

import pytest

import clawkit
from clawkit_widgets import RuleBrowser

GAMES = [game.name for game in clawkit.all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_every_clause_ruling_and_datum_of_the_rulebook(game):
    schema = json.loads(json.dumps(RuleBrowser(game).schema, allow_nan=False))
    book = clawkit.find_game(game).rulebook
    assert [clause["id"] for clause in schema["clauses"]] == list(book.clauses)
    assert [ruling["name"] for ruling in schema["rulings"]] == list(book.rulings)
    assert [datum["name"] for datum in schema["data"]] == list(book.data)
    assert all(clause["text"] and clause["part"] for clause in schema["clauses"])


def test_a_clause_stands_there_as_the_rulebook_has_it():
    browser = RuleBrowser("claw_machine")
    [clause] = [clause for clause in browser.schema["clauses"] if clause["id"] == "CM-27"]
    assert clause["text"] == clawkit.find_game("claw_machine").rulebook.clauses["CM-27"].text


@pytest.mark.parametrize("message", [{}, {"type": "score"}, {"type": "ping"}, {"type": 5}])
def test_it_has_nothing_to_say(message, caplog):
    browser = RuleBrowser("claw_machine")
    browser.send = lambda *_: pytest.fail("it answered")
    with caplog.at_level(logging.ERROR, "clawkit.widgets"):
        browser.receive(browser, message, [])
    assert caplog.records == []


def test_an_unknown_game_is_refused_with_the_games_that_there_are():
    with pytest.raises(KeyError) as refused:
        RuleBrowser("")
    assert all(name in str(refused.value) for name in GAMES)
