"""Acting at the same time, the pass to the right, and what travels with it."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.muscle_man.actions import BUY, STOCK
from clawkit.games.muscle_man.lesson.conditions import did, first_was, has_card, has_coins
from clawkit.games.muscle_man.lesson.tables import CY, Seat, table

_TWICE = table(
    Seat(hand="A-green", machine="red", front="D-blue E-green"),
    Seat(hand="F-blue", machine="blue", front="D-blue"),
    CY,
)

_RICH = table(
    Seat(hand="A-green", purse=4, machine="red", front="B-red"),
    Seat(hand="F-blue", machine="blue", front="C-red", coins=9),
    CY,
    reveals=["E-blue"],
)

_DRY = table(
    Seat(hand="A-green B-blue", purse=3, machine="red", front="B-green", coins=5),
    Seat(hand="F-blue A-red", purse=10, machine="blue", front="C-red", coins=6),
    Seat(hand="E-green", purse=9, machine="green", front="F-green", coins=7),
    Seat(hand="D-green", purse=8, machine="red", front="E-blue", coins=4),
    Seat(hand="C-green", purse=6, machine="blue", front="F-red", coins=5),
    Seat(hand="E-red", purse=5, machine="green", front="D-red", coins=2),
)

PASSING = (
    LessonStep(
        id="together",
        title="All at the same time",
        text=(
            "Nobody waits: all choose, and all actions are carried out together. So you cannot "
            "answer what somebody does in this turn. At one screen each chooses in secret, one "
            "after the other."
        ),
        clauses=("MM-10",),
        do=Task(
            todo="Do what you like, and see what Bo and Cy did meanwhile.",
            position=table(
                Seat(hand="A-blue", machine="red", front="B-red"),
                reveals=["D-red", "D-blue"],
                plans=[{1: BUY, 2: STOCK["E-green"]}],
            ),
            success=did("buy") | did("stock") | did("pick up"),
            hint="Buy, stock or pick up: all three are right here.",
            missed="You did nothing yet.",
        ),
    ),
    LessonStep(
        id="pass",
        title="The pass to the right",
        text=(
            "After everybody has acted, all machines go to the player on the right. Yours goes to "
            "Cy, and Bo's comes to you."
        ),
        clauses=("MM-15",),
        do=Quiz(
            question="Bo will pick up a coin. Which card will you see in front of you next turn?",
            position=table(Seat(hand="A-blue", machine="red", front="B-red")),
            hint="The machine that comes to you is on your left now: Bo's.",
            answers=(
                Answer("B-red", "That goes to Cy with the machine that is yours now."),
                Answer("C-red", "Right: Bo leaves it there, and the machine comes to you.", True),
                Answer("F-green", "Cy's machine goes to Bo first."),
            ),
        ),
    ),
    LessonStep(
        id="plan",
        title="Plan one turn ahead",
        text=(
            "You see now what comes to you next. If a card is cheaper there, it can be worth "
            "waiting; but the player who has it now may buy it first."
        ),
        clauses=("MM-12", "MM-15"),
        do=Task(
            todo="You have two turns. Get D-blue for 2 coins.",
            position=_TWICE,
            success=has_card("D-blue") & ~first_was("buy"),
            hint="D-blue costs 3 in your red machine. What will it cost in Bo's?",
            missed="Both machines have gone by, and D-blue is not yours.",
            mistakes=(
                Mistake(
                    first_was("buy"),
                    "You paid 3 in the red machine. A turn later Bo's blue one sells you D-blue "
                    "for 2.",
                ),
            ),
            turns=2,
        ),
    ),
    LessonStep(
        id="travel",
        title="Coins travel with the machine",
        text=(
            "What is paid into a machine stays in it and goes round with it, until somebody "
            "stocks. Everybody sees how much it is."
        ),
        clauses=("MM-15", "MM-13"),
        do=Task(
            todo="There are 9 coins in Bo's machine. You have two turns: get them.",
            position=_RICH,
            success=has_coins(11),
            hint="To take coins you must have a food card to stock when the machine is here.",
            missed="The 9 coins have gone on to Cy with the machine.",
            mistakes=(
                Mistake(
                    first_was("stock"),
                    "You stocked your only food for 2 coins, so you have none when the 9 come.",
                ),
            ),
            turns=2,
        ),
    ),
    LessonStep(
        id="dry",
        title="The supply can run dry",
        text=(
            "With an empty supply, picking up brings nothing. If more players pick up than coins "
            "are left, each gets one in the order of the seats, from the first player on the list, "
            "until none is left (ruling MM-R03)."
        ),
        clauses=("MM-14",),
        do=Task(
            todo="The supply is empty. Get some coins all the same.",
            position=_DRY,
            success=has_coins(4),
            hint="There are coins in your machine.",
            missed="You have no more coins than before.",
            mistakes=(
                Mistake(did("pick up"), "The supply is empty, so you got nothing."),
                Mistake(did("buy"), "You have food, but paid all your coins for it."),
            ),
        ),
    ),
)
