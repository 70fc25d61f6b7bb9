"""Where everything lies on the board of Muscle Man: a table, and places round it."""

from __future__ import annotations

from collections.abc import Iterator

WIDTH = 360
EDGE = 4
PLACE = 145
"""How wide a player's place is; between two of them the supply lies."""
NAME_HEIGHT, FOOD, FOOD_HEIGHT, MACHINE_HEIGHT, GAP = 22, 23, 29, 82, 18
CARD, CARD_HEIGHT = 56, 66
"""A card that can be tapped: 44 px on a phone of 320 px."""
PLACE_HEIGHT = NAME_HEIGHT + FOOD_HEIGHT + 3 + MACHINE_HEIGHT
CAPTION = 26
WAY = 18
"""An arrow between two places."""

Spot = tuple[float, float]


def spots(players: int) -> list[Spot]:
    """The upper left corner of each seat's place: clockwise, the first one at the bottom.

    So the right of whoever sits at the bottom is the right of the board, too.
    """
    left, right, middle = EDGE, WIDTH - EDGE - PLACE, (WIDTH - PLACE) / 2
    rows = players // 2
    first = [(middle, _row(rows))] if players % 2 else []
    up = [(left, _row(row)) for row in range(rows - 1, -1, -1)]
    return [*first, *up, *((right, _row(row)) for row in range(rows))]


def way_spots(players: int) -> Iterator[tuple[str, Spot]]:
    """For each seat, which way its machine is passed and where an arrow for that lies."""
    places = spots(players)
    for seat, (x, y) in enumerate(places):
        next_x, next_y = places[seat - 1]
        if y == next_y:
            top = y + 2 if x > next_x else y + PLACE_HEIGHT - WAY - 2
            yield "left" if x > next_x else "right", ((WIDTH - WAY) / 2, top)
        else:
            side = x if y < next_y else next_x
            outer = (PLACE - WAY) / 2 if x == next_x else (side > WIDTH / 2) * (PLACE - WAY)
            lower = max(y, next_y)
            top = lower - (GAP + WAY) / 2 if x == next_x else lower + GAP
            yield "up" if next_y < y else "down", (side + outer, top)


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
