"""What one more food card changes in a hand's points (MM-19 to MM-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clawkit.core.rulings import Rulings
from clawkit.games.muscle_man.components import Card, colour_of, type_of
from clawkit.games.muscle_man.lines import PER_CARD_BY_COLOURS, PER_CARD_BY_TYPES
from clawkit.games.muscle_man.odds.hand_points import more_for_one_colour
from clawkit.games.muscle_man.odds.listed_hands import scored
from clawkit.games.muscle_man.pairs import ONE_TYPE


class Choices(NamedTuple):
    """The rulings that have a say in a gain."""

    pairs: str
    same_colour_pair: str


def gain(card: Card, hand: Sequence[Card], choices: Choices) -> int:
    """What this card adds: to every card by types and colours, and in pairs."""
    return more_for_each(card, hand) + more_in_sets(card, hand, choices)


def more_for_each(card: Card, hand: Sequence[Card]) -> int:
    """What it adds through the number of types and of colours."""
    return _for_types_and_colours([*hand, card]) - _for_types_and_colours(hand)


def _for_types_and_colours(hand: Sequence[Card]) -> int:
    types, colours = {*map(type_of, hand)}, {*map(colour_of, hand)}
    each = PER_CARD_BY_TYPES.get(len(types), 0) + PER_CARD_BY_COLOURS.get(len(colours), 0)
    return len(hand) * each


def more_in_sets(card: Card, hand: Sequence[Card], choices: Choices) -> int:
    """What it adds in pairs: it may complete one of its type, and one of its face."""
    alike = sum(type_of(other) == type_of(card) for other in hand)
    same = hand.count(card)
    more = more_for_one_colour(choices.same_colour_pair)
    if choices.pairs == "combinations":
        return ONE_TYPE * alike + more * same
    return ONE_TYPE * (alike % 2) + more * (same % 2)


def loss(card: Card, hand: Sequence[Card], choices: Choices) -> int:
    """What the hand loses without this card of it."""
    return gain(card, without(card, hand), choices)


def without(card: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The hand without one such card."""
    left = list(hand)
    left.remove(card)
    return tuple(left)


def gain_by_scoring(card: Card, hand: Sequence[Card], rulings: Rulings) -> int:
    """The same as `gain`, as the difference of two scores of the game."""
    return scored((*hand, card), rulings).total - scored(hand, rulings).total
