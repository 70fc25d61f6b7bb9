"""A game being played: legality at the edge, a record, undo, and a seeded driver for chance."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from clawkit.core.problems import listed
from clawkit.core.state import Action, Event, Outcome, State, Tell


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; the message says what they do allow."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a record: what a seat did, what seats did together, or what chance did.

    Attributes:
        seat: the seat that acted, in turn or out of turn; None for chance and seats together.
        choice: the action, the outcome, or the actions by seat.
    """

    seat: int | None
    choice: Any

    def __str__(self) -> str:
        if isinstance(self.choice, Mapping):
            return "; ".join(f"{seat}: {action}" for seat, action in sorted(self.choice.items()))
        return f"{'chance' if self.seat is None else self.seat}: {self.choice}"


Place = tuple[Hashable | None, Hashable]
"""Where chance shows something: its pool and the place in it, as `State.chance_place` has it."""


@dataclass(slots=True)
class Match:
    """A state, how it came about, and what was told on the way.

    Replaying the steps from the start needs no generator; undo is a replay without the last
    action, and what chance showed before an undo it shows again after it.

    Attributes:
        shown: outcomes that were undone, by their place: there they will be shown again.
    """

    start: State
    state: State = field(init=False)
    steps: list[Step] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    shown: dict[Place, Outcome] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.state = self.start.clone()

    @classmethod
    def replay(cls, start: State, steps: Sequence[Step]) -> Match:
        """The match that these steps of another one make, from where that one started."""
        match = cls(start)
        for step in steps:
            match._carry_out(step)
        return match

    def play(self, action: Action, seat: int | None = None) -> list[Event]:
        """Carry out one action of one seat: of the one to act, or what a seat is offered.

        Raises:
            IllegalActionError: it is another seat's turn, or the rules do not allow it now.
        """
        if seat is not None and action in self.state.offers().get(seat, ()):
            return self._carry_out(Step(seat, action))
        seat = self._seat(seat)
        legal = self.state.legal_actions(seat)
        if action not in legal:
            raise IllegalActionError(
                f"{action} is not possible now; seat {seat} can play "
                f"{listed(map(str, legal), 'or')}"
            )
        return self._carry_out(Step(seat, action))

    def play_together(self, actions: Mapping[int, Action]) -> list[Event]:
        """Carry out the actions of all seats that choose now.

        Raises:
            IllegalActionError: a seat is missing or too many, or its action is not allowed.
        """
        acting = self.state.to_act()
        if not acting:
            raise IllegalActionError(f"nobody is to act: {self._why_nobody()}")
        if set(actions) != set(acting):
            raise IllegalActionError(f"{_seats(acting)} to choose now, each one action")
        for seat, action in actions.items():
            if action not in self.state.legal_actions(seat):
                legal = listed(map(str, self.state.legal_actions(seat)), "or")
                raise IllegalActionError(f"seat {seat} cannot play {action} now, but {legal}")
        return self._carry_out(Step(None, dict(actions)))

    def happen(self, outcome: Outcome) -> list[Event]:
        """Carry out an outcome of chance: what the table saw.

        Raises:
            IllegalActionError: chance has no part now, or this cannot happen.
        """
        possible = [o for o, _ in self.state.chance_outcomes()] if self.state.is_chance() else []
        if outcome not in possible:
            why = "the game is over" if self.state.is_over() else "it is a seat's turn"
            can = listed(map(str, possible), "or") or f"nothing, {why}"
            raise IllegalActionError(f"{outcome} cannot happen now; possible: {can}")
        return self._carry_out(Step(None, outcome))

    def settle(self, rng: Random) -> list[Event]:
        """Let chance run until a seat is to act or the game is over."""
        told: list[Event] = []
        while self.state.is_chance():
            told += self._carry_out(Step(None, self._next_outcome(rng)))
        return told

    def undo(self) -> bool:
        """Take back the last action and what chance did after it.

        Returns:
            Whether there was an action to take back.
        """
        acted = [i for i, step in enumerate(self.steps) if not _is_chance(step)]
        if not acted:
            return False
        kept, undone = self.steps[: acted[-1]], self.steps[acted[-1] :]
        self.state, self.steps, self.events = self.start.clone(), [], []
        for step in kept:
            self._carry_out(step)
        self._remember(undone)
        return True

    def _remember(self, undone: Sequence[Step]) -> None:
        ahead = self.state.clone()
        for step in undone:
            if _is_chance(step):
                self.shown[ahead.chance_place()] = step.choice
            _apply(ahead, step)

    def _next_outcome(self, rng: Random) -> Outcome:
        """What was shown here before; else a draw that leaves what lies at other places there.

        What the table itself saw in between (`happen`) can contradict what was shown; then what
        is still possible counts.
        """
        place, outcomes = self.state.chance_place(), self.state.chance_outcomes()
        before = self.shown.get(place)
        if before in [outcome for outcome, _ in outcomes]:
            return before
        pool = place[0]
        elsewhere = [
            o for (other, _), o in self.shown.items() if pool is not None and other == pool
        ]
        left = [(o, max(weight - elsewhere.count(o), 0)) for o, weight in outcomes]
        return draw_from(left if any(weight for _, weight in left) else outcomes, rng)

    def _seat(self, seat: int | None) -> int:
        """The one seat to act, if it is this one."""
        acting = self.state.to_act()
        if len(acting) == 1 and seat in (None, acting[0]):
            return acting[0]
        if not acting:
            raise IllegalActionError(f"nobody is to act: {self._why_nobody()}{self._offered()}")
        if len(acting) > 1:
            raise IllegalActionError(f"{_seats(acting)} to choose now, all at the same time")
        raise IllegalActionError(f"it is the turn of seat {acting[0]}{self._offered()}")

    def _why_nobody(self) -> str:
        return "the game is over" if self.state.is_over() else "chance comes first"

    def _offered(self) -> str:
        offers = self.state.offers()
        each = (f"seat {seat} {listed(map(str, offers[seat]), 'or')}" for seat in sorted(offers))
        return f"; out of turn can play: {listed(each)}" if offers else ""

    def _carry_out(self, step: Step) -> list[Event]:
        told: list[Event] = []
        if _is_chance(step):
            self.shown.pop(self.state.chance_place(), None)
        _apply(self.state, step, told.append)
        self.steps.append(step)
        self.events.append(told)
        return told


