"""What a notebook of odds shows beside its explorers: exact values, steps, and what was checked.

Each is plain text for a terminal and a small page for a notebook. Formulas are MathML.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape
from typing import Any

from clawkit.probability import Amounts, Derivation, Distribution, Parts, Value
from clawkit.probability.answer import answer_json
from clawkit_widgets.formulas import as_html, mathml

CHANCE_HEAD = ("fraction", "percent", "1 in N")
LONG_NAME = 24


class Exhibit(ABC):
    """Something to read, in two forms."""

    @abstractmethod
    def text(self) -> str:
        """As plain text."""

    @abstractmethod
    def html(self) -> str:
        """As a part of a page."""

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return f'<div class="clawkit ck-exhibit">{self.html()}</div>'


class Exact(Exhibit):
    """An exact value: a chance, a distribution, amounts, or several of them."""

    def __init__(self, value: Value, label: str = "") -> None:
        """Show this value; the label tells what it is."""
        self.value = value
        self.label = label

    def text(self) -> str:
        """Columns side by side."""
        lines = []
        for label, head, rows in _tables(self.value, self.label):
            lines += [label] if label else []
            widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
            for row in (head, *rows):
                first, *others = [cell.ljust(w) for cell, w in zip(row, widths, strict=True)]
                lines.append(
                    "  ".join([first, *(cell.strip().rjust(len(cell)) for cell in others)])
                )
        return "\n".join(line.rstrip() for line in lines)

    def html(self) -> str:
        """A table for each part."""
        return "".join(
            _html_table(label, head, rows) for label, head, rows in _tables(self.value, self.label)
        )


Table = tuple[str, Sequence[str], list[Sequence[str]]]
"""A label, the heads of the columns, and the rows."""


def _tables(value: Value, label: str) -> Iterator[Table]:
    match value:
        case int() | Fraction():
            answer = answer_json(value, label)
            yield label, CHANCE_HEAD, [(answer["exact"], answer["percent"], answer["one_in"])]
        case Distribution():
            rows = answer_json(value, label)["rows"]
            table: list[Sequence[str]] = [
                (_said(r["outcome"]), r["exact"], r["percent"], r["one_in"]) for r in rows
            ]
            yield label, (value.what, *CHANCE_HEAD), table
        case Amounts() if value.more:
            rows = answer_json(value, label)["rows"]
            beside = [[n["exact"] for n in r["more"]] for r in rows]
            named = [(r["name"], r["exact"], *b) for r, b in zip(rows, beside, strict=True)]
            yield label, (value.what, value.unit, *value.more), [*named]
        case Amounts():
            rows = answer_json(value, label)["rows"]
            decimals = any(r["exact"] != r["decimal"] for r in rows)
            head = (value.what, value.unit, *(["decimal"] if decimals else []))
            yield label, head, [(r["name"], r["exact"], r["decimal"])[: len(head)] for r in rows]
        case Parts():
            for name, part in value.values.items():
                yield from _tables(part, value.labels[name])
        case _:
            yield label, ("value",), [(str(value),)]


def _said(outcome: object) -> str:
    """An outcome as a person says it."""
    return {True: "yes", False: "no"}[outcome] if isinstance(outcome, bool) else str(outcome)


def _html_table(label: str, head: Sequence[str], rows: list[Sequence[str]]) -> str:
    caption = f"<caption>{escape(label)}</caption>" if label else ""
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    table = f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    long = ' data-long="true"' if any(len(row[0]) > LONG_NAME for row in rows) else ""
    return f'<div class="ck-exact"{long} tabindex="0" role="group">{table}</div>'


class Steps(Exhibit):
    """Steps of a derivation: all of them, or some by their numbers."""

    def __init__(self, derived: Derivation, *numbers: int) -> None:
        """Show these steps; without numbers, all.

        Raises:
            IndexError: there is no step with this number.
        """
        wanted = numbers or range(1, len(derived.steps) + 1)
        if wrong := [n for n in wanted if not 1 <= n <= len(derived.steps)]:
            raise IndexError(f"there is no step {wrong[0]}; there are 1 to {len(derived.steps)}")
        self.steps = [(number, derived.steps[number - 1]) for number in wanted]

    def text(self) -> str:
        """Each reason, and its formula below it."""
        return "\n".join(f"{n}. {step.why}\n   {step.plain}" for n, step in self.steps)

    def html(self) -> str:
        """A numbered list with the formulas set."""
        items = "".join(
            f'<li value="{n}"><p>{escape(step.why)}</p>{formula_html(step.tex, step.plain)}</li>'
            for n, step in self.steps
        )
        return f'<ol class="ck-derived">{items}</ol>'


def formula_html(tex: str, plain: str) -> str:
    """A formula as MathML, and for a screen reader as text; as text alone where it must be."""
    node = mathml(tex)
    if node is None:
        return f'<p class="ck-formula"><code>{escape(plain)}</code></p>'
    shown = as_html(["math", {"display": "block", "aria-hidden": "true"}, *node[2:]])
    said = f'role="math" aria-label="{escape(plain)}" tabindex="0"'
    return f'<div class="ck-formula" {said}>{shown}</div>'


class Verified(Exhibit):
    """A derivation that has been checked: every step, and the answer by a second method."""

    def __init__(self, derived: Derivation) -> None:
        """Check it now.

        Raises:
            VerificationError: two sides or two methods differ.
        """
        said = derived.verify()
        self.steps, self.methods = len(derived.steps), said[len(derived.steps) :]

    def text(self) -> str:
        """What was checked, a line each."""
        return "\n".join(self._lines())

    def html(self) -> str:
        """The same, as a list with check marks."""
        items = "".join(f"<li>{escape(line)}</li>" for line in self._lines())
        return f'<ul class="ck-verified">{items}</ul>'

    def _lines(self) -> Iterator[Any]:
        yield f"Both sides agree in all {self.steps} steps, at random points."
        for line in self.methods:
            yield f"A second method agrees. {line.removeprefix('confirmed: ')}"
