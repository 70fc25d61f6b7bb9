"""How the board shows Muscle Man: the machines round the table, and the words for what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from clawkit.core.problems import listed
from clawkit.core.scene import Choice, Piece, Scene
from clawkit.core.state import State
from clawkit.games.muscle_man import pieces
from clawkit.games.muscle_man.actions import BUY, Action
from clawkit.games.muscle_man.components import price
from clawkit.games.muscle_man.places import WIDTH, hand_spots, height_of, spots, supply_spot
from clawkit.games.muscle_man.rules import MuscleManState
from clawkit.games.muscle_man.trays import coins, hand_tray, name_of, unseen_tray


def scene_of(state: State, names: Sequence[str], viewer: int | None) -> Scene:
    """The position with the viewer's choices and, below the table, the cards they can stock.

    Front cards, foods and coins are open to all; what lies behind a front card nobody knows.
    """
    if not isinstance(state, MuscleManState):
        raise TypeError(f"this is no position of Muscle Man: {type(state).__name__}")
    seat = viewer if viewer in state.to_act() else None
    own = Counter(() if seat is None else state.hands[seat])
    hands = [hand_tray(state, owner, name) for owner, name in enumerate(names)]
    return Scene(
        width=WIDTH,
        height=height_of(len(names), bool(own)),
        pieces=(
            *_table(state, names),
            *pieces.own_cards(own, hand_spots(len(names), len(own))),
        ),
        choices=() if seat is None else tuple(_choices(state, seat)),
        trays=(*hands, unseen_tray(state)),
        turn=_turn(state, names, seat),
        seat=seat,
    )


def _table(state: MuscleManState, names: Sequence[str]) -> Iterator[Piece]:
    """The players round the table, each with the machine that is now theirs."""
    places = spots(len(names))
    yield Piece("table", "panel", 0, 0, WIDTH, height_of(len(names), False), "")
    if not state.over:
        yield from pieces.ways(len(names))
    for seat, name in enumerate(names):
        yield from pieces.player(state, seat, name, places[seat])
    for number in range(len(state.colours)):
        seat = state.seat_of(number)
        yield from pieces.machine(state, number, names[seat], places[seat])
    yield pieces.supply(state, supply_spot(len(names)))


def _choices(state: MuscleManState, seat: int) -> Iterator[Choice]:
    for action in state.legal_actions(seat):
        if isinstance(action, Action):
            yield _choice(state, state.machine_of(seat), action)


def _choice(state: MuscleManState, number: int, action: Action) -> Choice:
    match action.verb:
        case "buy":
            card = state.known[number][-1]
            cost = price(card, state.colours[number])
            label = f"Buy {name_of(card)} for {coins(cost)}"
            return Choice(str(action), label, (f"front {number}",))
        case "stock":
            inside = state.coins[number]
            took = f"take the {coins(inside)} inside" if inside else "take nothing: no coins inside"
            label = f"Stock {name_of(action.card)} and {took}"
            return Choice(str(action), label, (f"own {action.card}",))
        case _:
            nothing = "" if state.supply else ": none is left"
            return Choice(str(action), f"Pick up 1 coin{nothing}", ("supply",))


def _turn(state: MuscleManState, names: Sequence[str], seat: int | None) -> str:
    """What the viewer can do now, or what all are doing."""
    if state.over:
        return "The game is over."
    last = "Last action. " if state.ending else ""
    if seat is None:
        return f"{last}All choose one action each."
    ways = [
        "buy" if BUY in state.legal_actions(seat) else "",
        "stock" if state.hands[seat] else "",
        "pick up",
    ]
    return f"{last}{names[seat]}: {listed([way for way in ways if way], 'or')}."
