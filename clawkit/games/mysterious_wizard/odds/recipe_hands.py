"""All hands of five food cards: what each scores and what it costs (MW-22 to MW-28).

A hand is six numbers of cards, and its points are counted from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from clawkit.games.mysterious_wizard.components import FOOD_FOR_THE_END, FOODS

KINDS = tuple(FOODS)
PRICES = tuple(food.price for food in FOODS.values())
EGG = KINDS.index("snake_egg")
EGG_PRICE = PRICES[EGG]


class Choices(NamedTuple):
    """The rulings that points and costs depend on."""

    snake_egg: str
    balm: str
    water_pairs: str
    sands_pairs: str
    elixir: str
    recipe_copies: str


class Hand(NamedTuple):
    """How many cards of each food, in the rulebook's order."""

    chips: int
    eggs: int
    mochas: int
    creams: int
    juices: int
    biscuits: int

    def cards(self) -> tuple[str, ...]:
        """The cards one by one."""
        return tuple(card for card, count in zip(KINDS, self, strict=True) for _ in range(count))

    def named(self) -> str:
        """The hand in words: `3 Biscuit, 2 Snake egg`; most cards first."""
        named = [(n, FOODS[card].short) for n, card in zip(self, KINDS, strict=True) if n]
        named.sort(key=lambda pair: -pair[0])
        return ", ".join(f"{n} {short}" for n, short in named)


@lru_cache(maxsize=1)
def all_hands() -> dict[Hand, str]:
    """The 252 hands of five cards, and how each is called."""
    drawn = combinations_with_replacement(range(len(KINDS)), FOOD_FOR_THE_END)
    hands = (Hand(*(held.count(kind) for kind in range(len(KINDS)))) for held in drawn)
    return {hand: hand.named() for hand in hands}


def foods_of(hand: Hand, snake_egg: str) -> Hand:
    """MW-03: a food a card, and two for a snake egg, if the ruling says so."""
    return hand._replace(eggs=2 * hand.eggs) if snake_egg == "two_snake_foods" else hand


def different_pairs(foods: Sequence[int], water_pairs: str) -> int:
    """MW-25: pairs of different foods, as ruling water_pairs reads it."""
    total = sum(foods)
    if water_pairs == "disjoint":
        return min(total // 2, total - max(foods))
    if water_pairs == "different_types":
        return sum(map(bool, foods)) // 2
    return comb(total, 2) - alike_pairs(foods, "combinations")


def alike_pairs(foods: Sequence[int], sands_pairs: str) -> int:
    """MW-27: pairs of like foods, as ruling sands_pairs reads it."""
    if sands_pairs == "disjoint":
        return sum(count // 2 for count in foods)
    return sum(comb(count, 2) for count in foods)


def points_of(hand: Hand, real: int, choices: Choices) -> int:
    """What the recipes of a hand score, with so many real coins."""
    foods = foods_of(hand, choices.snake_egg)
    eggs = hand.eggs if choices.balm == "each_card" else foods.eggs
    each = (
        (hand.chips, 4 * (hand.chips if choices.elixir == "each_for_each" else 1)),
        (hand.mochas, 4 * different_pairs(foods, choices.water_pairs)),
        (hand.creams, real // 2),
        (hand.juices, 5 * alike_pairs(foods, choices.sands_pairs)),
        (hand.biscuits, 4 * eggs),
    )
    if choices.recipe_copies == "once":
        return sum(points for copies, points in each if copies)
    return sum(copies * points for copies, points in each)


def cost_of(hand: Hand, snake_egg: str) -> int:
    """The least that a hand can cost.

    Under ruling snake_egg = extra_card each egg that was paid for can bring a card for nothing,
    the dearest ones, and those can be eggs themselves.
    """
    full = sum(count * price for count, price in zip(hand, PRICES, strict=True))
    return full - (most_saved(hand) if snake_egg == "extra_card" else 0)


def most_saved(hand: Hand) -> int:
    """The dearest cards that the paid eggs of a hand can bring; `free` eggs are among them."""
    others = sorted(_prices(hand), reverse=True)
    return max(
        free * EGG_PRICE + sum(others[: hand.eggs - 2 * free]) for free in range(hand.eggs // 2 + 1)
    )


def _prices(hand: Hand) -> Iterator[int]:
    """The prices of all cards but the eggs."""
    for kind, (count, price) in enumerate(zip(hand, PRICES, strict=True)):
        if kind != EGG:
            yield from [price] * count
