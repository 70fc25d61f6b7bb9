"""The derivation of how many coins are fake where so many have been dealt."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

from clawkit.games.mysterious_wizard.components import (
    COINS_PER_MACHINE,
    COINS_PER_PLAYER,
    FAKE_COINS,
    MACHINES,
    REAL_COINS,
)
from clawkit.games.mysterious_wizard.odds.shuffled import Shuffled, coins_of, fakes_among
from clawkit.probability import Distribution, Step, Symbol
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("p", "p", "players"),
    Symbol("R", "R", "real coins"),
    Symbol("N", "N", "all coins, 12 of them fake"),
    Symbol("n", "n", "coins that are looked at"),
    Symbol("j", "j", "fakes among them"),
)


def formula(n: Any, every: Any, j: Any) -> Any:
    """The hypergeometric chance of j fakes, in symbols."""
    from sympy import binomial

    return binomial(12, j) * binomial(every - 12, n - j) / binomial(every, n)


def chance_formula(letter: str, drawn: Callable[[Any], Any]) -> Any:
    """The chance of j fakes, where a letter stands for the players."""
    from sympy import Symbol as Letter

    players, j = Letter(letter), Letter("j")
    return formula(drawn(players), 12 + players * (18 - players), j)


def dealt_steps() -> tuple[Step, ...]:
    """How many coins there are, and the law of the fakes among some of them."""
    return _coins_step(), _all_dealt_step(), _ways_step(), _places_step(), _mean_step()


def _coins_step() -> Step:
    from sympy import Symbol as Letter

    p = Letter("p")
    return Step(
        "One player more, one coin less for each: p players take 18 - p coins each, and the table "
        "has as many real coins as they take together.",
        r"R = p\,(18-p), \qquad N = 12 + p\,(18-p)",
        "R = p (18 - p), N = 12 + p (18 - p)",
        lambda p: (REAL_COINS[p], coins_of(p).all),
        (p * (18 - p), 12 + p * (18 - p)),
        whole(p=(3, 6)),
    )


def _all_dealt_step() -> Step:
    from sympy import Symbol as Letter

    p = Letter("p")
    return Step(
        "All coins are out: two in each of six machines, the rest in hands.",
        r"6\cdot 2 + p\,(18-p) = N",
        "6 x 2 + p (18 - p) = N",
        lambda p: MACHINES * COINS_PER_MACHINE + p * COINS_PER_PLAYER[p],
        12 + p * (18 - p),
        whole(p=(3, 6)),
    )


def _ways_step() -> Step:
    from sympy import Add, binomial, symbols

    n, every = symbols("n N")
    return Step(
        "Any n of the N coins are equally likely. With j fakes among them, choose j of the 12 "
        "fakes and n - j of the others; over all j that is every choice.",
        r"\binom{N}{n} = \sum_{j=0}^{12} \binom{12}{j}\binom{N-12}{n-j}",
        "C(N, n) = sum over j of C(12, j) C(N-12, n-j)",
        binomial(every, n),
        Add(*(binomial(12, j) * binomial(every - 12, n - j) for j in range(13))),
        whole(n=(0, 20), N=(57, 84)),
    )


def _places_step() -> Step:
    from sympy import binomial, symbols

    j, n, every = symbols("j n N")
    return Step(
        "The chance is the share of these choices. Asking which places have the 12 fakes gives "
        "the same.",
        r"P(j) = \frac{\binom{12}{j}\binom{N-12}{n-j}}{\binom{N}{n}}"
        r" = \frac{\binom{n}{j}\binom{N-n}{12-j}}{\binom{N}{12}}",
        "P(j) = C(12, j) C(N-12, n-j) / C(N, n) = C(n, j) C(N-n, 12-j) / C(N, 12)",
        lambda **at: fakes_among(Shuffled(at["N"], FAKE_COINS, 0), at["n"]).probability(at["j"]),
        binomial(n, j) * binomial(every - n, 12 - j) / binomial(every, 12),
        whole(j=(0, 5), n=(2, 15), N=(57, 84)),
    )


def _mean_step() -> Step:
    from sympy import Add, symbols

    n, every = symbols("n N")
    return Step(
        "On average the fakes are there with their share of all coins.",
        r"E = \sum_{j} j\,P(j) = \frac{12\,n}{N}",
        "E = sum over j of j P(j) = 12 n / N",
        Add(*(j * formula(n, every, j) for j in range(1, 13))),
        12 * n / every,
        whole(n=(1, 15), N=(57, 84)),
    )


def pair_step() -> Step:
    """The three chances of a machine's two coins, as fractions of few factors."""
    from sympy import Symbol as Letter

    every = Letter("N")
    pairs = every * (every - 1)
    return Step(
        "Two coins, one after the other: no fake, one of them in either order, or both.",
        r"P(0) = \frac{R\,(R-1)}{N(N-1)}, \quad P(1) = \frac{2\cdot 12\,R}{N(N-1)}, \quad"
        r" P(2) = \frac{12\cdot 11}{N(N-1)}",
        "P(0) = R (R-1) / (N (N-1)), P(1) = 2 x 12 R / (N (N-1)), P(2) = 12 x 11 / (N (N-1))",
        lambda **at: tuple(Fraction(_pairs(at["N"], j), comb(at["N"], 2)) for j in range(3)),
        (
            (every - 12) * (every - 13) / pairs,
            24 * (every - 12) / pairs,
            12 * 11 / pairs,
        ),
        whole(N=(57, 84)),
    )


def _pairs(every: int, j: int) -> int:
    """Pairs of coins with so many fakes, counted one by one; the first 12 coins are fake."""
    return sum((a < FAKE_COINS) + (b < FAKE_COINS) == j for b in range(every) for a in range(b))


def number_step(players: int | str, value: Any, drawn: Callable[[Any], Any]) -> Step:
    """The law with its numbers; with a letter, its formula at every number of players."""
    if isinstance(value, Distribution) and isinstance(players, int):
        every, n = coins_of(players).all, drawn(players)
        least = next(iter(value.weights))
        first = value.probability(least)
        return Step(
            f"With p = {players}: N = {every} and n = {n}, for all j.",
            rf"P({least}) = \frac{{{first.numerator}}}{{{first.denominator}}}, \quad\ldots",
            f"P({least}) = {first}, and so on",
            tuple(formula(n, every, j) for j in range(13)),
            tuple(value.probability(j) for j in range(13)),
        )
    return Step(
        f"Put N and n for {players} players into P(j).",
        r"P(j) = \frac{\binom{12}{j}\binom{p(18-p)}{n-j}}{\binom{12+p(18-p)}{n}}",
        "P(j) = C(12, j) C(p (18-p), n-j) / C(12 + p (18-p), n)",
        lambda j, **given: fakes_among(
            coins_of(given[str(players)]), drawn(given[str(players)])
        ).probability(j),
        value,
        whole(**{str(players): (3, 6), "j": (0, 2)}),
    )
