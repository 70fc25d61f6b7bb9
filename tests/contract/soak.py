"""Random games in great number: every invariant at every step, over all rulings.

Run `python tests/contract/soak.py --games 200000`, or one game by its name.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random

from random_tables import MOST_STEPS, random_rules, text_of

import clawkit
from clawkit.core.game import Game
from clawkit.core.match import choose_at_random, draw
from clawkit.core.state import Event, State

CHUNK = 500


def soak_chunk(name: str, first: int) -> int:
    """Plays some games by their numbers. Returns the steps taken.

    Raises:
        AssertionError: an invariant is broken; the message names the game's seed.
    """
    game = clawkit.find_game(name)
    return sum(_soak_one(game, number) for number in range(first, first + CHUNK))


def _soak_one(game: Game, number: int) -> int:
    seed = f"{game.name}/soak/{number}"
    rng = Random(seed)
    state = game.play.new_game(random_rules(game, rng))
    start, steps = state.conserved(), 0
    while not state.is_over():
        _step(state, rng, game if number % 20 == 0 else None, seed)
        steps += 1
        assert state.conserved() == start, f"{seed}: not conserved after {steps} steps"
        assert steps < MOST_STEPS, f"{seed}: no end in sight"
    assert not state.is_chance(), f"{seed}: chance after the end"
    assert tuple(state.to_act()) == (), f"{seed}: somebody is to act after the end"
    assert len(state.scores()) == state.rules.players, f"{seed}: a score is missing"
    if game.play.entries:
        names = [f"P{seat}" for seat in range(state.rules.players)]
        sheet = clawkit.score(game.play.entries(state, names))
        totals = [player["total"] for player in sheet.get("players", ())]
        assert totals == list(state.scores()), f"{seed}: {sheet}"
    return steps


def _step(state: State, rng: Random, thorough: Game | None, seed: str) -> None:
    """One step at random; a thorough one looks at its events and its JSON too."""
    events: list[Event] = []
    tell = events.append if thorough else None
    acting = state.to_act()
    assert state.is_chance() != bool(acting), f"{seed}: either chance or seats come next"
    if state.is_chance():
        assert all(weight > 0 for _, weight in state.chance_outcomes()), f"{seed}: a weight"
        state.apply(draw(state, rng), tell)
    else:
        assert all(state.legal_actions(seat) for seat in acting), f"{seed}: a seat is stuck"
        chosen = {seat: choose_at_random(state, seat, rng) for seat in acting}
        state.apply_together(chosen, tell)
    if thorough:
        assert {event.clause for event in events} <= set(thorough.rulebook.clauses), seed
        again = thorough.play.from_json(state.rules, state.to_json())
        assert text_of(again) == text_of(state), f"{seed}: not the same after JSON"


def soak(name: str, games: int, workers: int | None = None) -> int:
    """Plays so many games (rounded up to whole chunks). Returns the steps taken."""
    first = range(0, games, CHUNK)
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        return sum(pool.map(soak_chunk, [name] * len(first), first))


def main(argv: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=[game.name for game in clawkit.all_games()])
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--workers", type=int)
    chosen = parser.parse_args(argv)
    for name in chosen.names:
        began = time.perf_counter()
        steps = soak(name, chosen.games, chosen.workers)
        took = time.perf_counter() - began
        print(f"{name}: {chosen.games} games, {steps} steps, no invariant broken, {took:.0f} s")


if __name__ == "__main__":
    main()
