"""Random play: whole games and actions a second, and how long a clone takes.

Beside each other in one run: every game found, and tic-tac-toe as a pure Python state in
OpenSpiel's style, the peer; OpenSpiel's own `python_tic_tac_toe` too where it is installed.
Budgets: actions a second above the peer, for Claw Machine three times it; a clone under 20
microseconds. Nothing here asserts a time: run it with `pytest tests/bench/bench_rules.py`.
"""

import time
from importlib.util import find_spec
from random import Random

import pytest

import clawkit
from clawkit.core.match import draw, play_out

GAMES = 60
pytestmark = pytest.mark.benchmark(timer=time.process_time)
"""Processor time: other work on the machine does not count."""

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in clawkit.all_games()
    for players in range(game.rulebook.players.min, game.rulebook.players.max + 1)
]
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe:
    """The peer: OpenSpiel's state interface on a list of nine fields."""

    def __init__(self):
        self._player = 0
        self._winner = None
        self._over = False
        self._board = ["."] * 9

    def current_player(self):
        return -4 if self._over else self._player

    def is_terminal(self):
        return self._over

    def legal_actions(self):
        return [] if self._over else [a for a in range(9) if self._board[a] == "."]

    def apply_action(self, action):
        mark = "xo"[self._player]
        self._board[action] = mark
        if any(all(self._board[field] == mark for field in line) for line in LINES):
            self._over, self._winner = True, self._player
        elif "." not in self._board:
            self._over = True
        self._player = 1 - self._player

    def returns(self):
        if self._winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if self._winner == 0 else [-1.0, 1.0]


def play_spiel(state, rng):
    """A whole random game with OpenSpiel's words. Returns the number of actions."""
    actions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.randrange(len(legal))])
        actions += 1
    state.returns()
    return actions


def peers():
    """Ways to begin a game of tic-tac-toe."""
    found = [pytest.param(TicTacToe, id="pure_python_in_openspiels_style")]
    if find_spec("pyspiel"):
        import pyspiel
        from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the game)

        game = pyspiel.load_game("python_tic_tac_toe")
        found.append(pytest.param(game.new_initial_state, id="openspiels_python_tic_tac_toe"))
    return found


def measure(benchmark, play, games):
    """Plays the games over and over; says how many games and actions that are a second."""
    actions = play()
    benchmark.pedantic(play, rounds=7, warmup_rounds=1)
    seconds = benchmark.stats.stats.min
    benchmark.extra_info["games a second"] = round(games / seconds)
    benchmark.extra_info["actions a second"] = round(actions / seconds)
    print(f"\n  {games / seconds:8.0f} games a second, {actions / seconds:9.0f} actions a second")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_random_games(benchmark, game, players):
    rules = game.rules(players)

    def play():
        rng, actions = Random(7), 0
        for _ in range(GAMES):
            state = game.play.new_game(rules)
            actions += play_out(state, rng)
            state.scores()
        return actions

    measure(benchmark, play, GAMES)


@pytest.mark.parametrize("new_game", peers())
def test_whole_random_games_of_the_peer(benchmark, new_game):
    def play():
        rng = Random(7)
        return sum(play_spiel(new_game(), rng) for _ in range(20 * GAMES))

    measure(benchmark, play, 20 * GAMES)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_clone_in_the_middle_of_a_game(benchmark, game, players):
    state, rng = game.play.new_game(game.rules(players)), Random(7)
    steps = 0
    while state.is_chance() or steps < 4:
        if state.is_chance():
            state.apply(draw(state, rng))
        else:
            chosen = {s: rng.choice(list(state.legal_actions(s))) for s in state.to_act()}
            state.apply_together(chosen)
            steps += 1
    clone = benchmark(state.clone)
    assert clone.to_json() == state.to_json()
