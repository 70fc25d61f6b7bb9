"""A game being played: legality at the edge, a record, undo, and a seeded driver for chance."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from clawkit.core.problems import listed
from clawkit.core.record import Step
from clawkit.core.state import Action, Event, Outcome, State


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; the message says what they do allow."""


Place = tuple[Hashable | None, Hashable]
"""Where chance shows something: its pool and the place in it, as `State.chance_place` has it."""


@dataclass(slots=True)
class Match:
    """A state, how it came about, and what was told on the way.

    Replaying the steps from the start needs no generator; undo is a replay without the last
    action, and what chance showed before an undo it shows again after it.

    Attributes:
        chosen: what seats that act together have chosen so far; nothing is done before all have.
        shown: outcomes that were undone, by their place: there they will be shown again.
    """

    start: State
    state: State = field(init=False)
    steps: list[Step] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    chosen: dict[int, Action] = field(default_factory=dict)
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

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are still to choose."""
        return tuple(seat for seat in self.state.to_act() if seat not in self.chosen)

    @property
    def told_together(self) -> list[Event]:
        """What was told in the last turn of all, and before the first one; else nothing."""
        acted = [i for i, step in enumerate(self.steps) if not step.by_chance]
        last = acted[-1] if acted else 0
        alone = self.steps[last].seat is not None if acted else len(self.state.to_act()) < 2
        return [] if alone else [event for told in self.events[last:] for event in told]

    def play(self, action: Action, seat: int | None = None) -> list[Event]:
        """Carry out one action: of the seat to act, or what a seat is offered out of turn.

        Where several seats act together, this is the choice of one of them (of the first that
        waits, if none is named), and all are carried out when the last one has chosen.

        Raises:
            IllegalActionError: it is another seat's turn, or the rules do not allow it now.
        """
        if seat is not None and action in self.state.offers().get(seat, ()):
            return self._carry_out(Step(seat, action))
        seat = self._seat(seat)
        self._check(action, seat)
        if len(self.state.to_act()) == 1:
            return self._carry_out(Step(seat, action))
        self.chosen[seat] = action
        return [] if self.waiting else self._carry_out(Step(None, dict(self.chosen)))

    def play_together(self, actions: Mapping[int, Action]) -> list[Event]:
        """Carry out the actions of all seats that choose now.

        Raises:
            IllegalActionError: a seat is missing or too many, or its action is not allowed.
        """
        acting = self.state.to_act()
        if not acting or set(actions) != set(acting):
            seats = f"each of seats {listed(map(str, acting))} is to choose one action"
            raise IllegalActionError(seats if acting else self._nobody())
        for seat, action in actions.items():
            self._check(action, seat)
        return self._carry_out(Step(None, dict(actions)))

    def _check(self, action: Action, seat: int) -> None:
        legal = self.state.legal_actions(seat)
        if action not in legal:
            can = listed(map(str, legal), "or")
            raise IllegalActionError(f"{action} is not possible now; seat {seat} can play {can}")

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
        """Take back the last choice, or the last action and what chance did after it.

        Returns:
            Whether there was anything to take back.
        """
        if self.chosen:
            self.chosen.popitem()
            return True
        acted = [i for i, step in enumerate(self.steps) if not step.by_chance]
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
            if step.by_chance:
                self.shown[ahead.chance_place()] = step.choice
            step.carry_out(ahead)

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
        """The seat that chooses now, if it is this one."""
        waiting = self.waiting
        if waiting and seat in (None, *waiting):
            return waiting[0] if seat is None else seat
        if not waiting:
            raise IllegalActionError(f"{self._nobody()}{self._offered()}")
        raise IllegalActionError(f"it is the turn of {_seats(waiting)}{self._offered()}")

    def _nobody(self) -> str:
        why = "the game is over" if self.state.is_over() else "chance comes first"
        return f"nobody is to act: {why}"

    def _offered(self) -> str:
        offers = self.state.offers()
        each = (f"seat {seat} {listed(map(str, offers[seat]), 'or')}" for seat in sorted(offers))
        return f"; out of turn can play: {listed(each)}" if offers else ""

    def _carry_out(self, step: Step) -> list[Event]:
        told: list[Event] = []
        if step.by_chance:
            self.shown.pop(self.state.chance_place(), None)
        step.carry_out(self.state, told.append)
        self.chosen = {}
        self.steps.append(step)
        self.events.append(told)
        return told


def _seats(seats: Sequence[int]) -> str:
    return f"seat{'' if len(seats) == 1 else 's'} {listed(map(str, seats))}"


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
