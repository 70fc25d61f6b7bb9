"""Numbers as parameters that are more than one whole number: chances, and several at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from clawkit.core.problems import shown
from clawkit.core.reading import is_count
from clawkit.probability.parameters import Parameter, ParameterError

WRITTEN = re.compile(
    r"(?P<above>\d{1,12}(\.\d{1,18})?)(\s*/\s*(?P<below>\d{1,12}))?\s*(?P<percent>%)?", re.ASCII
)
"""A number as people write it, and none that takes long to read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance(Parameter):
    """A number from 0 to 1; where `symbolic`, a letter can stand for it."""

    kind: ClassVar[str] = "chance"
    symbolic: bool = False

    def read(self, value: Any, others: Mapping[str, Any]) -> Any:
        """The chance as a Fraction, or the letter; text may be `1/3`, `0.3` or `30 %`."""
        if self.symbolic and isinstance(value, str) and value.isidentifier():
            return value
        chance = _chance(value)
        if chance is None or not 0 <= chance <= 1:
            raise self.refuse(value)
        return chance

    def range_text(self) -> str:
        """The bounds, and how it can be written."""
        letter = ", or a letter that stands for it" if self.symbolic else ""
        return f"a chance from 0 to 1, such as 1/3, 0.3 or 30 %{letter}"

    def form(self) -> dict[str, Any]:
        """Whether it can be left open."""
        return {"symbolic": self.symbolic}


def _chance(value: Any) -> Fraction | None:
    """The number as it is written, exactly; None for what is none."""
    if isinstance(value, Fraction):
        return value
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    found = WRITTEN.fullmatch(str(value).strip())
    if not found or (found["below"] and not int(found["below"])):
        return None
    chance = Fraction(found["above"]) / int(found["below"] or 1)
    return chance / 100 if found["percent"] else chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Parameter):
    """A count from 0 for each of several things in a fixed order.

    Attributes:
        things: their names.
        most: the most that one of them can have.
    """

    kind: ClassVar[str] = "counts"
    things: tuple[str, ...]
    most: int

    def read(self, value: Any, others: Mapping[str, Any]) -> tuple[int, ...]:
        """The counts in order; text separates them by spaces or commas."""
        counts = _numbers(value) if isinstance(value, str) else value
        if not isinstance(counts, list | tuple) or len(counts) != len(self.things):
            raise self.refuse(value)
        for thing, count in zip(self.things, counts, strict=True):
            if not is_count(count) or count > self.most:
                raise ParameterError(
                    f"{self.name}: {thing} must have a whole number from 0 to {self.most}, "
                    f"not {shown(count)}"
                )
        return tuple(counts)

    def range_text(self) -> str:
        """How many numbers."""
        return f"{len(self.things)} whole numbers from 0 to {self.most}"

    def form(self) -> dict[str, Any]:
        """The things, and the most of each."""
        return {"things": list(self.things), "most": self.most}


def _numbers(text: str) -> list[Any]:
    words = text.strip().removeprefix("[").removesuffix("]").replace(",", " ").split()
    return [int(word) if word.isdecimal() else word for word in words]
