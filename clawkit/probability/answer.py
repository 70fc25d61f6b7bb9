"""What an answer can be, as plain Python values, as JSON, and as tables of text.

A `Fraction` is a chance. A `Distribution` is the chance of every outcome. `Amounts` are exact
numbers that are no chances: points, orders, rounds. `Parts` are several answers to one question.
Anything else is an expression in symbols.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from clawkit.probability.distribution import Distribution
from clawkit.probability.text import decimal, fraction_text, one_in, percent


@dataclass(frozen=True, slots=True)
class Amounts:
    """Exact numbers by name.

    Attributes:
        rows: each name's number.
        what: the names in a word, for the head of a table.
        unit: what the numbers count.
        more: further numbers of every name, by what they count.
        leads: the name that is shown first and big; where it is empty, that of the largest number.
    """

    rows: Mapping[str, int | Fraction]
    what: str
    unit: str
    more: Mapping[str, Mapping[str, int | Fraction]] = field(default_factory=dict)
    leads: str = ""

    def first(self, count: int) -> Amounts:
        """The first so many rows."""
        names = list(self.rows)[:count]
        more = {unit: {n: column[n] for n in names} for unit, column in self.more.items()}
        return Amounts({n: self.rows[n] for n in names}, self.what, self.unit, more)


@dataclass(frozen=True, slots=True)
class Parts:
    """Several answers to one question.

    Attributes:
        values: the answers by name, as programs use them.
        labels: what each of them tells, for people.
    """

    values: Mapping[str, Any]
    labels: Mapping[str, str]

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


Value = Any
"""Fraction | Distribution | Amounts | Parts, or an expression of sympy."""


def plain(value: Value) -> Any:
    """The answer without classes of clawkit.

    Returns:
        A Fraction for a chance; a dictionary from outcome to Fraction for a distribution; from
        name to number for amounts, or to a dictionary from unit to number where there are several;
        from name to answer for parts; an expression as it is.
    """
    match value:
        case Distribution():
            return value.as_dict()
        case Amounts() if value.more:
            columns = {value.unit: value.rows, **value.more}
            return {
                name: {unit: column[name] for unit, column in columns.items()}
                for name in value.rows
            }
        case Amounts():
            return dict(value.rows)
        case Parts():
            return {name: plain(part) for name, part in value.values.items()}
        case _:
            return value


def answer_json(value: Value, label: str = "") -> dict[str, Any]:
    """The answer as JSON values: exact text, percent and "1 in N" side by side."""
    match value:
        case int() | Fraction():
            return {"kind": "chance", "label": label, **chance_json(Fraction(value))}
        case Distribution():
            return {"kind": "distribution", "label": label, **_distribution(value)}
        case Amounts():
            return {"kind": "amounts", "label": label, **_amounts(value)}
        case Parts():
            parts = [
                {"name": name, **answer_json(part, value.labels[name])}
                for name, part in value.values.items()
            ]
            return {"kind": "parts", "label": label, "parts": parts}
        case _:
            return {"kind": "expression", "label": label, "plain": str(value), "tex": _tex(value)}


def chance_json(chance: Fraction) -> dict[str, Any]:
    """One chance in all its forms; `number` is for the length of a bar only."""
    return {
        "exact": fraction_text(chance),
        "percent": percent(chance),
        "one_in": one_in(chance),
        "number": float(chance),
    }


def _number(number: int | Fraction) -> dict[str, Any]:
    return {"exact": fraction_text(number), "decimal": decimal(number), "number": float(number)}


def _amounts(value: Amounts) -> dict[str, Any]:
    rows = [{"name": name, **_number(number)} for name, number in value.rows.items()]
    head: dict[str, Any] = {"what": value.what, "unit": value.unit}
    if value.leads:
        head["leads"] = value.leads
    if value.more:
        head["more"] = list(value.more)
        for row in rows:
            row["more"] = [_number(column[row["name"]]) for column in value.more.values()]
    return {**head, "rows": rows}


def _distribution(law: Distribution) -> dict[str, Any]:
    rows = [{"outcome": outcome, **chance_json(chance)} for outcome, chance in law.items()]
    if not law.is_numeric:
        return {"what": law.what, "rows": rows}
    left = law.total
    for row, weight in zip(rows, law.weights.values(), strict=True):
        row["at_least"] = chance_json(Fraction(left, law.total))
        left -= weight
    moments = {"mean": _number(law.mean), "variance": _number(law.variance)}
    return {"what": law.what, "rows": rows, **moments}


def _tex(expression: Any) -> str:
    """In the order that sympy chooses for a sum; steps have LaTeX written by hand beside them."""
    from sympy import latex

    return str(latex(expression))
