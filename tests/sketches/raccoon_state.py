"""A house of Raccoon Robbers as a state, and as a referee who follows a log.

A sketch: hands, cards and the other houses are left out. Both sides call the same physics.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from raccoons_on_fields import Fields

from clawkit.core.state import Event, OpenState, Rules, Tell


@dataclass(frozen=True, slots=True)
class Action:
    """A step of a turn: `climb 1 2`, `push 2`, `done`, or the token: `claim`."""

    verb: str
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.numbers)])


CLAIM, DONE = Action("claim"), Action("done")
CLIMBS = tuple(Action("climb", cards) for cards in ((1,), (2,), (1, 1), (1, 2)))


class HouseState(OpenState):
    """One house, whose turn it is, and who has its token."""

    __slots__ = ("acted", "fields", "holder", "rules", "seat", "turns")

    def __init__(self, rules: Rules, fields: Fields, seat: int = 0) -> None:
        self.rules = rules
        self.fields = fields
        self.seat = seat
        self.holder: int | None = None
        self.acted = self.turns = 0

    def to_act(self) -> tuple[int, ...]:
        return (self.seat,)

    def is_chance(self) -> bool:
        return False

    def is_over(self) -> bool:
        return False

    def _can_claim(self) -> int | None:
        leader = self.fields.leader()
        return None if leader == self.holder else leader

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if seat != self.seat:
            return ()
        climbs = CLIMBS if not self.acted else ()
        others = [other for other in range(len(self.fields.at)) if other != seat]
        pushes = [Action("push", (o,)) for o in others if self.fields.can_be_pushed(o)]
        claim = (CLAIM,) if self._can_claim() == seat else ()
        return (*climbs, *pushes, *claim, *((DONE,) if self.acted else ()))

    def offers(self) -> Mapping[int, Sequence[Action]]:
        entitled = self._can_claim()
        return {} if entitled in (None, self.seat) else {entitled: (CLAIM,)}

    def accept(self, seat: int, action: Hashable, tell: Tell | None = None) -> None:
        self.holder = seat
        if tell:
            tell(Event("RR-34", seat, "takes the token"))

    def apply(self, action: Hashable, tell: Tell | None = None) -> None:
        assert isinstance(action, Action)
        if action == CLAIM:
            self.accept(self.seat, action, tell)
        elif action == DONE:
            self.seat, self.acted = (self.seat + 1) % len(self.fields.at), 0
            self.turns += 1
        else:
            self.acted += 1
            if action.verb == "climb":
                self.fields = self.fields.climb(self.seat, action.numbers, tell)
            else:
                self.fields = self.fields.push(action.numbers[0], 1, tell)

    def chance_outcomes(self) -> Sequence[tuple[Hashable, int]]:
        return ()

    def clone(self) -> Self:
        other = type(self)(self.rules, self.fields, self.seat)
        other.holder, other.acted, other.turns = self.holder, self.acted, self.turns
        return other

    def to_json(self) -> dict[str, Any]:
        at = list(self.fields.at)
        return {"at": at, "seat": self.seat, "holder": self.holder, "acted": self.acted}

    def scores(self) -> tuple[int, ...]:
        return self.fields.at

    def conserved(self) -> Mapping[str, int]:
        return {"raccoons": len(self.fields.at)}


def follow(fields: Fields, seats: Sequence[str], entry: Mapping[str, Any]) -> Fields:
    """What one entry of a log in the file form does to its house: the referee."""
    if "climb" in entry:
        fields = fields.climb(seats.index(entry["player"]), entry["climb"])
    for victim, arrows in entry.get("mischief", ()):
        fields = fields.push(seats.index(victim), arrows)
    return fields
