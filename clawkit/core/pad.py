"""What a score pad shows for a game: rows, fields and choices, as data for any front end.

A pad only lays fields out and collects what people enter; what is right is decided by scoring.
"""

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
    """A number of cards, from 0: a stepper and a keypad."""

    key: str
    label: str
    picture: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The field for the front end."""
        return {"kind": "count", "key": self.key, "label": self.label, "picture": self.picture}


@dataclass(frozen=True, slots=True)
class ListField:
    """Cards tapped one by one: a button a choice, and a row of what was tapped.

    Attributes:
        choices: the buttons; empty if they are the values of a datum.
        datum: name of the component data whose different values are the choices.
        ordered: whether the order matters (then the row can be corrected in the middle).
        as_text: whether the file form is one text of all values rather than a list.
        other: what to call a value that is no choice but can be typed (a whole number).
    """

    key: str
    label: str
    choices: tuple[Choice, ...] = ()
    datum: str | None = None
    picture: str | None = None
    ordered: bool = False
    as_text: bool = False
    other: str | None = None

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
        }


@dataclass(frozen=True, slots=True)
class PadRow:
    """One row of the pad: an item of the score sheet and the fields that it is scored from."""

    item: str
    label: str
    picture: str
    clause: str
    fields: tuple[CountField | ListField, ...]

    def to_json(self) -> dict[str, Any]:
        """The row for the front end."""
        return {
            "item": self.item,
            "label": self.label,
            "picture": self.picture,
            "clause": self.clause,
            "fields": [field.to_json() for field in self.fields],
        }


@dataclass(frozen=True, slots=True)
class Selection:
    """Which of the rows are in this match: chosen at set-up, and then only those are shown.

    Attributes:
        question: asks for them.
        choose: how many there are.
        items: the rows that can be chosen; other rows are always there.
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
class Pad:
    """A game's score pad.

    Attributes:
        example: entries in the file form, one tap away for people who want to try it.
        rulings: names of the rulings that have a say in scoring.
    """

    rows: tuple[PadRow, ...]
    example: dict[str, Any]
    rulings: tuple[str, ...] = ()
    selection: Selection | None = None

    def to_json(self) -> dict[str, Any]:
        """The pad for the front end."""
        return {
            "rows": [row.to_json() for row in self.rows],
            "example": self.example,
            "selection": self.selection.to_json() if self.selection else None,
        }

    def pictures(self) -> tuple[str, ...]:
        """Names of all pictures that the pad shows."""
        fields = [field for row in self.rows for field in row.fields]
        choices = [c for f in fields if isinstance(f, ListField) for c in f.choices]
        named = [shown.picture for shown in (*self.rows, *fields, *choices)]
        return tuple(sorted({name for name in named if name}))
