"""How the board shows Claw Machine: the grid, the controls, and the words for both."""

from __future__ import annotations

from collections.abc import Sequence

from clawkit.core.problems import listed
from clawkit.core.scene import Choice, Piece, Scene
from clawkit.core.state import State
from clawkit.games.claw_machine.actions import Action
from clawkit.games.claw_machine.deck import Card
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.rules import ClawMachineState
from clawkit.games.claw_machine.trays import hand_tray, picture_of, unseen_tray
from clawkit.games.claw_machine.turn import MOVE, UNDECIDED

CELL, GAP, EDGE = 90, 11, 18
TOP, BOTTOM = 20, 28
WIDTH = 2 * EDGE + 3 * CELL + 2 * GAP
GRID_HEIGHT = TOP + 3 * CELL + 2 * GAP + BOTTOM
CONTROLS = ("left", "up", "push", "down", "right")
CONTROL, PUSH_WIDTH, CONTROL_GAP = 50, 74, 7
PANEL_Y = GRID_HEIGHT + 6
CONTROLS_Y = PANEL_Y + 9
HEIGHT = CONTROLS_Y + CONTROL + 13
MEANING = {"up": "up", "down": "down", "left": "to the left", "right": "to the right"}


def scene_of(state: State, names: Sequence[str], viewer: int | None) -> Scene:
    """The position with the viewer's choices; nothing is hidden from anybody in this game."""
    if not isinstance(state, ClawMachineState):
        raise TypeError(f"this is no position of Claw Machine: {type(state).__name__}")
    seat = next(iter(state.to_act()), None)
    actions = [] if seat is None else state.legal_actions(seat)
    hands = [hand_tray(state, owner, name) for owner, name in enumerate(names)]
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        pieces=(
            _panel("machine", 0, GRID_HEIGHT),
            *_edges(),
            *_spaces(state),
            *_claw(state),
            *_controls(state),
        ),
        choices=tuple(
            _choice(state, a) for a in actions if isinstance(a, Action) and seat == viewer
        ),
        trays=(*hands, unseen_tray(state)),
        turn=_turn(state, seat, names, {a.verb for a in actions if isinstance(a, Action)}),
        seat=seat,
    )


def _panel(name: str, y: float, height: float) -> Piece:
    return Piece(name, "panel", 0, y, WIDTH, height, "")


def _edges() -> list[Piece]:
    """The letters of the columns and the numbers of the rows, as on a chess board."""
    letters = [(name[0], *_place(cell)) for cell, name in enumerate(CELLS[:3])]
    numbers = [(CELLS[cell][1], *_place(cell)) for cell in (0, 3, 6)]
    below = GRID_HEIGHT - EDGE
    return [
        *(Piece(f"column {a}", "mark", x, below, CELL, EDGE, "", text=a) for a, x, _ in letters),
        *(Piece(f"row {n}", "mark", 0, y, EDGE, CELL, "", text=n) for n, _, y in numbers),
    ]


def _place(cell: int) -> tuple[float, float]:
    return EDGE + (cell % 3) * (CELL + GAP), TOP + (cell // 3) * (CELL + GAP)


def _spaces(state: ClawMachineState) -> list[Piece]:
    return [_space(state, cell) for cell in range(9)]


def _space(state: ClawMachineState, cell: int) -> Piece:
    x, y = _place(cell)
    known, hidden = state.stacks.known[cell], state.stacks.hidden[cell]
    where, below = CELLS[cell], known[-2::-1]
    badge = f"+{hidden}" if hidden else ""
    if not known:
        what = f"{hidden} cards, face down" if hidden else "empty"
        return Piece(
            where, "space", x, y, CELL, CELL, f"{where}: {what}", badge=badge, count=hidden
        )
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
        badge=badge,
        below=tuple(picture_of(card) for card in below),
        count=len(known) + hidden,
        detail=_detail(state, where, known, hidden),
    )


