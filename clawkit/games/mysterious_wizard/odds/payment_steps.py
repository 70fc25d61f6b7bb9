"""The derivation of how fakes gather in machines, in the chance f of paying with fakes first."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from clawkit.games.mysterious_wizard.odds.payment_law import (
    Paying,
    machine_after,
    paid_fakes_first,
    paid_real_first,
    payment_law,
)
from clawkit.games.mysterious_wizard.odds.shuffled import Shuffled, fakes_among
from clawkit.probability import Parts, Step, Symbol
from clawkit.probability.points import fractions, whole

SYMBOLS = (
    Symbol("N", "N", "all coins, 12 of them fake"),
    Symbol("h", "h", "coins in a hand"),
    Symbol("J", "J", "fakes in a payer's hand"),
    Symbol("c", "c", "the price"),
    Symbol("f", "f", "the chance that a payer uses fakes first"),
    Symbol("n", "n", "players who have paid"),
    Symbol("E1, E0", "E_1, E_0", "fakes expected in a payment with fakes first, and otherwise"),
    Symbol("E(f)", "E(f)", "fakes expected in a payment"),
    Symbol("M(f)", "M(f)", "fakes expected in the machine"),
)


def with_fakes_first(coins: Shuffled, price: int) -> Fraction:
    """E1: the fakes expected in a payment with fakes first."""
    return fakes_among(coins, coins.hand).map(lambda j: paid_fakes_first(j, price)).mean


def with_others(coins: Shuffled, price: int, otherwise: str) -> Fraction:
    """E0: the fakes expected in any other payment."""
    if otherwise == "at_random":
        return Fraction(coins.fakes * price, coins.all)
    hand = fakes_among(coins, coins.hand)
    return hand.map(lambda j: paid_real_first(j, price, coins.hand)).mean


def expected(
    coins: Shuffled, price: int, payers: int, letter: str, otherwise: str
) -> dict[str, Any]:
    """The fakes expected in the machine and in a payment, in a letter for f."""
    from sympy import Rational
    from sympy import Symbol as Letter

    f = Letter(letter)
    first = with_fakes_first(coins, price)
    other = with_others(coins, price, otherwise)
    e1, e0, e2 = (
        Rational(number.numerator, number.denominator)
        for number in (first, other, Fraction(2 * coins.fakes, coins.all))
    )
    payment = e0 + f * (e1 - e0)
    return {"machine": (e2 + payers * payment).expand(), "payment": payment.expand()}


def payment_steps(
    coins: Shuffled, price: int, payers: int, f: Fraction | str, otherwise: str, value: Parts
) -> tuple[Step, ...]:
    """From one hand to one payment, and to the machine."""
    other = _real_first_step() if otherwise == "real_first" else _blind_step()
    return (
        _hand_step(),
        _fakes_first_step(),
        other,
        _mixed_step(coins, price, otherwise),
        _machine_step(coins, price, payers, otherwise),
        _crowd_step(coins, price, payers, otherwise),
        _number_step(coins, price, payers, f, otherwise, value),
    )


def _hand_step() -> Step:
    from sympy import binomial, symbols

    j, h, every = symbols("J h N")
    return Step(
        "A payer's hand has J fakes as in fakes_in_hand.",
        r"P(J) = \frac{\binom{h}{J}\binom{N-h}{12-J}}{\binom{N}{12}}",
        "P(J) = C(h, J) C(N-h, 12-J) / C(N, 12)",
        lambda **at: fakes_among(Shuffled(at["N"], 12, at["h"]), at["h"]).probability(at["J"]),
        binomial(h, j) * binomial(every - h, 12 - j) / binomial(every, 12),
        whole(J=(0, 6), h=(8, 15), N=(57, 84)),
    )


def _law(h: Any, every: Any, j: int) -> Any:
    from sympy import binomial

    return binomial(h, j) * binomial(every - h, 12 - j) / binomial(every, 12)


def _fakes_first_step() -> Step:
    """A price of three stands for all: the sum of the tails has as many terms as the price."""
    from sympy import Add, Min, symbols

    h, every, c = symbols("h N c")
    return Step(
        "Fakes first: the payment has J fakes, but no more than c. So it has a first fake if J is "
        "at least 1, a second if J is at least 2, and so on. Checked with c = 3.",
        r"E_1 = \sum_{J} P(J)\,\min(J, c) = \sum_{t=1}^{c} P(J \ge t)",
        "E1 = sum over J of P(J) min(J, c) = P(J >= 1) + ... + P(J >= c)",
        Add(*(_law(h, every, j) * Min(j, c) for j in range(13))).subs(c, 3),
        Add(*(_law(h, every, j) for t in range(1, 4) for j in range(t, 13))),
        whole(h=(8, 15), N=(57, 84)),
    )


def _real_first_step() -> Step:
    from sympy import Max, Min, symbols

    j, h, c = symbols("J h c")
    return Step(
        "Real first: a fake is paid only where fewer than c of the h - J other coins are there. "
        "What is not real is fake.",
        r"c - \min(h - J,\, c) = \max(0,\; c - (h-J))",
        "c - min(h - J, c) = max(0, c - (h - J))",
        c - Min(h - j, c),
        Max(0, c - (h - j)),
        whole(J=(0, 12), h=(12, 15), c=(2, 5)),
    )


def _blind_step() -> Step:
    from sympy import Add, binomial, symbols

    h, every = symbols("h N")
    blind = (
        _law(h, every, j) * y * binomial(3, y) * binomial(h - 3, j - y) / binomial(h, j)
        for j in range(13)
        for y in range(1, min(j, 3) + 1)
    )
    return Step(
        "Without looking: every coin of the payment is fake with the share of all fakes, whatever "
        "hand it comes from. Checked with c = 3.",
        r"E_0 = \sum_{J} P(J) \sum_{y} y\,\frac{\binom{c}{y}\binom{h-c}{J-y}}{\binom{h}{J}}"
        r" = \frac{12\,c}{N}",
        "E0 = sum over J of P(J) sum over y of y C(c, y) C(h-c, J-y) / C(h, J) = 12 c / N",
        Add(*blind),
        12 * 3 / every,
        whole(h=(12, 15), N=(57, 84)),
    )


def _mixed_step(coins: Shuffled, price: int, otherwise: str) -> Step:
    """The law of a payment at a random f, against the mean that is linear in f."""
    e1, e0 = with_fakes_first(coins, price), with_others(coins, price, otherwise)
    return Step(
        "A payer is one kind or the other: the chances of a payment are mixed, and so is what is "
        "expected of it. Checked with the law of the whole payment.",
        r"E(f) = (1-f)\,E_0 + f\,E_1 = E_0 + f\,(E_1 - E_0)",
        "E(f) = (1 - f) E0 + f E1 = E0 + f (E1 - E0)",
        lambda f: payment_law(coins, Paying(price, _chance(f), otherwise)).mean,
        lambda f: e0 + _chance(f) * (e1 - e0),
        fractions("f"),
    )


def _chance(number: Fraction) -> Fraction:
    """Any positive number as one between 0 and 1."""
    return number / (1 + number)


def _machine_step(coins: Shuffled, price: int, payers: int, otherwise: str) -> Step:
    e1, e0 = with_fakes_first(coins, price), with_others(coins, price, otherwise)
    return Step(
        "Expectations add up, although hands have their fakes from one lot: the machine's own two "
        "coins, and n payments.",
        r"M(f) = \frac{24}{N} + n\,E(f)",
        "M(f) = 24/N + n E(f)",
        lambda f: machine_after(coins, Paying(price, _chance(f), otherwise), payers).mean,
        lambda f: Fraction(24, coins.all) + payers * (e0 + _chance(f) * (e1 - e0)),
        fractions("f"),
    )


def _crowd_step(coins: Shuffled, price: int, payers: int, otherwise: str) -> Step:
    """With f = 0 and f = 1, the machine's share of fakes against that of all coins."""
    e1, e0 = with_fakes_first(coins, price), with_others(coins, price, otherwise)
    size = 2 + payers * price
    means = (
        machine_after(coins, Paying(price, Fraction(f), otherwise), payers).mean for f in (0, 1)
    )
    return Step(
        f"As a share of the {size} coins that are in the machine now, for f = 0 and f = 1; of all "
        f"coins it is 12/{coins.all} = {float(Fraction(12, coins.all)):.3f}.",
        rf"\frac{{M(0)}}{{2+nc}} \approx {_share(coins, payers, e0, size)}, \quad"
        rf" \frac{{M(1)}}{{2+nc}} \approx {_share(coins, payers, e1, size)}",
        f"M(0) / (2 + n c) is about {_share(coins, payers, e0, size)}, M(1) / (2 + n c) about "
        f"{_share(coins, payers, e1, size)}",
        tuple(mean / size for mean in means),
        tuple((Fraction(24, coins.all) + payers * each) / size for each in (e0, e1)),
    )


