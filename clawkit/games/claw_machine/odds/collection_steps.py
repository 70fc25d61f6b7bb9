"""The derivation of a random collection's value: item by item, then all together."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from clawkit.games.claw_machine.components import CARDS_PER_ANIMAL
from clawkit.games.claw_machine.odds.collection_items import (
    chance_in_match,
    mean_bears,
    mean_cats,
    mean_sheep,
)
from clawkit.games.claw_machine.odds.collection_law import COUNTS, MYTHIC_CARDS, Setting
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.probability import Parts, Step, Symbol
from clawkit.probability.deck import ways
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("h", "h", "cards in the collection"),
    Symbol("n", "n", "cards of one kind in it"),
    Symbol("m", "m", "mythic cards in it"),
    Symbol("M", "M", "what each cat counts, by the ruling cat"),
    Symbol("A(n)", "A(n)", "chance that n sheep alternate"),
    Symbol("E", "E", "mean"),
    Symbol("q", "q", "chance that a kind is in the match"),
)
SIZES = (7, 30)


def pairs_listed(h: int, kind: int, other: int) -> Iterator[tuple[int, int, Fraction]]:
    """How many of two groups a hand has, with the chance of each pair of numbers."""
    left = DECK - kind - other
    for one in range(kind + 1):
        for two in range(other + 1):
            hands = ways(kind, one) * ways(other, two) * ways(left, h - one - two)
            yield one, two, Fraction(hands, ways(DECK, h))


def steps(hand: int, setting: Setting, value: Parts) -> tuple[Step, ...]:
    """All steps: one kind alone, pairs of kinds, cats, the whole."""
    return (
        _bears(),
        _sheep(setting),
        _dogs(),
        _zebras(setting.zebra),
        _cats(hand, setting),
        _in_match(setting),
        _sum(hand, value),
    )


def _bears() -> Step:
    from sympy import Add, binomial
    from sympy import Symbol as Letter

    h = Letter("h")
    terms = [5 * (n // 2) * binomial(6, n) * binomial(39, h - n) for n in COUNTS]
    return Step(
        "An item of one kind needs only the law of that kind's cards: for the bears, pairs.",
        r"E_\text{bear} = \sum_n 5\left\lfloor \tfrac n2 \right\rfloor"
        r"\frac{\binom 6n\binom{39}{h-n}}{\binom{45}{h}}",
        "E(bear) = sum over n of 5 floor(n/2) C(6, n) C(39, h-n) / C(45, h)",
        lambda h: mean_bears(hand=h),
        Add(*terms) / binomial(45, h),
        whole(h=SIZES),
    )


def _sheep(setting: Setting) -> Step:
    from sympy import Add, Integer, binomial
    from sympy import Symbol as Letter

    from clawkit.games.claw_machine.odds.sheep import formula

    h = Letter("h")
    white, black = Integer(setting.white), Integer(CARDS_PER_ANIMAL - setting.white)
    more = [
        (n * n - n) * formula(Integer(n), white, black) * binomial(6, n) * binomial(39, h - n)
        for n in COUNTS[2:]
    ]
    return Step(
        "Every sheep scores 1; n of them that alternate score n^2 - n more. A(n) is derived in "
        "sheep_alternating.",
        r"E_\text{sheep} = \frac{6h}{45} + \sum_{n \ge 2} (n^2-n)\,A(n)"
        r"\frac{\binom 6n\binom{39}{h-n}}{\binom{45}{h}}",
        "E(sheep) = 6h/45 + sum over n of (n^2 - n) A(n) C(6, n) C(39, h-n) / C(45, h)",
        lambda h: mean_sheep(h, setting.white),
        6 * h / 45 + Add(*more) / binomial(45, h),
        whole(h=SIZES),
    )


def _dogs() -> Step:
    from sympy import Symbol as Letter
    from sympy import binomial

    h = Letter("h")
    none = binomial(39, h) / binomial(45, h)
    return Step(
        "Dogs score 1 for each other kind held: for one such kind, all dogs but those that miss "
        "it. There are four other kinds.",
        r"E_\text{dog} = 4\left[\frac{6h}{45} - \frac{\binom{39}{h}}{\binom{45}{h}}\cdot"
        r"\frac{6h}{39}\right]",
        "E(dog) = 4 [6h/45 - C(39, h)/C(45, h) x 6h/39]",
        lambda h: 4 * sum(dogs * p for dogs, other, p in pairs_listed(h, 6, 6) if other),
        4 * (6 * h / 45 - none * 6 * h / 39),
        whole(h=SIZES),
    )


ZEBRAS = {
    "each": (
        "Every pair of a zebra and a mythic scores 1: 36 pairs, each held with the chance that "
        "two cards are.",
        r"E_\text{zebra} = 36\cdot\frac{h(h-1)}{45\cdot 44}",
        "E(zebra) = 36 h (h-1) / (45 x 44)",
    ),
    "once": (
        "Zebras score the mythics once, if there is a zebra: all mythics but those that miss one.",
        r"E_\text{zebra} = \frac{6h}{45} - \frac{\binom{39}{h}}{\binom{45}{h}}\cdot\frac{6h}{39}",
        "E(zebra) = 6h/45 - C(39, h)/C(45, h) x 6h/39",
    ),
}
"""Reason, LaTeX and plain text of the zebras' mean, by ruling."""


