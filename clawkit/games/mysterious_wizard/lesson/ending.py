"""The fifth food card, the last lap, and the final coins shake."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.mysterious_wizard.lesson.conditions import ENDING as ENDING_COMES
from clawkit.games.mysterious_wizard.lesson.conditions import chose, did
from clawkit.games.mysterious_wizard.lesson.tables import table

_FOUR = ("bat_wing_chips", "unicorn_ice_cream", "armadillo_mocha", "bat_wing_chips")

_SHAKE = table(
    "5r",
    cards=(*_FOUR, "lizard_apple_juice"),
    others={
        1: ("unicorn_ice_cream", "snake_egg", "snake_egg", "rat_tail_biscuit_stick"),
        2: ("lizard_apple_juice", "lizard_apple_juice", "armadillo_mocha"),
    },
    machines={1: "0r", 2: "5r 1f", 3: "1r", 4: "0r", 6: "2r"},
    ending=0,
    shaking=True,
)

ENDING = (
    LessonStep(
        id="five",
        title="The fifth food card",
        text=(
            "When somebody buys a fifth food card, the end has come. Every other player takes one "
            "more action, and then comes the final coins shake."
        ),
        clauses=("MW-18",),
        do=Task(
            todo="You have four food cards. Bring on the end.",
            position=table("6r 1f", cards=_FOUR, reveals=("snake_egg",)),
            success=ENDING_COMES,
            hint="Buy any card that you can pay for.",
            missed="You still have four food cards, so the game goes on.",
            mistakes=(Mistake(did("take"), "Coins do not end the game. Buy a fifth card."),),
        ),
    ),
    LessonStep(
        id="last_lap",
        title="One more action each, whatever happens",
        text=(
            "The last lap goes on to the player before the one who ended it. Nothing that is done "
            "in it makes it longer or shorter."
        ),
        clauses=("MW-18",),
        do=Quiz(
            question="You bought your fifth card. Now Bo buys a fifth one as well. What next?",
            hint="You, Bo and Cy sit clockwise. Who has not had a last action?",
            answers=(
                Answer("The shake comes at once", "Cy has not had the last action yet."),
                Answer("Cy acts, then the shake comes", "Right: one action each.", True),
                Answer("All play one more lap", "Only the first fifth card brings a last lap."),
            ),
        ),
    ),
    LessonStep(
        id="who_shakes",
        title="Not everybody shakes",
        text=(
            "All food cards are turned up. Then only players with a Gold recipe, that of the "
            "Unicorn Ice Cream, choose a machine each and take its coins: first the one with most "
            "Gold, then clockwise."
        ),
        clauses=("MW-19", "MW-20"),
        do=Quiz(
            question="You have 1 Gold, Bo 2 and Cy none. Who shakes?",
            hint="Begin with the player with most Gold, and leave out who has none.",
            answers=(
                Answer("Everybody, from Bo on", "Cy has no Gold, so Cy does not shake."),
                Answer("Bo, then you", "Right: one machine each.", True),
                Answer("Bo twice, then you", "One machine each, however many Golds."),
                Answer("Only Bo", "Everybody with at least one Gold shakes."),
            ),
        ),
    ),
    LessonStep(
        id="tie_for_gold",
        title="A tie for most Gold",
        text="If several have most Gold, the one closest to the start player begins.",
        clauses=("MW-21", "MW-20"),
        do=Quiz(
            question="Ana started, then come Bo and Cy. Bo and Cy have 1 Gold each. Who begins?",
            hint="Count clockwise from Ana.",
            answers=(
                Answer("Ana", "Ana has no Gold, so she does not shake at all."),
                Answer("Bo", "Right: the next one clockwise from Ana.", True),
                Answer("Cy", "Bo sits closer to Ana, clockwise."),
            ),
        ),
    ),
    LessonStep(
        id="shake",
        title="The final coins shake",
        text=(
            "You may shake before others do, so you have the choice. You take all coins of your "
            "machine, fake ones too, and may not decline (ruling MW-R06)."
        ),
        clauses=("MW-20",),
        do=Task(
            todo="You have Gold and shake first. Take six coins.",
            position=_SHAKE,
            success=chose(2),
            hint="One machine has six coins.",
            missed="Another machine has six coins.",
            mistakes=(
                Mistake(chose(1, 4), "An empty machine may be chosen, but brings nothing."),
                Mistake(~chose(2), "That machine had fewer coins."),
            ),
        ),
    ),
)
