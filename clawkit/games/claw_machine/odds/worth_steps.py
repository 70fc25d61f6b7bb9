"""The derivation of what one more card adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clawkit.games.claw_machine.odds.gains import Choices, gain, gain_by_scoring
from clawkit.probability import Step, Symbol
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("D", r"\Delta", "what the card adds"),
    Symbol("n", "n", "cards of its kind already held"),
    Symbol("c, d, z, m", "c, d, z, m", "cats, dogs, zebras and mythics held"),
    Symbol("M", "M", "what each cat counts"),
    Symbol("K", "K", "kinds held other than dogs"),
    Symbol("t", "t", "trios held"),
)


def steps(choices: Choices, random_collection: Callable[..., Any]) -> tuple[Step, ...]:
    """Item by item, then all together."""
    return (
        _bear(),
        _sheep(choices),
        _zebra(choices),
        _trio(choices),
        Step(
            "A card adds its own item, moves what every cat counts, and is a new kind for every "
            "dog if it is the first. Checked at random cards and collections against the game's "
            "scoring.",
            r"\Delta = \Delta_\text{own} + c\,\Delta M + d\,\Delta K",
            "D = D(own item) + c D(M) + d D(K)",
            lambda card, collection: gain_by_scoring(card, collection, choices),
            lambda card, collection: gain(card, collection, choices),
            random_collection,
        ),
    )


def _bear() -> Step:
    from sympy import Symbol as Letter
    from sympy import floor

    n = Letter("n")
    return Step(
        "A bear adds 5 if it completes a pair: if an odd number is held.",
        r"5\left\lfloor\tfrac{n+1}{2}\right\rfloor - 5\left\lfloor\tfrac{n}{2}\right\rfloor"
        r" = \tfrac52\left(1-(-1)^n\right)",
        "5 floor((n+1)/2) - 5 floor(n/2) = 5 if n is odd, else 0",
        5 * floor((n + 1) / 2) - 5 * floor(n / 2),
        (1 - (-1) ** n) * 5 / 2,
        whole(n=(0, 5)),
    )


def _sheep(choices: Choices) -> Step:
    from sympy import Symbol as Letter

    n = Letter("n")
    row = ("sheep white", "sheep black") * 4
    return Step(
        "A sheep that goes on alternating adds 2n + 1; one that breaks the row leaves n + 1 "
        "points of n^2.",
        r"(n+1)^2 - n^2 = 2n+1, \qquad (n+1) - n^2",
        "(n+1)^2 - n^2 = 2n + 1 if colours alternate; (n+1) - n^2 if they break",
        lambda n: (gain(row[n], row[:n], choices), gain(row[n - 1], row[:n], choices)),
        (2 * n + 1, n + 1 - n**2),
        whole(n=(1, 5)),
    )


ZEBRA = {
    "each": (
        "A zebra adds the mythics held; a mythic adds itself and 1 for each zebra.",
        r"(z+1)m - zm = m, \qquad 1 + z(m+1) - zm = 1 + z",
        "(z+1)m - zm = m for a zebra; 1 + z for a mythic",
    ),
    "once": (
        "Zebras score the mythics once: a further zebra adds nothing, a mythic itself and 1.",
        r"0, \qquad 1 + 1",
        "0 for a further zebra; 1 + 1 for a mythic",
    ),
}
"""Reason, LaTeX and plain text of what a zebra and a mythic add, by ruling."""


def _zebra(choices: Choices) -> Step:
    from sympy import symbols

    z, m = symbols("z m")

    def added(z: int, m: int) -> tuple[int, int]:
        held = ("zebra",) * z + ("dragon",) * m
        return gain("zebra", held, choices), gain("unicorn", held, choices)

    right = (0, 2) if choices.zebra == "once" else (m, 1 + z)
    return Step(*ZEBRA[choices.zebra], added, right, whole(z=(1, 5), m=(0, 3)))


def _trio(choices: Choices) -> Step:
    from sympy import Integer

    held = ("pink", "pink")
    return Step(
        "The third card of a first trio brings the trio's 10 and takes back the penalty of two; "
        "any other card costs 2.",
        r"10 - 2\cdot(-2) = 14, \qquad -2",
        "10 - 2 (-2) = 14 with a trio, -2 without",
        (
            Integer(gain("blue/pink", held, choices)),
            Integer(gain("yellow/blue", held, choices)),
        ),
        (10 - 2 * (-2), -2),
    )
