"""What is wrong with what somebody entered: named at its field, all at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that cannot be right, or (as a warning) that is worth a second look.

    Attributes:
        where: path of the field, as `players[0].bear`; `players` when it lies across players.
        message: what happened and what is possible.
        clause: the rule that says so, if one does.
        fields: for a problem across players, the paths that add up to it; for one of some of a
            list's entries, the path of the first of them.
    """

    where: str
    message: str
    clause: str | None = None
    fields: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The file form: `where`, `message`, and `clause` where one is named."""
        form = {"where": self.where, "message": self.message}
        return form if self.clause is None else {**form, "clause": self.clause}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Entries that cannot be scored, with every problem found in them."""

    problems: tuple[Problem, ...]

    def to_json(self) -> dict[str, Any]:
        """The file form of invalid entries."""
        return {"valid": False, "problems": [p.to_json() for p in self.problems]}


def listed(names: Iterable[str], joint: str = "and") -> str:
    """The names in a sentence: `a`, `a and b`, `a, b and c`."""
    words = list(names)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def shown(value: object) -> str:
    """Any value as a few plain words for a message, however large or deep it is."""
    match value:
        case None:
            return "nothing (null)"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**12 else "a very large number"
        case float():
            return repr(value)
        case str():
            return f'"{value}"' if len(value) <= 40 else f'"{value[:40]}…"'
        case list() | tuple():
            return f"a list of {len(value)}"
        case dict():
            return f"an object with {len(value)} key{'' if len(value) == 1 else 's'}"
        case _:
            return f"a value of type {type(value).__name__}"
