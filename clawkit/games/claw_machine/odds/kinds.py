"""Which animals are in the match (CM-05)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

from clawkit.games.claw_machine.components import ANIMALS, KINDS_IN_MATCH
from clawkit.games.claw_machine.odds.asked import KINDS_DRAWN
from clawkit.games.claw_machine.odds.by_rules import kinds_drawn
from clawkit.probability import Check, Derivation, Step, Symbol, question
from clawkit.probability.deck import ways
from clawkit.probability.parameters import WholeNumber
from clawkit.probability.points import whole

KINDS = len(ANIMALS)


def chance_of_kinds(s: int) -> Fraction:
    """The chance that s named animals are all among the five."""
    return Fraction(ways(KINDS - s, KINDS_IN_MATCH - s), ways(KINDS, KINDS_IN_MATCH))


def _sets_with_named(s: int) -> int:
    """The sets of five that hold s named animals, counted one by one."""
    return sum(set(range(s)) <= set(five) for five in combinations(range(KINDS), KINDS_IN_MATCH))


def _by_rules(s: int) -> Fraction:
    named = set(ANIMALS[:s])
    return sum((p for kinds, p in kinds_drawn().items() if named <= kinds), Fraction(0))


@question(
    "Animals in the match",
    WholeNumber(name="s", label="animals that you name", default=2, least=1, most=KINDS),
    label="all of them are in the match",
    value=chance_of_kinds,
)
def kinds_in_match(s: int) -> Derivation:
    """How likely is it that the animals you name are all in the match?"""
    value = chance_of_kinds(s)
    named = "the animal you name is" if s == 1 else f"the {s} animals you name are all"
    return Derivation(
        question=f"How likely is it that {named} in the match?",
        model="Five of the eight choice cards are drawn, each set of five equally likely.",
        assumptions=(KINDS_DRAWN,),
        symbols=(Symbol("s", "s", "animals that you name"), Symbol("P", "P", "the chance")),
        steps=_steps(s, value),
        value=value,
        checks=(
            Check(
                "The game's own draw of choice cards, every outcome followed.",
                lambda: value,
                lambda: _by_rules(s),
            ),
        ),
    )


def _steps(s: int, value: Fraction) -> tuple[Step, ...]:
    return (
        _favourable_step(),
        _division_step(),
        Step(
            f"With s = {s}.",
            rf"P = \frac{{{value.numerator}}}{{{value.denominator}}}",
            f"P = {value}",
            lambda: _formula(s),
            value,
        ),
    )


def _formula(s: Any) -> Any:
    from sympy import binomial

    return binomial(8 - s, 5 - s) / binomial(8, 5)


def _favourable_step() -> Step:
    from sympy import Symbol as Letter
    from sympy import binomial

    s = Letter("s")
    return Step(
        "A set of five that holds your s animals takes its other 5 - s from the 8 - s animals "
        "that you did not name.",
        r"\#\{\text{sets with all } s\} = \binom{8-s}{5-s}",
        "sets of five that hold all s = C(8-s, 5-s)",
        _sets_with_named,
        binomial(8 - s, 5 - s),
        whole(s=(1, 8)),
    )


def _division_step() -> Step:
    from sympy import Symbol as Letter
    from sympy import ff

    s = Letter("s")
    return Step(
        "All C(8, 5) = 56 sets are equally likely. Cancelling leaves the same as drawing your "
        "animals one after the other: 5/8, then 4/7, and so on.",
        r"P = \frac{\binom{8-s}{5-s}}{\binom{8}{5}}"
        r" = \frac{5 \cdot 4 \cdots (6-s)}{8 \cdot 7 \cdots (9-s)}",
        "P = C(8-s, 5-s) / C(8, 5) = (5 x 4 x ... x (6-s)) / (8 x 7 x ... x (9-s))",
        _formula(s),
        ff(5, s) / ff(8, s),
        whole(s=(1, 8)),
    )
