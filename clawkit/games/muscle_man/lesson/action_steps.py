"""The three actions: purchase, pick up, stock."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.muscle_man.lesson.conditions import did, has_card
from clawkit.games.muscle_man.lesson.tables import Seat, table

_GIVEN_AWAY = "You gave a food card away for the coins in the machine. Buy this time."

ACTIONS = (
    LessonStep(
        id="mine",
        title="The machine that is yours now",
        text=(
            "In each turn you do one action with the machine in front of you: purchase, stock or "
            "pick up. The others' machines are out of reach until they come to you."
        ),
        clauses=("MM-10",),
        do=Quiz(
            question="Which food can you buy in this turn?",
            position=table(Seat(hand="A-blue", machine="red", front="B-red")),
            hint="Only the front-most card of your own machine is for sale to you.",
            answers=(
                Answer("B-red", "Right: it is at the front of your machine.", True),
                Answer("C-red", "That is in front of Bo, and for Bo to buy."),
                Answer("Any of the three", "You act with your machine, not with Bo's or Cy's."),
            ),
        ),
    ),
    LessonStep(
        id="purchase",
        title="Purchase",
        text=(
            "Put the price into your machine, take its front-most food card, and lay it face up "
            "in front of you. One card is all that you can buy in a turn."
        ),
        clauses=("MM-11",),
        do=Task(
            todo="Buy the food at the front of your machine.",
            position=table(Seat(hand="A-blue", machine="red", front="B-red"), reveals=["D-blue"]),
            success=has_card("B-red"),
            hint="Tap B-red, the card in your machine.",
            missed="B-red is not yours, and the machine has gone on to Cy.",
            mistakes=(
                Mistake(did("stock"), _GIVEN_AWAY),
                Mistake(did("pick up"), "You have a coin more, and B-red has gone on to Cy."),
            ),
        ),
    ),
    LessonStep(
        id="price",
        title="The machine's colour makes the price",
        text="A card costs 2 coins if it has the colour of the machine, and 3 if it has another.",
        clauses=("MM-12",),
        do=Quiz(
            question="What would the front card of your machine cost you?",
            position=table(Seat(hand="A-blue", machine="red", front="B-green")),
            hint="Compare the card's colour with the machine's.",
            answers=(
                Answer("2 coins", "Only a red card costs 2 in a red machine."),
                Answer("3 coins", "Right: a green card in a red machine.", True),
                Answer("5 coins", "It is 2 or 3, never both."),
            ),
        ),
    ),
    LessonStep(
        id="pick_up",
        title="Pick up",
        text=(
            "Take 1 coin from the supply. You can always pick up, so nobody is ever stuck: not "
            "without coins, and not without food."
        ),
        clauses=("MM-14",),
        do=Task(
            todo="You have 1 coin, too little for any card. Take one from the supply.",
            position=table(Seat(hand="A-blue", purse=1, machine="red", front="B-red")),
            success=did("pick up"),
            hint="Tap the supply: the coin in the middle of the table.",
            missed="You took no coin from the supply.",
            mistakes=(
                Mistake(
                    did("stock"),
                    "That brought the machine's 2 coins, but your only food is gone.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="stock",
        title="Stock",
        text=(
            "Put one of your food cards at the very front of your machine, and take all the coins "
            "in it. This way coins that others have paid become yours."
        ),
        clauses=("MM-13",),
        do=Task(
            todo="Your machine holds 7 coins. Take them.",
            position=table(
                Seat(hand="A-blue D-red", purse=2, machine="red", front="B-green", coins=7)
            ),
            success=did("stock"),
            hint="Tap one of your food cards below the table to stock it.",
            missed="The 7 coins have gone on to Cy with the machine.",
            mistakes=(
                Mistake(
                    did("pick up"),
                    "You took 1 coin from the supply. The 7 have gone on to Cy with the machine.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="stock_front",
        title="What you stock is for sale",
        text=(
            "A stocked card lies in front of all others, and your right neighbour can buy it next. "
            "What it costs depends on this machine only, whatever you paid for it. A small picture "
            "at a card's corner shows the card right behind it, if that has been seen."
        ),
        clauses=("MM-13", "MM-12"),
        do=Task(
            todo="Take the 6 coins, and leave Cy a card that costs 3.",
            position=table(
                Seat(hand="A-red D-blue", purse=2, machine="red", front="B-green", coins=6)
            ),
            success=did("stock") & has_card("A-red"),
            hint="Your machine is red. Which of your cards is not?",
            missed="The coins have gone on to Cy.",
            mistakes=(
                Mistake(
                    did("stock") & ~has_card("A-red"),
                    "A-red in a red machine costs Cy only 2 coins.",
                ),
            ),
        ),
    ),
)
