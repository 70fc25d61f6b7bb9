"""A game between people at one screen and opponents: set-up, actions, undo, and its record.

The record is a list of short texts, so that a browser can keep it and another process can go on
from it: every choice as `Step` prints it, and `undo` where one was taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from clawkit.core.game import Game
from clawkit.core.match import IllegalActionError, Match
from clawkit.core.opponents import Opponent
from clawkit.core.problems import listed
from clawkit.core.record import Step
from clawkit.core.screen import Screen
from clawkit.core.set_up import PERSON, RecordError, SetUp, check
from clawkit.core.state import Action, Event

UNDO = "undo"
CHANCE = "chance"


class FreePlay:
    """One game being played.

    Where several seats act together, the opponents among them choose at once, and people one
    after the other; nobody is shown a choice before all have chosen.

    Attributes:
        match: the position, and how it came about.
        moves: the record so far.
        screen: who looks, in a game in which people hand the screen on behind a curtain.
    """

    def __init__(self, game: Game, set_up: SetUp) -> None:
        """Begin a game; chance has run until a person or a lone opponent is to act.

        Raises:
            RecordError: names are missing or equal, an opponent or ruling is not known, or the
                game is not for so many players.
        """
        self.game = game
        self.set_up = set_up
        self.opponents = {one.name: one for one in game.play.opponents}
        check(set_up, self.opponents)
        try:
            rules = game.rules(len(set_up.seats), set_up.rulings)
        except ValueError as error:
            raise RecordError(str(error)) from None
        self.match = Match(game.play.new_game(rules))
        self.moves: list[str] = []
        self.screen = Screen(self.people if game.play.curtain else ())
        self._settle()

    @classmethod
    def restore(cls, game: Game, set_up: SetUp, moves: object) -> FreePlay:
        """The game that a record tells of, behind its curtain.

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
        return next(iter(self.match.waiting), None)

    @property
    def opponent(self) -> Opponent | None:
        """The opponent that is to act; None if a person is, or nobody."""
        return None if self.seat is None else self._opponent_at(self.seat)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people have."""
        return tuple(i for i, seat in enumerate(self.set_up.seats) if seat.plays == PERSON)

    @property
    def viewer(self) -> int | None:
        """The seat whose choices and private things are shown; None for what all may see."""
        if self.game.play.curtain:
            return self.screen.looking
        return None if self.opponent else self.seat

    @property
    def may_choose(self) -> bool:
        """Whether whoever looks at the screen is the person to choose."""
        return self.screen.curtain is None and not self.screen.lingers

    @property
    def still_to_choose(self) -> str:
        """Which of several people have chosen and which still have to, in a sentence."""
        acting = [seat for seat in self.match.state.to_act() if seat in self.people]
        if len(acting) < 2:
            return ""
        names = self.set_up.names
        chosen = [names[seat] for seat in acting if seat in self.match.chosen]
        waiting = [names[seat] for seat in acting if seat not in self.match.chosen]
        still = f"{listed(waiting)} still {_has(waiting)} to"
        return f"{listed(chosen)} {_has(chosen)} chosen; {still}." if chosen else f"{still} choose."

    def legal(self) -> list[str]:
        """The notations of what the seat that chooses now may do."""
        seat = self.seat
        return [] if seat is None else list(map(str, self.match.state.legal_actions(seat)))

    def act(self, notation: str) -> None:
        """Carry out one action of the person to act, and what follows before somebody is to act.

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
        self._choose(self.seat, action)
        self._settle()

    def go_on(self) -> bool:
        """Let the opponents to act carry out one action. Returns whether there were any."""
        if self.opponent is None:
            return False
        for seat in self.match.waiting:
            self._choose_by_itself(seat)
        self._settle()
        return True

    @property
    def undoable(self) -> bool:
        """Whether a person has chosen anything that can be taken back."""
        return any(seat in self.people for seat in self._choosers())

    def undo(self) -> bool:
        """Take back the last choice of a person, and all that followed it.

        What other seats had chosen at the same time stands. Returns whether there was a choice.
        """
        if not self.undoable:
            return False
        while self._choosers()[-1] not in self.people:
            self._take_back()
        self._take_back()
        self._settle()
        return True

    def told(self) -> Iterator[Event]:
        """All that has happened, in order, whoever saw it."""
        return (event for events in self.match.events for event in events)

    def _opponent_at(self, seat: int) -> Opponent | None:
        return self.opponents.get(self.set_up.seats[seat].plays)

    def _choosers(self) -> list[int]:
        """The seats that have chosen something, in the order in which they did."""
        return [seat for step in self.match.steps for seat in _choices(step)] + [*self.match.chosen]

    def _choose(self, seat: int, action: Action) -> None:
        self.match.play(action, seat)
        self.moves.append(str(Step(seat, action)))

    def _choose_by_itself(self, seat: int) -> None:
        opponent = self._opponent_at(seat)
        if opponent is None:
            return
        together = f"/{seat}" if len(self.match.state.to_act()) > 1 else ""
        state = self.match.state.resample(seat, self._rng(together))
        self._choose(seat, opponent.choose(state, seat, self._rng(together)))

    def _take_back(self) -> None:
        """Take back the last choice; those that were made at the same time stand."""
        acted = [] if self.match.chosen else [s for s in self.match.steps if not s.by_chance]
        together = [*_choices(acted[-1]).items()] if acted else []
        self.match.undo()
        for seat, action in together[:-1]:
            self.match.play(action, seat)
        self.moves.append(UNDO)

    def _settle(self) -> None:
        """Let chance run, then the opponents choose that act together with people."""
        before = len(self.match.steps)
        self.match.settle(self._rng())
        self.moves += map(str, self.match.steps[before:])
        if any(seat in self.people for seat in self.match.waiting):
            for seat in self.match.waiting:
                self._choose_by_itself(seat)
        if self.seat is None:
            self.screen.cover()
        if self.game.play.curtain:
            self.screen.choosing(None if self.opponent else self.seat, self._brought_secrets())

    def _brought_secrets(self) -> bool:
        """Whether the person who looks was told something alone since they last chose."""
        looking, steps = self.screen.looking, self.match.steps
        chose = max((i for i, step in enumerate(steps) if looking in _choices(step)), default=0)
        told = [event for events in self.match.events[chose:] for event in events]
        return looking is not None and any(event.private_to == looking for event in told)

    def _rng(self, whose: str = "") -> Random:
        """What chance and opponents draw from here; the same again after a reload."""
        return Random(f"{self.set_up.seed}/{len(self.match.steps)}{whose}")

    def _repeat(self, move: str) -> None:
        """Carry out one move of a record: a choice, all choices of a turn, chance, or an undo."""
        if move == UNDO:
            self._take_back()
            return
        who, _, what = move.partition(": ")
        if who == CHANCE:
            possible = self.match.state.chance_outcomes() if self.match.state.is_chance() else []
            self.match.happen(next((o for o, _ in possible if str(o) == what), what))
            self.moves.append(move)
            return
        for choice in move.split("; "):
            seat, _, notation = choice.partition(": ")
            self._choose(int(seat), self.game.play.parse_action(notation))


def _choices(step: Step) -> Mapping[int, Action]:
    """What the step's seats chose, by seat in the order in which they did; nothing for chance."""
    if isinstance(step.choice, Mapping):
        return step.choice
    return {} if step.seat is None else {step.seat: step.choice}


def _has(names: list[str]) -> str:
    return "has" if len(names) == 1 else "have"
