"""A game's rulebook as data: clauses, rulings, component data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Clause:
    """One testable rule, restated in the project's own words."""

    id: str
    part: str
    text: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A documented choice where the printed text is silent or can be read two ways.

    Attributes:
        choices: what each choice means, by its name; the first words a table reads.
        default: the name of the choice that holds unless a table switches it.
        clauses: ids of the clauses that it decides.
    """

    id: str
    name: str
    question: str
    default: str
    choices: Mapping[str, str]
    why: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Datum:
    """Component data that the printed text does not give, with a default and how sure it is.

    Attributes:
        status: `example` (invented, to be replaced by the table's own cards), `inferred`
            or `public`. Only printed counts refuse an entry; this data can only warn.
    """

    name: str
    default: Any
    status: str
    about: str


@dataclass(frozen=True, slots=True)
class PlayerRange:
    """How many people can play."""

    min: int
    max: int

    def __str__(self) -> str:
        return f"{self.min} to {self.max}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Every clause, ruling and datum of one game, in the order of its file."""

    game: str
    title: str
    players: PlayerRange
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]
    data: Mapping[str, Datum]
    notes: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Read `rulebook.toml`.

        Raises:
            ValueError: an id or name stands twice, a ruling's default is none of its choices,
                or it decides a clause that does not exist.
        """
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        book = cls(
            game=raw["game"],
            title=raw["title"],
            players=PlayerRange(**raw["players"]),
            clauses=_index("id", [Clause(**c) for c in raw["clause"]]),
            rulings=_index("name", [_ruling(r) for r in raw.get("ruling", [])]),
            data=_index("name", [Datum(**d) for d in raw.get("datum", [])]),
            notes=raw.get("notes", {}),
        )
        book._check()
        return book

    def _check(self) -> None:
        _index("id", [*self.clauses.values(), *self.rulings.values()])
        for ruling in self.rulings.values():
            if ruling.default not in ruling.choices:
                raise ValueError(f"{ruling.id}: default {ruling.default!r} is none of its choices")
            for clause in ruling.clauses:
                if clause not in self.clauses:
                    raise ValueError(f"{ruling.id}: there is no clause {clause}")

    def find(self, reference: str) -> Clause | Ruling:
        """The clause or ruling with this id (any case), or the ruling with this name.

        Raises:
            KeyError: nothing has this id or name.
        """
        wanted = reference.strip()
        for clause in self.clauses.values():
            if clause.id == wanted.upper():
                return clause
        for ruling in self.rulings.values():
            if wanted.upper() == ruling.id or wanted.lower() == ruling.name:
                return ruling
        raise KeyError(reference)


def _ruling(raw: dict[str, Any]) -> Ruling:
    return Ruling(**{**raw, "clauses": tuple(raw["clauses"])})


def _index(key: str, values: list[T]) -> dict[str, T]:
    found: dict[str, T] = {}
    for value in values:
        name: str = getattr(value, key)
        if name in found:
            raise ValueError(f"{name} stands twice in the rulebook")
        found[name] = value
    return found
