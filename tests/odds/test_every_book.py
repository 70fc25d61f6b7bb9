"""What holds for every question of every game: it verifies, cites real rules, and can be read."""

import json
import re
import subprocess
import sys
from functools import cache

import pytest

from clawkit.games import all_games

GAMES = {game.name: game for game in all_games() if game.odds}
BOOKS = {name: game.odds() for name, game in GAMES.items()}
QUESTIONS = [(game, entry.name) for game, book in BOOKS.items() for entry in book]
SHORT = {"games": 50}
"""Few games are enough, where a question is answered by playing."""

every_question = pytest.mark.parametrize(("game", "name"), QUESTIONS)


def short(entry):
    """Parameters that make an estimate quick, where there is one."""
    asked = {parameter.name for parameter in entry.parameters}
    return {name: value for name, value in SHORT.items() if name in asked}


@cache
def derivation(game, name):
    """The derivation as it is offered; built once."""
    entry = BOOKS[game].find(name)
    return entry(**short(entry))


@every_question
def test_the_derivation_verifies_as_it_is_offered(game, name):
    derived = derivation(game, name)
    done = derived.verify()
    assert len(done) == len(derived.steps) + len(derived.checks)
    assert len(derived.steps) >= 2
    assert derived.checks


@every_question
def test_every_assumption_cites_rules_that_there_are_or_calls_itself_a_model(game, name):
    derived, rulebook = derivation(game, name), GAMES[game].rulebook
    assert derived.assumptions
    for assumption in derived.assumptions:
        for cited in assumption.cites:
            assert rulebook.find(cited).id == cited
        assert assumption.cites or assumption.status in ("model", "inferred")
        assert assumption.status in ("printed", "ruling", "example", "inferred", "model")
        assert assumption.text.endswith(".")
    for parameter in BOOKS[game].find(name).parameters:
        for cited in parameter.cites:
            assert rulebook.find(cited).id == cited


@every_question
def test_formulas_are_whole_in_latex_and_readable_without(game, name):
    derived = derivation(game, name)
    for step in derived.steps:
        depth = 0
        for brace in re.findall(r"(?<!\\)[{}]", step.tex):
            depth += 1 if brace == "{" else -1
            assert depth >= 0, step.tex
        assert depth == 0, step.tex
        assert step.tex.count(r"\left") - step.tex.count(r"\leftarrow") == step.tex.count(r"\right")
        assert step.tex.isprintable()
        assert "\\" not in step.plain + step.why
        assert step.why.endswith(".")
    assert derived.question.endswith("?")


@every_question
def test_the_derivation_as_json_has_all_that_a_page_shows(game, name):
    derived, entry = derivation(game, name), BOOKS[game].find(name)
    form = json.loads(json.dumps(derived.to_json()))
    assert form["name"] == name
    assert [step["number"] for step in form["steps"]] == list(range(1, len(form["steps"]) + 1))
    assert all(step["why"] and step["tex"] and step["plain"] for step in form["steps"])
    assert form["checked_by"]
    assert form["answer"]["label"]
    assert form["answer"] == json.loads(json.dumps(BOOKS[game].answer(name, **short(entry))))


@pytest.mark.parametrize("game", BOOKS)
def test_values_come_without_sympy(game):
    code = (
        "import sys\n"
        f"from clawkit.games.{game}.odds import BOOK\n"
        "for entry in BOOK:\n"
        "    asked = {parameter.name for parameter in entry.parameters}\n"
        "    BOOK.answer(entry.name, **({'games': 50} if 'games' in asked else {}))\n"
        "print('sympy' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=120
    )
    assert done.stdout == "False\n"
