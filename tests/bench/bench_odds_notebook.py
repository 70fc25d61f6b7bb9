"""The notebook of odds and its explorers.

Budgets: 5 s for all derivations with `verify()`, 5 ms for an answer of an explorer. Nothing here
asserts a time: run it with `pytest tests/bench/bench_odds_notebook.py`.
"""

import json
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import clawkit
from clawkit.odds_lookup import odds_book
from clawkit_widgets import Explorer

ROOT = Path(__file__).parents[2]
GAMES = [game.name for game in clawkit.all_games() if game.odds]
QUESTIONS = [(game, entry.name) for game in GAMES for entry in odds_book(game)]
CHANGES = {
    "kinds_in_match": [{"s": s} for s in range(1, 9)],
    "trios": [{"hand": hand} for hand in range(46)],
    "defective_points": [{"hand": hand} for hand in range(46)],
    "next_card": [{"seen": ["bear"] * n} for n in range(7)],
    "unique_rabbits": [{"hand": hand} for hand in range(16)],
    "reach": [{"cell": cell} for cell in ("a1", "b2", "c3")],
    "collection_value": [{"hand": hand} for hand in range(46)],
    "worth": [{"collection": ["cat"] * n} for n in range(6)],
    "price": [{"seen": {"red": n}} for n in range(13)],
    "pairs": [{"n": n} for n in range(7)],
    "points": [{"n": n} for n in range(7)],
    "best_hands": [{"n": n} for n in range(1, 7)],
    "keep_or_stock": [{"inside": coins} for coins in range(20)],
}
"""What is changed from one answer to the next; questions that are not listed stay as they are."""


@pytest.mark.parametrize("game", GAMES)
def test_all_derivations_are_built_and_verified(benchmark, game):
    def run():
        for entry in odds_book(game):
            entry.derivation().verify()

    benchmark.pedantic(run, rounds=1, iterations=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_notebook_in_a_kernel_of_its_own(benchmark, game):
    book = nbformat.read(ROOT / "notebooks" / game / "odds.ipynb", as_version=4)
    client = NotebookClient(book, timeout=120, kernel_name="python3")
    benchmark.pedantic(client.execute, rounds=1, iterations=1)


@pytest.mark.parametrize(("game", "name"), QUESTIONS)
def test_an_answer_of_the_explorer_as_it_goes_over_the_wire(benchmark, game, name):
    explorer = Explorer(game, name)
    changes = CHANGES.get(name, [explorer.schema["given"]])
    turns = iter(range(10**9))

    def answer():
        given = changes[next(turns) % len(changes)]
        message = {"type": "evaluate", "number": 1, "parameters": given}
        return json.dumps(explorer.answer(message))

    assert "answer" in json.loads(benchmark(answer))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_page_of_explorers_sends_at_first(capsys, name):
    schemas = [Explorer(name, entry.name).schema for entry in odds_book(name)]
    total = sum(len(json.dumps(schema)) for schema in schemas)
    pictures = sum(len(json.dumps(schema["pictures"])) for schema in schemas)
    everything = len(json.dumps(clawkit.find_game(name).pictures())) * len(schemas)
    with capsys.disabled():
        print(f"\n{name}: schemas {total / 1024:.0f} KB, of them pictures {pictures / 1024:.0f} KB")
        print(f"(all pictures in every one would be {everything / 1024:.0f} KB)")
