"""A game's rulings as questions see them: as parameters, and as assumptions in words."""

from __future__ import annotations

from clawkit.core.rulebook import Rulebook
from clawkit.probability.derivation import Assumption
from clawkit.probability.parameters import OneOf


def ruling_of(book: Rulebook, name: str) -> OneOf:
    """A ruling of the rulebook as a parameter, at its default."""
    found = book.rulings[name]
    return OneOf(
        name=name,
        label=found.question,
        default=found.default,
        cites=(found.id, *found.clauses),
        choices=found.choices,
        ruling=True,
    )


def in_force(book: Rulebook, name: str, choice: str) -> Assumption:
    """The choice of a ruling as an assumption."""
    found = book.rulings[name]
    usual = ", the usual choice" if choice == found.default else ""
    text = f"Ruling {name} is {choice}{usual}: {found.choices[choice]}."
    return Assumption(text, (found.id, *found.clauses), "ruling")
