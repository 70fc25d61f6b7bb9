"""Defective plush toys: which trios there are, and what they are worth (CM-37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreLine
from clawkit.games.claw_machine.components import COLOURS

TRIO = 3
TRIO_POINTS = 10
PENALTY = -2


def best_trios(cards: Sequence[str]) -> tuple[str, ...]:
    """The colours of the most trios that these cards can form together.

    A two-coloured card serves one trio only, so every way of giving each card one of its
    colours is tried; there are at most three two-coloured cards, hence at most eight ways.
    """
    return max(_trios_by_colouring(cards), key=len)


def _trios_by_colouring(cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for colouring in product(*(card.split("/") for card in cards)):
        counts = Counter(colouring)
        yield tuple(colour for colour in COLOURS for _ in range(counts[colour] // TRIO))


def score_defectives(cards: Sequence[str], rulings: Rulings) -> ScoreLine:
    """CM-37: 10 for each trio, -2 for each card outside one, as `defective_trios` reads it."""
    if not cards:
        return ScoreLine("defective", 0, "CM-37", "no defectives", ("defective_trios",))
    trios = best_trios(cards)
    if rulings["defective_trios"] == "one_trio":
        trios = trios[:1]
    outside = len(cards) - TRIO * len(trios)
    forgiven = bool(trios) and rulings["defective_trios"] == "trio_cancels_all"
    penalty = 0 if forgiven else PENALTY
    points = TRIO_POINTS * len(trios) + penalty * outside
    reason = f"{_terms(trios, outside, penalty)} = {points}{rulings.cite('defective_trios')}"
    return ScoreLine("defective", points, "CM-37", reason, ("defective_trios",))


def _terms(trios: tuple[str, ...], outside: int, penalty: int) -> str:
    terms = []
    if trios:
        word = "trio" if len(trios) == 1 else "trios"
        terms.append(f"{len(trios)} {word} ({', '.join(trios)}) x {TRIO_POINTS}")
    if outside:
        terms.append(f"{outside} without a trio x {penalty}")
    return ", ".join(terms)
