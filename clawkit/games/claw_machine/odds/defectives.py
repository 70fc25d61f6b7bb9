"""What defective toys score in a random collection (CM-37, ruling defective_trios)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from clawkit.games.claw_machine.components import DEFECTIVES
from clawkit.games.claw_machine.defectives import PENALTY, TRIO, TRIO_POINTS, score_defectives
from clawkit.games.claw_machine.odds.asked import (
    NINE_DEFECTIVES,
    ONE_TRIO_EACH,
    RANDOM_HAND,
    SHUFFLED,
    hand_size,
    ruling,
    ruling_in_force,
    rulings_with,
)
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.games.claw_machine.odds.trio_law import DEFECTIVE_CARDS, OTHERS, trio_table
from clawkit.games.claw_machine.odds.trio_steps import SYMBOLS, TWIN_HAND, case_steps, cases
from clawkit.probability import Check, Derivation, Distribution, Step, Symbol, question
from clawkit.probability.deck import Law, drawn_from, rest, together, ways
from clawkit.probability.enumeration import every_hand, labelled
from clawkit.probability.points import whole


def points_of(cards: int, trios: int, defective_trios: str) -> int:
    """What so many defective cards with at most so many trios score."""
    counted = min(trios, 1) if defective_trios == "one_trio" else trios
    outside = cards - TRIO * counted
    penalty = 0 if counted and defective_trios == "trio_cancels_all" else PENALTY
    return TRIO_POINTS * counted + penalty * outside


def points_table(defective_trios: str) -> Law:
    """In how many ways so many defective cards score so many points."""
    table: Counter[tuple[int, int]] = Counter()
    for (cards, trios), count in trio_table().items():
        table[cards, points_of(cards, trios, defective_trios)] += count
    return dict(table)


def points_law(hand: int, defective_trios: str, others: int = OTHERS) -> Distribution:
    """What a hand's defective cards score, out of the nine of them and so many others."""
    law = together([points_table(defective_trios), rest(others)], hand)
    return drawn_from(law, DEFECTIVE_CARDS + others, hand, "points")


def listed_points(defective_trios: str) -> dict[tuple[int, int], int]:
    """All 512 sets of defective cards by (cards, points), scored by the game."""
    cards, rulings = labelled(DEFECTIVES), rulings_with(defective_trios=defective_trios)
    return dict(
        Counter(
            (size, score_defectives([cards[i] for i in held], rulings).points)
            for size in range(len(cards) + 1)
            for held in combinations(range(len(cards)), size)
        )
    )


def _by_scoring(hand: int, defective_trios: str) -> Distribution:
    weights: Counter[int] = Counter()
    for (cards, points), count in listed_points(defective_trios).items():
        weights[points] += count * ways(OTHERS, hand - cards)
    return Distribution.from_weights(weights)


def _small_twin(hand: int, defective_trios: str) -> Distribution:
    rulings = rulings_with(defective_trios=defective_trios)
    return every_hand(
        [*labelled(DEFECTIVES), "other", "other", "other"],
        hand,
        lambda held: score_defectives([c for c in held if c != "other"], rulings).points,
    )


@question(
    "Points of defective toys",
    hand_size(12),
    ruling("defective_trios"),
    label="points of the defective toys",
    value=points_law,
)
def defective_points(hand: int, defective_trios: str) -> Derivation:
    """What do the defective toys of a random collection score?"""
    value = points_law(hand, defective_trios)
    in_force = ruling_in_force("defective_trios", defective_trios)
    return Derivation(
        question=f"What do the defective toys among {hand} random cards score?",
        model="The collection is a random set of the 45 cards of a match.",
        assumptions=(SHUFFLED, RANDOM_HAND, NINE_DEFECTIVES, ONE_TRIO_EACH, in_force),
        symbols=(*SYMBOLS, Symbol("E", "E", "the mean")),
        steps=(
            *case_steps(),
            _each_step(defective_trios),
            _mean_step(hand, defective_trios, value),
        ),
        value=value,
        checks=_checks(hand, defective_trios, value),
    )


def _checks(hand: int, choice: str, value: Distribution) -> tuple[Check, ...]:
    twin = min(hand, TWIN_HAND)
    return (
        Check(
            "All 512 sets of defective cards listed, and scored by the game.",
            lambda: value,
            lambda: _by_scoring(hand, choice),
        ),
        Check(
            f"A small twin: all hands of {twin} from the nine defective and three other cards, "
            "listed one by one and scored by the game.",
            lambda: points_law(twin, choice, others=3),
            lambda: _small_twin(twin, choice),
        ),
    )


EACH = {
    "best_partition": (
        "A trio scores 10, and every card outside a trio -2: a trio is worth 16 more than its "
        "three cards without it.",
        r"10t - 2(d - 3t) = 16t - 2d",
        "10 t - 2 (d - 3t) = 16 t - 2 d",
    ),
    "one_trio": (
        "The first trio scores 10, every other card -2.",
        r"16\min(t, 1) - 2d",
        "16 min(t, 1) - 2 d",
    ),
    "trio_cancels_all": (
        "With a trio no card loses points; without one, each loses 2.",
        r"10t \;\text{ if } t \ge 1, \qquad -2d \;\text{ if } t = 0",
        "10 t if t is at least 1, else -2 d",
    ),
}
"""Reason, LaTeX and plain text of what d cards with t trios score, by ruling."""
MEAN = {
    "best_partition": (r"E = 16\,E[t] - 2\cdot\frac{9h}{45}", "E = 16 E[t] - 2 x 9h/45"),
    "one_trio": (r"E = 16\,P(t \ge 1) - 2\cdot\frac{9h}{45}", "E = 16 P(t >= 1) - 2 x 9h/45"),
    "trio_cancels_all": (
        r"E = 10\,E[t] - 2\,E[d;\,t=0]",
        "E = 10 E[t] - 2 E[d where t = 0]",
    ),
}
"""LaTeX and plain text of the mean, by ruling."""


def _each_step(choice: str) -> Step:
    from sympy import Min, Piecewise, symbols

    d, t = symbols("d t")
    right = {
        "best_partition": 16 * t - 2 * d,
        "one_trio": 16 * Min(t, 1) - 2 * d,
        "trio_cancels_all": Piecewise((-2 * d, t < 1), (10 * t, True)),
    }[choice]
    points = whole(d=(6, 9), t=(0, 2))
    return Step(*EACH[choice], lambda d, t: points_of(d, t, choice), right, points)


def _mean_step(hand: int, choice: str, value: Distribution) -> Step:
    """The mean by its parts, from the polynomials of the cases and not from the law itself."""
    from sympy import Poly, symbols

    weights: Counter[tuple[int, int]] = Counter()
    for (d, t), count in Poly(sum(cases()), *symbols("x y")).terms():
        weights[d, t] += int(count) * ways(OTHERS, hand - d)
    hands = ways(DECK, hand)
    trios = Fraction(sum(t * n for (_, t), n in weights.items()), hands)
    any_trio = Fraction(sum(n for (_, t), n in weights.items() if t), hands)
    bare = Fraction(sum(d * n for (d, t), n in weights.items() if not t), hands)
    cards = Fraction(DEFECTIVE_CARDS * hand, DECK)
    mean = {
        "best_partition": 16 * trios - 2 * cards,
        "one_trio": 16 * any_trio - 2 * cards,
        "trio_cancels_all": 10 * trios - 2 * bare,
    }[choice]
    return Step(f"The mean, with h = {hand}.", *MEAN[choice], mean, value.mean)
