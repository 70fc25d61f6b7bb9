"""The derivation of a random hand's points: types, colours, pairs, and all together."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from clawkit.games.muscle_man.components import COLOURS, TYPES, Card, colour_of, type_of
from clawkit.games.muscle_man.lines import score_colour, score_type
from clawkit.games.muscle_man.odds.asked import deck
from clawkit.games.muscle_man.odds.hand_law import KINDS
from clawkit.games.muscle_man.odds.hand_points import more_for_one_colour
from clawkit.games.muscle_man.odds.listed_hands import LISTED, listed
from clawkit.games.muscle_man.odds.pair_steps import mean_pairs, one_type_step
from clawkit.games.muscle_man.pairs import ONE_TYPE
from clawkit.probability import Parts, Step, Symbol
from clawkit.probability.enumeration import labelled
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("n", "n", "cards"),
    Symbol("t", "t", "different types"),
    Symbol("k", "k", "different colours"),
    Symbol("x", "x", "marker of a card"),
    Symbol("y, z", "y, z", "markers of a pair in two colours, and in one"),
    Symbol("F", "F", "all that can be held of one type"),
    Symbol("p, s", "p, s", "pairs, and those of one colour among them"),
)


def steps(n: int, copies: int, pairs: str, same_colour_pair: str, value: Parts) -> tuple[Step, ...]:
    """Types and colours first, then the pairs, then the means."""
    return (
        _per_card_step(copies),
        _types_step(copies),
        _both_step(copies),
        one_type_step(copies, pairs),
        _means_step(n, copies, value),
        _sets_step(n, copies, pairs, same_colour_pair, value),
        _sum_step(n, value),
    )


def random_hand(copies: int, most: int = 6) -> Any:
    """A sampler of hands of at least one card."""
    cards = labelled(deck(copies))
    return lambda rng: {"hand": tuple(rng.sample(cards, rng.randint(1, most)))}


def types_in(hand: tuple[Card, ...]) -> int:
    """How many types a hand has."""
    return len({*map(type_of, hand)})


def colours_in(hand: tuple[Card, ...]) -> int:
    """How many colours a hand has."""
    return len({*map(colour_of, hand)})


def per_card(types: int, colours: int) -> Fraction:
    """Points of each card for types and colours, by a formula in place of two tables."""
    return abs(Fraction(types) - Fraction(7, 2)) + Fraction(3, 2) + 3 - colours


def _per_card_step(copies: int) -> Step:
    return Step(
        "Both tables give points per card. For types they are 4, 3, 2, 2, 3, 4: the distance "
        "from 7/2, and 3/2 more. For colours they are 2, 1, 0. Checked with the game's scoring "
        "of random hands.",
        r"n\left(\left|t-\tfrac72\right| + \tfrac32\right) + n\,(3-k)",
        "type and colour = n (|t - 7/2| + 3/2) + n (3 - k)",
        lambda hand: score_type(hand).points + score_colour(hand).points,
        lambda hand: len(hand) * per_card(types_in(hand), colours_in(hand)),
        random_hand(copies),
    )


def _listed(n: int, copies: int, types: int, colours: int | None = None) -> int:
    """How many of the listed hands have so many types, and so many colours."""
    return sum(
        count
        for hand, count in listed(n, copies)
        if types_in(hand) == types and colours in (None, colours_in(hand))
    )


def _types_step(copies: int) -> Step:
    from sympy import Add, binomial, symbols

    n, t = symbols("n t")
    each = len(COLOURS) * copies
    return Step(
        f"Each type has {each} cards. Choose t types; of the hands from their cards take away "
        "those that lack one of them, give back those that lack two, and so on.",
        rf"\#(t) = \binom6t \sum_{{i=0}}^{{t}} (-1)^{{t-i}}\binom ti\binom{{{each}i}}{{n}}",
        f"hands with t types = C(6,t) x sum over i of (-1)^(t-i) C(t,i) C({each}i, n)",
        lambda n, t: _listed(n, copies, t),
        binomial(6, t)
        * Add(*((-1) ** (t + i) * binomial(t, i) * binomial(each * i, n) for i in range(7))),
        whole(n=(1, LISTED), t=(1, len(TYPES))),
    )


def _both_step(copies: int) -> Step:
    return Step(
        f"The same with colours at once: i types in j colours have {copies}ij cards.",
        r"\#(t,k) = \binom6t\binom3k \sum_{i,\,j} (-1)^{t-i+k-j}\binom ti\binom kj"
        rf"\binom{{{copies}ij}}{{n}}",
        "hands with t types and k colours = C(6,t) C(3,k) x sum over i and j of "
        f"(-1)^(t-i+k-j) C(t,i) C(k,j) C({copies}ij, n)",
        lambda n, t, k: _listed(n, copies, t, k),
        lambda n, t, k: with_all(n, t, k, copies),
        whole(n=(1, LISTED), t=(1, len(TYPES)), k=(1, len(COLOURS))),
    )


def with_all(n: int, t: int, k: int, copies: int) -> int:
    """Hands of n cards with exactly t types and k colours."""
    terms = (
        (-1) ** (t - i + k - j) * comb(t, i) * comb(k, j) * comb(copies * i * j, n)
        for i in range(t + 1)
        for j in range(k + 1)
    )
    found: int = comb(6, t) * comb(3, k) * sum(terms)
    return found


def _means_step(n: int, copies: int, value: Parts) -> Step:
    hands = comb(KINDS * copies, n)
    by_formula = [Fraction(0), Fraction(0)]
    for t in range(1, 7):
        for k in range(1, 4):
            chance = Fraction(with_all(n, t, k, copies), hands)
            by_formula[0] += n * per_card(t, 3) * chance
            by_formula[1] += n * (3 - k) * chance
    type_mean, colour_mean = value["type"].mean, value["colour"].mean
    return Step(
        f"With n = {n}, over all {hands:,} hands.",
        r"E_\text{type} = n\sum_t \left(\left|t-\tfrac72\right|+\tfrac32\right)P(t), \qquad "
        r"E_\text{colour} = n\sum_k (3-k)\,P(k)",
        f"E(type) = {type_mean}, E(colour) = {colour_mean}",
        tuple(by_formula),
        (type_mean, colour_mean),
    )


def _sets_step(n: int, copies: int, pairs: str, same_colour_pair: str, value: Parts) -> Step:
    p, s = mean_pairs(n, copies, pairs)
    more = more_for_one_colour(same_colour_pair)
    return Step(
        f"Every pair scores {ONE_TYPE}, and {more} more in one colour. Means add up, so one type "
        "at a time is enough for p, and one type in one colour for s.",
        rf"E_\text{{sets}} = {ONE_TYPE}\,E(p) + {more}\,E(s)",
        f"E(sets) = {ONE_TYPE} E(p) + {more} E(s) = {ONE_TYPE} x {p} + {more} x {s}",
        ONE_TYPE * p + more * s,
        value["sets"].mean,
    )


def _sum_step(n: int, value: Parts) -> Step:
    mean = value["total"].mean
    return Step(
        "Means add up, however the parts depend on each other. The law of the sum is counted with "
        f"all of them at once, one type after the other; with n = {n} its mean is the same.",
        r"E = E_\text{type} + E_\text{colour} + E_\text{sets}",
        f"E = E(type) + E(colour) + E(sets) = {mean}",
        sum((value[part].mean for part in ("type", "colour", "sets")), Fraction(0)),
        mean,
    )
