"""Parameters and assumptions that come from a game's rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings
from clawkit.probability.derivation import Assumption
from clawkit.probability.parameters import Datum, OneOf
from clawkit.probability.ruling_parameters import in_force, ruling_of


@dataclass(frozen=True, slots=True)
class FromRulebook:
    """One rulebook's rulings and component data, as its questions take them."""

    book: Rulebook

    def component_data(self) -> dict[str, Any]:
        """The component data at its defaults."""
        return {name: datum.default for name, datum in self.book.data.items()}

    def data_with(self, others: Mapping[str, Any]) -> dict[str, Any]:
        """The component data, with what was given in place of the defaults."""
        return {name: others.get(name, usual) for name, usual in self.component_data().items()}

    def rulings_with(self, **chosen: str) -> Rulings:
        """The rulings in force, those given in place of the defaults."""
        return Rulings(self.book, chosen)

    def ruling(self, name: str) -> OneOf:
        """A ruling as a parameter, at its default."""
        return ruling_of(self.book, name)

    def ruling_in_force(self, name: str, choice: str) -> Assumption:
        """The choice of a ruling as an assumption."""
        return in_force(self.book, name, choice)

    def datum(self, name: str, label: str, refusal: Callable[[Any], str] | None = None) -> Datum:
        """Component data as a parameter, at its default."""
        return Datum(
            name=name,
            label=label,
            default=self.book.data[name].default,
            book=self.book,
            refusal=refusal,
        )
