"""Where everything lies on the board of Muscle Man: a table, and places round it."""

from __future__ import annotations

WIDTH = 360
EDGE = 6
PLACE = 142
"""How wide a player's place is; between two of them the supply lies."""
NAME_HEIGHT, FOOD, FOOD_HEIGHT, MACHINE_HEIGHT, GAP = 22, 23, 29, 82, 10
CARD, CARD_HEIGHT = 56, 66
"""A card that can be tapped: 44 px on a phone of 320 px."""
PLACE_HEIGHT = NAME_HEIGHT + FOOD_HEIGHT + 3 + MACHINE_HEIGHT
CAPTION = 26

Spot = tuple[float, float]


def spots(players: int) -> list[Spot]:
    """The upper left corner of each seat's place: clockwise, from the upper left one."""
    left, right, middle = EDGE, WIDTH - EDGE - PLACE, (WIDTH - PLACE) / 2
    rows = players // 2
    last = [(middle, _row(rows))] if players % 2 else []
    up = [(left, _row(row)) for row in range(rows - 1, 0, -1)]
    return [(left, _row(0)), *((right, _row(row)) for row in range(rows)), *last, *up]


def _row(number: int) -> float:
    return EDGE + number * (PLACE_HEIGHT + GAP)


def supply_spot(players: int) -> Spot:
    """In the middle of the places that lie opposite each other."""
    return (WIDTH - CARD) / 2, (_row(players // 2) - GAP + EDGE - CARD_HEIGHT) / 2


def table_height(players: int) -> float:
    """How high the table is, without the viewer's own cards below it."""
    return _row((players + 1) // 2) - GAP + EDGE


def hand_spots(players: int, cards: int) -> list[Spot]:
    """Where the viewer's own cards lie below the table, in the middle."""
    step = min(CARD + 12, (WIDTH - CARD) / max(cards - 1, 1))
    start = (WIDTH - CARD - step * (cards - 1)) / 2
    return [(start + step * i, table_height(players) + CAPTION + 6) for i in range(cards)]


def height_of(players: int, hand: bool) -> float:
    """How high the board is."""
    return table_height(players) + (CAPTION + CARD_HEIGHT + 10 if hand else 0)
