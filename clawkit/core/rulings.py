"""Which reading of an unclear rule is in force at a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from clawkit.core.problems import Problem, shown
from clawkit.core.reading import Reader, one_of
from clawkit.core.rulebook import Rulebook


class Rulings(Mapping[str, str]):
    """Every ruling of a game with its choice in force; immutable.

    Iterates over all rulings in the rulebook's order, the defaults included.
    """

    __slots__ = ("_book", "_chosen")

    def __init__(self, book: Rulebook, chosen: Mapping[str, str] | None = None) -> None:
        self._book = book
        defaults = {name: ruling.default for name, ruling in book.rulings.items()}
        self._chosen = {**defaults, **(chosen or {})}

    @classmethod
    def read(cls, book: Rulebook, value: object, problems: list[Problem]) -> Rulings:
        """Read `rulings` of the entries; every unknown name or choice becomes a problem."""
        reader = Reader(value, "rulings", problems)
        reader.refuse_unknown(tuple(book.rulings))
        chosen = {}
        for name, ruling in book.rulings.items():
            choice = reader.fields.get(name, ruling.default)
            if isinstance(choice, str) and choice in ruling.choices:
                chosen[name] = choice
            else:
                reader.refuse(name, f"must be {one_of(ruling.choices)}, not {shown(choice)}")
        return cls(book, chosen)

    def __getitem__(self, name: str) -> str:
        return self._chosen[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._chosen)

    def __len__(self) -> int:
        return len(self._chosen)

    def switched(self, name: str, choice: str) -> Rulings:
        """The same rulings with one of them changed."""
        return Rulings(self._book, {**self._chosen, name: choice})

    def alternatives(self) -> Iterator[tuple[str, str]]:
        """Every (name, choice) that is not in force."""
        for name, ruling in self._book.rulings.items():
            for choice in ruling.choices:
                if choice != self._chosen[name]:
                    yield name, choice

    def cite(self, name: str) -> str:
        """How a reason names this ruling: nothing at its default, else its id and choice."""
        ruling = self._book.rulings[name]
        choice = self._chosen[name]
        return "" if choice == ruling.default else f" [{ruling.id}: {choice}]"
