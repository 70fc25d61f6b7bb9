"""A turn: choose a machine, then buy from it or take its coins."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.mysterious_wizard.lesson.conditions import PICKED_UP, chose, did, has_food
from clawkit.games.mysterious_wizard.lesson.tables import table

ACTIONS = (
    LessonStep(
        id="choose",
        title="Choose one machine",
        text=(
            "On your turn pick up one machine, do one thing with it, and put it back. You buy its "
            "first card, or you take its coins."
        ),
        clauses=("MW-10",),
        do=Task(
            todo="Pick up the machine with the Armadillo Mocha.",
            position=table(),
            success=PICKED_UP & chose(3),
            hint="It is machine 3.",
            missed="That was another machine.",
            mistakes=(Mistake(~chose(3), "That is another machine, and now it must be used."),),
        ),
    ),
    LessonStep(
        id="purchase",
        title="Purchase",
        text=(
            "Put coins to the number of the card's price into the machine, and take the card. It "
            "lies face down in front of you, and you may look at your own cards at any time. One "
            "card is all that you can buy in a turn."
        ),
        clauses=("MW-11", "MW-12", "MW-16"),
        do=Task(
            todo="Buy the Unicorn Ice Cream.",
            position=table(reveals=("snake_egg",)),
            success=has_food("unicorn_ice_cream"),
            hint="Pick up machine 4, and pay with any two of your coins.",
            missed="Your turn is over, and the ice cream is still in its machine.",
            mistakes=(
                Mistake(~chose(4), "The ice cream is in machine 4, and another is in your hands."),
                Mistake(did("take"), "You took the coins, and the ice cream is still there."),
            ),
        ),
    ),
    LessonStep(
        id="take",
        title="Take coins",
        text=(
            "The other thing to do with a machine is to open it and take all its coins. You see "
            "how many they are, but which of them are fake you see only afterwards."
        ),
        clauses=("MW-13",),
        do=Task(
            todo="Take the coins of the machine that has most of them.",
            position=table("2r 1f", machines={2: "5r 2f"}),
            success=did("take") & chose(2),
            hint="Machine 2 has seven coins.",
            missed="Your turn is over without those coins.",
            mistakes=(
                Mistake(~chose(2), "Another machine has more coins, but this one must be used."),
                Mistake(did("buy"), "You paid coins into it, where the others can take them."),
            ),
        ),
    ),
    LessonStep(
        id="must_use",
        title="Picked up is picked up",
        text=(
            "Once you have picked a machine up you must act with it: you cannot put it back and "
            "choose another. If you cannot pay for its card, you can only take its coins."
        ),
        clauses=("MW-14", "MW-13"),
        do=Quiz(
            question="You have 4 coins, and hold the machine with the Rat Tail Biscuit Stick. Now?",
            position=table("3r 1f", held=6),
            hint="The biscuit stick costs 5.",
            answers=(
                Answer("Choose a cheaper machine", "You have picked this one up. Too late."),
                Answer("Pay 4, and owe 1", "A price is paid in full, or there is no purchase."),
                Answer("Take its coins", "Right: nothing else is possible with it.", True),
            ),
        ),
    ),
    LessonStep(
        id="no_coins",
        title="Without coins",
        text=(
            "If you have no coins at all, you must take coins. A machine may be empty, and then "
            "you get nothing, so look first."
        ),
        clauses=("MW-17",),
        do=Task(
            todo="You have no coins. Get some.",
            position=table("0r", machines={1: "0r", 3: "0r", 5: "0r", 6: "3r"}),
            success=did("take") & chose(2, 4, 6),
            hint="Machines 1, 3 and 5 are empty.",
            missed="You still have no coins.",
            mistakes=(Mistake(chose(1, 3, 5), "That machine is empty: you get nothing from it."),),
        ),
    ),
)
