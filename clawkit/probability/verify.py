"""Checking a derivation: both sides of a step at random points, and a value by another method."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from clawkit.probability.answer import plain

if TYPE_CHECKING:
    from clawkit.probability.derivation import Check, Step

POINTS = 5
"""Random points at which a step with free symbols is checked."""


class VerificationError(Exception):
    """Two sides of a step, or two methods, that do not agree."""


def checked(number: int, step: Step, rng: Random) -> str:
    """Check one step; without free symbols once, else at several random points.

    Raises:
        VerificationError: its two sides differ.
    """
    count = POINTS if step.points else 1
    for _ in range(count):
        point = step.points(rng) if step.points else {}
        left, right = number_of(step.left, point), number_of(step.right, point)
        if left != right:
            raise VerificationError(
                f"step {number} ({step.plain}) does not hold{_at(point)}: "
                f"the left side is {_short(left)}, the right side {_short(right)}"
            )
    where = f"at {count} random points" if step.points else "as it stands"
    return f"step {number} holds {where}: {step.plain}"


def compared(check: Check) -> str:
    """Compare an answer with that of a second method.

    Raises:
        VerificationError: they differ.
    """
    first, second = check.first(), check.second()
    agree = check.agree(first, second) if check.agree else first == second
    if not agree:
        raise VerificationError(
            f"a second method disagrees. {check.how} It gives {_short(plain(second))}, "
            f"where {_short(plain(first))} was derived"
        )
    return f"confirmed: {check.how}"


def number_of(side: Any, point: Mapping[str, Any]) -> Any:
    """What a side comes to at a point: a Fraction, or a tuple of them."""
    if isinstance(side, int | Fraction):
        return Fraction(side)
    if isinstance(side, tuple | list):
        return tuple(number_of(part, point) for part in side)
    if hasattr(side, "free_symbols"):
        return _exactly(side.subs({s: _as_sympy(point[s.name]) for s in side.free_symbols}))
    return number_of(side(**point), {})


def _exactly(expression: Any) -> Fraction:
    """A number of sympy as a Fraction.

    Raises:
        VerificationError: it is not rational, so it cannot be compared exactly.
    """
    from sympy import simplify

    number = expression.doit()
    if not number.is_Rational:
        number = simplify(number)
    if not number.is_Rational:
        raise VerificationError(f"{number} does not come out as a fraction")
    return Fraction(int(number.p), int(number.q))


def _as_sympy(value: Any) -> Any:
    from sympy import Rational

    return Rational(value.numerator, value.denominator)


def _at(point: Mapping[str, Any]) -> str:
    """The point, for a sentence."""
    values = ", ".join(f"{name} = {_short(value)}" for name, value in point.items())
    return f" at {values}" if values else ""


def _short(value: Any) -> str:
    """The value as text of a bearable length, without names of classes."""
    match value:
        case Mapping():
            text = ", ".join(f"{key}: {_short(part)}" for key, part in value.items())
        case tuple() | list():
            text = f"({', '.join(map(_short, value))})"
        case _:
            text = str(value)
    return text if len(text) <= 300 else f"{text[:300]}…"
