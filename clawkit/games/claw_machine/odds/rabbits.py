"""Whether a player's rabbits are unlike in number to everybody else's (CM-32)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from clawkit.games.claw_machine.components import CARDS_PER_ANIMAL
from clawkit.games.claw_machine.deck import collection_of
from clawkit.games.claw_machine.lines import score_rabbits
from clawkit.games.claw_machine.odds.asked import RANDOM_HAND, SHUFFLED, hand_size
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.probability import Assumption, Check, Derivation, Step, Symbol, question
from clawkit.probability.deck import ways
from clawkit.probability.parameters import WholeNumber
from clawkit.probability.points import both, fractions, whole

RABBITS = CARDS_PER_ANIMAL


def unique_ways(players: int, hand: int) -> list[int]:
    """In how many ways so many rabbits lie in all hands, the first one's number being unique.

    Returns:
        The ways by the number of rabbits in all hands together, from 0 to all six.
    """
    found = [0] * (RABBITS + 1)
    for own in range(1, RABBITS + 1):
        other = [ways(hand, r) if r != own else 0 for r in range(RABBITS + 1)]
        total = [ways(hand, own) if r == own else 0 for r in range(RABBITS + 1)]
        for _ in range(players - 1):
            total = _product(total, other)
        found = [a + b for a, b in zip(found, total, strict=True)]
    return found


def _product(one: list[int], other: list[int]) -> list[int]:
    """The product of two polynomials, up to all rabbits."""
    return [
        sum(one[i] * other[power - i] for i in range(power + 1)) for power in range(RABBITS + 1)
    ]


def chance_of_unique(players: int, hand: int) -> Fraction:
    """The chance that one player's rabbits score."""
    left = DECK - players * hand
    placed = sum(
        count * ways(left, RABBITS - held) for held, count in enumerate(unique_ways(players, hand))
    )
    return Fraction(placed, ways(DECK, RABBITS))


def by_dealing_rabbits(players: int, hand: int) -> Fraction:
    """Deal the six rabbits one by one to the 45 places, and score what the first player holds."""
    start = (hand,) * players + (DECK - players * hand,)
    level = {start: Fraction(1)}
    for dealt in range(RABBITS):
        ahead: dict[tuple[int, ...], Fraction] = {}
        for free, chance in level.items():
            for place in filter(free.__getitem__, range(players + 1)):
                after = (*free[:place], free[place] - 1, *free[place + 1 :])
                share = chance * Fraction(free[place], DECK - dealt)
                ahead[after] = ahead.get(after, Fraction(0)) + share
        level = ahead
    return sum((p for free, p in level.items() if _scores(hand, free[:-1])), Fraction(0))


def _scores(hand: int, free: tuple[int, ...]) -> bool:
    own, *others = (collection_of(["rabbit"] * (hand - places)) for places in free)
    return score_rabbits(own, tuple(others)).points > 0


def _refusal(players: int, hand: int) -> str:
    if players * hand <= DECK:
        return ""
    return f"hand must be at most {DECK // players} with {players} players: {DECK} cards in all"


ASSUMPTIONS = (
    SHUFFLED,
    RANDOM_HAND,
    Assumption("Rabbits are in the match: six of the 45 cards.", ("CM-01", "CM-05")),
    Assumption(
        "Rabbits score 5 as a group if nobody else holds equally many; no rabbits score nothing.",
        ("CM-32",),
    ),
    Assumption("Everybody has equally many cards.", status="model"),
)
SYMBOLS = (
    Symbol("p", "p", "players"),
    Symbol("h", "h", "cards in each collection"),
    Symbol("r", "r", "your rabbits"),
    Symbol("x", "x", "marker: a rabbit in somebody's collection"),
    Symbol("U(x)", "U(x)", "ways in which your number of rabbits is unique"),
)


