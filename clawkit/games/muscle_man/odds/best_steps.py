"""The derivation of the best hands: bounds for their pairs, and the best of all cases."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from random import Random
from typing import Any

from clawkit.games.muscle_man.odds.asked import CARD_COPIES, RULES
from clawkit.games.muscle_man.odds.by_rules import paid
from clawkit.games.muscle_man.odds.hand_law import KINDS
from clawkit.games.muscle_man.odds.hand_points import more_for_one_colour
from clawkit.games.muscle_man.odds.listed_hands import LISTED, listed, scored
from clawkit.games.muscle_man.odds.pair_steps import FINDERS
from clawkit.games.muscle_man.odds.points_steps import (
    colours_in,
    per_card,
    random_hand,
    types_in,
)
from clawkit.games.muscle_man.pairs import ONE_TYPE
from clawkit.probability import Parts, Step, Symbol
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("n", "n", "cards"),
    Symbol("t, k", "t, k", "their types and colours"),
    Symbol("p, s", "p, s", "pairs, and those of one colour among them"),
    Symbol(
        "v",
        r"v = \left|t-\tfrac72\right| + \tfrac92 - k",
        "points of each card for types and colours",
    ),
)


def steps(n: int, copies: int, pairs: str, same_colour_pair: str, value: Parts) -> tuple[Step, ...]:
    """What a hand is worth, how many pairs it can have, the best of all cases, and the price."""
    return (
        _worth_step(copies, pairs, same_colour_pair),
        *(_bounds(n, pairs, same_colour_pair, value) if copies == CARD_COPIES.default else ()),
        _share_step(n, copies, value),
        _price_step(),
    )


def _worth_step(copies: int, pairs: str, same_colour_pair: str) -> Step:
    more = more_for_one_colour(same_colour_pair)
    chosen = {"pairs": pairs, "same_colour_pair": same_colour_pair}
    rulings = RULES.rulings_with(**chosen)

    def by_formula(hand: tuple[str, ...]) -> Fraction:
        each = per_card(types_in(hand), colours_in(hand))
        return len(hand) * each + ONE_TYPE * _pairs(hand, pairs) + more * _same(hand, pairs)

    return Step(
        "What a hand is worth depends on four numbers. Checked with the game's scoring of random "
        "hands.",
        rf"n\,v + {ONE_TYPE}p + {more}s",
        f"points = n v + {ONE_TYPE} p + {more} s, with v = |t - 7/2| + 3/2 + 3 - k",
        lambda hand: scored(hand, rulings).total,
        by_formula,
        random_hand(copies),
    )


def _pairs(hand: tuple[str, ...], ruling: str) -> int:
    return len(list(FINDERS[ruling](hand)))


def _same(hand: tuple[str, ...], ruling: str) -> int:
    return sum(one == other for one, other in FINDERS[ruling](hand))


def _bounds(n: int, pairs: str, same_colour_pair: str, value: Parts) -> Iterator[Step]:
    """With two cards of each face: how many pairs are possible, and the best case."""
    yield _pairs_step(pairs)
    yield Step(
        "Every pair of one colour has a card that brings neither a type nor a colour of its own. "
        "Without these s cards all t types and k colours are still there.",
        r"s \le \min\left(\left\lfloor\tfrac n2\right\rfloor,\; n-t,\; n-k\right)",
        "s is at most min(floor(n/2), n - t, n - k), and that is reached",
        lambda n, t, k: max(_same(hand, pairs) for hand in _hands(n, t, k)),
        most_same,
        possible,
    )
    more = more_for_one_colour(same_colour_pair)
    most = value["points"].rows["most"]
    cases = {
        (t, k): n * per_card(t, k) + ONE_TYPE * most_pairs(n, t, pairs) + more * most_same(n, t, k)
        for t in range(1, n + 1)
        for k in range(1, 4)
        if can_be(n, t, k)
    }
    reached = " and ".join(f"{t}, {k}" for (t, k), worth in cases.items() if worth == most)
    yield Step(
        f"So no hand of {n} is worth more than the best of these bounds, and the hands above reach "
        f"it: with t, k = {reached}.",
        rf"\max_{{t,\,k}}\;(n\,v + {ONE_TYPE}p + {more}s) = {most}",
        f"max over t and k of n v + {ONE_TYPE} p + {more} s = {most}, with the most p and s",
        max(cases.values()),
        most,
    )


def _pairs_step(pairs: str) -> Step:
    why, tex, plain = {
        "disjoint": (
            "A pair takes two cards, and each of the t types needs a card of its own.",
            r"p \le \min\left(\left\lfloor\tfrac n2\right\rfloor,\; n-t\right)",
            "p is at most min(floor(n/2), n - t), and that is reached",
        ),
        "combinations": (
            "Every two cards of a type are a pair, so most pairs are there when all but one card "
            "of the other types are of one type.",
            r"p \le \binom{n-t+1}{2}",
            "p is at most C(n - t + 1, 2), and that is reached",
        ),
    }[pairs]
    return Step(
        why,
        tex,
        plain,
        lambda n, t: max(_pairs(hand, pairs) for hand in _hands(n, t)),
        lambda n, t: most_pairs(n, t, pairs),
        lambda rng: {"n": (n := rng.randint(1, LISTED)), "t": rng.randint(1, n)},
    )


def _hands(n: int, types: int, colours: int | None = None) -> list[tuple[str, ...]]:
    """The listed hands of the printed deck with so many types, and so many colours."""
    return [
        hand
        for hand, _ in listed(n, CARD_COPIES.default)
        if types_in(hand) == types and colours in (None, colours_in(hand))
    ]


def most_pairs(n: int, t: int, ruling: str) -> int:
    """The most pairs of n cards with t types."""
    return comb(n - t + 1, 2) if ruling == "combinations" else min(n // 2, n - t)


def most_same(n: int, t: int, k: int) -> int:
    """The most pairs of one colour among n cards with t types and k colours, two of each face."""
    return min(n // 2, n - t, n - k)


def can_be(n: int, t: int, k: int) -> bool:
    """Whether n cards can have exactly t types and k colours, with two cards of each face."""
    copies: int = CARD_COPIES.default
    return max(t, k) <= n <= copies * t * k


def possible(rng: Random) -> dict[str, Any]:
    """Numbers of cards, types and colours that go together."""
    cases = [
        {"n": n, "t": t, "k": k}
        for n in range(1, LISTED + 1)
        for t in range(1, n + 1)
        for k in range(1, 4)
        if can_be(n, t, k)
    ]
    return rng.choice(cases)


def _share_step(n: int, copies: int, value: Parts) -> Step:
    ways = sum(value["hands"].rows.values())
    hands = comb(KINDS * copies, n)
    return Step(
        f"{ways:,} of the {hands:,} hands of {n} are among the best.",
        rf"P = \frac{{{ways}}}{{\binom{{{KINDS * copies}}}{{{n}}}}}",
        f"P = {ways} / C({KINDS * copies}, {n}) = {value['chance']}",
        Fraction(ways, hands),
        value["chance"],
    )


def _price_step() -> Step:
    from sympy import Symbol as Letter

    n = Letter("n")
    return Step(
        "The first food is free. Each other card costs 2 coins in a machine of its own colour, 3 "
        "in another: bought by the game's own rules.",
        r"2\,(n-1) \le \text{coins} \le 3\,(n-1)",
        "from 2 (n - 1) to 3 (n - 1) coins",
        lambda n: ((n - 1) * paid("A-red", "red"), (n - 1) * paid("A-red", "blue")),
        (2 * (n - 1), 3 * (n - 1)),
        whole(n=(1, 6)),
    )
