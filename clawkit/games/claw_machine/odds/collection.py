"""The points of a random collection, without the other players' effects (CM-28 to CM-37)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from clawkit.games.claw_machine.components import KINDS_IN_MATCH
from clawkit.games.claw_machine.odds.asked import (
    KINDS,
    KINDS_DRAWN,
    RANDOM_HAND,
    SHEEP_COLOURS,
    SHUFFLED,
    example_data,
    hand_size,
    ruling,
    ruling_in_force,
)
from clawkit.games.claw_machine.odds.collection_items import mean_points
from clawkit.games.claw_machine.odds.collection_law import Setting, collection_law
from clawkit.games.claw_machine.odds.collection_scored import scored_law
from clawkit.games.claw_machine.odds.collection_steps import SYMBOLS, steps
from clawkit.probability import Amounts, Assumption, Check, Derivation, Parts, question

LABELS = {"points": "points of the collection", "items": "what each item gives on average"}
LISTED_HAND = 3
LISTED_HAND_OF_FIVE = 8
"""The largest collections whose contents are listed: any kinds, and five known ones."""

ALONE = Assumption(
    "Nobody else has effect: rabbits score 5 if there are any, since nobody has equally many, "
    "and raccoons score nothing, since there are no opponents' trash cans.",
    ("CM-32", "CM-33"),
    "model",
)


def setting_of(
    kinds: tuple[str, ...],
    cat: str,
    zebra: str,
    defective_trios: str,
    sheep_colours: Mapping[str, int],
) -> Setting:
    """The setting of these parameters."""
    return Setting(kinds, cat, zebra, defective_trios, sheep_colours["white"])


def collection_parts(hand: int, **setting: Any) -> Parts:
    """The law of the points, and the mean of every item."""
    found = setting_of(**setting)
    items = Amounts(mean_points(hand, found), "item", "points on average")
    return Parts({"points": collection_law(hand, found), "items": items}, LABELS)


@question(
    "The value of a collection",
    hand_size(12),
    KINDS,
    ruling("cat"),
    ruling("zebra"),
    ruling("defective_trios"),
    SHEEP_COLOURS,
    label="points of a random collection",
    value=collection_parts,
    slow="The first value for other kinds, rulings or sheep takes a tenth of a second or more: it "
    "counts the ways for all sizes of collection at once. Further sizes take a millisecond.",
)
def collection_value(hand: int, **setting: Any) -> Derivation:
    """What is a random collection worth, and what does each item give?"""
    value = collection_parts(hand, **setting)
    names = ("cat", "zebra", "defective_trios")
    return Derivation(
        question=f"What are {hand} random cards worth, and what does each item give?",
        model="The collection is a random set of the match's 45 cards, received in random order.",
        assumptions=(
            SHUFFLED,
            KINDS_DRAWN,
            RANDOM_HAND,
            ALONE,
            *(ruling_in_force(name, setting[name]) for name in names),
            example_data("sheep_colours", setting["sheep_colours"]),
        ),
        symbols=SYMBOLS,
        steps=steps(hand, setting_of(**setting), value),
        value=value,
        checks=tuple(_checks(hand, setting_of(**setting), value)),
    )


def _checks(hand: int, setting: Setting, value: Parts) -> Iterator[Check]:
    yield Check(
        "The mean of the whole law is the sum of the items' means, each by its own formula.",
        lambda: value["points"].mean,
        lambda: sum(value["items"].rows.values()),
    )
    known = len(setting.kinds) == KINDS_IN_MATCH
    size = min(hand, LISTED_HAND_OF_FIVE if known else LISTED_HAND)
    yield Check(
        f"Everything that {size} cards can hold, listed and scored by the game.",
        lambda: collection_law(size, setting),
        lambda: scored_law(size, setting),
    )
