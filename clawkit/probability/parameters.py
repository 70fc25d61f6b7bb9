"""What can be asked for: parameters with names, bounds and defaults, read from values or text."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from clawkit.core.component_data import read_component_data
from clawkit.core.problems import Problem, listed, shown
from clawkit.core.reading import one_of
from clawkit.core.rulebook import Rulebook


def as_json(value: Any) -> Any:
    """A parameter's value as JSON values."""
    match value:
        case Mapping():
            return {str(key): as_json(item) for key, item in value.items()}
        case tuple() | list():
            return [as_json(item) for item in value]
        case Fraction():
            return str(value)
        case _:
            return value


class ParameterError(ValueError):
    """A parameter that cannot be used; the message names it and what is possible."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter(ABC):
    """One thing that a question leaves open.

    Attributes:
        label: in a few words, for people.
        cites: ids of the clauses and rulings that it is about.
    """

    kind: ClassVar[str]
    name: str
    label: str
    default: Any
    cites: tuple[str, ...] = ()

    @abstractmethod
    def read(self, value: Any, others: Mapping[str, Any]) -> Any:
        """The value in its one form; text is read too, as the command line has it.

        Args:
            value: as given.
            others: parameters that have been read before this one.

        Raises:
            ParameterError: it is not possible.
        """

    @abstractmethod
    def range_text(self) -> str:
        """What is possible, after "must be"."""

    def refuse(self, value: Any) -> ParameterError:
        """The error for a value that is not possible."""
        return ParameterError(f"{self.name} must be {self.range_text()}, not {shown(value)}")

    def form(self) -> dict[str, Any]:
        """What this kind of parameter tells a widget beside name, label and default."""
        return {}

    def to_json(self) -> dict[str, Any]:
        """The parameter as JSON values."""
        own = {"name": self.name, "kind": self.kind, "label": self.label}
        return {**own, "default": as_json(self.default), "cites": list(self.cites), **self.form()}


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeNumber(Parameter):
    """A whole number between bounds; where `symbolic`, a letter can stand for it."""

    kind: ClassVar[str] = "integer"
    least: int
    most: int
    symbolic: bool = False

    def read(self, value: Any, others: Mapping[str, Any]) -> Any:
        """The number, or the letter."""
        if self.symbolic and isinstance(value, str) and value.isidentifier():
            return value
        if isinstance(value, str) and value.strip().lstrip("-").isdecimal():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refuse(value)
        if not self.least <= value <= self.most:
            raise self.refuse(value)
        return value

    def range_text(self) -> str:
        """The bounds."""
        letter = ", or a letter that stands for it" if self.symbolic else ""
        return f"a whole number from {self.least} to {self.most}{letter}"

    def form(self) -> dict[str, Any]:
        """The bounds."""
        return {"least": self.least, "most": self.most, "symbolic": self.symbolic}


@dataclass(frozen=True, slots=True, kw_only=True)
class OneOf(Parameter):
    """One of several names, each with its meaning.

    Attributes:
        ruling: whether it is how a table reads an unclear rule, which most leave as it is.
    """

    kind: ClassVar[str] = "choice"
    choices: Mapping[str, str]
    ruling: bool = False

    def read(self, value: Any, others: Mapping[str, Any]) -> str:
        """The name."""
        if not isinstance(value, str) or value not in self.choices:
            raise self.refuse(value)
        return value

    def range_text(self) -> str:
        """The names."""
        return one_of(self.choices)

    def form(self) -> dict[str, Any]:
        """The names with their meanings."""
        return {"choices": dict(self.choices), "ruling": self.ruling}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOf(Parameter):
    """Different names out of a list, in the list's order whatever order they are given in."""

    kind: ClassVar[str] = "set"
    choices: tuple[str, ...]
    what: str
    least: int
    most: int

    def read(self, value: Any, others: Mapping[str, Any]) -> tuple[str, ...]:
        """The names that were chosen; text separates them by spaces or commas."""
        names = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(names, list | tuple | set | frozenset):
            raise self.refuse(value)
        for name in names:
            if name not in self.choices:
                raise self.refuse(name)
        if len(set(names)) != len(names) or not self.least <= len(names) <= self.most:
            raise ParameterError(
                f"{self.name} must be {self.range_text()}, not {len(names)}: {listed(names)}"
            )
        return tuple(name for name in self.choices if name in names)

    def range_text(self) -> str:
        """How many, and out of what."""
        number = f"{self.least} to {self.most}" if self.least else f"at most {self.most}"
        return f"{number} different {self.what} among {', '.join(self.choices)}"

    def form(self) -> dict[str, Any]:
        """The list, and how many of it."""
        return {
            "choices": list(self.choices), "of": self.what, "least": self.least, "most": self.most,
        }  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Datum(Parameter):
    """Component data of the rulebook, that a table can replace by its own cards."""

    kind: ClassVar[str] = "data"
    book: Rulebook = field(repr=False)
    refusal: Callable[[Any], str] | None = None

    def read(self, value: Any, others: Mapping[str, Any]) -> Any:
        """The data, in the form of the rulebook's default."""
        if isinstance(value, str):
            try:
                value = json.loads(value)
            except ValueError:
                raise self.refuse(value) from None
        problems: list[Problem] = []
        data = read_component_data({self.name: value}, self.book, problems)
        for problem in problems:
            raise ParameterError(
                f"{problem.where.removeprefix('component_data.')} {problem.message}"
            )
        if self.refusal and (said := self.refusal(data[self.name])):
            raise ParameterError(f"{self.name} {said}")
        return data[self.name]

    def range_text(self) -> str:
        """A whole number, or the form by the default."""
        if isinstance(self.default, int):
            return "a whole number"
        return f"of the form {json.dumps(self.default)}"

    def form(self) -> dict[str, Any]:
        """What the data is, and how sure."""
        datum = self.book.data[self.name]
        return {"about": datum.about, "status": datum.status}
