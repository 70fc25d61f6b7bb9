"""A game between people at one screen and opponents: set-up, actions, undo, and its record.

The record is a list of short texts, so that a browser can keep it and another process can go on
from it: every step as `Step` prints it, and `undo` where one was taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from clawkit.core.game import Game
from clawkit.core.match import IllegalActionError, Match
from clawkit.core.opponents import Opponent
from clawkit.core.problems import listed
from clawkit.core.record import Step
from clawkit.core.state import Event

PERSON = "person"
UNDO = "undo"
CHANCE = "chance"
LONGEST_NAME = 40


class RecordError(ValueError):
    """A record or a set-up that cannot be read; the message says why in plain words."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a name, and `person` or the name of an opponent."""

    name: str
    plays: str = PERSON


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is agreed before a game.

    Attributes:
        rulings: the choices that are not the usual ones.
        seed: equal seeds and equal actions show equal cards.
    """

    seats: tuple[Seat, ...]
    rulings: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)

    def to_json(self) -> dict[str, Any]:
        """The form that a record keeps."""
        seats = [{"name": seat.name, "plays": seat.plays} for seat in self.seats]
        return {"seats": seats, "rulings": dict(self.rulings), "seed": self.seed}

    @classmethod
    def from_json(cls, form: object) -> SetUp:
        """The set-up that this form describes.

        Raises:
            RecordError: it is none.
        """
        try:
            seats = tuple(Seat(str(s["name"]).strip(), str(s["plays"])) for s in form["seats"])  # type: ignore[index]
            rulings = {str(name): str(value) for name, value in form.get("rulings", {}).items()}  # type: ignore[attr-defined]
            return cls(seats, rulings, str(form.get("seed", "")))  # type: ignore[attr-defined]
        except (TypeError, KeyError, AttributeError):
            raise RecordError("this is no set-up of a game") from None


class FreePlay:
    """One game being played.

    Attributes:
        match: the position, and how it came about.
        moves: the record so far.
    """

    def __init__(self, game: Game, set_up: SetUp) -> None:
        """Begin a game; chance has run until somebody is to act.

        Raises:
            RecordError: names are missing or equal, an opponent or ruling is not known, or the
                game is not for so many players.
        """
        self.game = game
        self.set_up = set_up
        self.opponents = {one.name: one for one in game.play.opponents}
        _check(set_up, self.opponents)
        try:
            rules = game.rules(len(set_up.seats), set_up.rulings)
        except ValueError as error:
            raise RecordError(str(error)) from None
        self.match = Match(game.play.new_game(rules))
        self.moves: list[str] = []
        self._settle()

    @classmethod
    def restore(cls, game: Game, set_up: SetUp, moves: object) -> FreePlay:
        """The game that a record tells of.

        Raises:
            RecordError: the record does not fit the rules.
        """
        play = cls(game, set_up)
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise RecordError("the moves are no list of words")
        play.match, play.moves = Match(play.match.start), []
        for number, move in enumerate(moves, start=1):
            try:
                play._repeat(move)
            except ValueError as error:
                raise RecordError(f"move {number}, {move!r}: {error}") from None
        play._settle()
        return play

    @property
    def seat(self) -> int | None:
        """The seat that chooses now; None at the end."""
        return next(iter(self.match.state.to_act()), None)

    @property
    def opponent(self) -> Opponent | None:
        """The opponent that is to act; None if a person is, or nobody."""
        return None if self.seat is None else self.opponents.get(self.set_up.seats[self.seat].plays)

    def legal(self) -> list[str]:
        """The notations of what the seat to act may do."""
        return (
            [] if self.seat is None else list(map(str, self.match.state.legal_actions(self.seat)))
        )

    def act(self, notation: str) -> None:
        """Carry out one action of the person to act, and what chance does after it.

        Raises:
            IllegalActionError: the rules do not allow it now; the message says what they do.
        """
        if self.seat is None:
            raise IllegalActionError("The game is over: begin a new one, or undo.")
        name = self.set_up.names[self.seat]
        if self.opponent:
            raise IllegalActionError(f"It is the turn of {name}.")
        try:
            action = self.game.play.parse_action(notation)
        except ValueError as error:
            raise IllegalActionError(str(error)) from None
        if str(action) not in self.legal():
            can = listed(self.legal(), "or")
            raise IllegalActionError(f"{action} is not possible now. {name} can play {can}.")
        self.match.play(action)
        self.moves.append(str(self.match.steps[-1]))
        self._settle()

    def go_on(self) -> bool:
        """Let the opponent to act carry out one action. Returns whether there was one to act."""
        if self.seat is None or self.opponent is None:
            return False
        state = self.match.state.resample(self.seat, self._rng())
        self.match.play(self.opponent.choose(state, self.seat, self._rng()))
        self.moves.append(str(self.match.steps[-1]))
        self._settle()
        return True

    @property
    def undoable(self) -> bool:
        """Whether a person has done anything that can be taken back."""
        return any(self._by_person(step) for step in self.match.steps)

    def undo(self) -> bool:
        """Go back to the last decision of a person. Returns whether there was one."""
        decisions = [i for i, step in enumerate(self.match.steps) if self._by_person(step)]
        while decisions and len(self.match.steps) > decisions[-1]:
            self._take_back()
        return bool(decisions)

    def told(self) -> Iterator[Event]:
        """All that has happened, in order."""
        return (event for events in self.match.events for event in events)

    def _by_person(self, step: Step) -> bool:
        return step.seat is not None and self.set_up.seats[step.seat].plays == PERSON

    def _take_back(self) -> None:
        self.match.undo()
        self.moves.append(UNDO)

    def _settle(self) -> None:
        before = len(self.match.steps)
        self.match.settle(self._rng())
        self.moves += map(str, self.match.steps[before:])

    def _rng(self) -> Random:
        """What chance and opponents draw from here; the same again after a reload."""
        return Random(f"{self.set_up.seed}/{len(self.match.steps)}")

    def _repeat(self, move: str) -> None:
        """Carry out one move of a record."""
        if move == UNDO:
            self._take_back()
            return
        who, _, what = move.partition(": ")
        if who == CHANCE:
            possible = self.match.state.chance_outcomes() if self.match.state.is_chance() else []
            self.match.happen(next((o for o, _ in possible if str(o) == what), what))
        else:
            self.match.play(self.game.play.parse_action(what), int(who))
        self.moves.append(move)


def _check(set_up: SetUp, opponents: Mapping[str, Opponent]) -> None:
    names = set_up.names
    if not all(names):
        raise RecordError("Every player needs a name.")
    if len(set(names)) < len(names):
        raise RecordError("Two players have the same name: change one of them.")
    if any(len(name) > LONGEST_NAME for name in names):
        raise RecordError(f"A name has at most {LONGEST_NAME} letters.")
    unknown = [seat.plays for seat in set_up.seats if seat.plays not in (PERSON, *opponents)]
    if unknown:
        raise RecordError(f"no opponent {unknown[0]!r}; there are {listed([PERSON, *opponents])}")


def seats_of(players: Sequence[str] | Mapping[str, str]) -> tuple[Seat, ...]:
    """Seats from names (people), or from names with who plays them."""
    if isinstance(players, Mapping):
        return tuple(Seat(name, plays) for name, plays in players.items())
    return tuple(Seat(name) for name in players)
