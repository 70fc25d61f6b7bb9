"""A game's position, as a state that accepts actions; the words are OpenSpiel's.

A turn is a sequence of small actions, never an enumeration of whole turns. Chance is explicit:
at a chance node the state lists its outcomes with their weights and waits for one, like for an
action. A state holds no generator and no hidden order of cards that nobody has seen: cards are
dealt when they are seen, so the weights are what remains.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from clawkit.core.rulings import Rulings

Action = Hashable
"""What a seat can do: a small immutable value whose `str` is its notation."""

Outcome = Hashable
"""What chance can do: a small immutable value whose `str` is its notation."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, told while an action is carried out.

    Attributes:
        clause: the rule that made it happen.
        who: the seat it happened to, or None for the table.
        what: in a few words, with the names of cards and places in them.
        private_to: the only seat that saw it, or None if everybody did.
    """

    clause: str
    who: int | None
    what: str
    private_to: int | None = None


Tell = Callable[[Event], None]
"""Receives events; where there is none, nothing is built and play is fast."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What holds for a whole game: who plays, under which rulings, with which components."""

    game: str
    players: int
    rulings: Rulings
    component_data: Mapping[str, Any]

    def entries(self, **form: Any) -> dict[str, Any]:
        """Entries in the file form: the game, rulings and components, and `form` beside them."""
        rulings, data = dict(self.rulings), dict(self.component_data)
        return {"game": self.game, "rulings": rulings, "component_data": data, **form}


class State(ABC):
    """One position of one game; mutable and cheap to clone.

    Legality is checked at the edge (`Match`), not here: an illegal action has no defined effect.

    Attributes:
        rules: what holds for the whole game.
        turns: how many turns have been played.
    """

    __slots__ = ()

    rules: Rules
    turns: int

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats to act now: one, several where they choose together, none at chance or end."""

    @abstractmethod
    def is_chance(self) -> bool:
        """Whether an outcome of chance comes next."""

    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def offers(self) -> Mapping[int, Sequence[Action]]:
        """What seats that are not to act may do out of turn; most games have no such thing."""
        return {}

    @abstractmethod
    def legal_actions(self, seat: int) -> Sequence[Action]:
        """What this seat may do now, in a fixed order; empty unless it is to act."""

    @abstractmethod
    def chance_outcomes(self) -> Sequence[tuple[Outcome, int]]:
        """Every outcome at a chance node with its weight, in a fixed order."""

    def chance_place(self) -> tuple[Hashable | None, Hashable]:
        """What is seen at this chance node: the pool it comes from, and its place in it.

        A card under a stack is drawn from the pool of unseen cards and lies at a place; seen
        once, it is the same card after an undo. Without a pool (a die) the throws do not use
        each other up, and the place numbers them.
        """
        return None, None

    @abstractmethod
    def apply(self, action: Action | Outcome, tell: Tell | None = None) -> None:
        """Carry out the action of the one seat to act, or an outcome at a chance node."""

    def apply_together(self, actions: Mapping[int, Action], tell: Tell | None = None) -> None:
        """Carry out the actions of all seats to act, chosen at the same time."""
        (action,) = actions.values()
        self.apply(action, tell)

    def accept(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        """Carry out what a seat was offered beside the turn; whose turn it is stays.

        Raises:
            ValueError: this game offers nothing out of turn.
        """
        raise ValueError(f"{self.rules.game} offers nothing out of turn, so not {action} either")

    @abstractmethod
    def information(self, seat: int) -> Hashable:
        """All that this seat knows, with perfect recall, and nothing else."""

    @abstractmethod
    def resample(self, seat: int, rng: Random) -> Self:
        """A state that this seat could be in, consistent with its information.

        It claims no probability: it is for opponents that must not look at hidden cards.
        """

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The position as JSON values; equal states have equal JSON."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points by seat as things stand; final when the game is over."""

    @abstractmethod
    def conserved(self) -> Mapping[str, int]:
        """Totals that no action may change: cards, coins, tokens, objects."""


class OpenState(State):
    """A game in which everybody sees all that has been seen, so all seats know the same.

    What is hidden has not been dealt: it is in no state, and needs no other one to stand for it.
    """

    __slots__ = ()

    def information(self, seat: int) -> Hashable:
        """The whole position."""
        return repr(self.to_json())

    def resample(self, seat: int, rng: Random) -> Self:
        """A copy: a seat that knows the position can be in no other one."""
        return self.clone()
