"""What lies beside the board of Muscle Man: foods and coins, and the cards nobody has seen."""

from __future__ import annotations

from collections import Counter

from clawkit.core.scene import Tray, TrayItem
from clawkit.games.muscle_man.components import Card, colour_of, type_of
from clawkit.games.muscle_man.rules import MuscleManState


def name_of(card: Card) -> str:
    """A food card as boards write it: `A red`."""
    return f"{type_of(card)} {colour_of(card)}"


def picture_of(card: Card) -> str:
    """The picture of a food card's type: `food_a`."""
    return f"food_{type_of(card).lower()}"


def sign_of(colour: str) -> str:
    """The picture of a colour's sign, which has a shape of its own."""
    return f"colour_{colour}"


def coins(count: int) -> str:
    """`1 coin`, `2 coins`."""
    return f"{count} coin{'' if count == 1 else 's'}"


def hand_tray(state: MuscleManState, seat: int, name: str) -> Tray:
    """A player's food cards and coins, with the points that they make so far."""
    purse = state.purses[seat]
    foods = tuple(_item(card, n) for card, n in Counter(state.hands[seat]).items())
    return Tray(
        title=name,
        items=(*foods, TrayItem(coins(purse), "coin", purse)),
        seat=seat,
        note="" if foods else "No food cards.",
        points=state.scores()[seat],
        on_board=True,
    )


def unseen_tray(state: MuscleManState) -> Tray:
    """How many of each food card nobody has seen yet."""
    hidden = sum(state.hidden)
    note = f"{hidden} are hidden in the machines" if hidden else "all have been seen"
    return Tray("Not seen yet", tuple(_item(c, n) for c, n in state.unseen.items() if n), note=note)


def _item(card: Card, count: int) -> TrayItem:
    colour = colour_of(card)
    return TrayItem(
        name_of(card),
        picture_of(card),
        count,
        text=type_of(card),
        tint=colour,
        sign=sign_of(colour),
    )
