"""What a score pad shows for a game: rows, fields and choices, as data for any front end.

A pad only lays fields out and collects what people enter; what is right is decided by scoring.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clawkit.core.advice import Advice
from clawkit.core.pad_fields import Field, ListField
from clawkit.core.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet, as a row of the pad shows it."""

    item: str
    label: str
    clause: str

    def to_json(self) -> dict[str, Any]:
        """The line for the front end."""
        return {"item": self.item, "label": self.label, "clause": self.clause}


@dataclass(frozen=True, slots=True)
class PadRow:
    """One row of the pad: fields, and the lines of the score sheet that they give points in.

    Attributes:
        name: the row's own name; that of its line, where it has one.
        fields: what is entered here.
        lines: what is scored from it: one line as a rule, several where one collection is
            scored in several ways, none where it counts in another row's line.
        note: a few words under the label.
    """

    name: str
    label: str
    picture: str
    fields: tuple[Field, ...]
    lines: tuple[Line, ...] = ()
    note: str = ""

    @classmethod
    def of_item(cls, item: str, label: str, clause: str, *fields: Field, note: str = "") -> PadRow:
        """The row of one item, with the item's picture."""
        return cls(item, label, item, fields, (Line(item, label, clause),), note)

    def to_json(self) -> dict[str, Any]:
        """The row for the front end."""
        return {
            "name": self.name,
            "label": self.label,
            "picture": self.picture,
            "fields": [field.to_json() for field in self.fields],
            "lines": [line.to_json() for line in self.lines],
            "note": self.note,
        }


@dataclass(frozen=True, slots=True)
class Selection:
    """Which of the rows are in this match: chosen at set-up, and then only those are shown.

    Attributes:
        question: asks for them.
        choose: how many there are.
        items: names of the rows that can be chosen; other rows are always there.
    """

    question: str
    clause: str
    choose: int
    items: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The selection for the front end."""
        return {
            "question": self.question,
            "clause": self.clause,
            "choose": self.choose,
            "items": list(self.items),
        }


@dataclass(frozen=True, slots=True)
class Naming:
    """Things that the rulebook only pictures, which a table can call by names of its own.

    The names are only shown: the file form and every reason keep the things' own signs.

    Attributes:
        question: asks for the names.
        things: the sign of each, as `A`.
    """

    question: str
    things: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The naming for the front end."""
        return {"question": self.question, "things": list(self.things)}


Advise = Callable[[object, Rulebook], Advice | None]
"""From entries in the file form, however incomplete, to what to do next; never raises on data."""


@dataclass(frozen=True, slots=True)
class Example:
    """Entries one tap away, for people who want to see a sheet.

    Attributes:
        called: what the button calls it: `the rulebook’s example`.
        entries: in the file form.
    """

    called: str
    entries: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The example for the front end."""
        return {"called": self.called, "entries": self.entries}


@dataclass(frozen=True, slots=True)
class Pad:
    """A game's score pad.

    Attributes:
        rulings: names of the rulings that have a say in scoring.
        seating: how the players are to be entered, where their order matters.
        advise: what the table is to do next, asked with every sheet.
    """

    rows: tuple[PadRow, ...]
    example: Example
    rulings: tuple[str, ...] = ()
    selection: Selection | None = None
    naming: Naming | None = None
    seating: str = ""
    advise: Advise | None = None

    def to_json(self) -> dict[str, Any]:
        """The pad for the front end."""
        return {
            "rows": [row.to_json() for row in self.rows],
            "example": self.example.to_json(),
            "selection": self.selection.to_json() if self.selection else None,
            "naming": self.naming.to_json() if self.naming else None,
            "seating": self.seating,
        }

    def pictures(self) -> tuple[str, ...]:
        """Names of all pictures that the pad shows."""
        fields = [field for row in self.rows for field in row.fields]
        named = [shown.picture for shown in (*self.rows, *fields)]
        for field in fields:
            named += field.pictures() if isinstance(field, ListField) else []
        return tuple(sorted({name for name in named if name}))
