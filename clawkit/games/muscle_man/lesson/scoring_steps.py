"""What food and coins score, and a whole table at the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clawkit.core.exercise import Exercise
from clawkit.core.lesson import Answer, LessonStep, Mistake, Quiz, Task
from clawkit.core.scene import TrayItem
from clawkit.games.muscle_man.components import colour_of, type_of
from clawkit.games.muscle_man.lesson.conditions import did, scores
from clawkit.games.muscle_man.lesson.tables import Seat, table
from clawkit.games.muscle_man.trays import name_of, picture_of, sign_of


def _entries(cards: str, coins: int) -> dict[str, Any]:
    own = {"name": "You", "cards": cards.split(), "coins": coins}
    others: list[dict[str, Any]] = [
        {"name": name, "cards": [], "coins": 0} for name in ("Bo", "Cy")
    ]
    return {"game": "muscle_man", "players": [own, *others]}


def _exercise(todo: str, cards: str, coins: int, items: tuple[str, ...], hint: str) -> Exercise:
    foods = tuple(
        TrayItem(
            name_of(card),
            picture_of(card),
            count,
            text=type_of(card),
            tint=colour_of(card),
            sign=sign_of(colour_of(card)),
        )
        for card, count in Counter(cards.split()).items()
    )
    money = (TrayItem(f"{coins} coins", "coin", coins),) if coins else ()
    return Exercise(todo, _entries(cards, coins), items, hint, shows=(*foods, *money))


SCORING = (
    LessonStep(
        id="type",
        title="Types: few or many",
        text="The number of different types sets what each of your food cards is worth. With 3 or "
        "4 types that is 2 points, with 2 or 5 it is 3, and with 1 or all 6 it is 4.",
        clauses=("MM-19",),
        do=_exercise(
            todo="Score the types of these five food cards.",
            cards="A-red A-blue A-green B-red B-blue",
            coins=0,
            items=("type",),
            hint="Two types, five cards.",
        ),
    ),
    LessonStep(
        id="colour",
        title="Colours: the fewer the better",
        text="Each food card is worth 2 points more if all are of one colour, and 1 more if they "
        "are of two. Three colours add nothing.",
        clauses=("MM-20", "MM-19"),
        do=_exercise(
            todo="Score types and colours of these four food cards.",
            cards="A-red B-red C-blue D-red",
            coins=0,
            items=("type", "colour"),
            hint="Four types, two colours, four cards.",
        ),
    ),
    LessonStep(
        id="sets",
        title="Sets are pairs of one type",
        text="Two food cards of one type are a pair, worth 5; if they are of one colour as well, "
        "8. Each card is in one pair at most (ruling MM-R01).",
        clauses=("MM-21",),
        do=_exercise(
            todo="Score the sets of these five food cards.",
            cards="A-red A-red A-green B-blue B-green",
            coins=0,
            items=("sets",),
            hint="Of three A cards two are a pair, and one is left over.",
        ),
    ),
    LessonStep(
        id="instead",
        title="Eight instead of five",
        text="A pair of one type and one colour scores 8 in all: you do not add the 5 of a pair. "
        "The rulebook can be read otherwise; here ruling MM-R02 holds.",
        clauses=("MM-21",),
        do=Quiz(
            question="You have two C-blue. What are they worth as a set?",
            hint="One pair has one value.",
            answers=(
                Answer("5", "They are of one colour, too, and that is worth more."),
                Answer("8", "Right: 8 instead of 5.", True),
                Answer("13", "The 8 comes instead of the 5, not on top of it."),
            ),
        ),
    ),
    LessonStep(
        id="own_coins",
        title="Only your own coins count",
        text="Every 2 coins that you own are worth 1 point. Cards and coins that are in machines "
        "at the end count for nobody.",
        clauses=("MM-22", "MM-23"),
        do=Quiz(
            question="You own 7 coins, and your machine holds 6. What do coins score?",
            hint="Leave out the machine's coins, and a coin without a partner.",
            answers=(
                Answer("3", "Right: three times 2 coins, and one is left over.", True),
                Answer("6", "The machine's coins are not yours. Stock, and they are."),
                Answer("7", "It takes 2 coins for a point."),
            ),
        ),
    ),
    LessonStep(
        id="best_last",
        title="Card or coins?",
        text="A food card does more than bring its own points: it can make a pair, or change what "
        "all your cards are worth. So one card less, with coins for it, can be more.",
        clauses=("MM-13", "MM-23"),
        do=Task(
            todo="You have 22 points now. This is your last action: end with most points.",
            position=table(
                Seat(
                    hand="A-red A-red D-red B-green",
                    purse=5,
                    machine="red",
                    front="E-blue",
                    coins=8,
                ),
                ending=True,
            ),
            success=scores(29),
            hint="Which of your cards keeps the others from being of one colour?",
            missed="That is less than the 29 points that are possible here.",
            praise="You end with 29 points: 9 for types, 6 for colour, 8 for the pair of A-red and "
            "6 for 13 coins.",
            mistakes=(
                Mistake(
                    did("buy"),
                    "With E-blue you have four types in three colours, and 3 coins less: 19 "
                    "points.",
                ),
                Mistake(
                    did("pick up"),
                    "23 points. The 8 coins in the machine count for nobody.",
                ),
                Mistake(
                    did("stock"),
                    "The 8 coins are yours, but you still have B-green, so your cards are not all "
                    "of one colour.",
                ),
            ),
        ),
    ),
    LessonStep(
        id="win",
        title="Who wins",
        text="Most points win. The rulebook says nothing about a tie: here the tied players share "
        "the win (ruling MM-R04).",
        clauses=("MM-23",),
        do=Quiz(
            question="Ana has 31 points and 4 coins, Bo 31 and 9 coins, Cy 30. Who wins?",
            hint="Coins have been counted in the points already.",
            answers=(
                Answer("Bo", "Only if your table lets coins decide; that is another ruling."),
                Answer("Ana and Bo", "Right: they share the win.", True),
                Answer("All three", "Cy has a point less."),
            ),
        ),
    ),
    LessonStep(
        id="whole",
        title="A whole hand",
        text="This is how a game ends: everything in front of you is scored. What you miss "
        "is shown with its reason.",
        clauses=("MM-19", "MM-20", "MM-21", "MM-22"),
        do=_exercise(
            todo="Score these six food cards and 9 coins.",
            cards="A-red A-red B-blue B-red C-red C-blue",
            coins=9,
            items=("type", "colour", "sets", "coins"),
            hint="Three types, two colours, six cards; all six are in pairs.",
        ),
    ),
)
