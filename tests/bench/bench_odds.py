"""How long odds take. Budgets: all derivations with `verify()` in 5 s, a new value in 5 ms."""

from itertools import cycle

import pytest

from clawkit.games.claw_machine.odds import BOOK
from clawkit.games.claw_machine.odds.collection_law import packed_law

SEEN = ["bear", "bear", "cat", "sheep white", "raccoon 2", "dragon", "pink", "blue/pink"]
OTHER_PARAMETERS = {
    "kinds_in_match": [{"s": s} for s in range(1, 9)],
    "opening_display": [{}],
    "trios": [{"hand": hand} for hand in range(46)],
    "defective_points": [{"hand": hand} for hand in range(46)],
    "sheep_alternating": [{"n": n} for n in range(1, 7)],
    "next_card": [{"seen": SEEN[:n]} for n in range(9)],
    "unique_rabbits": [{"players": 4, "hand": hand} for hand in range(12)],
    "reach": [{"cell": cell} for cell in ("a1", "b2", "c3")],
    "collection_value": [{"hand": hand} for hand in range(46)],
    "worth": [{"card": "cat", "collection": SEEN[:n]} for n in range(9)],
}


def test_all_derivations_with_every_check(benchmark):
    def derive_and_verify():
        return [entry().verify() for entry in BOOK]

    assert len(benchmark.pedantic(derive_and_verify, rounds=1)) == len(BOOK.entries)


@pytest.mark.parametrize("name", OTHER_PARAMETERS)
def test_a_new_value_as_an_explorer_asks_for_it(benchmark, name):
    BOOK.answer(name)
    given = cycle(OTHER_PARAMETERS[name])
    assert benchmark(lambda: BOOK.answer(name, **next(given)))["kind"]


@pytest.mark.parametrize("kinds", ["", "rabbit cat raccoon sheep dog"], ids=["any", "five"])
def test_the_first_value_of_a_collection_of_other_kinds(benchmark, kinds):
    value = benchmark.pedantic(
        lambda: BOOK.evaluate("collection_value", kinds=kinds),
        setup=packed_law.cache_clear,
        rounds=3,
    )
    assert value["points"].mean


def test_four_hundred_games_of_two(benchmark):
    seeds = iter(range(1000, 2000))
    benchmark.pedantic(lambda: BOOK.evaluate("game_length", seed=next(seeds)), rounds=2)
