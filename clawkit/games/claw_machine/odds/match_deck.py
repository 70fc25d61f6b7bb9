"""The deck of a match as odds see it: which cards there are, and which may still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from clawkit.core.problems import listed
from clawkit.games.claw_machine.components import ANIMALS, KINDS_IN_MATCH
from clawkit.games.claw_machine.deck import (
    CARDS_PER_STACK,
    STACKS,
    Card,
    animal_of,
    cards_of,
    other_cards,
)
from clawkit.probability import Distribution

DECK = STACKS * CARDS_PER_STACK
"""The cards of a match (CM-06)."""


def animal_cards(animals: Iterable[str], data: Mapping[str, Any]) -> dict[Card, int]:
    """The cards of these animals by face."""
    return {card: n for animal in animals for card, n in cards_of(animal, data).items()}


def box_cards(data: Mapping[str, Any]) -> dict[Card, int]:
    """All cards that can be in a match, by face."""
    return {**animal_cards(ANIMALS, data), **other_cards()}


def known_kinds(kinds: Iterable[str], cards: Iterable[Card]) -> tuple[str, ...]:
    """The animals that are surely in the match: those named, and those on cards seen."""
    shown = {*kinds, *map(animal_of, cards)}
    return tuple(animal for animal in ANIMALS if animal in shown)


def too_many(kinds: Iterable[str], cards: Sequence[Card]) -> str:
    """What is wrong with these kinds and cards together, or an empty text."""
    known = known_kinds(kinds, cards)
    if len(known) > KINDS_IN_MATCH:
        return (
            f"{len(known)} kinds of animal ({listed(known)}) are named or seen, "
            f"but a match has {KINDS_IN_MATCH} (CM-05)"
        )
    if len(cards) >= DECK:
        return f"{len(cards)} cards have been seen, so none of the {DECK} is left (CM-06)"
    return ""


def unseen_card(
    kinds: Iterable[str], seen: Sequence[Card], data: Mapping[str, Any]
) -> Distribution:
    """Which card a hidden one is (CM-05, CM-06).

    Every choice of the kinds not known yet has made what was seen equally likely, so each of
    them is in the match with the same chance. Weights are times the number of kinds not known.
    """
    known = known_kinds(kinds, seen)
    unknown = [animal for animal in ANIMALS if animal not in known]
    gone = Counter(seen)
    sure = {**animal_cards(known, data), **other_cards()}
    weights = {card: (count - gone[card]) * len(unknown) for card, count in sure.items()}
    missing = KINDS_IN_MATCH - len(known)
    weights |= {card: n * missing for card, n in animal_cards(unknown, data).items()}
    in_order = {card: weights[card] for card in box_cards(data)}
    return Distribution.from_weights(in_order, "card")
