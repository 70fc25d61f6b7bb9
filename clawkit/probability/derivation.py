"""A derivation: a question, what is assumed, checkable steps, the value, and second methods."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from clawkit.probability.answer import Value, answer_json
from clawkit.probability.parameters import as_json
from clawkit.probability.verify import checked, compared

Point = Mapping[str, Any]
"""A value for every symbol of a step, by the symbol's name."""

Side = Any
"""One side of a step: an expression of sympy, a number, a function of the symbols' values that
returns numbers, or a tuple of any of these."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A letter of the formulas.

    Attributes:
        name: how programs and plain text write it.
        tex: how LaTeX writes it.
        meaning: in a few words.
    """

    name: str
    tex: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Assumption:
    """One thing taken for granted, and where it comes from.

    Attributes:
        text: in a plain sentence.
        cites: ids of the clauses and rulings that say so.
        status: `printed`, `ruling`, `example` (invented component data, to be replaced by the
            table's own cards), `inferred`, or `model` (an idealisation of the derivation's own).
    """

    text: str
    cites: tuple[str, ...] = ()
    status: str = "printed"


@dataclass(frozen=True, slots=True)
class Step:
    """One equation, with its reason.

    Attributes:
        why: in plain words.
        tex: the equation in LaTeX, written by hand.
        plain: the equation as text that reads without LaTeX.
        left: the left side.
        right: the right side.
        points: draws values for the symbols; None where the step has no free symbol.
    """

    why: str
    tex: str
    plain: str
    left: Side
    right: Side
    points: Callable[[Random], Point] | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """A second way to an answer.

    Attributes:
        how: the method, in a plain sentence.
        first: the answer under test.
        second: the answer by the other method.
        agree: whether both say the same; equality, unless one of them is an estimate.
    """

    how: str
    first: Callable[[], Any]
    second: Callable[[], Any]
    agree: Callable[[Any, Any], bool] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Derivation:
    """The answer to one question, derived in steps and confirmed by second methods.

    Attributes:
        name: of the odds that it derives.
        parameters: what was asked for, as it was understood.
        model: in a sentence, what is random and how.
        value: the answer; see `Value`.
        checks: second methods; at least one.
        estimated: whether the value is an estimate with a stated error, and not exact.
        label: what the value tells, in a few words.
    """

    question: str
    model: str
    assumptions: tuple[Assumption, ...]
    symbols: tuple[Symbol, ...]
    steps: tuple[Step, ...]
    value: Value
    checks: tuple[Check, ...]
    estimated: bool = False
    name: str = ""
    label: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def verify(self, seed: int = 0) -> tuple[str, ...]:
        """Check every step at random points, and the value by every second method.

        Returns:
            What was checked, a sentence each.

        Raises:
            VerificationError: two sides or two methods differ; the message says where and how.
        """
        rng = Random(f"{self.name} {seed}")
        done = [checked(number, step, rng) for number, step in enumerate(self.steps, 1)]
        return (*done, *(compared(check) for check in self.checks))

    def to_json(self) -> dict[str, Any]:
        """The derivation as JSON values, for a page or a file; without the sides to compute."""
        return {
            "name": self.name,
            "parameters": {name: as_json(value) for name, value in self.parameters.items()},
            "question": self.question,
            "model": self.model,
            "estimated": self.estimated,
            "assumptions": [
                {"text": a.text, "cites": list(a.cites), "status": a.status}
                for a in self.assumptions
            ],
            "symbols": [
                {"plain": s.name, "tex": s.tex, "meaning": s.meaning} for s in self.symbols
            ],
            "steps": [
                {"number": number, "why": step.why, "tex": step.tex, "plain": step.plain}
                for number, step in enumerate(self.steps, 1)
            ],
            "answer": answer_json(self.value, self.label),
            "checked_by": [check.how for check in self.checks],
        }
