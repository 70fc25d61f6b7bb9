"""What people enter on a score pad: counts, cards tapped one by one, and cards in a grid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be put into a list field.

    Attributes:
        value: as the file form spells it.
        label: as people call it.
        picture: name of a picture of the game, or None to show the label alone.
    """

    value: str | int
    label: str
    picture: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The choice for the front end."""
        return {"value": self.value, "label": self.label, "picture": self.picture}


@dataclass(frozen=True, slots=True)
class CountField:
    """A number of things, from 0: a stepper and a keypad.

    Attributes:
        key: the player's field in the file form.
        entry: where that field is a list: the value that stands in it so many times.
    """

    key: str
    label: str
    picture: str | None = None
    entry: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The field for the front end."""
        return {
            "kind": "count",
            "key": self.key,
            "label": self.label,
            "picture": self.picture,
            "entry": self.entry,
        }


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands before a row or above a column of a grid.

    Attributes:
        named: the thing of the pad's `naming` whose own name stands beside the label; empty
            for none.
    """

    label: str
    picture: str | None = None
    named: str = ""

    def to_json(self) -> dict[str, Any]:
        """The heading for the front end."""
        return {
            "label": self.label,
            "picture": self.picture,
            "named": self.named,
        }


@dataclass(frozen=True, slots=True)
class Grid:
    """How a list field's choices stand in rows and columns: row by row, as many as they make."""

    rows: tuple[Heading, ...]
    columns: tuple[Heading, ...]

    def to_json(self) -> dict[str, Any]:
        """The grid for the front end."""
        return {
            "rows": [row.to_json() for row in self.rows],
            "columns": [column.to_json() for column in self.columns],
        }


@dataclass(frozen=True, slots=True)
class ListField:
    """Cards tapped one by one: a button a choice, and a row of what was tapped.

    Attributes:
        choices: the buttons; empty if they are the values of a datum.
        datum: name of the component data whose different values are the choices.
        ordered: whether the order matters (then the row can be corrected in the middle).
        as_text: whether the file form is one text of all values rather than a list.
        other: what to call a value that is no choice but can be typed (a whole number).
        grid: how the choices are arranged; None for one after the other.
    """

    key: str
    label: str
    choices: tuple[Choice, ...] = ()
    datum: str | None = None
    picture: str | None = None
    ordered: bool = False
    as_text: bool = False
    other: str | None = None
    grid: Grid | None = None

    def __post_init__(self) -> None:
        grid = self.grid
        if grid and len(grid.rows) * len(grid.columns) != len(self.choices):
            raise ValueError(f"{len(self.choices)} choices do not fill the grid of {self.key}")

    def to_json(self) -> dict[str, Any]:
        """The field for the front end."""
        return {
            "kind": "list",
            "key": self.key,
            "label": self.label,
            "picture": self.picture,
            "choices": [choice.to_json() for choice in self.choices],
            "datum": self.datum,
            "ordered": self.ordered,
            "asText": self.as_text,
            "other": self.other,
            "grid": self.grid.to_json() if self.grid else None,
        }

    def pictures(self) -> list[str | None]:
        """Names of the pictures of its choices and headings."""
        headings = (*self.grid.rows, *self.grid.columns) if self.grid else ()
        return [choice.picture for choice in self.choices] + [one.picture for one in headings]


Field = CountField | ListField
