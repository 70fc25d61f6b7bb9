"""What a player can do in Muscle Man, and its notation."""

from __future__ import annotations

from dataclasses import dataclass

from clawkit.games.muscle_man.components import KINDS, Card


@dataclass(frozen=True, slots=True)
class Action:
    """One player's action of a turn (MM-10).

    Attributes:
        verb: `buy`, `stock` or `pick up`.
        card: the food card that is stocked; empty elsewhere.
    """

    verb: str
    card: Card = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.card}".rstrip()


BUY = Action("buy")
"""Purchase the machine's front-most food card (MM-11)."""
STOCK = {card: Action("stock", card) for card in KINDS}
"""Put a food card at the front of the machine and take its coins (MM-13)."""
PICK_UP = Action("pick up")
"""Take a coin from the supply (MM-14)."""

_BY_NOTATION = {str(action).lower(): action for action in (BUY, *STOCK.values(), PICK_UP)}


def parse_action(text: str) -> Action:
    """The action with this notation; spaces and case do not matter.

    Raises:
        ValueError: there is none; the message shows the forms that there are.
    """
    try:
        return _BY_NOTATION[" ".join(text.lower().split())]
    except KeyError:
        forms = "buy, stock A-red (types A to F; red, blue or green) or pick up"
        raise ValueError(f"{text!r} is no action; write {forms}") from None
