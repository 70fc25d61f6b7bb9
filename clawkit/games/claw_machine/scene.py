"""How the board shows Claw Machine: the grid, the controls, the collections, what is unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clawkit.core.scene import Choice, Piece, Scene, Tray, TrayItem
from clawkit.core.state import State
from clawkit.games.claw_machine.actions import Action
from clawkit.games.claw_machine.components import DEFECTIVES, MYTHICS
from clawkit.games.claw_machine.deck import Card, animal_of
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.rules import ClawMachineState
from clawkit.games.claw_machine.turn import REST, UNDECIDED

CELL, GAP = 92, 8
WIDTH = 3 * CELL + 2 * GAP
CONTROL, PUSH_WIDTH = 52, 68
HEIGHT = WIDTH + GAP + CONTROL
CONTROLS = ("left", "up", "push", "down", "right")


def scene_of(state: State, names: Sequence[str]) -> Scene:
    """The position as the seat to act sees it; nothing is hidden from anybody in this game."""
    if not isinstance(state, ClawMachineState):
        raise TypeError(f"this is no position of Claw Machine: {type(state).__name__}")
    seat = next(iter(state.to_act()), None)
    actions = [] if seat is None else state.legal_actions(seat)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        pieces=(*_spaces(state), *_claw(state), *_controls(state)),
        choices=tuple(_choice(state, action) for action in actions if isinstance(action, Action)),
        trays=(*_hands(state, names), _unseen(state)),
        turn=_turn(state, seat, names),
        seat=seat,
    )


def picture_of(card: Card) -> str:
    """The picture of a card: `sheep_white`, `defective_blue_pink`, `raccoon`."""
    if card in DEFECTIVES:
        return f"defective_{card.replace('/', '_')}"
    return card.replace(" ", "_") if card.startswith("sheep ") else animal_of(card)


def _place(cell: int) -> tuple[float, float]:
    return (cell % 3) * (CELL + GAP), (cell // 3) * (CELL + GAP)


def _spaces(state: ClawMachineState) -> list[Piece]:
    return [_space(state, cell) for cell in range(9)]


def _space(state: ClawMachineState, cell: int) -> Piece:
    x, y = _place(cell)
    known, hidden = state.stacks.known[cell], state.stacks.hidden[cell]
    where = CELLS[cell]
    if not known:
        what = f"{hidden} cards, face down" if hidden else "empty"
        badge = f"+{hidden}" if hidden else ""
        return Piece(where, "space", x, y, CELL, CELL, f"{where}: {what}", badge=badge)
    below = known[-2::-1]
    lies = [f"{card} below" for card in below] + ([f"{hidden} hidden"] if hidden else [])
    return Piece(
        id=where,
        kind="card",
        x=x,
        y=y,
        width=CELL,
        height=CELL,
        label=f"{where}: {', '.join([known[-1], *lies])}",
        picture=picture_of(known[-1]),
        text=known[-1],
        badge=f"+{hidden}" if hidden else "",
        below=tuple(picture_of(card) for card in below),
    )


def _claw(state: ClawMachineState) -> list[Piece]:
    if state.claw < 0:
        return []
    x, y = _place(state.claw)
    label = f"The claw is over {CELLS[state.claw]}"
    return [Piece("claw", "claw", x, y, CELL, CELL, label, picture="claw")]


def _controls(state: ClawMachineState) -> list[Piece]:
    pieces, x = [], 0.0
    for name in CONTROLS:
        width = PUSH_WIDTH if name == "push" else CONTROL
        pieces.append(_control(state, name, x, width))
        x += width + 4
    return pieces


def _control(state: ClawMachineState, name: str, x: float, width: float) -> Piece:
    y = WIDTH + GAP
    if name == "push":
        said = "PUSH pressed" if state.pushed else "PUSH button"
        return Piece(name, "button", x, y, width, CONTROL, said, text="PUSH", faded=state.pushed)
    available = bool(state.arrows[state.seat] >> DIRECTIONS.index(name) & 1)
    said = f"Arrow {name}: {'available' if available else 'not available'}"
    return Piece(name, "arrow", x, y, width, CONTROL, said, text=name, faded=not available)


def _choice(state: ClawMachineState, action: Action) -> Choice:
    notation = str(action)
    match action.verb:
        case "step" | "recharge":
            direction = DIRECTIONS[action.first]
            label = f"Move {direction}" if action.verb == "step" else f"Recharge {direction}"
            return Choice(notation, label, (direction,))
        case "push":
            return Choice(notation, f"PUSH: take {state.stacks.known[state.claw][-1]}", ("push",))
        case "unicorn":
            top = state.stacks.known[state.claw][-1]
            return Choice(notation, f"Unicorn: PUSH again, take {top}", ("push",))
        case "swap":
            cells = (CELLS[action.first], CELLS[action.second])
            label = f"Switch {cells[0]} and {cells[1]}"
            return Choice(notation, label, cells, "Dragon: switch two top cards")
        case "place":
            where = CELLS[action.first]
            return Choice(notation, f"Place the claw on {where}", (where,), "Place the claw")
        case "give":
            where = CELLS[action.first]
            top = state.stacks.known[action.first][-1]
            return Choice(notation, f"Put {top} ({where}) on the new stack", (where,))
        case "pass":
            return Choice(notation, "No card can be reached: pass")
        case _:
            return Choice(notation, "End the turn")


def _hands(state: ClawMachineState, names: Sequence[str]) -> list[Tray]:
    points = state.scores()
    return [
        Tray(
            title=names[seat],
            items=_cards(state, seat),
            seat=seat,
            note=f"arrows: {_arrows(state.arrows[seat])}",
            points=points[seat],
        )
        for seat in range(state.rules.players)
    ]


def _arrows(arrows: int) -> str:
    return ", ".join(name for i, name in enumerate(DIRECTIONS) if arrows >> i & 1) or "none"


def _cards(state: ClawMachineState, seat: int) -> tuple[TrayItem, ...]:
    """Cards in the order received; a mythic whose power is spent is turned over (CM-38)."""
    cards = state.hands[seat]
    fresh = state.fresh if seat == state.seat else (0, 0)
    spent = {
        mythic: cards.count(mythic) - state.ready[seat][i] - fresh[i]
        for i, mythic in enumerate(MYTHICS)
    }
    items = []
    for card in cards:
        used = spent.get(card, 0) > 0
        if used:
            spent[card] -= 1
        items.append(TrayItem(f"{card}, used" if used else card, picture_of(card), faded=used))
    return tuple(items)


def _unseen(state: ClawMachineState) -> Tray:
    left = Counter(state.unseen)
    items = tuple(TrayItem(c, picture_of(c), n) for c, n in left.items() if n)
    hidden = sum(state.unseen.values())
    return Tray("Not seen yet", items, note=f"{hidden} cards lie face down, in any order")


def _turn(state: ClawMachineState, seat: int | None, names: Sequence[str]) -> str:
    if state.over:
        return "The game is over."
    if seat is None:
        return "A card is turned over."
    name = names[seat]
    if state.claw < 0:
        return f"{name} places the claw on any stack."
    if state.stacks.building >= 0:
        return f"{name} chooses the next card of the new stack, the lowest first."
    if state.mode == UNDECIDED:
        todo = "move or recharge" if state.pushed else "move or recharge, and PUSH"
        return f"{name}: {todo}."
    if not state.pushed:
        return f"{name}: PUSH is still to come."
    doing = "recharge another arrow" if state.mode == REST else "move on"
    return f"{name}: {doing}, or end the turn."
