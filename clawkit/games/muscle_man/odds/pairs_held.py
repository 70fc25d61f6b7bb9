"""How many pairs n random food cards have, and how many of one colour (MM-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from clawkit.games.muscle_man.components import Card
from clawkit.games.muscle_man.odds.asked import (
    CARD_COPIES,
    COPIES,
    PAIRS,
    RANDOM_CARDS,
    RULES,
    SHUFFLED,
    copies_assumed,
    deck,
    number_of_cards,
)
from clawkit.games.muscle_man.odds.hand_law import hand_law
from clawkit.games.muscle_man.odds.listed_hands import listed
from clawkit.games.muscle_man.odds.pair_steps import FINDERS, steps
from clawkit.probability import Check, Derivation, Distribution, Parts, Symbol, question
from clawkit.probability.enumeration import every_hand, labelled

LABELS = {
    "pairs": "pairs of one type among the cards",
    "same_colour": "pairs of one type and colour",
}
LABELLED = 3
"""The largest hands that are listed card by card, too."""


def pairs_parts(n: int, pairs: str, copies_per_type_and_colour: int) -> Parts:
    """The law of all pairs, and of those of one colour."""
    law = hand_law(n, copies_per_type_and_colour, pairs)
    return Parts(
        {
            "pairs": law.map(lambda found: found.pairs, "pairs"),
            "same_colour": law.map(lambda found: found.same, "same-coloured pairs"),
        },
        LABELS,
    )


SYMBOLS = (
    Symbol("n", "n", "cards"),
    Symbol("p, s", "p, s", "pairs, and those of one colour among them"),
    Symbol("x", "x", "marker of a card"),
    Symbol("y, z", "y, z", "markers of a pair in two colours, and in one"),
    Symbol("F, G", "F, G", "all that can be held of one type, and of all six"),
)


@question(
    "Pairs",
    number_of_cards(5),
    PAIRS,
    CARD_COPIES,
    label="pairs among the cards",
    value=pairs_parts,
)
def pairs(n: int, pairs: str, **data: int) -> Derivation:
    """How many pairs are there among n random cards, and how many of them in one colour?"""
    copies = data[COPIES]
    value = pairs_parts(n, pairs, copies)
    return Derivation(
        question=f"How many pairs are there among {n} random cards, and how many in one colour?",
        model="The cards are a random set of the deck.",
        assumptions=(
            SHUFFLED,
            RANDOM_CARDS,
            RULES.ruling_in_force("pairs", pairs),
            copies_assumed(copies),
        ),
        symbols=SYMBOLS,
        steps=steps(n, copies, pairs, value),
        value=value,
        checks=tuple(_checks(n, copies, pairs)),
    )


def found_by_the_game(hand: Sequence[Card], ruling: str) -> tuple[int, int]:
    """The pairs that the game finds in a hand, and those of one colour among them."""
    found = list(FINDERS[ruling](hand))
    return len(found), sum(one == other for one, other in found)


def _law(n: int, copies: int, ruling: str) -> Distribution:
    return hand_law(n, copies, ruling).map(lambda found: (found.pairs, found.same))


def law_by_list(n: int, copies: int, ruling: str) -> Distribution:
    """Pairs, and those of one colour, from the list of hands."""
    weights: Counter[tuple[int, int]] = Counter()
    for hand, count in listed(n, copies):
        weights[found_by_the_game(hand, ruling)] += count
    return Distribution.from_weights(weights, "pairs, same-coloured")


def law_by_labels(n: int, copies: int, ruling: str) -> Distribution:
    """The same, by every hand of labelled cards; for few cards only."""
    return every_hand(labelled(deck(copies)), n, lambda hand: found_by_the_game(hand, ruling))


def _checks(n: int, copies: int, ruling: str) -> Iterator[Check]:
    yield Check(
        f"All hands of {n} that differ by more than the names of types, with the pairs that the "
        "game takes in each.",
        lambda: _law(n, copies, ruling),
        lambda: law_by_list(n, copies, ruling),
    )
    few = min(n, LABELLED if copies <= 2 else LABELLED - 1)
    yield Check(
        f"A small twin: all hands of {few} labelled cards, one by one.",
        lambda: _law(few, copies, ruling),
        lambda: law_by_labels(few, copies, ruling),
    )
