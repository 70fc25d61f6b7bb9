"""The derivation of how many pairs a random hand has (MM-21)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Any

from clawkit.games.muscle_man.components import COLOURS, TYPES
from clawkit.games.muscle_man.odds.hand_law import KINDS
from clawkit.games.muscle_man.odds.listed_hands import LISTED, listed
from clawkit.games.muscle_man.pairs import all_pairs, disjoint_pairs
from clawkit.probability import Parts, Step
from clawkit.probability.deck import together
from clawkit.probability.points import fractions, whole

FINDERS = {"disjoint": disjoint_pairs, "combinations": all_pairs}
"""The game's own way to find pairs, by ruling."""

ONE_TYPE_SAYS = {
    "disjoint": (
        "One type. Of each colour an even number e is held or an odd one o: same-coloured pairs "
        "first (z), and one card left if it is odd. Two such cards left make one more pair (y); a "
        "third one stays alone.",
        r"F = e^3 + 3e^2o + 3eo^2y + o^3y",
        "F = e^3 + 3 e^2 o + 3 e o^2 y + o^3 y",
    ),
    "combinations": (
        "One type, a, b and c cards of its colours. Every two cards make a pair: of one colour "
        "(z) or of two (y).",
        r"F = \sum_{a,\,b,\,c} \binom ma\binom mb\binom mc\, x^{a+b+c}\,"
        r"z^{\binom a2+\binom b2+\binom c2}\, y^{ab+bc+ca}",
        "F = sum over a, b, c of C(m,a) C(m,b) C(m,c) x^(a+b+c) z^(C(a,2)+C(b,2)+C(c,2)) "
        "y^(ab+bc+ca)",
    ),
}
"""Reason, LaTeX and plain text of what one type can hold, by ruling."""


