"""The 3x3 grid of stacks: cells, directions, and what arrows can reach (CM-07, CM-11, CM-20)."""

from __future__ import annotations

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""Columns a to c from the left, rows 1 to 3 from the top: a1 is the upper left corner."""

UPPER_ROW = (0, 1, 2)

DIRECTIONS = ("up", "down", "left", "right")
ALL_ARROWS = 0b1111
"""A set of arrows is a bit mask; bit i is DIRECTIONS[i]."""

_STEPS = ((0, -1), (0, 1), (-1, 0), (1, 0))


def _neighbour(cell: int, direction: int) -> int:
    column, row = cell % 3 + _STEPS[direction][0], cell // 3 + _STEPS[direction][1]
    return 3 * row + column if 0 <= column < 3 and 0 <= row < 3 else -1


NEIGHBOUR = tuple(tuple(_neighbour(cell, d) for d in range(4)) for cell in range(9))
"""NEIGHBOUR[cell][direction]: the next cell, or -1 off the grid."""

ADJACENT = tuple(tuple(n for n in row if n >= 0) for row in NEIGHBOUR)
"""The edge-adjacent cells, never diagonal: up, down, left, right."""


def _reach(cell: int, arrows: int) -> int:
    reached = 1 << cell
    for direction in range(4):
        there = NEIGHBOUR[cell][direction]
        if arrows >> direction & 1 and there >= 0:
            reached |= _reach(there, arrows & ~(1 << direction))
    return reached


REACH = tuple(tuple(_reach(cell, arrows) for arrows in range(16)) for cell in range(9))
"""REACH[cell][arrows]: bit mask of the cells that those arrows reach, the cell itself included."""
