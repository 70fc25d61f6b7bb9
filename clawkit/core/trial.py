"""Trying a task: a step and the learner's actions in it give the verdict, so nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from clawkit.core.lesson import Attempt, Position, Task
from clawkit.core.match import IllegalActionError, draw
from clawkit.core.state import Action, Event, State


class Verdict(StrEnum):
    """What an attempt is so far."""

    GOING_ON = "on"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Trial:
    """A task as far as a learner has come.

    Attributes:
        says: what to say to the learner.
        events: what the last action brought.
        seat: the learner's.
    """

    verdict: Verdict
    says: str
    state: State
    events: tuple[Event, ...]
    seat: int


def begin(position: Position) -> State:
    """The state that a step starts from, chance settled."""
    state = position.build()
    _settle(state, position, 0, [])
    return state


def learner_of(start: State) -> int:
    """The learner's seat in a step that starts here."""
    return start.to_act()[0]


def try_actions(task: Task, actions: Sequence[Action]) -> Trial:
    """Play a learner's actions from the task's position, as far as they decide it.

    Raises:
        IllegalActionError: one of them is not possible where it comes.
    """
    start = begin(task.position)
    seat = learner_of(start)
    state, shown = start.clone(), 0
    trial = Trial(Verdict.GOING_ON, "", state, (), seat)
    for number, action in enumerate(actions, 1):
        if action not in state.legal_actions(seat):
            raise IllegalActionError(f"{action} is not possible here")
        events: list[Event] = []
        others = _others(task.position, state, seat, state.turns - start.turns)
        state.apply_together({seat: action, **others}, events.append)
        shown = _settle(state, task.position, shown, events)
        attempt = Attempt(start, state, tuple(actions[:number]), seat)
        trial = _judge(task, attempt, tuple(events))
        if trial.verdict is not Verdict.GOING_ON:
            break
    return trial


def _others(position: Position, state: State, learner: int, turn: int) -> dict[int, Action]:
    """What the seats that act together with the learner do in this turn."""
    scripted = position.others[turn] if turn < len(position.others) else {}
    others = {}
    for seat in state.to_act():
        if seat != learner:
            legal = state.legal_actions(seat)
            planned = scripted.get(seat)
            others[seat] = planned if planned in legal else legal[-1]
    return others


def _judge(task: Task, attempt: Attempt, events: tuple[Event, ...]) -> Trial:
    verdict, says = _verdict(task, attempt)
    return Trial(verdict, says, attempt.state, events, attempt.seat)


def _verdict(task: Task, attempt: Attempt) -> tuple[Verdict, str]:
    if task.success(attempt):
        return Verdict.RIGHT, task.praise
    for mistake in task.mistakes:
        if mistake.happened(attempt):
            return Verdict.WRONG, mistake.says
    played = attempt.state.turns - attempt.start.turns
    if attempt.seat not in attempt.state.to_act() or played >= task.turns:
        return Verdict.WRONG, task.missed
    return Verdict.GOING_ON, ""


def _settle(state: State, position: Position, shown: int, events: list[Event]) -> int:
    """Let chance show what the position says, then anything. Returns how much was shown."""
    while state.is_chance():
        possible = [outcome for outcome, _ in state.chance_outcomes()]
        scripted = position.reveals[shown : shown + 1]
        outcome = (
            scripted[0] if scripted and scripted[0] in possible else draw(state, Random(shown))
        )
        state.apply(outcome, events.append)
        shown += 1
    return shown
