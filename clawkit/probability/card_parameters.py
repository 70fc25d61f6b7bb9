"""Cards as a parameter: a multiset of faces, or a sequence where the order received matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from clawkit.core.problems import listed, shown
from clawkit.core.reading import is_count, one_of
from clawkit.probability.parameters import Parameter, ParameterError

Faces = Callable[[Mapping[str, Any]], Mapping[str, int]]
"""How many cards of each face there are, given the parameters read before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(Parameter):
    """Cards by their faces.

    Attributes:
        faces: which there are, and how many of each.
        ordered: whether the order received matters; then no dictionary can tell it.
    """

    kind: ClassVar[str] = "cards"
    faces: Faces = field(repr=False)
    ordered: bool = False

    def read(self, value: Any, others: Mapping[str, Any]) -> tuple[str, ...]:
        """The cards one by one: in the order received, or else in the deck's order."""
        faces = self.faces(others)
        names = [self._face(name, faces) for name in self._one_by_one(value)]
        counts = Counter(names)
        for face, count in counts.items():
            if count > faces[face]:
                raise ParameterError(f"{self.name}: {count} {face}, but there are {faces[face]}")
        if self.ordered:
            return tuple(names)
        return tuple(face for face in faces for _ in range(counts[face]))

    def range_text(self) -> str:
        """The forms that can be read."""
        known = ", ".join(self.faces({}))
        return f'cards such as "2 bear, sheep white" out of {known}'

    def form(self) -> dict[str, Any]:
        """The faces with their numbers, by the defaults of the other parameters."""
        return {"faces": dict(self.faces({})), "ordered": self.ordered}

    def _one_by_one(self, value: Any) -> Iterable[Any]:
        match value:
            case str():
                return _from_text(value)
            case Mapping() if self.ordered:
                raise ParameterError(f"{self.name} must be a list: the order received matters")
            case Mapping():
                if wrong := [shown(n) for n in value.values() if not is_count(n)]:
                    raise ParameterError(
                        f"{self.name}: a number of cards must be a whole number from 0, "
                        f"not {listed(wrong)}"
                    )
                return [name for name, count in value.items() for _ in range(min(count, 99))]
            case list() | tuple():
                return value
        raise self.refuse(value)

    def _face(self, name: Any, faces: Mapping[str, int]) -> str:
        face = find_face(name, faces)
        if face:
            return face
        known = ", ".join(faces)
        raise ParameterError(f"{self.name}: there is no card {shown(name)}; the cards are {known}")


@dataclass(frozen=True, slots=True, kw_only=True)
class OneCard(Parameter):
    """One card by its face."""

    kind: ClassVar[str] = "card"
    faces: Faces = field(repr=False)

    def read(self, value: Any, others: Mapping[str, Any]) -> str:
        """The face."""
        face = find_face(value, self.faces(others))
        if not face:
            raise self.refuse(value)
        return face

    def range_text(self) -> str:
        """The faces."""
        return one_of(self.faces({}))

    def form(self) -> dict[str, Any]:
        """The faces with their numbers, by the defaults of the other parameters."""
        return {"faces": dict(self.faces({}))}


def find_face(name: Any, faces: Mapping[str, int]) -> str:
    """The face with this name; of two colours either can come first. Empty if there is none."""
    if not isinstance(name, str):
        return ""
    either = (name, "/".join(reversed(name.split("/"))))
    return next((face for face in either if face in faces), "")


def _from_text(text: str) -> list[str]:
    """Reads `2 bear, raccoon 2`: cards between commas, a number before a card repeats it."""
    cards = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, card = part.partition(" ")
        if number.isdecimal():
            cards += [card.strip()] * min(int(number), 99)
        else:
            cards.append(part)
    return cards
