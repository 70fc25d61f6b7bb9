"""What is on the table, and where it starts."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Quiz
from clawkit.games.claw_machine.lesson.tables import table

SET_UP = (
    LessonStep(
        id="table",
        title="A claw over nine stacks",
        text=(
            "Nine stacks of plush toys lie in a grid, and one claw hangs over them for everybody. "
            "The top card of each stack is open; +4 means that four more lie hidden below it. "
            "You collect toys, and the most valuable collection wins."
        ),
        clauses=("CM-06", "CM-07"),
        look=table(),
    ),
    LessonStep(
        id="kinds",
        title="Five kinds in a match",
        text=(
            "Before the game, five of the eight animals are drawn; six cards of each are in the "
            "match. Six mythic toys and nine defective ones are always in: 45 cards in all."
        ),
        clauses=("CM-01", "CM-02", "CM-03", "CM-05"),
        do=Quiz(
            question="Bear, cat, raccoon, sheep and zebra were drawn. What can never turn up?",
            position=table(),
            hint="Only drawn animals, mythics (dragon, unicorn) and defectives are in the stacks.",
            answers=(
                Answer("A unicorn", "Mythic toys are in every match. Try another."),
                Answer("A dog", "Right: dogs were not drawn, so their cards are in the box.", True),
                Answer("A defective toy", "All nine defectives are in every match. Try another."),
            ),
        ),
    ),
    LessonStep(
        id="controls",
        title="Four arrows and one button",
        text=(
            "You have four arrows and a PUSH button. All arrows start available; a used one is "
            "turned over. They point the same way for everybody round the table."
        ),
        clauses=("CM-04", "CM-08"),
        look=table(),
    ),
    LessonStep(
        id="start",
        title="Who starts",
        text=(
            "Whoever has most plush toys at home starts and gets the red button. The player who "
            "is last in turn order places the claw on any stack. Turns go clockwise."
        ),
        clauses=("CM-09", "CM-10"),
        do=Quiz(
            question="Ana, Bo and Cy play in this order. Who places the claw?",
            hint="It makes up for playing last.",
            answers=(
                Answer("Ana, who starts", "Ana has the first turn, so she does not place it."),
                Answer("Cy, who is last", "Right: the last in turn order places it.", True),
                Answer("Whoever wants to", "The rules name one player. Try another."),
            ),
        ),
    ),
)
