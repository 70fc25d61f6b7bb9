"""What every toy scores, and a whole collection at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clawkit.core.exercise import Exercise
from clawkit.core.lesson import LessonStep
from clawkit.games.claw_machine.pad import PAD


def _entries(*players: Mapping[str, Any]) -> dict[str, Any]:
    names = ("You", "Bo", "Cy")
    return {
        "game": "claw_machine",
        "players": [{"name": name, **cards} for name, cards in zip(names, players, strict=False)],
    }


SCORING = (
    LessonStep(
        id="bears",
        title="Bears and capybaras",
        text="Every two bears are worth 5 points; a bear without a partner gives nothing. Each "
        "capybara is worth 2 points.",
        clauses=("CM-28", "CM-29"),
        do=Exercise(
            todo="You have 3 bears and 2 capybaras. Score them.",
            entries=_entries({"bear": 3, "capybara": 2}, {}),
            items=("bear", "capybara"),
            hint="Three bears are one pair and one left over.",
        ),
    ),
    LessonStep(
        id="cats",
        title="Cats and dogs",
        text="Each cat counts the copies of your most repeated other animal. Each dog counts your "
        "other kinds of animal. Mythic and defective toys are no animals.",
        clauses=("CM-30", "CM-31"),
        do=Exercise(
            todo="You have 2 cats, 2 dogs, 3 bears and a dragon. Score cats and dogs.",
            entries=_entries({"cat": 2, "dog": 2, "bear": 3, "dragon": 1}, {}),
            items=("cat", "dog"),
            hint="Bears are most repeated; for dogs the other kinds are cat and bear.",
        ),
    ),
    LessonStep(
        id="rabbits",
        title="Rabbits and raccoons",
        text="Your rabbits are worth 5 together, if no other player has exactly the same number; "
        "without rabbits you get nothing. The number on a raccoon is on its trash can: each of "
        "yours scores the sum of all other players' numbers.",
        clauses=("CM-32", "CM-33"),
        do=Exercise(
            todo="You have 2 rabbits and 2 raccoons. Bo has 1 rabbit and raccoons with 3 and 1; Cy "
            "has 2 rabbits. Score yours.",
            entries=_entries(
                {"rabbit": 2, "raccoon": [1, 2]},
                {"rabbit": 1, "raccoon": [3, 1]},
                {"rabbit": 2},
            ),
            items=("rabbit", "raccoon"),
            hint="Cy has exactly as many rabbits as you. Your own numbers do not count for you.",
        ),
    ),
    LessonStep(
        id="sheep",
        title="Sheep keep their order",
        text="Sheep stay in the order you got them. If white and black alternate, they score their "
        "number times itself; one break, and each is worth 1.",
        clauses=("CM-34",),
        do=Exercise(
            todo="You got white, black, white, in this order. Score your sheep.",
            entries=_entries({"sheep": "WBW"}, {}),
            items=("sheep",),
            hint="Yours alternate: 3 x 3.",
        ),
    ),
    LessonStep(
        id="zebras",
        title="Zebras and mythic toys",
        text="Each dragon and unicorn is worth 1 point, used or not. Each zebra scores 1 point for "
        "every mythic toy that you have (the rulebook can be read otherwise; see ruling CM-R02).",
        clauses=("CM-35", "CM-36"),
        do=Exercise(
            todo="You have 2 zebras, 1 dragon and 2 unicorns. Score them.",
            entries=_entries({"zebra": 2, "dragon": 1, "unicorn": 2}, {}),
            items=("zebra", "mythic"),
            hint="Three mythic toys; each zebra counts them all.",
        ),
    ),
    LessonStep(
        id="defectives",
        title="Defective toys, alone and in threes",
        text="A defective toy costs 2 points. Three that share a colour are a trio, worth 10 "
        "together instead. A two-coloured one serves in one trio only.",
        clauses=("CM-37",),
        do=Exercise(
            todo="You have pink, pink, blue, blue, blue/pink, yellow/pink and yellow. Score them.",
            entries=_entries(
                {
                    "defective": [
                        "pink",
                        "pink",
                        "blue",
                        "blue",
                        "blue/pink",
                        "yellow/pink",
                        "yellow",
                    ]
                },
                {},
            ),
            items=("defective",),
            negative=("defective",),
            hint="Two trios can be made: use blue/pink as blue, and yellow/pink as pink.",
        ),
    ),
    LessonStep(
        id="whole",
        title="A whole collection",
        text="This is the rulebook's example. Score every item of Ana's; what you miss is shown "
        "with its reason.",
        clauses=("CM-41",),
        do=Exercise(
            todo="Ana has 1 rabbit, 3 cats, 1 raccoon, white and black sheep, 1 dog, 1 dragon and "
            "2 defectives (pink, blue). The others' trash cans show 1, 1 and 2, and nobody else "
            "has one rabbit.",
            entries=PAD.example.entries,
            items=("rabbit", "cat", "raccoon", "sheep", "dog", "mythic", "defective"),
            negative=("defective",),
            hint="Cats count her sheep, of which she has two; the dog counts four other kinds.",
        ),
    ),
)
