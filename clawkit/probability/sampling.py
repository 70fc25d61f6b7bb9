"""Estimates by playing: how far a sample's shares may be from the truth.

A whole law is estimated at once, so the bound has to hold for all its outcomes at once. It is the
inequality of Dvoretzky, Kiefer and Wolfowitz with Massart's constant, whatever the law may be.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, log, sqrt

from clawkit.probability.answer import Amounts
from clawkit.probability.derivation import Step, Symbol
from clawkit.probability.distribution import Distribution
from clawkit.probability.points import fractions

CONFIDENCE = Fraction(99, 100)
TINY = 10**4
"""Errors are rounded up to a whole number of ten-thousandths."""


def error_bound(games: int) -> Fraction:
    """How far any share of at most so much may be off, with 99 % confidence, rounded up."""
    return rounded_up(sqrt(log(2 / (1 - CONFIDENCE)) / (2 * games)))


def rounded_up(error: float) -> Fraction:
    """An error that is not made smaller by its rounding."""
    return Fraction(ceil(error * TINY), TINY)


def stated_error(games: int) -> Amounts:
    """The bound as a part of an answer."""
    return Amounts({"error": error_bound(games) * 100}, "figure", "percentage points")


def mean_with_error(law: Distribution, games: int) -> dict[str, Fraction]:
    """A sample's mean, and its standard error rounded up."""
    return {
        "mean": law.mean,
        "its standard error": rounded_up(sqrt(law.variance / games)),
    }


def within(one: Distribution, other: Distribution, bound: Fraction) -> bool:
    """Whether two laws are within so much of each other at every outcome."""
    outcomes = {*one.weights, *other.weights}
    return all(abs(one.at_most(o) - other.at_most(o)) <= bound for o in outcomes)


def symbols(what: str) -> tuple[Symbol, ...]:
    """The letters of the bound; `what` names the shares, as "at most so many rounds"."""
    return (
        Symbol("N", "N", "games played"),
        Symbol("e", r"\varepsilon", f"the error of every share of games of {what}"),
        Symbol("a", r"\alpha", "the chance that the error is larger, here 1 in 100"),
    )


def bound_step(share: str) -> Step:
    """Solve the inequality for the error; `share` is one of them, as "at most r rounds"."""
    from sympy import exp, log, sqrt, symbols

    count, a = symbols("N a")
    error = sqrt(log(2 / a) / (2 * count))
    return Step(
        f"The share of games of {share} differs from its true value by more than e, at "
        f"any r, with chance at most 2 exp(-2 N e^2) (Dvoretzky, Kiefer and Wolfowitz; Massart). "
        "Solve for e.",
        r"2e^{-2N\varepsilon^2} = \alpha \iff \varepsilon = \sqrt{\frac{\ln(2/\alpha)}{2N}}",
        "2 exp(-2 N e^2) = a where e = sqrt(ln(2/a) / (2N))",
        2 * exp(-2 * count * error**2),
        a,
        fractions("N", "a"),
    )


def size_step(games: int, error: Fraction) -> Step:
    """The stated error is the bound, rounded up to a hundredth of a percentage point."""
    from sympy import Rational, ceiling, log, sqrt

    exact = sqrt(log(2 / Rational(1, 100)) / (2 * games))
    return Step(
        f"With N = {games} and a = 1/100, rounded up.",
        rf"\varepsilon \le {float(error):.4f}",
        f"e is at most {float(error):.4f}",
        ceiling(exact * TINY) / TINY,
        error,
    )
