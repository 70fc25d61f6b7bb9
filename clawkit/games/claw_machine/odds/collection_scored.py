"""A random collection's points by listing what it can hold, each scored by the game's rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import factorial, perm, prod

from clawkit.core.rulings import Rulings
from clawkit.games.claw_machine.collection import COUNTED, Collection
from clawkit.games.claw_machine.components import (
    ANIMALS,
    CARDS_PER_ANIMAL,
    KINDS_IN_MATCH,
)
from clawkit.games.claw_machine.lines import score_lines, score_sheep
from clawkit.games.claw_machine.odds.asked import rulings_with
from clawkit.games.claw_machine.odds.collection_law import COUNTS, MYTHIC_CARDS, Setting
from clawkit.games.claw_machine.odds.defectives import listed_points
from clawkit.probability import Distribution
from clawkit.probability.deck import ways

Flock = tuple[int, str]
"""Ways, in 720ths, and a row of colours that scores like all of them."""


def scored_law(hand: int, setting: Setting) -> Distribution:
    """The points of all collections of so many cards, each scored by the game."""
    rulings = rulings_with(
        cat=setting.cat, zebra=setting.zebra, defective_trios=setting.defective_trios
    )
    defectives = listed_points(setting.defective_trios)
    weights: Counter[int] = Counter()
    for five in combinations(ANIMALS, KINDS_IN_MATCH):
        if set(setting.kinds) <= set(five):
            for (cards, points), count in _scored_animals(five, hand, setting, rulings).items():
                for (more, gained), choices in defectives.items():
                    if cards + more == hand:
                        weights[points + gained] += count * choices
    return Distribution.from_weights(weights, "points")


def _scored_animals(
    five: tuple[str, ...], hand: int, setting: Setting, rulings: Rulings
) -> Counter[tuple[int, int]]:
    """Animals and mythics by (cards, points): ways in 720ths."""
    flocks = {n: _flocks(n, setting.white) for n in COUNTS}
    found: Counter[tuple[int, int]] = Counter()
    for counts in _counts(KINDS_IN_MATCH, hand):
        for mythics in range(min(MYTHIC_CARDS, hand - sum(counts)) + 1):
            held = dict(zip(five, counts, strict=True))
            choices = prod(ways(CARDS_PER_ANIMAL, n) for a, n in held.items() if a != "sheep")
            choices *= ways(MYTHIC_CARDS, mythics)
            for orders, flock in flocks[held.get("sheep", 0)]:
                own = _collection(held, mythics, flock)
                points = sum(line.points for line in score_lines(own, (), rulings))
                found[sum(counts) + mythics, points] += choices * orders
    return found


def _counts(kinds: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to hold at most so many cards of so many kinds."""
    if not kinds:
        yield ()
        return
    for count in COUNTS[: most + 1]:
        for others in _counts(kinds - 1, most - count):
            yield (count, *others)


def _flocks(count: int, white: int) -> list[Flock]:
    """Rows of so many sheep, one for each score, with their ways in 720ths."""
    orders: Counter[int] = Counter()
    rows: dict[int, str] = {}
    black = CARDS_PER_ANIMAL - white
    for row in map("".join, product("WB", repeat=count)):
        points = score_sheep(_collection({}, 0, row)).points
        rows[points] = row
        orders[points] += perm(white, row.count("W")) * perm(black, row.count("B"))
    scale = factorial(CARDS_PER_ANIMAL) // factorial(count)
    return [(n * scale, rows[points]) for points, n in orders.items()]


def _collection(held: dict[str, int], mythics: int, flock: str) -> Collection:
    return Collection(
        counted={animal: held.get(animal, 0) for animal in COUNTED},
        mythic={"dragon": mythics},
        raccoon=(1,) * held.get("raccoon", 0),
        sheep=flock,
        defective=(),
    )