def _zebras(zebra: str) -> Step:
    from sympy import Symbol as Letter
    from sympy import binomial

    h = Letter("h")
    mean = {
        "each": 36 * h * (h - 1) / (45 * 44),
        "once": 6 * h / 45 - binomial(39, h) / binomial(45, h) * 6 * h / 39,
    }[zebra]
    return Step(*ZEBRAS[zebra], lambda h: _zebras_listed(h, zebra), mean, whole(h=SIZES))


def _zebras_listed(h: int, zebra: str) -> Fraction:
    """The zebras' mean by all numbers of zebras and mythics."""
    most = 1 if zebra == "once" else CARDS_PER_ANIMAL
    pairs = pairs_listed(h, CARDS_PER_ANIMAL, MYTHIC_CARDS)
    return sum((min(z, most) * m * chance for z, m, chance in pairs), Fraction(0))


def _cats(hand: int, setting: Setting) -> Step:
    mean = mean_cats(hand, setting.cat)
    return Step(
        f"Cats score M each, and M depends on all the other kinds. Their number shares the hand "
        f"with them: sum over both, with h = {hand}.",
        r"E_\text{cat} = \sum_{n,\,M} n\,M\,P(n, M)",
        f"E(cat) = sum over n and M of n M P(n, M) = {mean}",
        cats_listed(hand, setting.cat),
        mean,
    )


def _in_match(setting: Setting) -> Step:
    from sympy import Rational

    known = len(setting.kinds)
    chances = {True: Fraction(1), False: chance_in_match("", setting.kinds)}
    total = known * chances[True] + (8 - known) * chances[False]
    return Step(
        f"Each of these is for a kind in the match. A kind that is not known to be in it is with "
        f"chance q; {known} kinds are known.",
        r"q = \frac{5-s}{8-s},\qquad s + (8-s)\,q = 5",
        "q = (5 - s)/(8 - s) with s known kinds, and s + (8 - s) q = 5",
        total,
        known + (8 - known) * Rational(5 - known, 8 - known),
    )


def _sum(hand: int, value: Parts) -> Step:
    mean = value["points"].mean
    return Step(
        "Means add up, however the items depend on each other. The law of the sum is counted "
        f"kind by kind; with h = {hand} its mean is the same.",
        r"E = \sum_{\text{items}} q\,E_\text{item}",
        f"E = sum over the items of q E(item) = {mean}",
        sum(value["items"].rows.values(), Fraction(0)),
        mean,
    )


def cats_listed(hand: int, cat: str) -> Fraction:
    """The cats' mean by what each cat counts at least, or kind by kind."""
    if cat == "all_repeats":
        return 4 * sum(
            (cats * n * p for cats, n, p in pairs_listed(hand, 6, 6) if n >= 2), Fraction(0)
        )
    total = 0
    for cats in COUNTS:
        below = [_all_at_most(hand - cats, most) for most in COUNTS]
        hands = below[-1] * 6 - sum(below[:-1])
        if cat == "only_repeats":
            hands -= below[1] - below[0]
        total += cats * ways(CARDS_PER_ANIMAL, cats) * hands
    return Fraction(total, ways(DECK, hand))


def _all_at_most(cards: int, most: int) -> int:
    """Hands from the four other kinds and the 15 other cards, with at most so many of a kind."""
    laws = {0: 1}
    for _ in range(4):
        after: dict[int, int] = {}
        for drawn, count in laws.items():
            for n in range(most + 1):
                after[drawn + n] = after.get(drawn + n, 0) + count * ways(CARDS_PER_ANIMAL, n)
        laws = after
    return sum(count * ways(15, cards - drawn) for drawn, count in laws.items())
