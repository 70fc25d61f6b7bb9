"""Many games played at random, tallied: whole numbers only, so that parts add up exactly."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from clawkit.core.game import Game
from clawkit.core.match import play_out
from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreSheet
from clawkit.core.state import Rules, State


@dataclass(slots=True)
class Tally:
    """What came out of some games.

    Attributes:
        items: points by item of the score sheet, over all seats and games.
        totals: how often a seat ended with so many points, by seat.
        turns: how often a game had so many turns.
        actions: how often a game took so many actions.
        wins: by seat; a win counts `share` units, a shared one its part of them.
        first_squares: the sum of the squares of the first seat's units.
    """

    players: int
    games: int = 0
    items: Counter[str] = field(default_factory=Counter)
    totals: list[Counter[int]] = field(init=False)
    turns: Counter[int] = field(default_factory=Counter)
    actions: Counter[int] = field(default_factory=Counter)
    wins: list[int] = field(init=False)
    first_squares: int = 0

    def __post_init__(self) -> None:
        self.totals = [Counter() for _ in range(self.players)]
        self.wins = [0] * self.players

    @property
    def share(self) -> int:
        """A win in units that any number of winners can share evenly."""
        return math.lcm(*range(1, self.players + 1))

    def add(self, other: Tally) -> None:
        """Count another part of the same simulation in."""
        self.games += other.games
        self.first_squares += other.first_squares
        self.turns.update(other.turns)
        self.actions.update(other.actions)
        self.items.update(other.items)
        for seat in range(self.players):
            self.totals[seat].update(other.totals[seat])
            self.wins[seat] += other.wins[seat]

    def count_winners(self, winners: list[int]) -> None:
        """One game's win, shared by these seats."""
        part = self.share // len(winners)
        for seat in winners:
            self.wins[seat] += part
        if 0 in winners:
            self.first_squares += part**2


def simulate(game: Game, rules: Rules, games: int, rng: Random) -> Tally:
    """Play so many games; every seat picks any legal action, each as likely."""
    tally, book = Tally(rules.players), _settled(game.rulebook, rules.rulings)
    for _ in range(games):
        state = game.play.new_game(rules)
        actions = play_out(state, rng)
        tally.games += 1
        tally.turns[state.turns] += 1
        tally.actions[actions] += 1
        _count_points(tally, game, book, state)
    return tally


def _settled(book: Rulebook, rulings: Rulings) -> Rulebook:
    """The rulebook with no other choice than those in force, so that scoring tries no other."""
    settled = {
        name: replace(ruling, default=rulings[name], choices={rulings[name]: ""})
        for name, ruling in book.rulings.items()
    }
    return replace(book, rulings=settled)


def _count_points(tally: Tally, game: Game, book: Rulebook, state: State) -> None:
    """By the score sheet's lines where the game has them; else by the points alone."""
    points, ranks = state.scores(), None
    if game.play.entries:
        names = [f"seat {seat}" for seat in range(tally.players)]
        sheet = game.score_entries(game.play.entries(state, names), book)
        if isinstance(sheet, ScoreSheet):
            points, ranks = sheet.totals, sheet.ranks
            for player in sheet.players:
                tally.items.update({line.item: line.points for line in player.lines})
    for seat, total in enumerate(points):
        tally.totals[seat][total] += 1
    best = [1 + sum(other > own for other in points) for own in points] if ranks is None else ranks
    tally.count_winners([seat for seat, rank in enumerate(best) if rank == 1])


def mean(counts: Counter[int]) -> float:
    """The mean of the values, each as often as it is counted."""
    return sum(value * n for value, n in counts.items()) / counts.total()


def spread(counts: Counter[int]) -> float:
    """Their standard deviation, as estimated from a sample; 0 for a single value."""
    n, total = counts.total(), sum(value * n for value, n in counts.items())
    squares = sum(value**2 * n for value, n in counts.items())
    return math.sqrt((n * squares - total**2) / (n * (n - 1))) if n > 1 else 0.0


def first_seat_advantage(tally: Tally) -> tuple[float, float]:
    """The first seat's share of wins above an even share, and its standard error."""
    n, units, total = tally.games, tally.share, tally.wins[0]
    advantage = total / (n * units) - 1 / tally.players
    variance = (n * tally.first_squares - total**2) / (n * (n - 1)) if n > 1 else 0.0
    return advantage, math.sqrt(variance / n) / units