def _detail(state: ClawMachineState, where: str, known: tuple[Card, ...], hidden: int) -> str:
    """What this stack shows and may hide."""
    says = f"{where}: {known[-1]} on top"
    if len(known) > 1:
        says += f"; below it, known, {listed(known[-2::-1])}"
    if not hidden:
        return f"{says}. Nothing is hidden under it."
    cards = "1 card is" if hidden == 1 else f"{hidden} cards are"
    likely = sorted(((n, card) for card, n in state.unseen.items() if n), reverse=True)
    most = listed([f"{n} {card}" for n, card in likely[:3]])
    of = sum(state.unseen.values())
    return f"{says}. {cards} hidden under it: any of the {of} not seen yet, most often {most}."


def _claw(state: ClawMachineState) -> list[Piece]:
    if state.claw < 0:
        return []
    x, y = _place(state.claw)
    label = f"The claw is over {CELLS[state.claw]}"
    return [Piece("claw", "claw", x, y, CELL, CELL, label, picture="claw")]


def _controls(state: ClawMachineState) -> list[Piece]:
    widths = [PUSH_WIDTH if name == "push" else CONTROL for name in CONTROLS]
    x = (WIDTH - sum(widths) - CONTROL_GAP * (len(widths) - 1)) / 2
    pieces = [_panel("controls", PANEL_Y, HEIGHT - PANEL_Y)]
    for name, width in zip(CONTROLS, widths, strict=True):
        pieces.append(_control(state, name, x, width))
        x += width + CONTROL_GAP
    return pieces


def _control(state: ClawMachineState, name: str, x: float, width: float) -> Piece:
    y = CONTROLS_Y
    if name == "push":
        said = "PUSH: pressed in this turn" if state.pushed else "PUSH button"
        return Piece(name, "button", x, y, width, CONTROL, said, text="PUSH", faded=state.pushed)
    available = bool(state.arrows[state.seat] >> DIRECTIONS.index(name) & 1)
    said = f"Arrow {name}: {'available' if available else 'not available'}"
    return Piece(
        name,
        "arrow",
        x,
        y,
        width,
        CONTROL,
        said,
        text=name,
        faded=not available,
        detail=_about_arrow(state, name, available),
    )


def _about_arrow(state: ClawMachineState, name: str, available: bool) -> str:
    """Why this arrow is no choice now, in general words."""
    if state.claw < 0:
        return "Arrows move the claw once it has been placed."
    if available:
        return (
            f"The arrow {name} is available. It moves the claw one space {MEANING[name]}: never "
            "off the grid, not in a turn that recharges, and not where no card could be reached."
        )
    return f"The arrow {name} is used up. A turn that does not move can recharge one or two arrows."


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


def _turn(state: ClawMachineState, seat: int | None, names: Sequence[str], verbs: set[str]) -> str:
    """Whose turn it is, and what they can do now."""
    if state.over:
        return "The game is over."
    if seat is None:
        return "A card is turned over."
    name = names[seat]
    if state.claw < 0:
        return f"{name}: place the claw on any stack."
    if state.stacks.building >= 0:
        where = CELLS[state.stacks.building]
        return f"{name}: choose the next card of the new stack on {where}, the lowest first."
    return f"{name}: {_todo(state, verbs)}."


def _todo(state: ClawMachineState, verbs: set[str]) -> str:
    if state.mode == UNDECIDED:
        move = "move" if state.pushed or "push" in verbs else "move to a card and PUSH"
        ways = listed(
            [say for verb, say in (("step", move), ("recharge", "recharge")) if verb in verbs], "or"
        )
        return f"{ways}, and PUSH" if "push" in verbs else ways or "pass"
    on = "move on" if state.mode == MOVE else "recharge another arrow"
    says = {"push": "PUSH", "step": on, "recharge": on, "done": "end the turn"}
    return listed([say for verb, say in says.items() if verb in verbs], "or")