def one_type_polynomial(copies: int, ruling: str, x: Any, y: Any, z: Any) -> Any:
    """All that can be held of one type, as a polynomial in the markers."""
    counts = range(copies + 1)
    if ruling == "disjoint":
        e, o = (
            sum(comb(copies, k) * x**k * z ** (k // 2) for k in counts if k % 2 == odd)
            for odd in (0, 1)
        )
        return e**3 + 3 * e**2 * o + 3 * e * o**2 * y + o**3 * y
    return sum(
        comb(copies, a) * comb(copies, b) * comb(copies, c) * x ** (a + b + c)
        * z ** (comb(a, 2) + comb(b, 2) + comb(c, 2)) * y ** (a * b + b * c + c * a)
        for a in counts for b in counts for c in counts
    )  # fmt: skip


def one_type_step(copies: int, ruling: str) -> Step:
    """What one type can hold, against the pairs that the game finds in every set of its cards."""
    why, tex, plain = ONE_TYPE_SAYS[ruling]
    if ruling == "disjoint":
        e, o = _even_and_odd(copies)
        tex, plain = f"{tex}, \\qquad e = {e[0]}, \\quad o = {o[0]}", f"{plain}, {e[1]}, {o[1]}"
    else:
        tex = rf"{tex}, \qquad m = {copies}"
        plain = f"{plain}, m = {copies}"
    return Step(
        why,
        tex,
        plain,
        lambda x, y, z: _found_by_the_game(copies, ruling, x, y, z),
        lambda x, y, z: one_type_polynomial(copies, ruling, x, y, z),
        fractions("x", "y", "z"),
    )


def _even_and_odd(copies: int) -> list[tuple[str, str]]:
    """The even and the odd numbers of cards of one face, as LaTeX and as plain text."""
    said = []
    for odd, name in enumerate("eo"):
        terms = [(comb(copies, k), k, k // 2) for k in range(copies + 1) if k % 2 == odd]
        tex = " + ".join(_term(*term, tex=True) for term in terms)
        said.append((tex, f"{name} = {' + '.join(_term(*term, tex=False) for term in terms)}"))
    return said


def _term(count: int, cards: int, pairs: int, *, tex: bool) -> str:
    """`2 x^3 z`, without what is 1."""
    open_, close = ("{", "}") if tex else ("", "")
    powers = [
        letter if power == 1 else f"{letter}^{open_}{power}{close}"
        for letter, power in (("x", cards), ("z", pairs))
        if power
    ]
    shown = [str(count)] if count > 1 or not powers else []
    return " ".join([*shown, *powers])


def _found_by_the_game(copies: int, ruling: str, x: Any, y: Any, z: Any) -> Any:
    """The same polynomial, from the pairs that the game finds among the cards of one type."""
    total = 0
    faces = [f"A-{colour}" for colour in COLOURS]
    for counts in product(range(copies + 1), repeat=len(faces)):
        cards = [face for face, count in zip(faces, counts, strict=True) for _ in range(count)]
        found = list(FINDERS[ruling](cards))
        same = sum(one == other for one, other in found)
        choices = prod(comb(copies, count) for count in counts)
        total += choices * x ** len(cards) * y ** (len(found) - same) * z**same
    return total


def steps(n: int, copies: int, ruling: str, value: Parts) -> tuple[Step, ...]:
    """No pair; one type; all types; the numbers; the means."""
    return (
        _no_pair_step(copies),
        one_type_step(copies, ruling),
        _all_types_step(copies, ruling),
        _number_step(n, copies, ruling, value),
        _means_step(n, copies, ruling, value),
    )


def _no_pair_step(copies: int) -> Step:
    from sympy import Symbol as Letter
    from sympy import binomial

    n = Letter("n")
    each = len(COLOURS) * copies
    return Step(
        f"No pair: every card is of another type. Choose n types and one of the {each} cards of "
        "each.",
        rf"\#(p=0) = \binom6n\,{each}^n",
        f"hands without a pair = C(6, n) x {each}^n",
        lambda n: sum(count for hand, count in listed(n, copies) if not any(disjoint_pairs(hand))),
        binomial(len(TYPES), n) * each**n,
        whole(n=(0, LISTED)),
    )


def _all_types_step(copies: int, ruling: str) -> Step:
    """Without the markers of pairs, six types are all hands."""
    cards = KINDS * copies
    return Step(
        "Types do not touch each other, so all six are the product of six such polynomials. "
        "Without the markers of pairs it counts every hand once.",
        rf"G = F^6, \qquad G\,\big|_{{y=z=1}} = (1+x)^{{{cards}}}",
        f"G = F^6, and at y = z = 1 it is (1+x)^{cards}",
        lambda x: one_type_polynomial(copies, ruling, x, 1, 1) ** len(TYPES),
        lambda x: (1 + x) ** cards,
        fractions("x"),
    )


def _number_step(n: int, copies: int, ruling: str, value: Parts) -> Step:
    hands, cards = comb(KINDS * copies, n), KINDS * copies
    pairs, same = (
        tuple(Fraction(count, hands) for count in _coefficients(n, copies, ruling, both))
        for both in (True, False)
    )
    laws = value["pairs"], value["same_colour"]
    below = rf"\binom{{{cards}}}{{{n}}}"
    return Step(
        f"The coefficient of x^{n}, over all {hands:,} hands: with y = z for all pairs, with "
        "y = 1 for those of one colour.",
        rf"P(p) = \frac{{[x^{{{n}}}z^p]\;G\,|_{{y=z}}}}{{{below}}}, "
        rf"\qquad P(s) = \frac{{[x^{{{n}}}z^s]\;G\,|_{{y=1}}}}{{{below}}}",
        f"P(p) = coefficient of x^{n} z^p in G at y = z, over C({cards}, {n}); "
        "P(s) the same at y = 1",
        (pairs, same),
        tuple(
            tuple(law.probability(count) for count in range(len(found)))
            for law, found in zip(laws, (pairs, same), strict=True)
        ),
    )


def _coefficients(n: int, copies: int, ruling: str, both: bool) -> list[int]:
    """The coefficients of x^n in G by powers of z, where y is z or 1."""
    from sympy import Poly, symbols

    x, z = symbols("x z")
    one = Poly(one_type_polynomial(copies, ruling, x, z if both else 1, z), x, z)
    law = {(cards, pairs): int(count) for (cards, pairs), count in one.terms() if cards <= n}
    found = [0] * (comb(n, 2) + 1)
    for (cards, pairs), count in together([law] * len(TYPES), n).items():
        if cards == n:
            found[pairs] += count
    return found


def mean_pairs(n: int, copies: int, ruling: str) -> tuple[Fraction, Fraction]:
    """How many pairs n random cards have on average, and how many of one colour.

    One type, and one type in one colour, at a time: neither needs the joint law.
    """
    if ruling == "combinations":
        twos = comb(n, 2)
        return (
            Fraction(twos * (3 * copies - 1), KINDS * copies - 1),
            Fraction(twos * (copies - 1), KINDS * copies - 1),
        )
    each = len(COLOURS) * copies
    return len(TYPES) * _mean_halves(n, each, copies), KINDS * _mean_halves(n, copies, copies)


def _mean_halves(n: int, cards: int, copies: int) -> Fraction:
    """The mean of floor(m / 2), where a random hand has m of so many cards."""
    others = KINDS * copies - cards
    total = sum(m // 2 * comb(cards, m) * comb(others, n - m) for m in range(n + 1))
    return Fraction(total, comb(KINDS * copies, n))


MEANS_SAY = {
    "disjoint": (
        "Means add up: m cards of one type give floor(m/2) pairs, m of one face floor(m/2) of one "
        "colour, and the law of m is hypergeometric.",
        r"E(p) = 6\,E\left\lfloor\tfrac{m_\text{type}}2\right\rfloor, \qquad "
        r"E(s) = 18\,E\left\lfloor\tfrac{m_\text{face}}2\right\rfloor",
        "E(p) = 6 E(floor(m_type / 2)), E(s) = 18 E(floor(m_face / 2))",
    ),
    "combinations": (
        "Means add up: each of the C(n, 2) two cards is a pair with the same chance.",
        r"E(p) = \binom n2\,\frac{3m-1}{18m-1}, \qquad E(s) = \binom n2\,\frac{m-1}{18m-1}",
        "E(p) = C(n,2) (3m-1)/(18m-1), E(s) = C(n,2) (m-1)/(18m-1)",
    ),
}
"""Reason, LaTeX and plain text of the means, by ruling."""


def _means_step(n: int, copies: int, ruling: str, value: Parts) -> Step:
    why, tex, plain = MEANS_SAY[ruling]
    means = value["pairs"].mean, value["same_colour"].mean
    numbers = f"with n = {n} and {copies} copies: {means[0]} and {means[1]}"
    return Step(why, tex, f"{plain}; {numbers}", mean_pairs(n, copies, ruling), means)
