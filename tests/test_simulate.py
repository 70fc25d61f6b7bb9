"""`clawkit simulate`: the same for any number of workers, and right where the answer is known."""

import io
import json
import math
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import clawkit
from clawkit import simulate as simulate_module
from clawkit.cli import main
from clawkit.core.rulebook import PlayerRange, Rulebook
from clawkit.core.simulation import Tally, first_seat_advantage, mean, simulate, spread
from clawkit.simulate import CHUNK, ProgressBar, Simulation, check, run

ROOT = Path(__file__).parents[1]


@pytest.fixture
def command(capsys):
    """Runs `clawkit simulate`: its exit code, standard output and standard error."""

    def command(*words):
        code = main(["simulate", *words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


def small(*more):
    return ("claw_machine", "--games", str(2 * CHUNK + 7), "--players", "2", *more)


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_one_worker_and_three_give_the_same(command, form):
    alone = command(*small("--workers", "1", *form))
    assert command(*small("--workers", "3", *form)) == alone
    assert (alone[0], alone[2]) == (0, "")


def test_the_same_seed_gives_the_same_and_another_one_another(command):
    first = command(*small("--workers", "1", "--seed", "rabbit"))
    assert command(*small("--workers", "1", "--seed", "rabbit")) == first
    assert command(*small("--workers", "1", "--seed", "hare"))[1] != first[1]
    assert "seed rabbit\n" in first[1]


def test_the_summary_names_the_game_the_seed_every_item_length_and_the_first_seat(command):
    code, out, err = command("claw_machine", "--games", "40", "--players", "3", "--workers", "1")
    assert (code, err) == (0, "")
    assert out.startswith("Claw Machine: 40 random games of 3 players, seed 1\n")
    for item in ("bear", "capybara", "cat", "dog", "rabbit", "raccoon", "sheep", "zebra", "mythic"):
        assert f"\n  {item} " in out
    for row in ("points", "seat 1", "seat 3", "turns", "actions"):
        assert f"\n  {row} " in out
    assert "\n  first seat above an even share: " in out
    assert "percentage points, standard error " in out
    assert all(len(line) <= 88 for line in out.splitlines())


def test_numbers_of_the_summary_fit_together(command):
    form = json.loads(command(*small("--json", "--workers", "1"))[1])
    assert form["games"] == 2 * CHUNK + 7
    assert sum(form["points"].values()) == pytest.approx(form["totals"]["mean"], abs=1e-3)
    by_seat = [seat["mean"] for seat in form["totals"]["seats"]]
    assert sum(by_seat) / 2 == pytest.approx(form["totals"]["mean"], abs=1e-3)
    assert sum(form["wins"]) == pytest.approx(1, abs=1e-3)
    assert form["first_seat_advantage"]["value"] == pytest.approx(form["wins"][0] - 0.5, abs=2e-4)
    # Both players have had the same number of turns; each turn takes two actions or more.
    assert form["turns"]["least"] % 2 == form["turns"]["most"] % 2 == 0
    assert form["actions"]["mean"] > 2 * form["turns"]["mean"]


def test_a_ruling_is_in_force_and_is_named(command):
    words = ("claw_machine", "--games", "30", "--players", "3", "--workers", "1")
    usual = command(*words)[1]
    code, out, _ = command(*words, "--ruling", "zebra=once", "--ruling", "cat=all_repeats")
    assert code == 0
    assert "Rulings: zebra = once, cat = all_repeats; the others are the usual ones.\n" in out
    points = [line for line in usual.splitlines() if line.startswith("  cat ")]
    assert points[0] not in out
    form = json.loads(command(*words, "--ruling", "zebra=once", "--json")[1])
    assert (form["rulings"]["zebra"], form["rulings"]["dragon"]) == ("once", "any_two_tops")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game 'chess'; the games are: claw_machine"),
        (("claw_machine", "--players", "5"), "5 players, but Claw Machine is for 2 to 4\n"),
        (("claw_machine", "--players", "1"), "1 players, but Claw Machine is for 2 to 4\n"),
        (("claw_machine", "--games", "0"), "0 games cannot be played; the least is 1\n"),
        (("claw_machine", "--workers", "0"), "0 workers cannot play; the least is 1\n"),
        (("claw_machine", "--ruling", "cat=x"), "no ruling 'cat' with the choice 'x' in Claw"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(command, words, said):
    code, out, err = command(*words)
    assert (code, out) == (2, "")
    assert said in err


def test_all_that_is_wrong_is_said_at_once():
    assert len(check(Simulation("claw_machine", 9, -1), workers=-1)) == 3


def test_a_game_that_can_only_be_scored_is_refused(monkeypatch):
    only_scored = SimpleNamespace(name="x", title="X", play=None)
    monkeypatch.setattr(simulate_module, "find_game", {"x": only_scored}.__getitem__)
    problems = check(Simulation("x", 2, 10), workers=1)
    assert problems == ["X can be scored, but clawkit cannot play it yet"]


@pytest.mark.parametrize("words", [("--games", "many"), ("--ruling", "zebra"), ("--player",)])
def test_words_that_are_no_options_exit_2_with_the_usage(capsys, words):
    with pytest.raises(SystemExit) as stop:
        main(["simulate", "claw_machine", *words])
    assert stop.value.code == 2
    assert "usage: clawkit simulate" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_the_bar_fills_on_a_terminal_and_leaves_an_empty_line():
    bar = ProgressBar(1000, Terminal())
    bar(250)
    assert bar.stream.getvalue() == f"\r[{'#' * 6}{'-' * 18}]  25 %  250 of 1000 games"
    bar(1000)
    assert bar.stream.getvalue().endswith(f"\r[{'#' * 24}] 100 %  1000 of 1000 games")
    bar.clear()
    assert bar.stream.getvalue().endswith("\r\x1b[K")


def test_no_bar_is_written_to_anything_but_a_terminal():
    bar = ProgressBar(1000, io.StringIO())
    bar(250)
    bar.clear()
    assert (bar.stream.getvalue(), bar.played) == ("", 250)


def test_progress_is_told_after_every_chunk():
    told = []
    run(Simulation("claw_machine", 2, 2 * CHUNK + 7), progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 7]


def test_an_interrupt_ends_it_with_a_sentence(command, monkeypatch):
    def interrupted(simulation, workers, progress):
        progress(250)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_module, "run", interrupted)
    answer = command("claw_machine", "--games", "1000")
    assert answer == (130, "", "Stopped after 250 of 1000 games; no summary.\n")


HEARING = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "runpy.run_module('clawkit.cli', run_name='__main__')"
)
"""The program as a terminal starts it: what runs in the background is told to ignore Ctrl+C."""


def test_ctrl_c_at_a_real_terminal_stops_all_workers_without_a_traceback():
    words = ["simulate", "claw_machine", "--games", "10000000", "--workers", "2"]
    terminal, own_end = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", HEARING, *words],
        stdout=subprocess.PIPE,
        stderr=own_end,
        cwd=ROOT,
        start_new_session=True,
    ) as program:
        os.close(own_end)
        shown = b""
        while b" games" not in shown:
            shown += os.read(terminal, 1000)
        os.killpg(program.pid, signal.SIGINT)
        try:
            out, _ = program.communicate(timeout=60)
        finally:
            program.kill()
    while b"summary" not in shown:
        shown += os.read(terminal, 1000)
    os.close(terminal)
    assert (program.returncode, out) == (130, b"")
    assert b"\r[------------------------]   0 %  250 of 10000000 games" in shown
    last = shown.rpartition(b"\r\x1b[K")[2].decode()
    assert last.startswith("Stopped after ")
    assert last.rstrip().endswith(" of 10000000 games; no summary.")


