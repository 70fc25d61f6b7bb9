"""Raccoons on a row of fields, as a value: one house, or the path of the bosses.

A sketch of Raccoon Robbers' physics (RR-14 to RR-17, RR-19 to RR-25, RR-29): what a referee who
follows a log and a full state with hands around it would both call, so that the chain reaction
exists once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clawkit.core.state import Event, Tell

GROUND = 0
"""In front of the house, or the wall: any number of figures stand there."""


@dataclass(frozen=True, slots=True)
class Fields:
    """Where every figure stands; field 0 is the ground, the last one the top.

    Attributes:
        at: the field of each figure, by seat.
        common: the fields on which nobody is pushed (RR-22).
        pushing, chaining: the clauses that push, for houses RR-23 and RR-24.
    """

    at: tuple[int, ...]
    top: int
    common: frozenset[int]
    pushing: str = "RR-23"
    chaining: str = "RR-24"

    def climb(self, who: int, cards: Sequence[int], tell: Tell | None = None) -> Fields:
        """All climbing cards of a turn, by their arrows, as one movement (RR-14)."""
        steps = sum(self.steps_of(who, arrows) for arrows in cards)
        end = min(self.at[who] + steps, self.top)
        if tell:
            tell(Event("RR-14", who, f"climbs {end - self.at[who]} to field {end}"))
        return self._move(who, end, self.pushing, tell)

    def steps_of(self, who: int, arrows: int) -> int:
        """RR-16, RR-17: two arrows give two fields to a raccoon alone in the lowest place."""
        lowest = [seat for seat, field in enumerate(self.at) if field == min(self.at)]
        return 2 if arrows == 2 and lowest == [who] else 1

    def can_be_pushed(self, who: int) -> bool:
        """Neither from the ground nor from a common field (RR-22)."""
        return self.at[who] != GROUND and self.at[who] not in self.common

    def push(self, who: int, arrows: int, tell: Tell | None = None) -> Fields:
        """A mischief card on this raccoon (RR-19)."""
        end = max(self.at[who] - arrows, GROUND)
        if tell:
            tell(Event("RR-19", who, f"is moved down to field {end}"))
        return self._move(who, end, self.pushing, tell)

    def advance(self, who: int, steps: int, tell: Tell | None = None) -> Fields:
        """A boss moves by the score of a leap (RR-28)."""
        end = min(self.at[who] + steps, self.top)
        if tell:
            tell(Event("RR-28", who, f"advances to field {end}"))
        return self._move(who, end, self.pushing, tell)

    def leader(self) -> int | None:
        """Who is in the top position, alone (RR-32)."""
        highest = [seat for seat, field in enumerate(self.at) if field == max(self.at)]
        return highest[0] if len(highest) == 1 and max(self.at) > GROUND else None

    def _move(self, who: int, end: int, clause: str, tell: Tell | None) -> Fields:
        """Only the field where a movement ends matters (RR-25); there it may push on."""
        after = replace(self, at=(*self.at[:who], end, *self.at[who + 1 :]))
        if end == GROUND or end in self.common:
            return after
        for other, field in enumerate(after.at):
            if other != who and field == end:
                if tell:
                    tell(Event(clause, other, f"is pushed down to field {end - 1}"))
                return after._move(other, end - 1, self.chaining, tell)
        return after
