"""What a hand's types, colours and pairs are worth (MM-19 to MM-21)."""

from __future__ import annotations

from typing import NamedTuple

from clawkit.games.muscle_man.lines import PER_CARD_BY_COLOURS, PER_CARD_BY_TYPES
from clawkit.games.muscle_man.odds.hand_law import Found, hand_law
from clawkit.games.muscle_man.pairs import ONE_TYPE, ONE_TYPE_AND_COLOUR
from clawkit.probability import Distribution


class Points(NamedTuple):
    """The points of a hand's cards by part."""

    type: int
    colour: int
    sets: int

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self)


def more_for_one_colour(same_colour_pair: str) -> int:
    """What a pair of one colour scores more than another one, as the ruling reads it."""
    return ONE_TYPE_AND_COLOUR - (0 if same_colour_pair == "both" else ONE_TYPE)


def hand_points(n: int, found: Found, same_colour_pair: str) -> Points:
    """The points of n cards with so many types, colours and pairs."""
    more = more_for_one_colour(same_colour_pair)
    return Points(
        n * PER_CARD_BY_TYPES.get(found.types, 0),
        n * PER_CARD_BY_COLOURS.get(found.colours, 0),
        ONE_TYPE * found.pairs + more * found.same,
    )


def points_law(n: int, copies: int, pairs: str, same_colour_pair: str) -> Distribution:
    """The parts of the points of n random cards, together."""
    law = hand_law(n, copies, pairs)
    return law.map(lambda found: hand_points(n, found, same_colour_pair))
