"""What a player can do in Claw Machine, and its notation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS


@dataclass(frozen=True, slots=True)
class Action:
    """One small action.

    Attributes:
        verb: `place`, `step`, `push`, `unicorn`, `recharge`, `swap`, `give`, `done` or `pass`.
        first: a cell, or for `step` and `recharge` a direction; -1 where there is none.
        second: the other cell of a swap; -1 elsewhere.
    """

    verb: str
    first: int = -1
    second: int = -1

    def __str__(self) -> str:
        match self.verb:
            case "step":
                return DIRECTIONS[self.first]
            case "recharge":
                return f"recharge {DIRECTIONS[self.first]}"
            case "swap":
                return f"swap {CELLS[self.first]} {CELLS[self.second]}"
            case "place" | "give":
                return f"{self.verb} {CELLS[self.first]}"
            case _:
                return self.verb


PLACE = tuple(Action("place", cell) for cell in range(9))
"""Put the claw on a stack at the start (CM-09)."""
STEP = tuple(Action("step", direction) for direction in range(4))
"""Use an arrow (CM-11)."""
PUSH = Action("push")
"""Take the card below the claw (CM-17)."""
UNICORN = Action("unicorn")
"""Press PUSH a second time by a unicorn's power (CM-40)."""
RECHARGE = tuple(Action("recharge", direction) for direction in range(4))
"""Turn one arrow back to available (CM-13)."""
SWAP = {pair: Action("swap", *pair) for pair in combinations(range(9), 2)}
"""Switch two top cards by a dragon's power (CM-39)."""
GIVE = tuple(Action("give", cell) for cell in range(9))
"""Put this neighbour's top card onto the stack that is built anew, bottom first (CM-21)."""
DONE = Action("done")
"""End the turn."""
PASS = Action("pass")
"""The turn passes without a move (ruling push_impossible)."""

_BY_NOTATION = {
    str(action): action
    for action in (*PLACE, *STEP, PUSH, UNICORN, *RECHARGE, *SWAP.values(), *GIVE, DONE, PASS)
}


def parse_action(text: str) -> Action:
    """The action with this notation; spaces and case do not matter.

    Raises:
        ValueError: there is none; the message shows the forms that there are.
    """
    words = text.lower().split()
    if words[:1] == ["swap"]:
        words[1:] = sorted(words[1:], key=lambda word: CELLS.index(word) if word in CELLS else -1)
    try:
        return _BY_NOTATION[" ".join(words)]
    except KeyError:
        forms = "up, push, unicorn, recharge left, swap a1 c3, place b2, give a2, done or pass"
        raise ValueError(f"{text!r} is no action; write, for example, {forms}") from None
