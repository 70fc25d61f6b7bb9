"""What food cards and coins score (MM-19 to MM-22), with the reason in words."""

from __future__ import annotations

from collections.abc import Sequence

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreLine
from clawkit.games.muscle_man.belongings import Belongings
from clawkit.games.muscle_man.components import Card, colour_of, type_of
from clawkit.games.muscle_man.pairs import score_sets

PER_CARD_BY_TYPES = {1: 4, 2: 3, 3: 2, 4: 2, 5: 3, 6: 4}
PER_CARD_BY_COLOURS = {1: 2, 2: 1, 3: 0}
COINS_PER_POINT = 2


def score_lines(own: Belongings, rulings: Rulings) -> tuple[ScoreLine, ...]:
    """All of one player's lines, in the rulebook's order."""
    return (
        score_type(own.cards),
        score_colour(own.cards),
        score_sets(own.cards, rulings),
        score_coins(own.coins),
    )


def score_type(cards: Sequence[Card]) -> ScoreLine:
    """MM-19: points for each card by the number of different types."""
    types = len({type_of(card) for card in cards})
    return _each("type", types, "type", cards, PER_CARD_BY_TYPES.get(types, 0), "MM-19")


def score_colour(cards: Sequence[Card]) -> ScoreLine:
    """MM-20: further points for each card by the number of different colours."""
    colours = len({colour_of(card) for card in cards})
    return _each("colour", colours, "colour", cards, PER_CARD_BY_COLOURS.get(colours, 0), "MM-20")


def score_coins(coins: int) -> ScoreLine:
    """MM-22: 1 for every 2 coins."""
    points = coins // COINS_PER_POINT
    number = f"{coins} coin{'' if coins == 1 else 's'}" if coins else "no coins"
    said = f"{number}: 1 for every {COINS_PER_POINT} = {points}" if coins else number
    return ScoreLine("coins", points, "MM-22", said)


def _each(
    item: str, different: int, what: str, cards: Sequence[Card], each: int, clause: str
) -> ScoreLine:
    """A line of the form `2 types x 5 cards: 3 each = 15`."""
    if not cards:
        return ScoreLine(item, 0, clause, "no food cards")
    kinds = f"{different} {what}{'' if different == 1 else 's'}"
    number = f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
    points = each * len(cards)
    return ScoreLine(item, points, clause, f"{kinds} x {number}: {each} each = {points}")
