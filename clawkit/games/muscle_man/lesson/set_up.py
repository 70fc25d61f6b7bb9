"""What is on the table, and where it starts."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Quiz
from clawkit.games.muscle_man.lesson.tables import Seat, table

_START = table(Seat(hand="A-blue", machine="red", front="B-blue"))

SET_UP = (
    LessonStep(
        id="about",
        title="Machines that go round",
        text=(
            "Everybody has one vending machine in front of them. All do one thing with it at the "
            "same time, then every machine goes to the player on the right. Food and coins in "
            "front of you are worth points, and most points win."
        ),
        clauses=("MM-01", "MM-23"),
        look=_START,
    ),
    LessonStep(
        id="food",
        title="Food has a type and a colour",
        text=(
            "There are 36 food cards: six types, A to F, each in red, blue and green, and every "
            "card twice. Machines have a colour too, that of their advertisement: two red, two "
            "blue, two green."
        ),
        clauses=("MM-03", "MM-01"),
        do=Quiz(
            question="Which card has the colour of the machine that it is in?",
            position=_START,
            hint="Look at the machines' front cards, one after the other.",
            answers=(
                Answer("B-blue in your machine", "Your machine is red."),
                Answer("C-red in Bo's machine", "Bo's machine is blue."),
                Answer("F-green in Cy's machine", "Right: a green card in a green machine.", True),
            ),
        ),
    ),
    LessonStep(
        id="set_up",
        title="What everybody begins with",
        text=(
            "Each player takes a random machine and 8 coins, and the food cards are dealt out "
            "evenly, face down. You turn up one of yours: your first food. The others go into "
            "your machine, where only the front-most one can be seen."
        ),
        clauses=("MM-04", "MM-05", "MM-06", "MM-07"),
        do=Quiz(
            question="Four players get 9 cards each. How many go into each machine?",
            hint="One of the nine lies in front of its player.",
            answers=(
                Answer("9", "One of them is the first food, in front of the player."),
                Answer("8", "Right, and one of the eight can be seen.", True),
                Answer("1", "One can be seen; the others are behind it."),
            ),
        ),
    ),
    LessonStep(
        id="coins",
        title="Seventy coins",
        text=(
            "Two coins go into each machine as well. Whatever is left of the 70 coins is the "
            "supply, in the middle of the table."
        ),
        clauses=("MM-02", "MM-08"),
        do=Quiz(
            question="Three players. How many coins are left for the supply?",
            hint="Each player has 8 coins, and each machine 2.",
            answers=(
                Answer("46", "That leaves out the two coins in each machine."),
                Answer("40", "Right: 70 less three times 10.", True),
                Answer("70", "Players and machines have theirs already."),
            ),
        ),
    ),
    LessonStep(
        id="first_pass",
        title="You never begin with your own",
        text=(
            "Before the first action everybody passes the machine to the player on the right. So "
            "the one that you begin with was filled by your left neighbour."
        ),
        clauses=("MM-09",),
        do=Quiz(
            question="Clockwise sit you, Bo and Cy. Who filled the machine in front of you?",
            position=_START,
            hint="Clockwise, the next player sits on your left.",
            answers=(
                Answer("You did", "Yours went to Cy, on your right."),
                Answer("Bo", "Right: Bo sits on your left, and passed it to you.", True),
                Answer("Cy", "Cy sits on your right, and has the machine that you filled."),
            ),
        ),
    ),
)
