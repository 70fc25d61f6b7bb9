"""The most that n food cards can make, and what they cost at least (MM-19 to MM-21, MM-12)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from clawkit.games.muscle_man.odds.asked import (
    CARD_COPIES,
    COPIES,
    PAIRS,
    RULES,
    SAME_COLOUR_PAIR,
    copies_assumed,
    number_of_cards,
)
from clawkit.games.muscle_man.odds.best_steps import SYMBOLS, steps
from clawkit.games.muscle_man.odds.hand_points import points_law
from clawkit.games.muscle_man.odds.listed_hands import law_by_labels, law_by_scoring
from clawkit.games.muscle_man.odds.prices import OWN
from clawkit.games.muscle_man.odds.shapes import best
from clawkit.probability import (
    Amounts,
    Assumption,
    Check,
    Derivation,
    Distribution,
    Parts,
    question,
)

LABELS = {
    "points": "the most points that the cards can make",
    "hands": "hands that make them; any other types and colours do as well",
    "chance": "random cards make as many",
    "coins": "coins that the cards cost at least, the first food free",
}
LABELLED = 2
"""The largest hands that are listed card by card, too."""

FIRST_FOOD = Assumption("The first food costs nothing.", ("MM-06",))
NO_STOCKING = Assumption(
    "Every other card is bought and kept. Cards that were stocked again have cost more, and what "
    "stocking brings depends on the coins in the machines.",
    ("MM-11", "MM-12", "MM-13"),
    "model",
)


def best_parts(n: int, pairs: str, same_colour_pair: str, copies_per_type_and_colour: int) -> Parts:
    """The most points, the hands that make them, how rare they are, and what they cost."""
    most = best(n, copies_per_type_and_colour, pairs, same_colour_pair)
    law = points_law(n, copies_per_type_and_colour, pairs, same_colour_pair)
    chance = law.chance(lambda parts: parts.total == most.points)
    return Parts(
        {
            "points": Amounts({"most": most.points}, "figure", "points"),
            "hands": Amounts(most.hands, "hand", "ways to draw it"),
            "chance": chance,
            "coins": Amounts({"least": OWN * (n - 1)}, "figure", "coins"),
        },
        LABELS,
    )


@question(
    "The best hands",
    number_of_cards(5, least=1),
    PAIRS,
    SAME_COLOUR_PAIR,
    CARD_COPIES,
    label="the most that the cards can make",
    value=best_parts,
)
def best_hands(n: int, pairs: str, same_colour_pair: str, **data: int) -> Derivation:
    """What is the most that n cards can make, with which hands, and what do they cost?"""
    copies = data[COPIES]
    value = best_parts(n, pairs, same_colour_pair, copies)
    chosen = {"pairs": pairs, "same_colour_pair": same_colour_pair}
    number = "one card" if n == 1 else f"{n} cards"
    return Derivation(
        question=f"What is the most that {number} can make, and what does it cost?",
        model="Nothing is random but the last line: how often random cards are such a hand.",
        assumptions=(
            FIRST_FOOD,
            NO_STOCKING,
            *(RULES.ruling_in_force(*pair) for pair in chosen.items()),
            copies_assumed(copies),
        ),
        symbols=SYMBOLS,
        steps=steps(n, copies, pairs, same_colour_pair, value),
        value=value,
        checks=tuple(_checks(n, copies, chosen, value)),
    )


def most_of(law: Distribution) -> tuple[int, Fraction]:
    """The most points of a law, and how likely they are."""
    totals = law.map(lambda parts: parts.total)
    most = max(totals.weights)
    return most, totals.probability(most)


def _checks(n: int, copies: int, chosen: dict[str, str], value: Parts) -> Iterator[Check]:
    most = value["points"].rows["most"]
    yield Check(
        f"All hands of {n} that differ by more than the names of types, each scored by the game: "
        "the most points, and the share of hands that make them.",
        lambda: (most, value["chance"]),
        lambda: most_of(law_by_scoring(n, copies, **chosen)),
    )
    few = min(n, LABELLED)
    yield Check(
        f"A small twin: all hands of {few} labelled cards, one by one.",
        lambda: most_of(points_law(few, copies, **chosen)),
        lambda: most_of(law_by_labels(few, copies, **chosen)),
    )
