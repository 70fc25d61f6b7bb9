"""Players that are no people: one that plays at random, and a search that others are made of.

An opponent sees what its seat knows and no more: it looks at a state that its seat could be in.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from clawkit.core.match import Chooser, choose_at_random
from clawkit.core.state import Action, State


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player that a table can give a seat to.

    Attributes:
        name: as records and programs name it.
        label: what a list of players says, in a word or two.
    """

    name: str
    label: str
    choose: Chooser


RANDOM = Opponent("random", "random", choose_at_random)

S = TypeVar("S", bound=State)

Options = Callable[[S], Sequence[Action]]


def choose_best_turn(
    state: S,
    seat: int,
    rng: Random,
    worth: Callable[[S], Any],
    position: Callable[[S], Hashable] = lambda state: repr(state.to_json()),
    options: Options[S] | None = None,
) -> Action:
    """The first action of the best turn that this seat can make, as far as it can foresee.

    It follows every sequence of its own actions until another seat is to act; positions that
    several sequences lead to are looked at once. What chance will show is not known: each time
    the likeliest outcome stands for it. Among equally good turns `rng` decides.

    Args:
        state: a position in which this seat is to act.
        seat: the seat that is to act.
        rng: decides among equals.
        worth: how good the end of a turn is for the seat; anything that can be compared.
        position: tells apart the positions that matter; equal ones are looked at once.
        options: the actions worth looking at after the first one; by default all legal ones.
    """
    legal = list(state.legal_actions(seat))
    if len(legal) == 1:
        return legal[0]
    seen: set[Hashable] = set()
    best: list[Action] = []
    most: Any = None
    imagined = state.resample(seat, rng)
    for first in legal:
        ahead = imagined.clone()
        ahead.apply(first)
        for end in _ends(ahead, seat, seen, position, options):
            value = worth(end)
            if most is None or value > most:
                most, best = value, [first]
            elif value == most and first not in best:
                best.append(first)
    return best[rng.randrange(len(best))] if best else legal[0]


def _ends(
    start: S,
    seat: int,
    seen: set[Hashable],
    position: Callable[[S], Hashable],
    options: Options[S] | None,
) -> Iterator[S]:
    """Every position in which the seat's turn can end, each once."""
    stack = [start]
    while stack:
        state = stack.pop()
        _settle(state)
        key = position(state)
        if key in seen:
            continue
        seen.add(key)
        if state.to_act() != (seat,):
            yield state
            continue
        for action in options(state) if options else state.legal_actions(seat):
            ahead = state.clone()
            ahead.apply(action)
            stack.append(ahead)


def _settle(state: State) -> None:
    """Let the likeliest outcome stand for what chance will show."""
    while state.is_chance():
        state.apply(max(state.chance_outcomes(), key=lambda pair: pair[1])[0])
