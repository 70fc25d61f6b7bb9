"""A lesson as data: steps that are read, tried on a board, answered or scored.

A task accepts every right answer, shows why a wrong one is wrong, and resets only its position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from clawkit.core.exercise import Exercise
from clawkit.core.state import Action, Outcome, State


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done in a task: where it began, what was played, where that led."""

    start: State
    state: State
    actions: tuple[Action, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Condition:
    """A question about an attempt; conditions combine with `&`, `|` and `~`."""

    holds: Callable[[Attempt], bool]

    def __call__(self, attempt: Attempt) -> bool:
        """Whether the attempt passes."""
        return self.holds(attempt)

    def __and__(self, other: Condition) -> Condition:
        return Condition(lambda attempt: self(attempt) and other(attempt))

    def __or__(self, other: Condition) -> Condition:
        return Condition(lambda attempt: self(attempt) or other(attempt))

    def __invert__(self) -> Condition:
        return Condition(lambda attempt: not self(attempt))


@dataclass(frozen=True, slots=True)
class Position:
    """Where a step begins, what chance will show in it, and what the others do.

    Attributes:
        build: makes the state; the learner is the seat to act, or the first of those that act
            together.
        reveals: outcomes of chance in order, as long as they are possible; then any.
        others: what the seats that act together with the learner do, turn by turn. A seat that
            is not named, or cannot do so, does the last of its legal actions: games put the
            simplest there.
    """

    build: Callable[[], State]
    reveals: tuple[Outcome, ...] = ()
    others: tuple[Mapping[int, Action], ...] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong way to try a task, and what to say about it."""

    happened: Condition
    says: str


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do on the board.

    Attributes:
        todo: what to do, in bold.
        success: every attempt that passes is right.
        mistakes: looked at in order, where there is no success.
        missed: what to say when the learner's turns are over without success.
        turns: how many turns the learner has for it, where seats act together.
        praise: what to say to a right try, besides what happened.
    """

    todo: str
    position: Position
    success: Condition
    hint: str
    missed: str
    mistakes: tuple[Mistake, ...] = ()
    turns: int = 1
    praise: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question, and what to say to whoever gives it."""

    text: str
    feedback: str
    right: bool = False


@dataclass(frozen=True, slots=True)
class Quiz:
    """A question with answers to choose from; a position may be shown with it."""

    question: str
    answers: tuple[Answer, ...]
    hint: str
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea: a short title, at most three sentences, and something to do.

    Attributes:
        id: names the step in links and in kept progress.
        clauses: the rules that it teaches.
        look: a position to look at where there is nothing to do.
    """

    id: str
    title: str
    text: str
    clauses: tuple[str, ...]
    do: Task | Quiz | Exercise | None = None
    look: Position | None = None

    @property
    def position(self) -> Position | None:
        """The position that the step shows, if it shows one."""
        return self.do.position if isinstance(self.do, Task | Quiz) else self.look


@dataclass(frozen=True, slots=True)
class Lesson:
    """All steps of a game, in order."""

    steps: tuple[LessonStep, ...]

    def find(self, step: str) -> LessonStep:
        """The step with this id.

        Raises:
            KeyError: there is none.
        """
        for candidate in self.steps:
            if candidate.id == step:
                return candidate
        raise KeyError(f"the lesson has no step {step!r}")
