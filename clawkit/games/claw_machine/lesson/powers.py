"""Mythic toys and their powers."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.claw_machine.lesson.conditions import did, has_card, top_is
from clawkit.games.claw_machine.lesson.tables import table

POWERS = (
    LessonStep(
        id="dragon",
        title="The dragon switches two toys",
        text=(
            "A dragon that you got in an earlier turn can switch two top cards; each dragon does "
            "it once. The card below the claw may be one of them, an empty space may not. Your "
            "toys stand below the board."
        ),
        clauses=("CM-39",),
        do=Task(
            todo="You have no available arrow. Get the raccoon from c1 all the same.",
            position=table(
                claw="a3",
                arrows="",
                stacks={"b2": ["cat"]},
                hand=("dragon",),
                ready=("dragon",),
                reveals=("yellow",),
            ),
            success=has_card("raccoon 2"),
            hint="Use the dragon: switch a3 (below the claw) and c1. Then PUSH.",
            missed="The turn is over without the raccoon.",
            mistakes=(
                Mistake(did("push"), "That was another toy. Switch first, then PUSH."),
                Mistake(
                    did("swap") & ~top_is("a3", "raccoon 2"),
                    "The dragon is used, and the raccoon is not below the claw.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="unicorn",
        title="The unicorn pushes twice",
        text=(
            "A unicorn from an earlier turn lets you PUSH a second time in one turn; each unicorn "
            "does it once. You may move in between."
        ),
        clauses=("CM-40",),
        do=Task(
            todo="Take both the cat at b1 and the raccoon at c1 in this turn.",
            position=table(
                stacks={"b2": ["zebra"]},
                hand=("unicorn",),
                ready=("unicorn",),
                reveals=("sheep black", "yellow"),
            ),
            success=has_card("cat") & has_card("raccoon 2"),
            hint="Up, PUSH, right, and the unicorn.",
            missed="The turn is over, and one of the two is still there.",
            mistakes=(
                Mistake(
                    did("push") & ~has_card("cat") & ~has_card("raccoon 2"),
                    "That PUSH took another toy.",
                ),
                Mistake(
                    did("unicorn") & ~(has_card("cat") & has_card("raccoon 2")),
                    "The unicorn is used, and one of the two is still there.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="one_power",
        title="One power a turn",
        text=(
            "In a turn you may use one power at most, and only of a mythic toy from an earlier "
            "turn. A used one is turned over, and still counts at the end."
        ),
        clauses=("CM-38",),
        do=Quiz(
            question="You take a dragon this turn, and have an unused unicorn from before. Now?",
            hint="Ask for each of them: from an earlier turn, and not used?",
            answers=(
                Answer("You can use both", "One power a turn, and the dragon is too new."),
                Answer("You can use the unicorn only", "Right. The dragon waits a turn.", True),
                Answer("You can use the dragon only", "It came this turn: it must wait."),
                Answer("You can use neither", "The unicorn is from an earlier turn."),
            ),
        ),
    ),
)