class TwoCoins:
    """Seat 0 tosses a coin that shows 2 points three times in four, seat 1 a fair one for 1."""

    def __init__(self, rules):
        self.rules, self.points, self.turns = rules, [], 0

    def is_over(self):
        return len(self.points) == 2

    def is_chance(self):
        return True

    def chance_outcomes(self):
        return [(0, 1), (1, 1)] if self.points else [(0, 1), (2, 3)]

    def apply(self, outcome):
        self.points.append(outcome)

    def scores(self):
        return tuple(self.points)


def test_a_game_with_a_known_distribution_is_met():
    book = Rulebook("coins", "Coins", PlayerRange(2, 2), {}, {}, {})
    game = SimpleNamespace(play=SimpleNamespace(new_game=TwoCoins, entries=None), rulebook=book)
    games = 8000
    tally = simulate(game, SimpleNamespace(players=2, rulings={}), games, Random("coins"))
    assert (tally.games, tally.items) == (games, Counter())
    # Seat 0 wins with 2 (3/4), shares at 0:0 (1/8), loses at 0:1 (1/8): 13/16 of the wins.
    for counts, value, p in ((tally.totals[0], 2, 3 / 4), (tally.totals[1], 1, 1 / 2)):
        assert abs(counts[value] - p * games) < 5 * math.sqrt(p * (1 - p) * games)
    advantage, error = first_seat_advantage(tally)
    exact = math.sqrt((3 / 4 + 1 / 8 / 4 - (13 / 16) ** 2) / games)
    assert error == pytest.approx(exact, rel=0.05)
    assert abs(advantage - 5 / 16) < 5 * exact


def test_means_spreads_and_shares_by_hand():
    counts = Counter({1: 2, 4: 1, -2: 1})
    assert mean(counts) == 1
    assert spread(counts) == pytest.approx(math.sqrt((0 + 0 + 9 + 9) / 3))
    assert spread(Counter({7: 1})) == 0
    tally = Tally(players=3)
    for winners in ([0], [0, 1], [2], [0, 1, 2]):
        tally.games += 1
        tally.count_winners(winners)
    assert [units / tally.share for units in tally.wins] == pytest.approx([11 / 6, 5 / 6, 4 / 3])
    shares = [1, 1 / 2, 0, 1 / 3]
    average = sum(shares) / 4
    variance = sum((share - average) ** 2 for share in shares) / 3
    advantage, error = first_seat_advantage(tally)
    assert advantage == pytest.approx(average - 1 / 3)
    assert error == pytest.approx(math.sqrt(variance / 4))


def test_every_game_that_can_be_played_can_be_simulated():
    for game in clawkit.all_games():
        players = game.rulebook.players.max
        tally = run(Simulation(game.name, players, 3))
        assert tally.games == 3
        assert all(counts.total() == 3 for counts in tally.totals)
        assert sum(tally.wins) == 3 * tally.share