@question(
    "Unique rabbits",
    WholeNumber(name="players", label="players", default=3, least=2, most=4),
    hand_size(10, DECK // 2),
    label="a player's rabbits score 5",
    value=chance_of_unique,
    refusal=_refusal,
)
def unique_rabbits(players: int, hand: int) -> Derivation:
    """How likely is it that your rabbits score: you have some, and nobody else has as many?"""
    value = chance_of_unique(players, hand)
    return Derivation(
        question=f"With {players} players and {hand} cards each, how likely is it that you have "
        "rabbits and nobody else has equally many?",
        model="All collections are random sets of the 45 cards, and equally large.",
        assumptions=ASSUMPTIONS,
        symbols=SYMBOLS,
        steps=(_places_step(), _unique_step(players), _value_step(players, hand, value)),
        value=value,
        checks=(
            Check(
                "The six rabbits dealt one by one to the places of the deck, and the collections "
                "scored by the game.",
                lambda: value,
                lambda: by_dealing_rabbits(players, hand),
            ),
        ),
    )


def _places_step() -> Step:
    from sympy import binomial, ff, symbols

    h, r = symbols("h r")
    return Step(
        "Think of the places instead of the cards: six of the 45 places hold a rabbit. You "
        "have r of them in your h places. Dealing the rabbits one by one gives the same.",
        r"P(r) = \frac{\binom{h}{r}\binom{45-h}{6-r}}{\binom{45}{6}}"
        r" = \binom{6}{r}\frac{h^{\underline{r}}\,(45-h)^{\underline{6-r}}}{45^{\underline{6}}}",
        "P(r) = C(h, r) C(45-h, 6-r) / C(45, 6)",
        binomial(h, r) * binomial(45 - h, 6 - r) / binomial(45, 6),
        binomial(6, r) * ff(h, r) * ff(45 - h, 6 - r) / ff(45, 6),
        whole(h=(6, 22), r=(0, 6)),
    )


def _generating(players: int, h: Any) -> Any:
    """U(x) in symbols; h can be one."""
    from sympy import Add, binomial
    from sympy import Symbol as Letter

    x = Letter("x")
    own = [binomial(h, r) * x**r for r in range(1, RABBITS + 1)]
    return Add(*(term * ((1 + x) ** h - term) ** (players - 1) for term in own))


def _unique_step(players: int) -> Step:
    from sympy import Symbol as Letter

    return Step(
        "You have r rabbits in C(h, r) ways. Each of the others has any number but r: all ways "
        "(1+x)^h without the r-th term.",
        r"U(x) = \sum_{r \ge 1} \binom{h}{r}x^r\left[(1+x)^h - \binom{h}{r}x^r\right]^{p-1}",
        "U(x) = sum over r from 1 of C(h, r) x^r [(1+x)^h - C(h, r) x^r]^(p-1)",
        lambda h, x: _listed_ways(players, h, x),
        _generating(players, Letter("h")),
        both(whole(h=(1, 4)), fractions("x")),
    )


def _value_step(players: int, hand: int, value: Fraction) -> Step:
    def placed() -> Any:
        from sympy import Poly, binomial
        from sympy import Symbol as Letter

        terms = Poly(_generating(players, hand), Letter("x")).terms()
        left = DECK - players * hand
        inside = sum(n * binomial(left, RABBITS - k) for (k,), n in terms if k <= RABBITS)
        return inside / binomial(DECK, RABBITS)

    return Step(
        f"The other rabbits lie in the 45 - ph places that nobody has. With p = {players} and "
        f"h = {hand}.",
        r"P = \frac{1}{\binom{45}{6}}\sum_{k} [x^k]\,U(x)\,\binom{45-ph}{6-k}",
        "P = sum over k of (coefficient of x^k in U) C(45-ph, 6-k) / C(45, 6)",
        placed,
        value,
    )


def _listed_ways(players: int, hand: int, x: Fraction) -> Fraction:
    """U(x) by listing how many rabbits every player has."""
    return sum(
        (
            prod((ways(hand, rabbits) * x**rabbits for rabbits in held), start=Fraction(1))
            for held in product(range(hand + 1), repeat=players)
            if held[0] and held[0] not in held[1:]
        ),
        Fraction(0),
    )
