"""Paying with fake coins, and what becomes of them."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.mysterious_wizard.lesson.conditions import did, has_fakes
from clawkit.games.mysterious_wizard.lesson.tables import table

COINS = (
    LessonStep(
        id="mix",
        title="Pay with what you like",
        text=(
            "A price can be paid with real coins, fake coins or both. The others see how many "
            "coins you put in, but not which."
        ),
        clauses=("MW-15",),
        do=Task(
            todo="Buy any card, and be rid of both your fake coins.",
            position=table(reveals=("bat_wing_chips",)),
            success=did("buy") & has_fakes(0),
            hint="Choose a way to pay that has 2 fake coins in it.",
            missed="You still have fake coins.",
            mistakes=(
                Mistake(did("buy"), "You have the card, but still a fake coin. Pay with both."),
                Mistake(did("take"), "You took coins, and maybe more fakes with them."),
            ),
        ),
    ),
    LessonStep(
        id="fakes_cost",
        title="Fakes only seem free",
        text=(
            "Each fake coin that you have at the end costs you a point. What you pay with stays in "
            "the machine, and comes to whoever opens it next, which can be you."
        ),
        clauses=("MW-22", "MW-15"),
        do=Quiz(
            question="Everybody pays with fakes first. What is in a machine full of coins, then?",
            hint="Fakes have to be somewhere.",
            answers=(
                Answer("Mostly real coins", "Those are what people keep."),
                Answer("Many fakes", "Right: so many coins can be a trap.", True),
                Answer("No fakes: they are spent", "They lie in the machine, and are still fake."),
            ),
        ),
    ),
)