def _share(coins: Shuffled, payers: int, each: Fraction, size: int) -> str:
    return f"{float((Fraction(24, coins.all) + payers * each) / size):.3f}"


def _number_step(
    coins: Shuffled, price: int, payers: int, f: Fraction | str, otherwise: str, value: Parts
) -> Step:
    e1, e0 = with_fakes_first(coins, price), with_others(coins, price, otherwise)
    said = (
        f"With N = {coins.all}, h = {coins.hand}, c = {price} and n = {payers}: E0 is about "
        f"{float(e0):.4f} and E1 about {float(e1):.4f}."
    )
    if isinstance(f, str):
        point = Fraction(2, 7)
        slope, base = payers * (e1 - e0), Fraction(24, coins.all) + payers * e0
        return Step(
            said,
            rf"M({f}) \approx {float(base):.4f} + {float(slope):.4f}\,{f}",
            f"M({f}) is about {float(base):.4f} + {float(slope):.4f} {f}",
            value["machine"].subs(f, _rational(point)),
            machine_after(coins, Paying(price, point, otherwise), payers).mean,
        )
    mean = Fraction(24, coins.all) + payers * (e0 + f * (e1 - e0))
    return Step(
        said,
        rf"M = \frac{{{mean.numerator}}}{{{mean.denominator}}}",
        f"M({f}) = {mean}",
        mean,
        value["machine"].mean,
    )


def _rational(number: Fraction) -> Any:
    from sympy import Rational

    return Rational(number.numerator, number.denominator)
