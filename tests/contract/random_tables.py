"""Random tables and random play for the contract: seeded, over all rulings and numbers of players.

It carries steps out by itself, so that what a match does can be compared with it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from clawkit.core.game import Game
from clawkit.core.match import Match
from clawkit.core.record import Step
from clawkit.core.state import Rules, State, Tell

MOST_STEPS = 50_000
LUST_FOR_OFFERS = 0.3


def random_rules(game: Game, rng: Random) -> Rules:
    """A table of this game: any number of players, any choice of every ruling."""
    book = game.rulebook
    players = rng.randint(book.players.min, book.players.max)
    rulings = {name: rng.choice(list(ruling.choices)) for name, ruling in book.rulings.items()}
    return game.rules(players, rulings)


def random_match(game: Game, seed: str) -> Match:
    """A whole game that is played at random; the same for the same seed."""
    rng = Random(seed)
    match = Match(game.play.new_game(random_rules(game, rng)))
    match.settle(rng)
    while not match.state.is_over():
        play_at_random(match, rng)
        match.settle(rng)
        assert len(match.steps) < MOST_STEPS, f"{game.name}: no end in sight after {seed}"
    return match


def play_at_random(match: Match, rng: Random) -> None:
    """One action of the seats to act, or now and then what a seat is offered."""
    state = match.state
    offers = state.offers()
    if offers and rng.random() < LUST_FOR_OFFERS:
        seat = rng.choice(sorted(offers))
        match.play(rng.choice(list(offers[seat])), seat)
        return
    chosen = {seat: rng.choice(list(state.legal_actions(seat))) for seat in state.to_act()}
    if len(chosen) == 1:
        ((seat, action),) = chosen.items()
        match.play(action, seat)
    else:
        match.play_together(chosen)


def carry_out(state: State, step: Step, tell: Tell | None = None) -> None:
    """One step of a record, in place."""
    if isinstance(step.choice, Mapping):
        state.apply_together(step.choice, tell)
    elif step.seat is None or step.seat in state.to_act():
        state.apply(step.choice, tell)
    else:
        state.accept(step.seat, step.choice, tell)


@dataclass(frozen=True)
class Played:
    """One whole random game of a game found."""

    game: Game
    match: Match

    def positions(self) -> Iterator[State]:
        """Every position from the start to the end; the same object, changed between."""
        state = self.match.start.clone()
        yield state
        for step in self.match.steps:
            carry_out(state, step)
            yield state

    def steps(self) -> Iterator[tuple[State, Step]]:
        """Every position with the step that was taken in it; the same object, changed between."""
        yield from zip(self.positions(), self.match.steps, strict=False)

    def copy_of(self, state: State) -> State:
        """The position through its JSON text and back."""
        return self.game.play.from_json(state.rules, json.loads(text_of(state)))


def text_of(state: State) -> str:
    """The position as JSON text."""
    return json.dumps(state.to_json(), sort_keys=True, allow_nan=False)


def entries_of(played: Played, state: State) -> dict[str, Any]:
    """The position as entries for scoring, with names by seat."""
    assert played.game.play.entries is not None
    return played.game.play.entries(state, [f"P{seat}" for seat in range(state.rules.players)])
