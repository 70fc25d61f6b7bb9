"""What a player can do in Mysterious Wizard, and its notation."""

from __future__ import annotations

from dataclasses import dataclass

from clawkit.games.mysterious_wizard.coins import NO_COINS, Coins
from clawkit.games.mysterious_wizard.components import FOODS, MACHINES


@dataclass(frozen=True, slots=True)
class Action:
    """One small action: a turn is a machine that is picked up, and what is done with it.

    Attributes:
        verb: `pick`, `buy`, `take`, `shake` or `decline`.
        machine: which one, from 0, of `pick` and `shake`; -1 elsewhere.
        coins: what is paid, of `buy`.
    """

    verb: str
    machine: int = -1
    coins: Coins = NO_COINS

    def __str__(self) -> str:
        if self.verb == "buy":
            return f"buy {self.coins}"
        return self.verb if self.machine < 0 else f"{self.verb} {self.machine + 1}"


_PRICES = {food.price for food in FOODS.values()}

PICK = tuple(Action("pick", machine) for machine in range(MACHINES))
"""Choose a machine (MW-10); it must be used then (MW-14)."""
BUY = {
    Coins(price - fake, fake): Action("buy", coins=Coins(price - fake, fake))
    for price in sorted(_PRICES)
    for fake in range(price + 1)
}
"""Purchase the machine's first food card with this mix of coins (MW-11, MW-15)."""
TAKE = Action("take")
"""Take all coins of the machine (MW-13)."""
SHAKE = tuple(Action("shake", machine) for machine in range(MACHINES))
"""Take all coins of a machine in the final coins shake (MW-20)."""
DECLINE = Action("decline")
"""Take no machine in the final coins shake, where the table has ruled so (MW-20)."""

_BY_NOTATION = {str(action): action for action in (*PICK, TAKE, *SHAKE, DECLINE)}


def parse_action(text: str) -> Action:
    """The action with this notation; spaces and case do not matter, nor which coins come first.

    Raises:
        ValueError: there is none; the message shows the forms that there are.
    """
    words = " ".join(text.lower().split())
    try:
        if words.startswith("buy "):
            return BUY[Coins.parse(words.removeprefix("buy "))]
        return _BY_NOTATION[words]
    except (KeyError, ValueError):
        forms = (
            "pick 3 (machines 1 to 6), buy 2r 1f (2 real coins and 1 fake one), take, shake 3 "
            "or decline"
        )
        raise ValueError(f"{text!r} is no action; write {forms}") from None
