"""The derivation of what unknown coins add to the points, floors and all."""

from __future__ import annotations

from fractions import Fraction

from clawkit.games.mysterious_wizard.odds.unknown_coins import (
    Holder,
    Lot,
    Unknown,
    gain,
    gain_law,
    sign_mean,
)
from clawkit.probability import Step, Symbol
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("U", "U", "coins whose faces you do not know"),
    Symbol("u", "u", "fakes among them"),
    Symbol("k", "k", "coins that you take, all of them unknown"),
    Symbol("x", "x", "real coins among those that you take"),
    Symbol("r", "r", "real coins in your hand"),
    Symbol("G", "G", "your Gold recipes that score"),
    Symbol("A", "A", "the average of 1 for an even and -1 for an odd number x"),
    Symbol("E", "E", "what the coins add on average"),
)


def gain_steps() -> tuple[Step, ...]:
    """From one coin to the mean of many."""
    return _fakes_step(), _floor_step(), _gain_step(), _signs_step(), _mean_step()


def _fakes_step() -> Step:
    from sympy import Add, binomial, symbols

    k, every, fakes = symbols("k U u")
    real = every - fakes
    return Step(
        "Of the U coins that you do not know, u are fake. Of the k that you take, so many are on "
        "average.",
        r"\sum_{y} y\,\frac{\binom{u}{y}\binom{U-u}{k-y}}{\binom{U}{k}} = \frac{k\,u}{U}",
        "sum over y of y C(u, y) C(U-u, k-y) / C(U, k) = k u / U",
        Add(
            *(
                y * binomial(fakes, y) * binomial(real, k - y) / binomial(every, k)
                for y in range(1, 13)
            )
        ),
        k * fakes / every,
        whole(k=(1, 10), U=(25, 60), u=(0, 12)),
    )


def _floor_step() -> Step:
    from sympy import floor, symbols

    r, x = symbols("r x")
    return Step(
        "Gold counts pairs of real coins, so an odd one is lost. A sign that changes with every "
        "coin writes the floor without a floor.",
        r"\lfloor \tfrac{r+x}{2} \rfloor - \lfloor \tfrac{r}{2} \rfloor"
        r" = \frac{x}{2} + \frac{(-1)^{r+x} - (-1)^{r}}{4}",
        "floor((r+x)/2) - floor(r/2) = x/2 + ((-1)^(r+x) - (-1)^r)/4",
        floor((r + x) / 2) - floor(r / 2),
        x / 2 + ((-1) ** (r + x) - (-1) ** r) / 4,
        whole(r=(0, 20), x=(0, 12)),
    )


def _gain_step() -> Step:
    from sympy import symbols

    golds, r, x, k = symbols("G r x k")
    return Step(
        "Each Gold recipe scores these pairs in full, and each of the k - x fakes costs 1.",
        r"G\left(\frac{x}{2} + (-1)^r\,\frac{(-1)^x - 1}{4}\right) - (k-x)",
        "G (x/2 + (-1)^r ((-1)^x - 1)/4) - (k - x)",
        lambda **at: gain(Holder(at["G"], at["r"]), at["x"], at["k"] - at["x"]),
        golds * (x / 2 + (-1) ** r * ((-1) ** x - 1) / 4) - (k - x),
        whole(G=(0, 5), r=(0, 20), x=(0, 6), k=(6, 9)),
    )


def _signs_step() -> Step:
    """The average sign from the law of the real coins, against the sum of ways."""

    def from_law(**at: int) -> Fraction:
        # With two Golds and no coins a pair counts two: what lacks of x is the odd coin.
        law = gain_law(Holder(2, 0), Lot(at["k"]), Unknown(at["U"], at["u"]))
        fakes = Fraction(at["k"] * at["u"], at["U"])
        odd = (at["k"] - fakes) - (law.mean + fakes)
        return 1 - 2 * odd

    return Step(
        "Whether x is even or odd: count choices with an even x, and take away those with an odd "
        "one.",
        r"A = \sum_{x} (-1)^x\,\frac{\binom{U-u}{x}\binom{u}{k-x}}{\binom{U}{k}}",
        "A = sum over x of (-1)^x C(U-u, x) C(u, k-x) / C(U, k)",
        from_law,
        lambda **at: sign_mean(at["k"], Unknown(at["U"], at["u"])),
        whole(k=(0, 10), U=(25, 60), u=(0, 12)),
    )


def _mean_step() -> Step:
    def by_law(**at: int) -> Fraction:
        return gain_law(Holder(at["G"], at["r"]), Lot(at["k"]), Unknown(at["U"], at["u"])).mean

    def by_formula(**at: int) -> Fraction:
        k, share = at["k"], Fraction(at["u"], at["U"])
        signs = (-1) ** at["r"] * (sign_mean(k, Unknown(at["U"], at["u"])) - 1)
        return at["G"] * (k * (1 - share) / 2 + Fraction(signs) / 4) - k * share

    return Step(
        "On average, with all of this together.",
        r"E = G\left(\frac{k}{2}\left(1-\frac{u}{U}\right) + (-1)^r\,\frac{A-1}{4}\right)"
        r" - \frac{k\,u}{U}",
        "E = G (k/2 (1 - u/U) + (-1)^r (A - 1)/4) - k u / U",
        by_law,
        by_formula,
        whole(G=(0, 5), r=(0, 20), k=(0, 10), U=(25, 60), u=(0, 12)),
    )
