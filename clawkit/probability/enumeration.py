"""Second methods that do not count but list: every hand of labelled cards, every turn of chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeVar

from clawkit.core.state import State
from clawkit.probability.distribution import Distribution

S = TypeVar("S", bound=State)
K = TypeVar("K", bound=Hashable)


def every_hand(
    cards: Sequence[str], hand: int, shows: Callable[[Sequence[str]], Any], what: str = "value"
) -> Distribution:
    """What a hand shows, by listing all hands of so many cards; like cards count one by one."""
    listed = Counter(
        shows([cards[i] for i in held]) for held in combinations(range(len(cards)), hand)
    )
    return Distribution.from_weights(listed, what)


def one_by_one(cards: int, good: int, hand: int, what: str = "value") -> Distribution:
    """How many of the good cards a hand has, drawn one after the other: a chance a draw."""
    level = {0: Fraction(1)}
    for drawn in range(hand):
        ahead: dict[int, Fraction] = {}
        for held, chance in level.items():
            hit = Fraction(good - held, cards - drawn)
            for more, share in ((held + 1, hit), (held, 1 - hit)):
                if share:
                    ahead[more] = ahead.get(more, Fraction(0)) + chance * share
        level = ahead
    return Distribution.from_chances(level, what)


def labelled(counts: Mapping[str, int]) -> list[str]:
    """Every card of a deck, one by one."""
    return [card for card, count in counts.items() for _ in range(count)]


def through_chance(
    start: S, key: Callable[[S], K], is_done: Callable[[S], bool]
) -> dict[K, Fraction]:
    """Where a game's own chance leads, by following every outcome from a position.

    Positions with the same key are followed together, so the key must tell apart all that
    matters for what comes.

    Args:
        start: a position at a chance node.
        key: what is kept of a position.
        is_done: whether a position is followed no further.

    Returns:
        The chance of every key at which it ends.
    """
    done: dict[K, Fraction] = {}
    level = {key(start): (start, Fraction(1))}
    while level:
        ahead: dict[K, tuple[S, Fraction]] = {}
        for place, (state, chance) in level.items():
            if is_done(state):
                done[place] = done.get(place, Fraction(0)) + chance
                continue
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            for outcome, weight in outcomes:
                after = state.clone()
                after.apply(outcome)
                there, before = ahead.get(key(after), (after, Fraction(0)))
                ahead[key(after)] = there, before + chance * Fraction(weight, total)
        level = ahead
    return done
