"""The points of n random food cards, by part (MM-19 to MM-21)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from clawkit.games.muscle_man.odds.asked import (
    CARD_COPIES,
    COPIES,
    PAIRS,
    RANDOM_CARDS,
    RULES,
    SAME_COLOUR_PAIR,
    SHUFFLED,
    copies_assumed,
    number_of_cards,
)
from clawkit.games.muscle_man.odds.hand_points import points_law
from clawkit.games.muscle_man.odds.listed_hands import law_by_labels, law_by_scoring
from clawkit.games.muscle_man.odds.points_steps import SYMBOLS, steps
from clawkit.probability import Assumption, Check, Derivation, Parts, question

LABELS = {
    "total": "points of all parts together",
    "type": "points for the number of types",
    "colour": "further points for the number of colours",
    "sets": "points of the pairs",
}
LABELLED = 2
"""The largest hands that are listed card by card, too."""

NO_COINS = Assumption(
    "Coins are left out: they are 1 for every 2, whatever the cards are.", ("MM-22",)
)


def points_parts(
    n: int, pairs: str, same_colour_pair: str, copies_per_type_and_colour: int
) -> Parts:
    """The law of all points, and of each part."""
    law = points_law(n, copies_per_type_and_colour, pairs, same_colour_pair)
    return Parts({part: law.map(attrgetter(part), "points") for part in LABELS}, LABELS)


@question(
    "The points of random cards",
    number_of_cards(5),
    PAIRS,
    SAME_COLOUR_PAIR,
    CARD_COPIES,
    label="points of the cards",
    value=points_parts,
)
def points(n: int, pairs: str, same_colour_pair: str, **data: int) -> Derivation:
    """How many points do n random cards make, and where do they come from?"""
    copies = data[COPIES]
    value = points_parts(n, pairs, same_colour_pair, copies)
    chosen = {"pairs": pairs, "same_colour_pair": same_colour_pair}
    return Derivation(
        question=f"How many points do {n} random cards make, and where do they come from?",
        model="The cards are a random set of the deck.",
        assumptions=(
            SHUFFLED,
            RANDOM_CARDS,
            NO_COINS,
            *(RULES.ruling_in_force(*pair) for pair in chosen.items()),
            copies_assumed(copies),
        ),
        symbols=SYMBOLS,
        steps=steps(n, copies, pairs, same_colour_pair, value),
        value=value,
        checks=tuple(_checks(n, copies, **chosen)),
    )


def _checks(n: int, copies: int, **chosen: str) -> Iterator[Check]:
    yield Check(
        f"All hands of {n} that differ by more than the names of types, each scored by the game.",
        lambda: points_law(n, copies, **chosen),
        lambda: law_by_scoring(n, copies, **chosen),
    )
    few = min(n, LABELLED)
    yield Check(
        f"A small twin: all hands of {few} labelled cards, one by one.",
        lambda: points_law(few, copies, **chosen),
        lambda: law_by_labels(few, copies, **chosen),
    )
