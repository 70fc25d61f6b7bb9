"""The derivation of the law of trios, case by case in the number of two-coloured cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from clawkit.games.claw_machine.odds.asked import (
    NINE_DEFECTIVES,
    ONE_TRIO_EACH,
    RANDOM_HAND,
    SHUFFLED,
    hand_size,
)
from clawkit.games.claw_machine.odds.trio_law import (
    law_by_scoring,
    listed_table,
    small_twin,
    trio_law,
)
from clawkit.probability import Check, Derivation, Distribution, Step, Symbol, question
from clawkit.probability.points import fractions, whole

TWIN_HAND = 5

SYMBOLS = (
    Symbol("h", "h", "cards in the collection"),
    Symbol("d", "d", "defective cards among them"),
    Symbol("t", "t", "trios"),
    Symbol("N(d, t)", "N(d,t)", "sets of d defective cards with t trios"),
    Symbol("x, y", "x, y", "markers: x stands for a defective card, y for a trio"),
    Symbol("a", "a = x^2", "both one-coloured cards of a colour: it lacks one card"),
    Symbol("b", "b = 2x", "one of the two: the colour lacks two cards"),
    Symbol("u", "u = 1 + 2x", "at most one of the two"),
)


@question(
    "Trios",
    hand_size(12),
    label="how many trios the collection holds",
    value=trio_law,
)
def trios(hand: int) -> Derivation:
    """How many trios of defective toys are there in a random collection?"""
    value = trio_law(hand)
    return Derivation(
        question=f"How many trios of defective toys are there in {hand} random cards?",
        model="The collection is a random set of the 45 cards of a match.",
        assumptions=(SHUFFLED, RANDOM_HAND, NINE_DEFECTIVES, ONE_TRIO_EACH),
        symbols=SYMBOLS,
        steps=(*_counting_steps(), *case_steps(), _number_step(hand, value)),
        value=value,
        checks=trio_checks(hand, value),
    )


def trio_checks(hand: int, value: Distribution) -> tuple[Check, ...]:
    """The law against the game's scoring, on the whole deck and on a small twin of it."""
    twin = min(hand, TWIN_HAND)
    return (
        Check(
            "All 512 sets of defective cards listed, with the trios that the game's own scoring "
            "finds in each.",
            lambda: value,
            lambda: law_by_scoring(hand),
        ),
        Check(
            f"A small twin: all hands of {twin} from the nine defective and three other cards, "
            "listed one by one and scored.",
            lambda: trio_law(twin, others=3),
            lambda: small_twin(twin),
        ),
    )


def _counting_steps() -> tuple[Step, ...]:
    from sympy import Add, binomial
    from sympy import Symbol as Letter

    h = Letter("h")
    return (
        Step(
            "Only the nine defective cards matter. A collection has d of them and h - d of the "
            "36 others; together that is every collection.",
            r"\binom{45}{h} = \sum_{d=0}^{9} \binom{9}{d}\binom{36}{h-d}",
            "C(45, h) = sum over d of C(9, d) C(36, h-d)",
            binomial(45, h),
            Add(*(binomial(9, d) * binomial(36, h - d) for d in range(10))),
            whole(h=(0, 45)),
        ),
    )


@lru_cache(maxsize=1)
def _sets() -> dict[tuple[int, int, int], int]:
    return listed_table()


def _listed(doubles: int) -> Callable[..., Any]:
    """The generating function of the listed sets with so many two-coloured cards."""
    return lambda x, y: sum(
        count * x**cards * y**trios
        for (two_coloured, cards, trios), count in _sets().items()
        if two_coloured == doubles
    )


def cases() -> tuple[Any, Any, Any, Any]:
    """Sets with 0, 1, 2 and 3 two-coloured cards, as polynomials in x and y."""
    from sympy import symbols

    x, y = symbols("x y")
    a, b, u = x**2, 2 * x, 1 + 2 * x
    return (
        (1 + x) ** 6,
        3 * x * (1 + x) ** 2 * (u**2 + ((1 + x) ** 4 - u**2) * y),
        3 * x**2 * (u**2 + (3 * a + b) * u**2 * y + (3 * a**2 * u + a**3) * y**2),
        x**3 * (1 + (3 * a + u**3 - 1) * y
                + (3 * a**2 * u + 3 * a * (u**2 - 1)) * y**2 + a**3 * y**3),
    )  # fmt: skip


CASES = (
    (
        "A colour has two cards of its own, so a trio needs a two-coloured card. Without one "
        "there is no trio: six cards, each held or not.",
        r"G_0 = (1+x)^6",
        "G0 = (1+x)^6",
    ),
    (
        "With one (three choices) there is a trio if one of its two colours has both of its own "
        "cards. The third colour is free.",
        r"G_1 = 3x\,(1+x)^2\left[u^2 + \left((1+x)^4 - u^2\right)y\right]",
        "G1 = 3x (1+x)^2 [u^2 + ((1+x)^4 - u^2) y]",
    ),
    (
        "Two of them share one colour. Two trios need two colours with both of their own cards. "
        "One trio comes from one such colour; or from none, if the shared colour has one card "
        "and takes both two-coloured ones.",
        r"G_2 = 3x^2\left[u^2 + (3a + b)\,u^2\,y + (3a^2u + a^3)\,y^2\right]",
        "G2 = 3x^2 [u^2 + (3a + b) u^2 y + (3a^2 u + a^3) y^2]",
    ),
    (
        "With all three, every colour with both of its own cards makes its trio. If exactly one "
        "has, two two-coloured cards are left that share a colour: one card of its own makes a "
        "second trio. If none has, one colour with one card makes one trio.",
        r"G_3 = x^3\left[1 + (3a + u^3 - 1)\,y + \left(3a^2u + 3a(u^2-1)\right)y^2"
        r" + a^3y^3\right]",
        "G3 = x^3 [1 + (3a + u^3 - 1) y + (3a^2 u + 3a (u^2 - 1)) y^2 + a^3 y^3]",
    ),
)
"""Reason, LaTeX and plain text of the cases: 0, 1, 2 and 3 two-coloured cards."""


def case_steps() -> tuple[Step, ...]:
    """The four cases, and their sum."""
    from sympy import symbols

    x, y = symbols("x y")
    found = cases()
    whole_sum = Step(
        "Without the marker for trios, all 512 sets are there, each once.",
        r"G_0 + G_1 + G_2 + G_3\;\big|_{y=1} = (1+x)^9",
        "G0 + G1 + G2 + G3 at y = 1 is (1+x)^9",
        sum(found).subs(y, 1),
        (1 + x) ** 9,
        fractions("x"),
    )
    each = (
        Step(*said, _listed(doubles), found[doubles], fractions("x", "y"))
        for doubles, said in enumerate(CASES)
    )
    return (*each, whole_sum)


def _number_step(hand: int, value: Distribution) -> Step:
    from sympy import Poly, binomial, symbols

    x, y = symbols("x y")
    chances = [0] * 4
    for (d, t), count in Poly(sum(cases()), x, y).terms():
        chances[t] += count * binomial(36, hand - d) / binomial(45, hand)
    return Step(
        f"N(d, t) is the coefficient of x^d y^t. Complete every set by other cards; with h = "
        f"{hand}.",
        r"P(t) = \sum_{d} N(d,t)\,\frac{\binom{36}{h-d}}{\binom{45}{h}}",
        "P(t) = sum over d of N(d, t) C(36, h-d) / C(45, h)",
        tuple(chances),
        tuple(value.probability(t) for t in range(4)),
    )
