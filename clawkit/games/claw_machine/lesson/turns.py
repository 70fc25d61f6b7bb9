"""A turn: move or recharge, and PUSH."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.claw_machine.lesson.conditions import (
    TURN_OVER,
    can_use,
    claw_at,
    did,
    first_was,
    has_card,
)
from clawkit.games.claw_machine.lesson.tables import table

TURNS = (
    LessonStep(
        id="move",
        title="Move the claw",
        text=(
            "Tap an arrow to use it: the claw goes one space that way, and the arrow is turned "
            "over. You may use as many arrows as you like, each once. The claw never leaves the "
            "grid, and does not come in again on the other side."
        ),
        clauses=("CM-11",),
        do=Task(
            todo="Bring the claw over the raccoon at c1.",
            position=table(),
            success=claw_at("c1"),
            hint="c1 is one up and one to the right of the claw, in either order.",
            missed="The turn is over and the claw is not at c1.",
            mistakes=(
                Mistake(
                    claw_at("a1") | claw_at("a2") | claw_at("a3"),
                    "The claw is in the left column now, and a single right arrow does not bring "
                    "it to c1.",
                ),
                Mistake(
                    claw_at("b3") | claw_at("c3"),
                    "The claw is in the bottom row now, and a single up arrow does not bring it "
                    "to c1.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="push",
        title="PUSH takes the toy",
        text=(
            "PUSH takes the top card below the claw into your collection, and the next card of "
            "that stack is turned over. You PUSH once in a turn. What you have collected stands "
            "below the board."
        ),
        clauses=("CM-17",),
        do=Task(
            todo="Take the raccoon at c1.",
            position=table(reveals=("unicorn",)),
            success=has_card("raccoon 2"),
            hint="Use up and right, then PUSH.",
            missed="The turn is over without the raccoon.",
            mistakes=(
                Mistake(did("push"), "You pushed over another stack, and got its toy."),
                Mistake(
                    did("step", 2) & ~claw_at("c1") & ~claw_at("c2") & ~claw_at("b1"),
                    "The arrows that are left do not bring the claw to c1 any more.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="turn",
        title="A whole turn",
        text=(
            "A turn has two parts: move the claw (or recharge, as you will see), and PUSH. When "
            "both are done you may end it."
        ),
        clauses=("CM-10", "CM-19"),
        do=Task(
            todo="Take any animal, and end your turn.",
            position=table(reveals=("sheep black", "cat")),
            success=TURN_OVER
            & (
                has_card("bear")
                | has_card("cat")
                | has_card("raccoon 2")
                | has_card("sheep white")
                | has_card("zebra")
            ),
            hint="Move to an animal, PUSH, then tap End the turn.",
            missed="That toy is no animal: dragons and defective toys are not. Try again.",
        ),
    ),
    LessonStep(
        id="between",
        title="PUSH between two arrows",
        text=(
            "You may PUSH before the first arrow, between two arrows, or after the last. So you "
            "can take a toy and then move the claw away, to make it harder for the next player."
        ),
        clauses=("CM-12",),
        do=Task(
            todo="Take the cat at b1, and end your turn with the claw at a1.",
            position=table(reveals=("zebra",)),
            success=has_card("cat") & claw_at("a1") & TURN_OVER,
            hint="Up, PUSH, left, end.",
            missed="At the end the cat must be yours and the claw at a1.",
            mistakes=(Mistake(did("push") & ~has_card("cat"), "Another toy: you PUSH only once."),),
        ),
    ),
    LessonStep(
        id="push_first",
        title="PUSH first, decide later",
        text=(
            "You may PUSH at once where the claw is, see which card comes up, and only then "
            "choose how to go on."
        ),
        clauses=("CM-16",),
        do=Task(
            todo="PUSH before anything else. Then use one arrow or more, and end your turn.",
            position=table(reveals=("raccoon 3",)),
            success=TURN_OVER & first_was("push"),
            hint="PUSH, then any arrow, then End the turn.",
            missed="The turn did not begin with PUSH.",
            mistakes=(Mistake(~first_was("push"), "PUSH comes first this time."),),
        ),
    ),
    LessonStep(
        id="recharge",
        title="Recharge instead of moving",
        text=(
            "Instead of moving you may turn one or two used arrows back to available. You still "
            "PUSH, before, between or after; the claw stays where it is."
        ),
        clauses=("CM-13",),
        do=Task(
            todo="Recharge left and right, and take the toy below the claw.",
            position=table(claw="b3", arrows="up", reveals=("yellow",)),
            success=can_use("up", "left", "right") & has_card("bear"),
            hint="Tap the turned-over arrows left and right, and PUSH.",
            missed="At the end left and right must be available, and the bear yours.",
            mistakes=(
                Mistake(did("step"), "A turn moves or recharges. You moved."),
                Mistake(can_use("up", "down"), "You recharged down. Left and right are asked for."),
            ),
        ),
    ),
    LessonStep(
        id="must_move",
        title="All arrows available",
        text=(
            "With all four arrows available at the start of your turn there is nothing to "
            "recharge, so you must move."
        ),
        clauses=("CM-14",),
        do=Quiz(
            question="You start with four available arrows. What must you do?",
            position=table(),
            hint="Recharging turns at least one used arrow back.",
            answers=(
                Answer("PUSH, and nothing else", "You must use at least one arrow as well."),
                Answer("Use one arrow or more, and PUSH", "Right, in any order.", True),
                Answer("Recharge, and PUSH", "No arrow is used up, so there is nothing to turn."),
            ),
        ),
    ),
    LessonStep(
        id="must_recharge",
        title="No arrow available",
        text=(
            "Without an available arrow you must recharge, and PUSH where the claw is. The same "
            "goes if the arrows that you have only lead off the grid."
        ),
        clauses=("CM-15",),
        do=Task(
            todo="No arrow is left. Take the zebra, and end your turn with two arrows available.",
            position=table(claw="a3", arrows="", reveals=("cat",)),
            success=TURN_OVER & has_card("zebra") & did("recharge", 2),
            hint="Recharge two arrows, PUSH, and end the turn.",
            missed="You recharged one arrow only. Two were asked for.",
        ),
    ),
)
