"""What a match records: its steps, from which it can be replayed without a generator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from clawkit.core.state import State, Tell


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

    @property
    def by_chance(self) -> bool:
        """Whether chance did it, and no seat."""
        return self.seat is None and not isinstance(self.choice, Mapping)

    def carry_out(self, state: State, tell: Tell | None = None) -> None:
        """Do it in a state, in place."""
        if isinstance(self.choice, Mapping):
            state.apply_together(self.choice, tell)
        elif self.seat is not None and self.seat not in state.to_act():
            state.accept(self.seat, self.choice, tell)
        else:
            state.apply(self.choice, tell)
