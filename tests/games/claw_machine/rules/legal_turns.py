"""Which sequences of actions make a legal turn: a second implementation, for comparison.

It does not follow a turn step by step, as the state does. It writes down every order in which
arrows, recharges, PUSH and one mythic's power could come, and strikes out what a clause forbids.
Nothing here is shared with the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

MOVES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}

Turn = tuple[str, ...]


@dataclass(frozen=True)
class Before:
    """The turn's start: heights of stacks by (column, row), what its player has, rulings.

    The powers are `swap` and `unicorn`; any switch of a dragon is `swap` here.
    """

    heights: dict[tuple[int, int], int]
    claw: tuple[int, int]
    available: frozenset[str]
    powers: frozenset[str]
    single: str
    impossible: str
    upper_row_only: bool


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """Edge-adjacent spaces (CM-20)."""
    around = [(cell[0] + x, cell[1] + y) for x, y in MOVES.values()]
    return [c for c in around if c[0] in range(3) and c[1] in range(3)]


def turns(before: Before) -> set[Turn]:
    """All legal turns, each ending with `done` or `pass`."""
    legal = {turn for turn in candidates(before) if is_legal(turn, before)}
    if before.available == set(MOVES) and not legal:
        return dead_turns(before)
    return legal


def candidates(before: Before) -> Iterator[Turn]:
    """Every order of what could be in a turn at all."""
    used = set(MOVES) - before.available
    bodies = [order for n in range(1, 5) for order in permutations(sorted(before.available), n)]
    rests = [order for n in (1, 2) for order in permutations(sorted(used), n)]
    for body in [*bodies, *(tuple(f"recharge {d}" for d in rest) for rest in rests)]:
        yield from with_extras(body, before.powers)


def with_extras(body: Turn, powers: frozenset[str]) -> Iterator[Turn]:
    """The body with PUSH or without, and with at most one power, at every place (CM-38)."""
    for pushed in [body, *inserted(body, "push")]:
        yield (*pushed, "done")
        for power in powers:
            for powered in inserted(pushed, power):
                yield (*powered, "done")


def inserted(turn: Turn, word: str) -> list[Turn]:
    """The word at every place of the turn."""
    return [(*turn[:i], word, *turn[i:]) for i in range(len(turn) + 1)]


def is_legal(turn: Turn, before: Before) -> bool:
    """Whether no clause forbids this order."""
    heights, claw, pushed = dict(before.heights), before.claw, False
    for word in turn:
        if word in MOVES:
            claw = (claw[0] + MOVES[word][0], claw[1] + MOVES[word][1])
            if claw not in heights:
                return False  # off the grid
        elif word in ("push", "unicorn"):
            if not heights[claw] or (word == "unicorn" and not pushed):
                return False  # CM-17, CM-40
            pushed = True
            take(heights, claw, before.single)
        elif word == "swap" and not can_switch(heights, before):
            return False  # CM-39
    recharged = any(word.startswith("recharge") for word in turn)
    return pushed or (recharged and not before.heights[before.claw])  # CM-18, CM-19


def can_switch(heights: dict[tuple[int, int], int], before: Before) -> bool:
    """Whether two top cards lie where a dragon may switch them."""
    rows = range(1 if before.upper_row_only else 3)
    return sum(1 for (_, row), height in heights.items() if row in rows and height) > 1


def take(heights: dict[tuple[int, int], int], cell: tuple[int, int], single: str) -> None:
    """Take a card; build the stack anew if it was the last one (CM-20 to CM-23)."""
    heights[cell] -= 1
    if heights[cell]:
        return
    to_build, built = [cell], set()
    while to_build:
        ready = [c for c in to_build if givers(heights, c, single, built)]
        space = ready[0] if ready else to_build[0]
        to_build.remove(space)
        for giver in givers(heights, space, single, built):
            heights[giver] -= 1
            heights[space] += 1
            if not heights[giver] and single == "gives_and_refills":
                to_build.append(giver)
        built.add(space)


def givers(
    heights: dict[tuple[int, int], int], cell: tuple[int, int], single: str, built: set[object]
) -> list[tuple[int, int]]:
    """The neighbours that give a card (ruling single_card_neighbour)."""
    enough = {c: 2 if single == "keeps_it" or c in built else 1 for c in heights}
    return [c for c in neighbours(cell) if heights[c] >= enough[c]]


def dead_turns(before: Before) -> set[Turn]:
    """No card can be reached with four arrows: by ruling the player moves anyhow, or passes."""
    swap = "swap" in before.powers and can_switch(before.heights, before)
    if before.impossible == "passes":
        return {("pass",), ("swap", "pass")} if swap else {("pass",)}
    powers = frozenset({"swap"} if swap else ())
    return {
        turn
        for n in range(1, 5)
        for body in permutations(sorted(MOVES), n)
        for turn in with_extras(body, powers)
        if "push" not in turn and stays_on_the_grid(turn, before)
    }


def stays_on_the_grid(turn: Turn, before: Before) -> bool:
    """Whether no step leaves the grid."""
    x, y = before.claw
    for word in turn:
        x, y = x + MOVES.get(word, (0, 0))[0], y + MOVES.get(word, (0, 0))[1]
        if (x, y) not in before.heights:
            return False
    return True
