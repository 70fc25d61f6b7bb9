"""The derivation of the table of hands: each recipe counted, and checked by pairing foods up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

from clawkit.games.mysterious_wizard.belongings import Belongings
from clawkit.games.mysterious_wizard.components import FOODS
from clawkit.games.mysterious_wizard.lines import score_lines
from clawkit.games.mysterious_wizard.odds.asked import RULES
from clawkit.games.mysterious_wizard.odds.recipe_hands import (
    EGG,
    Choices,
    Hand,
    alike_pairs,
    all_hands,
    cost_of,
    different_pairs,
    points_of,
)
from clawkit.probability import Amounts, Step, Symbol
from clawkit.probability.points import whole

SYMBOLS = (
    Symbol("b, s, w, g, t, r", "b, s, w, g, t, r",
           "cards of chips (Elixir), snake egg, mocha (Water), ice cream (Gold), juice (Sands) and "
           "biscuit (Balm)"),
    Symbol("F", "F", "foods"),
    Symbol("m", "m", "foods of the most frequent type"),
    Symbol("W", "W", "pairs of different foods"),
    Symbol("S", "S", "pairs of like foods"),
    Symbol("q", "q", "real coins"),
)  # fmt: skip


@cache
def most_pairs(foods: tuple[int, ...], alike: bool) -> int:
    """The most disjoint pairs of like or of different foods, by trying every next pair."""
    able = [i for i, count in enumerate(foods) if count]
    best = 0
    for a in able:
        for b in able:
            if (a == b) == alike and foods[a] > (a == b):
                left = list(foods)
                left[a] -= 1
                left[b] -= 1
                best = max(best, 1 + most_pairs(tuple(sorted(left)), alike))
    return best


def listed_pairs(foods: Sequence[int], alike: bool) -> int:
    """Every combination of two foods that are alike, or that differ, one by one."""
    each = [kind for kind, count in enumerate(foods) for _ in range(count)]
    return sum((a == b) == alike for a, b in combinations(each, 2))


def scored(hand: Hand, real: int, choices: Choices) -> int:
    """The hand's points by the game's own scoring."""
    rulings = RULES.rulings_with(**choices._asdict())
    own = Belongings(hand.cards(), real, 0)
    return sum(line.points for line in score_lines(own, rulings))


def of_two_foods(one: str, other: str) -> Amounts:
    """All hands of two foods only, scored by the game under the usual rulings."""
    usual = Choices(**{name: RULES.book.rulings[name].default for name in Choices._fields})
    hands = (hand for hand in all_hands() if {*hand.cards()} <= {one, other})
    return Amounts({all_hands()[hand]: scored(hand, 0, usual) for hand in hands}, "hand", "points")


def cheapest_purchase(hand: Hand, snake_egg: str) -> int:
    """The least a hand costs, by choosing in every way which of its cards come for nothing."""
    cards = hand.cards()
    best = sum(FOODS[card].price for card in cards)
    if snake_egg != "extra_card":
        return best
    for size in range(len(cards) + 1):
        for free in combinations(range(len(cards)), size):
            paid = [card for i, card in enumerate(cards) if i not in free]
            if paid.count("snake_egg") >= size:
                best = min(best, sum(FOODS[card].price for card in paid))
    return best


def recipe_steps(real: int, choices: Choices) -> tuple[Step, ...]:
    """How many hands there are, what each recipe counts, and what a hand costs."""
    return (
        _hands_step(),
        _water_step(choices.water_pairs),
        _sands_step(choices.sands_pairs),
        _points_step(real, choices),
        _cost_step(choices.snake_egg),
    )


def _hands_step() -> Step:
    from sympy import Symbol as Letter
    from sympy import binomial

    n = Letter("n")
    return Step(
        "Only how many of each food matters. Lay the n cards in a row in the order of the foods, "
        "and put 5 strokes between the six foods: choose the places of the strokes. For five "
        "cards that is 252.",
        r"\#\{\text{hands of } n\} = \binom{n+5}{5}, \qquad \binom{10}{5} = 252",
        "hands of n cards = C(n+5, 5); C(10, 5) = 252",
        lambda n: sum(1 for _ in combinations_with_replacement(range(6), n)),
        binomial(n + 5, 5),
        whole(n=(0, 7)),
    )


def _foods(rng: Random) -> dict[str, Any]:
    """Foods as a hand of up to five cards can have them, eggs counted twice."""
    hand = rng.choice([*all_hands()])
    foods = list(hand)
    foods[EGG] *= rng.choice((1, 2))
    return {"foods": tuple(foods)}


WATER = {
    "disjoint": (
        "Water of Wisdom: pair up different foods, as many as possible. Half of all is the most; "
        "but every pair has a food that is not of the most frequent type, so F - m is a limit, "
        "too. The smaller limit can always be reached. Checked by trying every pairing.",
        r"W = \min\left(\lfloor \tfrac{F}{2} \rfloor,\; F - m\right)",
        "W = min(floor(F/2), F - m)",
    ),
    "different_types": (
        "Water of Wisdom: every two different types, whatever their numbers: a pairing of one "
        "food of each type.",
        r"W = \lfloor \tfrac{\text{types}}{2} \rfloor",
        "W = floor(types / 2)",
    ),
    "combinations": (
        "Water of Wisdom: every combination of two foods, but those of one type. Checked by "
        "listing them.",
        r"W = \binom{F}{2} - \sum_{\text{types}} \binom{c}{2}",
        "W = C(F, 2) - sum over types of C(c, 2), c being the foods of a type",
    ),
}
SANDS = {
    "disjoint": (
        "Sands of Time: pair up like foods within each type; an odd one is left over. Checked by "
        "trying every pairing.",
        r"S = \sum_{\text{types}} \lfloor \tfrac{c}{2} \rfloor",
        "S = sum over types of floor(c/2), c being the foods of a type",
    ),
    "combinations": (
        "Sands of Time: every combination of two foods of one type. Checked by listing them.",
        r"S = \sum_{\text{types}} \binom{c}{2}",
        "S = sum over types of C(c, 2), c being the foods of a type",
    ),
}


def _water_step(choice: str) -> Step:
    def tried(foods: tuple[int, ...]) -> int:
        if choice == "combinations":
            return listed_pairs(foods, alike=False)
        counted = foods if choice == "disjoint" else tuple(map(bool, foods))
        return most_pairs(tuple(sorted(map(int, counted))), alike=False)

    return Step(*WATER[choice], tried, lambda foods: different_pairs(foods, choice), _foods)


def _sands_step(choice: str) -> Step:
    def tried(foods: tuple[int, ...]) -> int:
        if choice == "combinations":
            return listed_pairs(foods, alike=True)
        return most_pairs(tuple(sorted(foods)), alike=True)

    return Step(*SANDS[choice], tried, lambda foods: alike_pairs(foods, choice), _foods)


def _hand(rng: Random) -> dict[str, Any]:
    return {"hand": rng.choice([*all_hands()])}


def _points_step(real: int, choices: Choices) -> Step:
    elixir = ("4b^2", "4 b^2") if choices.elixir == "each_for_each" else ("4b", "4 b")
    twice = choices.snake_egg == "two_snake_foods"
    eggs = ("2s", "2 s") if twice and choices.balm == "each_food" else ("s", "s")
    foods = "F = 5 + s, since an egg is two foods" if twice else "F = 5, since an egg is one food"
    once = choices.recipe_copies == "once"
    said = (
        f"Each card scores its recipe in full ({foods})."
        if not once
        else f"Each kind of recipe scores once: b, w, g, t, r count as 1 where there are any "
        f"({foods})."
    )
    if once and choices.elixir == "flat":
        elixir = ("4b", "4 b")
    return Step(
        f"{said} With q = {real}; checked with the game's own scoring.",
        rf"{elixir[0]} + 4\,w\,W + g\,\lfloor \tfrac{{q}}{{2}} \rfloor + 5\,t\,S"
        rf" + 4\,r\cdot {eggs[0]}",
        f"points = {elixir[1]} + 4 w W + g floor(q/2) + 5 t S + 4 r x {eggs[1]}",
        lambda hand: scored(hand, real, choices),
        lambda hand: points_of(hand, real, choices),
        _hand,
    )


def _cost_step(snake_egg: str) -> Step:
    from sympy import symbols

    if snake_egg == "extra_card":
        return Step(
            "Prices add up; each egg that is paid for can bring one card for nothing, at best the "
            "dearest. Checked by choosing in every way which cards come for nothing.",
            r"\text{cost} = 3\,(b+s+w+t) + 2\,g + 5\,r - \text{saved}",
            "cost = 3 (b + s + w + t) + 2 g + 5 r - what the eggs save",
            lambda hand: cheapest_purchase(hand, snake_egg),
            lambda hand: cost_of(hand, snake_egg),
            _hand,
        )
    b, s, w, g, t, r = symbols("b s w g t r")
    return Step(
        "Prices add up. A hand has five cards, so it is 15, less for ice cream, more for biscuits.",
        r"\text{cost} = 3\,(b+s+w+t) + 2\,g + 5\,r = 15 - g + 2\,r",
        "cost = 3 (b + s + w + t) + 2 g + 5 r = 15 - g + 2 r",
        (3 * (b + s + w + t) + 2 * g + 5 * r).subs(b, 5 - s - w - g - t - r),
        15 - g + 2 * r,
        whole(s=(0, 1), w=(0, 1), g=(0, 1), t=(0, 1), r=(0, 1)),
    )
