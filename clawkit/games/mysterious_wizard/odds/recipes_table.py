"""The 252 hands of five food cards with their points and costs (MW-18, MW-22 to MW-28)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from clawkit.games.mysterious_wizard.odds.asked import COINS_SCORE, RULES, real_parameter
from clawkit.games.mysterious_wizard.odds.recipe_hands import (
    Choices,
    all_hands,
    cost_of,
    points_of,
)
from clawkit.games.mysterious_wizard.odds.recipe_steps import (
    SYMBOLS,
    cheapest_purchase,
    recipe_steps,
    scored,
)
from clawkit.probability import Amounts, Assumption, Check, Derivation, Step, question
from clawkit.probability.parameters import WholeNumber

RULINGS = Choices._fields


def table(budget: int, real: int, **chosen: str) -> Amounts:
    """Points, cost and points for a coin of every hand within a budget, the best first."""
    rows = ranked(budget, real, Choices(**chosen))
    return Amounts(
        {name: points for name, points, _ in rows},
        "hand",
        "points",
        {
            "coins": {name: cost for name, _, cost in rows},
            "points a coin": {name: Fraction(points, cost) for name, points, cost in rows},
        },
    )


def ranked(budget: int, real: int, choices: Choices) -> list[tuple[str, int, int]]:
    """Every hand that can be paid, with points and cost: most points first, then the cheapest."""
    costed = ((hand, name, cost_of(hand, choices.snake_egg)) for hand, name in all_hands().items())
    rows = [(name, points_of(hand, real, choices), c) for hand, name, c in costed if c <= budget]
    return sorted(rows, key=lambda row: (-row[1], row[2]))


@question(
    "The table of recipes",
    WholeNumber(name="budget", label="coins that you can pay in all", default=25, least=10,
                most=25, cites=("MW-11",)),
    real_parameter(0),
    *(RULES.ruling(name) for name in RULINGS),
    label="what five food cards score",
    value=table,
)  # fmt: skip
def recipe_table(budget: int, real: int, **chosen: str) -> Derivation:
    """Which five food cards are best?

    Every hand with its points, its cost, and its points for a coin. Real coins in your hand are
    those that you have left at the end.
    """
    value, choices = table(budget, real, **chosen), Choices(**chosen)
    coins = f"{real} real coin{'' if real == 1 else 's'} at the end"
    return Derivation(
        question=f"Which five food cards for at most {budget} coins are best, with {coins}?",
        model="Nothing is random here: every hand is listed, the best first.",
        assumptions=_assumptions(choices),
        symbols=SYMBOLS,
        steps=(*recipe_steps(real, choices), _best_step(budget, real, choices, value)),
        value=value,
        checks=_checks(budget, real, choices, value),
    )


def _assumptions(choices: Choices) -> tuple[Assumption, ...]:
    asked = choices._asdict().items()
    return (
        Assumption("The fifth food card brings the end, so a hand has five.", ("MW-18",)),
        COINS_SCORE,
        Assumption("Fake coins are left out: each costs a point whatever the hand is.", ("MW-22",)),
        *(RULES.ruling_in_force(name, choice) for name, choice in asked),
    )


def _best_step(budget: int, real: int, choices: Choices, value: Amounts) -> Step:
    """The first row, found among all of them by the game's scoring."""
    name, points = next(iter(value.rows.items()))
    cost = value.more["coins"][name]
    able = (h for h in all_hands() if cheapest_purchase(h, choices.snake_egg) <= budget)
    best = max((scored(h, real, choices), -cheapest_purchase(h, choices.snake_egg)) for h in able)
    return Step(
        f"The best for at most {budget} coins: {name}.",
        rf"{points} \text{{ points for }} {cost} \text{{ coins}}",
        f"{points} points for {cost} coins",
        (best[0], -best[1]),
        (points, cost),
    )


def _checks(budget: int, real: int, choices: Choices, value: Amounts) -> tuple[Check, ...]:
    def every() -> dict[str, tuple[Any, Any]]:
        listed = {
            hand.named(): (scored(hand, real, choices), cheapest_purchase(hand, choices.snake_egg))
            for hand in all_hands()
        }
        return {name: row for name, row in listed.items() if row[1] <= budget}

    return (
        Check(
            "Every hand scored by the game, and its cards bought one by one.",
            lambda: {name: (n, value.more["coins"][name]) for name, n in value.rows.items()},
            every,
        ),
    )
