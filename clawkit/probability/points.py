"""Random points for the symbols of a step."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

Points = Callable[[Random], dict[str, Any]]


def whole(**bounds: tuple[int, int]) -> Points:
    """Whole numbers, each between its bounds, both included."""
    return lambda rng: {name: rng.randint(*pair) for name, pair in bounds.items()}


def fractions(*names: str) -> Points:
    """Positive fractions, no two alike in practice, so that nothing cancels by chance."""
    return lambda rng: {name: Fraction(rng.randint(1, 999), rng.randint(1, 999)) for name in names}


def both(one: Points, other: Points) -> Points:
    """The symbols of two samplers at once."""
    return lambda rng: {**one(rng), **other(rng)}
