"""`clawkit simulate`: many random games on several processors, and what came out of them.

Games are played in chunks of fixed size, each with a generator seeded by the chunk's name, so the
result does not depend on how many workers share them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import TextIO

from clawkit.core.simulation import Tally, simulate
from clawkit.games import find_game

CHUNK = 250
SEED = "1"
BAR = 24

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played.

    Attributes:
        game: the game's name.
        rulings: those that are not the usual ones.
        seed: any text; the same seed gives the same games.
    """

    game: str
    players: int
    games: int
    seed: str = SEED
    rulings: Mapping[str, str] = field(default_factory=dict)

    def chunks(self) -> range:
        """The chunks' numbers."""
        return range(-(-self.games // CHUNK))

    def play(self, chunk: int) -> Tally:
        """One chunk, wherever and whenever it is played."""
        game = find_game(self.game)
        rng = Random(f"{self.seed}/{self.game}/{self.players}/{chunk}")
        games = min(CHUNK, self.games - chunk * CHUNK)
        return simulate(game, game.rules(self.players, self.rulings), games, rng)


def check(simulation: Simulation, workers: int) -> list[str]:
    """What is wrong with it, in sentences; nothing if it can be played."""
    problems = []
    if simulation.games < 1:
        problems.append(f"{simulation.games} games cannot be played; the least is 1")
    if workers < 1:
        problems.append(f"{workers} workers cannot play; the least is 1")
    try:
        game = find_game(simulation.game)
    except KeyError as error:
        return [*problems, str(error.args[0])]
    if getattr(game, "play", None) is None:
        return [*problems, f"{game.title} can be scored, but clawkit cannot play it yet"]
    try:
        game.rules(simulation.players, simulation.rulings)
    except ValueError as error:
        problems.append(str(error))
    return problems


def run(simulation: Simulation, workers: int = 1, progress: Progress | None = None) -> Tally:
    """Play it all. The result is the same for any number of workers.

    Args:
        simulation: what `check` has found nothing wrong with.
        workers: how many processes play; with one, it is this process.
        progress: told how many games have been played, after each chunk.
    """
    tally = Tally(simulation.players)
    for part in _parts(simulation, min(workers, len(simulation.chunks()))):
        tally.add(part)
        if progress:
            progress(tally.games)
    return tally


def _parts(simulation: Simulation, workers: int) -> Iterator[Tally]:
    """The chunks' tallies, in order; with several workers a few chunks ahead are under way."""
    if workers == 1:
        yield from map(simulation.play, simulation.chunks())
        return
    under_way: deque[Future[Tally]] = deque()
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    try:
        for chunk in simulation.chunks():
            under_way.append(pool.submit(simulation.play, chunk))
            if len(under_way) > 4 * workers:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def usual_workers() -> int:
    """As many as there are processors."""
    return os.cpu_count() or 1


class ProgressBar:
    """A bar on standard error while it is a terminal; nothing elsewhere.

    Attributes:
        played: how many games have been played.
    """

    def __init__(self, games: int, stream: TextIO | None = None) -> None:
        self.games, self.played = games, 0
        self.stream = sys.stderr if stream is None else stream
        self.shown = self.stream.isatty()

    def __call__(self, played: int) -> None:
        """So many games have been played."""
        self.played = played
        if self.shown:
            full = BAR * played // self.games
            bar = f"{'#' * full}{'-' * (BAR - full)}"
            self._write(
                f"\r[{bar}] {100 * played // self.games:3} %  {played} of {self.games} games"
            )

    def clear(self) -> None:
        """Leave an empty line for what comes next."""
        if self.shown:
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()