def _apply(state: State, step: Step, tell: Tell | None = None) -> None:
    if isinstance(step.choice, Mapping):
        state.apply_together(step.choice, tell)
    elif step.seat is not None and step.seat not in state.to_act():
        state.accept(step.seat, step.choice, tell)
    else:
        state.apply(step.choice, tell)


def _seats(seats: Sequence[int]) -> str:
    verb = "is" if len(seats) == 1 else "are"
    return f"seat{'' if len(seats) == 1 else 's'} {listed(map(str, seats))} {verb}"


def _is_chance(step: Step) -> bool:
    return step.seat is None and not isinstance(step.choice, Mapping)


def draw(state: State, rng: Random) -> Outcome:
    """One outcome of a chance node, by its weights."""
    return draw_from(state.chance_outcomes(), rng)


def draw_from(outcomes: Sequence[tuple[Outcome, int]], rng: Random) -> Outcome:
    """One of the outcomes, each as likely as its weight says."""
    mark = rng.randrange(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        mark -= weight
        if mark < 0:
            return outcome
    raise AssertionError("unreachable: the mark lies below the sum of the weights")


Chooser = Callable[[State, int, Random], Action]
"""A player: looks at what its seat knows and picks a legal action."""


def choose_at_random(state: State, seat: int, rng: Random) -> Action:
    """Any legal action, each as likely."""
    legal: Sequence[Action] = state.legal_actions(seat)
    return legal[rng.randrange(len(legal))]


def play_out(state: State, rng: Random, choose: Chooser = choose_at_random) -> int:
    """Play the state to its end, in place. Returns the number of actions taken by seats."""
    actions = 0
    while not state.is_over():
        if state.is_chance():
            state.apply(draw(state, rng))
            continue
        seats = state.to_act()
        if len(seats) == 1:
            state.apply(choose(state, seats[0], rng))
        else:
            state.apply_together({seat: choose(state, seat, rng) for seat in seats})
        actions += len(seats)
    return actions
