"""The end of a game."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.muscle_man.lesson.conditions import ENDING as ENDING_COMES
from clawkit.games.muscle_man.lesson.conditions import OVER, did, has_foods
from clawkit.games.muscle_man.lesson.tables import Seat, table

_SOLD_OUT = table(
    Seat(hand="A-blue B-red", purse=6, machine="red", front="C-blue", hidden=0, coins=9),
    Seat(hand="F-blue A-green", purse=7, machine="blue", front="C-red"),
    Seat(hand="E-green B-blue", purse=5, machine="green", front="F-green"),
    Seat(hand="D-green E-red", purse=6, machine="red", front="E-blue"),
    Seat(hand="C-green F-red", purse=8, machine="blue", front="D-red"),
)

ENDING = (
    LessonStep(
        id="five",
        title="Five food cards end the game",
        text=(
            "As soon as any one player has five food cards in front of them, the end has come: one "
            "more action each, as you will see."
        ),
        clauses=("MM-16",),
        do=Task(
            todo="Bring on the end.",
            position=table(
                Seat(hand="A-blue B-red C-green D-red", machine="red", front="B-blue"),
                reveals=["E-blue"],
            ),
            success=ENDING_COMES,
            hint="You have four food cards.",
            missed="Nobody has five food cards, so the game goes on.",
        ),
    ),
    LessonStep(
        id="last_card",
        title="A machine that is sold out",
        text=(
            "The end has also come when somebody buys the last food card of a machine, whichever "
            "machine it is. How many cards are in a machine is written on it."
        ),
        clauses=("MM-17",),
        do=Task(
            todo="You have only two food cards. Bring on the end all the same.",
            position=_SOLD_OUT,
            success=ENDING_COMES,
            hint="C-blue is the last card of your machine.",
            missed="The last card is still in the machine, so the game goes on.",
            mistakes=(
                Mistake(did("stock"), "Now there are two cards in the machine: the end is off."),
            ),
        ),
    ),
    LessonStep(
        id="last_action",
        title="One more pass, one more action",
        text=(
            "Then the machines are passed once more (ruling MM-R05), and each player has one last "
            "action. So six food cards are the most that anybody can have."
        ),
        clauses=("MM-18",),
        do=Task(
            todo="You have four food cards and 5 coins. End the game with six cards.",
            position=table(
                Seat(hand="A-blue B-red C-green D-red", purse=5, machine="red", front="E-red"),
                reveals=["B-green"],
            ),
            success=OVER & has_foods(6),
            hint="Buy now, and buy again from the machine that comes from Bo.",
            missed="The game is over, and you have fewer than six food cards.",
            mistakes=(
                Mistake(
                    ~ENDING_COMES,
                    "You have no fifth card, so the end has not come. Two purchases are needed.",
                ),
            ),
            turns=2,
        ),
    ),
    LessonStep(
        id="stocked_away",
        title="The end cannot be called off",
        text="Once the end has come it stands, whatever anybody does with the last action.",
        clauses=("MM-16", "MM-18"),
        do=Quiz(
            question="Cy has five food cards, and stocks one of them in the last action. Now?",
            hint="The end had come when the fifth card was bought.",
            answers=(
                Answer("The game goes on", "It would only if nobody had ever had five."),
                Answer("The game is over", "Right, and Cy scores four cards.", True),
                Answer("Cy may not do that", "The last action is an action like any other."),
            ),
        ),
    ),
)
