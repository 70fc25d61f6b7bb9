"""Probability distributions as small immutable values with exact chances."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import gcd, lcm
from typing import Any

Outcome = Any
"""What can come up: a whole number, or a name such as a card."""


@dataclass(frozen=True, eq=False)
class Distribution:
    """Outcomes with whole weights that have no common factor; none weighs nothing.

    Two distributions are equal if they give every outcome the same chance; what the outcomes
    are called is not compared.

    Attributes:
        weights: each possible outcome's weight; numbers in ascending order.
        what: the outcomes in a word or two, for the head of a table.
    """

    weights: Mapping[Outcome, int]
    what: str = field(default="value")

    @classmethod
    def from_weights(
        cls, weights: Mapping[Outcome, int | Fraction], what: str = "value"
    ) -> Distribution:
        """The distribution with these weights, which need not add up to anything.

        Raises:
            ValueError: a weight is negative, or all are zero.
        """
        if any(weight < 0 for weight in weights.values()) or not any(weights.values()):
            raise ValueError("weights must not be negative, and one must be positive")
        scale = lcm(*(Fraction(weight).denominator for weight in weights.values()))
        whole = {outcome: int(weight * scale) for outcome, weight in weights.items() if weight}
        if all(isinstance(outcome, int | Fraction) for outcome in whole):
            whole = dict(sorted(whole.items()))
        shared = gcd(*whole.values())
        return cls({outcome: weight // shared for outcome, weight in whole.items()}, what)

    @classmethod
    def from_chances(
        cls, chances: Mapping[Outcome, int | Fraction], what: str = "value"
    ) -> Distribution:
        """The distribution with these chances.

        Raises:
            ValueError: they do not add up to 1, or one is negative.
        """
        total = sum(chances.values())
        if total != 1:
            raise ValueError(f"chances must add up to 1, not {total}")
        return cls.from_weights(chances, what)

    @classmethod
    def mixed(cls, parts: Mapping[Distribution, int | Fraction]) -> Distribution:
        """One of several distributions, each taken with its chance."""
        chances: dict[Outcome, Fraction] = {}
        for part, share in parts.items():
            for outcome, chance in part.items():
                chances[outcome] = chances.get(outcome, Fraction(0)) + share * chance
        return cls.from_chances(chances, next(iter(parts)).what)

    @cached_property
    def total(self) -> int:
        """The sum of the weights: the denominator that all chances share."""
        return sum(self.weights.values())

    def probability(self, outcome: Outcome) -> Fraction:
        """The chance of one outcome; 0 for what cannot come up."""
        return Fraction(self.weights.get(outcome, 0), self.total)

    def items(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every possible outcome with its chance."""
        return ((outcome, self.probability(outcome)) for outcome in self.weights)

    def as_dict(self) -> dict[Outcome, Fraction]:
        """The chances by outcome, as a plain dictionary."""
        return dict(self.items())

    def chance(self, of: Callable[[Outcome], bool]) -> Fraction:
        """The chance that an outcome satisfies a condition."""
        return Fraction(sum(w for outcome, w in self.weights.items() if of(outcome)), self.total)

    def at_least(self, bound: int) -> Fraction:
        """The chance of this number or more."""
        return self.chance(lambda outcome: outcome >= bound)

    def at_most(self, bound: int) -> Fraction:
        """The chance of this number or less."""
        return self.chance(lambda outcome: outcome <= bound)

    def map(self, function: Callable[[Outcome], Outcome], what: str = "") -> Distribution:
        """The distribution of a function of the outcome."""
        weights: dict[Outcome, int | Fraction] = {}
        for outcome, weight in self.weights.items():
            image = function(outcome)
            weights[image] = weights.get(image, 0) + weight
        return Distribution.from_weights(weights, what or self.what)

    @property
    def is_numeric(self) -> bool:
        """Whether the outcomes are numbers, so that they have a mean."""
        return all(isinstance(outcome, int | Fraction) for outcome in self.weights)

    @property
    def mean(self) -> Fraction:
        """The average outcome."""
        return Fraction(sum(outcome * w for outcome, w in self.weights.items()), self.total)

    @property
    def variance(self) -> Fraction:
        """The average squared distance from the mean."""
        square = sum(outcome * outcome * w for outcome, w in self.weights.items())
        return Fraction(square, self.total) - self.mean**2

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return dict(self.weights) == dict(other.weights)

    def __hash__(self) -> int:
        return hash(frozenset(self.weights.items()))
