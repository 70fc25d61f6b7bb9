"""Reading entries: every field is checked, every problem is kept, nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from clawkit.core.problems import Problem, listed, shown

T = TypeVar("T")


class Reader:
    """One object of the entries (a player, say), read field by field.

    All readers of one sheet share the list `problems`. A field that cannot be read gives a
    problem and its empty value, so reading goes on and finds the other problems too.
    """

    def __init__(self, value: object, where: str, problems: list[Problem]) -> None:
        self.where = where
        self.problems = problems
        self.fields: Mapping[Any, Any] = {}
        self.is_object = isinstance(value, Mapping)
        if isinstance(value, Mapping):
            self.fields = value
        else:
            problems.append(
                Problem(where or "entries", f"must be an object of fields, not {shown(value)}")
            )

    def path(self, key: str) -> str:
        """The path of one field, as problems name it."""
        return f"{self.where}.{key}" if self.where else key

    def refuse(self, key: str, message: str, clause: str | None = None) -> None:
        """Keep a problem at this field."""
        self.problems.append(Problem(self.path(key), message, clause))

    def refuse_unknown(self, known: Collection[str]) -> None:
        """Keep a problem for every key that is none of the known ones."""
        for key in self.fields:
            if key not in known:
                name = key if isinstance(key, str) else shown(key)
                self.refuse(name, f"unknown key; the keys here are {', '.join(known)}")

    def text(self, key: str) -> str:
        """A text with something to see in it; a problem and the empty text otherwise."""
        value = self.fields.get(key)
        if isinstance(value, str) and any(c.isprintable() and not c.isspace() for c in value):
            return value
        said = "is missing" if value is None else f"must be a text, not {shown(value)}"
        self.refuse(key, f"{key} {'is empty' if isinstance(value, str) else said}")
        return ""

    def count(self, key: str, most: int, what: str, clause: str, of: str = "the box") -> int:
        """A whole number from 0 to what the box (or the game) has; 0 when absent."""
        value = self.fields.get(key, 0)
        if not is_count(value):
            self.refuse(key, f"must be a whole number from 0, not {shown(value)}", clause)
            return 0
        if value > most:
            self.refuse(key, f"{shown(value)} {what}, but {of} has {most}", clause)
        return int(value)

    def items(self, key: str, read: Callable[[object], T], must: str) -> tuple[T, ...]:
        """A list, each item passed through `read`, which raises ValueError for a bad one."""
        value = self.fields.get(key, [])
        if not isinstance(value, list | tuple):
            self.refuse(key, f"must be a list, each item {must}, not {shown(value)}")
            return ()
        found: list[T] = []
        for index, item in enumerate(value):
            try:
                found.append(read(item))
            except ValueError:
                self.refuse(f"{key}[{index}]", f"must be {must}, not {shown(item)}")
        return tuple(found)


def is_count(value: object) -> bool:
    """Whether this is an integer from 0; a boolean is none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def one_of(choices: Collection[str]) -> str:
    """The choices as a message lists them: `one of a, b or c`."""
    return f"one of {listed(choices, 'or')}"
