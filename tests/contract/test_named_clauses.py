"""Every clause and ruling of every game is named where it decides."""

import ast
import re
from pathlib import Path

from excused_clauses import NAMED_BY_LESSONS_ONLY


def _texts(folder):
    """The texts in a game's code that are no docstrings."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_clause_is_named_by_an_event_a_score_line_a_refusal_or_a_lesson_step(game):
    named = {text for text in _texts(game.folder) if re.fullmatch(r"[A-Z]{2}-\d\d", text)}
    excused = NAMED_BY_LESSONS_ONLY.get(game.name, {})
    assert named <= set(game.rulebook.clauses)
    assert named | set(excused) == set(game.rulebook.clauses)
    assert not named & set(excused), "named by now: to be taken off the list"
    assert all(reason.strip() for reason in excused.values())


def test_every_clause_is_named_by_a_test_of_its_game(game):
    folder = Path(__file__).parents[1] / "games" / game.name
    tests = [path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py")]
    named = {"-".join(n).upper() for n in re.findall(r"([a-z]{2})[-_](\d\d)", "".join(tests), re.I)}
    assert set(game.rulebook.clauses) - named == set()


def test_every_ruling_is_asked_for_in_the_games_code(game):
    assert set(game.rulebook.rulings) <= set(_texts(game.folder))
