"""What is on the table, and where it starts."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Quiz
from clawkit.games.claw_machine.lesson.tables import table

SET_UP = (
    LessonStep(
        id="table",
        title="A claw over nine stacks",
        text=(
            "Nine stacks of plush toys lie in a grid, columns a to c and rows 1 to 3, and one claw "
            "hangs over them for everybody. The top card of each stack is open; +4 means that four "
            "more lie hidden below it. You collect toys, and the most valuable collection wins."
        ),
        clauses=("CM-06", "CM-07"),
        look=table(),
    ),
    LessonStep(
        id="kinds",
        title="Five kinds in a match",
        text=(
            "Five of eight animals are drawn for a match (bear, capybara, cat, dog, rabbit, "
            "raccoon, sheep, zebra), six cards of each. Always in are six mythic toys (dragons and "
            "unicorns) and nine defective ones, named by their colours: pink, blue, yellow."
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
            "You have four arrows and a PUSH button, shown below the grid; you will use them in a "
            "moment. All arrows start available, and a used one is turned over. They point the "
            "same way for everybody round the table."
        ),
        clauses=("CM-04", "CM-08"),
        look=table(),
    ),
    LessonStep(
        id="start",
        title="Who starts",
        text=(
            "Whoever has most plush toys at home starts; a red button marks that player. The "
            "player who is last in turn order places the claw on any stack. Turns go clockwise."
        ),
        clauses=("CM-09", "CM-10"),
        do=Quiz(
            question="Ana, Bo and Cy play in this order. Who places the claw?",
            hint="Read the second sentence once more.",
            answers=(
                Answer("Ana, who starts", "Ana has the first turn, so she does not place it."),
                Answer("Cy, who is last", "Right: the last in turn order places it.", True),
                Answer("Whoever wants to", "The rules name one player. Try another."),
            ),
        ),
    ),
)
