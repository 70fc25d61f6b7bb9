"""Who sits down to a game on a board, and what is agreed before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from clawkit.core.opponents import Opponent
from clawkit.core.problems import listed

PERSON = "person"
LONGEST_NAME = 40


class RecordError(ValueError):
    """A record or a set-up that cannot be read; the message says why in plain words."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a name, and `person` or the name of an opponent."""

    name: str
    plays: str = PERSON


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is agreed before a game.

    Attributes:
        rulings: the choices that are not the usual ones.
        seed: equal seeds and equal actions show equal cards.
    """

    seats: tuple[Seat, ...]
    rulings: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)

    def to_json(self) -> dict[str, Any]:
        """The form that a record keeps."""
        seats = [{"name": seat.name, "plays": seat.plays} for seat in self.seats]
        return {"seats": seats, "rulings": dict(self.rulings), "seed": self.seed}

    @classmethod
    def from_json(cls, form: object) -> SetUp:
        """The set-up that this form describes.

        Raises:
            RecordError: it is none.
        """
        try:
            seats = tuple(Seat(str(s["name"]).strip(), str(s["plays"])) for s in form["seats"])  # type: ignore[index]
            rulings = {str(name): str(value) for name, value in form.get("rulings", {}).items()}  # type: ignore[attr-defined]
            return cls(seats, rulings, str(form.get("seed", "")))  # type: ignore[attr-defined]
        except (TypeError, KeyError, AttributeError):
            raise RecordError("this is no set-up of a game") from None


def seats_of(players: Sequence[str] | Mapping[str, str]) -> tuple[Seat, ...]:
    """Seats from names (people), or from names with who plays them."""
    if isinstance(players, Mapping):
        return tuple(Seat(name, plays) for name, plays in players.items())
    return tuple(Seat(name) for name in players)


def check(set_up: SetUp, opponents: Mapping[str, Opponent]) -> None:
    """Whether a game can begin with this set-up.

    Raises:
        RecordError: names are missing, equal or too long, or an opponent is not known.
    """
    names = set_up.names
    if not all(names):
        raise RecordError("Every player needs a name.")
    if len(set(names)) < len(names):
        raise RecordError("Two players have the same name: change one of them.")
    if any(len(name) > LONGEST_NAME for name in names):
        raise RecordError(f"A name has at most {LONGEST_NAME} letters.")
    unknown = [seat.plays for seat in set_up.seats if seat.plays not in (PERSON, *opponents)]
    if unknown:
        raise RecordError(f"no opponent {unknown[0]!r}; there are {listed([PERSON, *opponents])}")
