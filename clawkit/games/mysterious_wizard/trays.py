"""What lies beside the board of Mysterious Wizard: foods, coins as far as they are known."""

from __future__ import annotations

from collections import Counter

from clawkit.core.scene import Tray, TrayItem
from clawkit.games.mysterious_wizard.coins import Coins, number_of_coins
from clawkit.games.mysterious_wizard.components import FOODS
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState


def knows_coins(state: MysteriousWizardState, seat: int, viewer: int | None) -> bool:
    """Whether the viewer sees which of a seat's coins are fake: its own, and all at the end."""
    return state.over or seat == viewer


def face_up(state: MysteriousWizardState) -> bool:
    """Whether food cards lie face up: from the shake on (MW-19)."""
    return state.over or bool(state.shakers)


def hand_tray(state: MysteriousWizardState, seat: int, name: str, viewer: int | None) -> Tray:
    """A player's food cards, which all saw being bought, and coins; points where all is known."""
    known, foods = knows_coins(state, seat, viewer), _foods(state, seat, viewer)
    purse = state.purses[seat]
    empty = [what for what, held in (("food cards", foods), ("coins", purse.number)) if not held]
    return Tray(
        title=name,
        items=(*foods, *(_coins(purse) if known else _unknown(purse.number))),
        seat=seat,
        note=f"No {' and no '.join(empty)}." if empty else "",
        points=state.scores()[seat] if known else None,
    )


def unseen_tray(state: MysteriousWizardState) -> Tray:
    """How many of each food nobody has seen yet."""
    hidden = sum(state.hidden)
    note = f"{hidden} are hidden in the machines" if hidden else "all have been seen"
    items = tuple(TrayItem(FOODS[card].title, card, n) for card, n in state.unseen.items() if n)
    return Tray("Not seen yet", items, note=note)


def _foods(state: MysteriousWizardState, seat: int, viewer: int | None) -> tuple[TrayItem, ...]:
    down = seat != viewer and not face_up(state)
    return tuple(
        TrayItem(f"{FOODS[card].title}{', face down' if down else ''}", card, count, faded=down)
        for card, count in Counter(state.hands[seat]).items()
    )


def _coins(purse: Coins) -> tuple[TrayItem, ...]:
    found = ((purse.real, "real", "coin"), (purse.fake, "fake", "fake_coin"))
    return tuple(
        TrayItem(f"{count} {kind} coin{'' if count == 1 else 's'}", picture, count)
        for count, kind, picture in found
        if count
    )


def _unknown(count: int) -> tuple[TrayItem, ...]:
    if not count:
        return ()
    return (TrayItem(f"{number_of_coins(count)}, real or fake", "coin", count, faded=True),)
