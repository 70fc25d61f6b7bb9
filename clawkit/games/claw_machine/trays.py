"""What lies beside the board of Claw Machine: the collections, and the cards nobody has seen."""

from __future__ import annotations

from collections import Counter

from clawkit.core.scene import Tray, TrayItem
from clawkit.games.claw_machine.components import DEFECTIVES, MYTHICS
from clawkit.games.claw_machine.deck import Card, animal_of
from clawkit.games.claw_machine.grid import DIRECTIONS
from clawkit.games.claw_machine.rules import ClawMachineState


def picture_of(card: Card) -> str:
    """The picture of a card: `sheep_white`, `defective_blue_pink`, `raccoon`."""
    if card in DEFECTIVES:
        return f"defective_{card.replace('/', '_')}"
    return card.replace(" ", "_") if card.startswith("sheep ") else animal_of(card)


def hand_tray(state: ClawMachineState, seat: int, name: str) -> Tray:
    """A player's collection with its points so far, and the arrows that are available."""
    cards = len(state.hands[seat])
    return Tray(
        title=name,
        items=_cards(state, seat),
        seat=seat,
        note="" if cards else "No plush toys yet.",
        points=state.scores()[seat],
        arrows=tuple(
            _arrow(name, state.arrows[seat] >> i & 1) for i, name in enumerate(DIRECTIONS)
        ),
    )


def unseen_tray(state: ClawMachineState) -> Tray:
    """How many of each card nobody has seen yet."""
    left = Counter(state.unseen)
    items = tuple(TrayItem(c, picture_of(c), n, text=_number(c)) for c, n in left.items() if n)
    hidden = sum(state.stacks.hidden)
    note = f"{hidden} lie face down" if hidden else "all are turned over"
    return Tray("Not seen yet", items, note=note)


def _arrow(name: str, available: int) -> TrayItem:
    said = "available" if available else "not available"
    return TrayItem(f"arrow {name} {said}", faded=not available, text=name)


def _number(card: Card) -> str:
    return card.rpartition(" ")[2] if card.startswith("raccoon ") else ""


def _cards(state: ClawMachineState, seat: int) -> tuple[TrayItem, ...]:
    """Kinds in the order received, equal cards together; sheep one by one, their order counts."""
    items: dict[str, list[TrayItem]] = {}
    for card, used in _with_spent(state, seat):
        same = items.setdefault(animal_of(card) if card not in DEFECTIVES else "defective", [])
        item = TrayItem(f"{card}, used" if used else card, picture_of(card), 1, used, _number(card))
        if not card.startswith("sheep"):
            alike = [i for i, other in enumerate(same) if other.label == item.label]
            if alike:
                old = same[alike[0]]
                same[alike[0]] = TrayItem(old.label, old.picture, old.count + 1, used, old.text)
                continue
        same.append(item)
    return tuple(item for kind in items.values() for item in kind)


def _with_spent(state: ClawMachineState, seat: int) -> list[tuple[Card, bool]]:
    """Every card, and whether it is a mythic whose power is spent: then it lies turned over."""
    cards = state.hands[seat]
    fresh = state.fresh if seat == state.seat else (0, 0)
    spent = {
        mythic: cards.count(mythic) - state.ready[seat][i] - fresh[i]
        for i, mythic in enumerate(MYTHICS)
    }
    marked = []
    for card in cards:
        used = spent.get(card, 0) > 0
        if used:
            spent[card] -= 1
        marked.append((card, used))
    return marked
