"""Last cards, new stacks and empty spaces."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.games.claw_machine.lesson.conditions import TURN_OVER, did, has_card, top_is
from clawkit.games.claw_machine.lesson.tables import table

_LAST_CARD = table(
    claw="b2",
    arrows="up left",
    stacks={"b2": ["zebra"], "a3": ["raccoon 1"], "b1": ["unicorn"]},
    hidden={"b2": 0},
    reveals=("cat", "blue", "yellow", "raccoon 3"),
)

_EMPTY = table(
    claw="b2",
    arrows="up left",
    stacks={"b2": []},
    reveals=("zebra", "raccoon 3"),
)

STACKS = (
    LessonStep(
        id="last_card",
        title="The last card of a stack",
        text=(
            "Whoever takes a stack's last card builds a new stack there: one top card from each "
            "neighbour above, below, left and right. You choose their order, the lowest first, "
            "and they all lie open; then the neighbours' next cards are turned over."
        ),
        clauses=("CM-20", "CM-21"),
        do=Task(
            todo="Take the last card at b2, and build the new stack with the unicorn on top.",
            position=_LAST_CARD,
            success=did("give", 3) & top_is("b2", "unicorn"),
            hint="PUSH, then tap a2, c2 and b3. The unicorn is the last, so it goes on top.",
            missed="The unicorn is not on top of b2.",
            mistakes=(
                Mistake(did("push") & ~has_card("zebra"), "That was not the card at b2."),
                Mistake(
                    did("give", 3) & ~top_is("b2", "unicorn"),
                    "The unicorn lies below another card now, and comes out later.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="few_neighbours",
        title="Neighbours that give nothing",
        text=(
            "A new stack is built from what the neighbours do give, even if that is one card. The "
            "rulebook is unclear about a neighbour with a single card; here it keeps it. If nobody "
            "gives, the space stays empty for the rest of the game."
        ),
        clauses=("CM-22", "CM-23"),
        do=Quiz(
            question="You take the last card at a1. b1 has one card, a2 has three. What happens?",
            hint="Only b1 and a2 are neighbours of a1.",
            answers=(
                Answer("a1 stays empty", "a2 can give a card, so it does."),
                Answer("a1 gets the top card of a2", "Right: b1 keeps its only card.", True),
                Answer("a1 gets a card of each", "A neighbour with a single card keeps it here."),
            ),
        ),
    ),
    LessonStep(
        id="empty_space",
        title="The claw over an empty space",
        text=(
            "Over an empty space there is nothing to take. If you recharge there, you get no toy "
            "this turn. If you move, you must PUSH over a card at some moment; where the claw ends "
            "does not matter."
        ),
        clauses=("CM-18", "CM-19"),
        do=Task(
            todo="Do not go without: take the sheep or the cat.",
            position=_EMPTY,
            success=has_card("sheep white") | has_card("cat"),
            hint="Use left or up, then PUSH.",
            missed="You recharged over an empty space: no toy this turn.",
            mistakes=(
                Mistake(
                    TURN_OVER & ~did("push"),
                    "You recharged over an empty space: no toy this turn.",
                ),
                Mistake(did("push") & ~has_card("sheep white") & ~has_card("cat"), "Another toy."),
            ),
        ),
    ),
)
