"""Which cells a set of arrows reaches, and in how many orders (CM-11)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS, NEIGHBOUR
from clawkit.games.claw_machine.odds.by_rules import orders_by_actions
from clawkit.probability import Amounts, Assumption, Check, Derivation, Step, Symbol, question
from clawkit.probability.parameters import OneOf, SetOf
from clawkit.probability.points import whole

OFFSETS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
"""Columns and rows that an arrow moves the claw."""


def orders(arrows: Sequence[str], column: int, row: int) -> dict[frozenset[str], int]:
    """In how many orders each set of these arrows can be used from a cell without leaving the grid.

    All orders of a set end on the same cell, so a set can be used if that cell is on the grid,
    in as many orders as lead to it by way of its last arrow.
    """
    found = {frozenset[str](): 1}
    for used in _by_size(arrows):
        if used:
            x, y = end(used, column, row)
            inside = 0 <= x < 3 and 0 <= y < 3
            found[used] = sum(found[used - {last}] for last in used) if inside else 0
    return found


def _by_size(arrows: Sequence[str]) -> list[frozenset[str]]:
    masks = sorted(range(1 << len(arrows)), key=int.bit_count)
    return [frozenset(a for i, a in enumerate(arrows) if mask >> i & 1) for mask in masks]


def end(used: frozenset[str], column: int, row: int) -> tuple[int, int]:
    """Where the claw is after these arrows, in whatever order."""
    return (
        column + sum(OFFSETS[arrow][0] for arrow in used),
        row + sum(OFFSETS[arrow][1] for arrow in used),
    )


def reached(arrows: Sequence[str], cell: str) -> Amounts:
    """The orders of one arrow or more that end on each cell."""
    column, row = CELLS.index(cell) % 3, CELLS.index(cell) // 3
    rows = dict.fromkeys(CELLS, 0)
    for used, count in orders(arrows, column, row).items():
        if used and count:
            x, y = end(used, column, row)
            rows[CELLS[3 * y + x]] += count
    return Amounts({name: count for name, count in rows.items() if count}, "cell", "orders")


ASSUMPTIONS = (
    Assumption(
        "Each arrow is used at most once and moves the claw one space in its direction; a move "
        "uses at least one.",
        ("CM-11",),
    ),
    Assumption("The claw never leaves the grid.", (), "inferred"),
    Assumption(
        "Before the first step the claw is above its own cell, where PUSH is possible too; that "
        "is counted as no order.",
        ("CM-12",),
    ),
    Assumption("Every stack holds a card, so that every cell is worth going to.", (), "model"),
)
SYMBOLS = (
    Symbol("A", "A", "a set of arrows, used in some order"),
    Symbol("N(A)", "N(A)", "orders of A that stay on the grid"),
    Symbol("k", "k", "the number of arrows"),
)
ARROWS = SetOf(
    name="arrows",
    label="available arrows",
    default=DIRECTIONS,
    cites=("CM-04", "CM-11"),
    choices=DIRECTIONS,
    what="arrows",
    least=0,
    most=4,
)
CELL = OneOf(
    name="cell",
    label="where the claw is",
    default="b2",
    choices={cell: f"column {cell[0]}, row {cell[1]}" for cell in CELLS},
)


@question(
    "Where the arrows reach",
    ARROWS,
    CELL,
    label="orders of arrows that end on each cell",
    value=reached,
)
def reach(arrows: Sequence[str], cell: str) -> Derivation:
    """Which cells can the claw be moved to, and in how many orders of arrows?"""
    value = reached(arrows, cell)
    return Derivation(
        question=f"Where can the claw go from {cell} with {' '.join(arrows) or 'no arrow'}, and "
        "in how many orders of arrows?",
        model="Nothing is random here: all orders of one arrow or more are counted.",
        assumptions=ASSUMPTIONS,
        symbols=SYMBOLS,
        steps=(_end_step(), _last_arrow_step(), _no_edge_step(), _sum_step(arrows, cell, value)),
        value=value,
        checks=(
            Check(
                "The game's own legal steps from this cell, followed one by one.",
                lambda: value.rows,
                lambda: orders_by_actions(arrows, cell),
            ),
        ),
    )


def _drawn(rng: Random) -> dict[str, Any]:
    """A random set of arrows as a mask, and a random cell."""
    return {"arrows": rng.randint(1, 15), "cell": rng.randrange(9)}


def _of(mask: int) -> list[str]:
    return [arrow for i, arrow in enumerate(DIRECTIONS) if mask >> i & 1]


def _ends(arrows: int, cell: int) -> tuple[int, ...]:
    """Lowest and highest end of all orders of a set, on a grid without edge."""
    ends = []
    for order in permutations(_of(arrows)):
        x, y = cell % 3, cell // 3
        for arrow in order:
            x, y = x + OFFSETS[arrow][0], y + OFFSETS[arrow][1]
        ends.append((x, y))
    return (*min(ends), *max(ends))


def _walked(arrows: int, cell: int) -> int:
    """Orders of a whole set that stay on the grid, walked one by one."""
    stay = 0
    for order in permutations(_of(arrows)):
        place = cell
        for arrow in order:
            place = NEIGHBOUR[place][DIRECTIONS.index(arrow)] if place >= 0 else -1
        stay += place >= 0
    return stay


def _end_step() -> Step:
    return Step(
        "The steps add up, and a sum does not depend on its order: all orders of a set of "
        "arrows end on the same cell.",
        r"\text{end} = \text{start} + \sum_{a \in A} a",
        "end = start + the sum of the steps in A",
        _ends,
        lambda arrows, cell: end(frozenset(_of(arrows)), cell % 3, cell // 3) * 2,
        _drawn,
    )


def _last_arrow_step() -> Step:
    return Step(
        "The last arrow of an order can be any of the set, and before it the others were used. "
        "A set whose end is off the grid has no order.",
        r"N(A) = \sum_{a \in A} N(A \setminus \{a\}),\qquad N(\emptyset) = 1",
        "N(A) = sum over a in A of N(A without a), if the end of A is on the grid, else 0",
        _walked,
        lambda arrows, cell: orders(_of(arrows), cell % 3, cell // 3)[frozenset(_of(arrows))],
        _drawn,
    )


def _no_edge_step() -> Step:
    from sympy import Add, ff
    from sympy import Symbol as Letter

    k = Letter("k")
    return Step(
        "Without an edge, k arrows could be used in k + k(k-1) + ... orders: 64 with all four. "
        "The edge takes some of them away.",
        r"\sum_{j=1}^{k} k^{\underline{j}}",
        "orders without an edge = k + k(k-1) + k(k-1)(k-2) + ...",
        lambda k: sum(len(list(permutations(range(k), j))) for j in range(1, k + 1)),
        Add(*(ff(k, j) for j in range(1, 5))),
        whole(k=(0, 4)),
    )


def _sum_step(arrows: Sequence[str], cell: str, value: Amounts) -> Step:
    start, total = CELLS.index(cell), sum(value.rows.values())
    sets = [sum(1 << DIRECTIONS.index(a) for a in used) for used in _by_size(arrows) if used]
    return Step(
        f"All orders that stay on the grid, from {cell}.",
        rf"\sum_{{A \neq \emptyset}} N(A) = {total}",
        f"the sum of N(A) over all sets A is {total}",
        lambda: sum(_walked(mask, start) for mask in sets),
        total,
    )
