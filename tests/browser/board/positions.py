"""Records of games in which something particular can be done, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from clawkit_widgets import Board

Record = dict[str, Any]
NAMES = ("Ana", "Bo")


@cache
def _found(want: Callable[[Board], bool], names: tuple[str, ...]) -> Record:
    for seed in range(500):
        board, rng = Board("claw_machine", list(names), seed=seed), Random(seed)
        while not want(board) and board.legal():
            board.play(board.legal()[rng.randrange(len(board.legal()))])
        if want(board):
            return {
                "set_up": board.free_play.set_up.to_json(),
                "moves": list(board.free_play.moves),
            }
    raise AssertionError("no such game among 500")


def found(want: Callable[[Board], bool], names: tuple[str, ...] = NAMES) -> Record:
    """A record in which this holds for the first time."""
    return _found(want, names)


def fresh(*players: str, seed: str = "7", **opponents: str) -> Record:
    """A game that begins: people by name, and opponents by name and what they play."""
    seats = [{"name": name, "plays": "person"} for name in players or NAMES]
    seats += [{"name": name, "plays": plays} for name, plays in opponents.items()]
    return {"set_up": {"seats": seats, "rulings": {}, "seed": seed}, "moves": []}


def can(verb: str) -> Callable[[Board], bool]:
    """Whether an action of this kind is possible."""
    return _CAN[verb]


_CAN = {
    "swap": lambda board: any(a.startswith("swap") for a in board.legal()),
    "give": lambda board: sum(a.startswith("give") for a in board.legal()) > 1,
    "recharge": lambda board: any(a.startswith("recharge") for a in board.legal()),
    "step": lambda board: "right" in board.legal() and "push" in board.legal(),
}


def is_over(board: Board) -> bool:
    """Whether the game has ended."""
    return board.state.is_over()


def is_last_action(board: Board) -> bool:
    """Whether the end of this turn ends the game."""
    if "done" not in board.legal():
        return False
    ahead = board.free_play.match.state.clone()
    ahead.apply(board.game.play.parse_action("done"))
    return ahead.is_over()
