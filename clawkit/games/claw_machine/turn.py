"""A player's turn in Claw Machine: what may come next, and what it does.

A turn is a move or a recharge, and PUSH, in any order (CM-10). The functions take the state and
change it; they are apart from `rules` only because a turn is a subject of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from clawkit.core.problems import listed
from clawkit.core.state import Event, Tell
from clawkit.games.claw_machine.actions import (
    DONE,
    PASS,
    PUSH,
    RECHARGE,
    STEP,
    SWAP,
    UNICORN,
    Action,
)
from clawkit.games.claw_machine.components import MYTHICS
from clawkit.games.claw_machine.grid import (
    ADJACENT,
    ALL_ARROWS,
    CELLS,
    DIRECTIONS,
    NEIGHBOUR,
    REACH,
    UPPER_ROW,
)

if TYPE_CHECKING:
    from clawkit.games.claw_machine.rules import ClawMachineState

UNDECIDED, MOVE, REST = "undecided", "move", "recharge"
MOST_RECHARGED = 2
DRAGON, UNICORN_TOY = range(2)


def begin(state: ClawMachineState) -> None:
    """Nothing has been done in this turn."""
    state.mode = UNDECIDED
    state.pushed = state.powered = state.ending = False
    state.recharged = 0
    state.fresh = (0, 0)


def legal_actions(state: ClawMachineState) -> Sequence[Action]:
    """Exactly what the rules allow now: steps, PUSH, powers, recharging, the end of the turn."""
    filled = state.stacks.filled()
    arrows = state.arrows[state.seat]
    reachable = bool(REACH[state.claw][arrows] & filled)
    stuck = not state.pushed and not reachable and (state.mode == MOVE or arrows == ALL_ARROWS)
    if stuck and state.mode == UNDECIDED and state.rules.rulings["push_impossible"] == "passes":
        return [PASS, *_swaps(state, filled)]
    here = filled >> state.claw & 1
    actions = [] if state.mode == REST else _steps(state, filled, stuck)
    if here and not state.pushed:
        actions.append(PUSH)
    if here and state.pushed and not state.powered and state.ready[state.seat][UNICORN_TOY]:
        actions.append(UNICORN)
    if state.mode != MOVE and state.recharged < MOST_RECHARGED:
        actions += [RECHARGE[d] for d in range(4) if not arrows >> d & 1]
    actions += _swaps(state, filled)
    pushed = state.pushed or (stuck if state.mode == MOVE else not here)
    if pushed and state.mode != UNDECIDED:
        actions.append(DONE)
    return actions


def _steps(state: ClawMachineState, filled: int, stuck: bool) -> list[Action]:
    """Available arrows that stay on the grid, and leave a card in reach if one is still needed."""
    arrows = state.arrows[state.seat]
    return [
        STEP[d]
        for d in range(4)
        if arrows >> d & 1
        and (there := NEIGHBOUR[state.claw][d]) >= 0
        and (state.pushed or stuck or REACH[there][arrows & ~(1 << d)] & filled)
    ]


def _swaps(state: ClawMachineState, filled: int) -> list[Action]:
    if state.powered or not state.ready[state.seat][DRAGON]:
        return []
    upper = state.rules.rulings["dragon"] == "upper_row"
    cells = [c for c in (UPPER_ROW if upper else range(9)) if filled >> c & 1]
    return [SWAP[one, other] for i, one in enumerate(cells) for other in cells[i + 1 :]]


def carry_out(state: ClawMachineState, action: Action, tell: Tell | None) -> None:
    """Do one action of the turn."""
    match action.verb:
        case "step":
            _step(state, action.first, tell)
        case "recharge":
            _recharge(state, action.first, tell)
        case "push" | "unicorn":
            _push(state, action.verb, tell)
        case "give":
            _give(state, action.first, tell)
        case "swap":
            _swap(state, action, tell)
        case _:
            _end(state, action, tell)


def _step(state: ClawMachineState, direction: int, tell: Tell | None) -> None:
    state.mode = MOVE
    state.arrows[state.seat] &= ~(1 << direction)
    state.claw = NEIGHBOUR[state.claw][direction]
    if tell:
        what = f"uses {DIRECTIONS[direction]}: the claw goes to {CELLS[state.claw]}"
        tell(Event("CM-11", state.seat, what))


def _recharge(state: ClawMachineState, direction: int, tell: Tell | None) -> None:
    state.mode = REST
    state.recharged += 1
    state.arrows[state.seat] |= 1 << direction
    if tell:
        tell(Event("CM-13", state.seat, f"recharges {DIRECTIONS[direction]}"))


def _push(state: ClawMachineState, verb: str, tell: Tell | None) -> None:
    if verb == "unicorn":
        _use_power(state, UNICORN_TOY, tell)
    state.pushed = True
    card = state.stacks.take(state.claw)
    state.hands[state.seat] += (card,)
    if card in MYTHICS:
        state.fresh = _plus(state.fresh, MYTHICS.index(card), 1)
    if tell:
        clause, again = ("CM-40", " a second time") if verb == "unicorn" else ("CM-17", "")
        what = f"presses PUSH{again} and takes {card} from {CELLS[state.claw]}"
        tell(Event(clause, state.seat, what))
    if not state.stacks.height(state.claw):
        state.stacks.queue = (state.claw,)
    go_on(state, tell)


def _swap(state: ClawMachineState, action: Action, tell: Tell | None) -> None:
    _use_power(state, DRAGON, tell)
    state.stacks.swap(action.first, action.second)
    if tell:
        what = f"switches the top cards of {CELLS[action.first]} and {CELLS[action.second]}"
        tell(Event("CM-39", state.seat, what))


def _use_power(state: ClawMachineState, toy: int, tell: Tell | None) -> None:
    """At most one power a turn, and each once a game (CM-38)."""
    state.powered = True
    state.ready[state.seat] = _plus(state.ready[state.seat], toy, -1)
    if tell:
        tell(Event("CM-38", state.seat, f"turns a {MYTHICS[toy]} over: its power is spent"))


def _give(state: ClawMachineState, cell: int, tell: Tell | None) -> None:
    single = state.rules.rulings["single_card_neighbour"]
    building = CELLS[state.stacks.building]
    card = state.stacks.give(cell)
    if tell:
        what = f"puts {card} from {CELLS[cell]} on the new stack at {building}"
        tell(Event("CM-21", state.seat, what))
    if len(state.stacks.offered) == 1:
        _give(state, state.stacks.offered[0], tell)
    elif not state.stacks.offered:
        state.stacks.finish_building(single)
        go_on(state, tell)


def go_on(state: ClawMachineState, tell: Tell | None) -> None:
    """Once all cards are turned over: build on the next empty space, or end the turn."""
    stacks = state.stacks
    single = state.rules.rulings["single_card_neighbour"]
    while stacks.queue and not stacks.reveals and stacks.building < 0:
        cell = stacks.next_space(single)
        built = stacks.start_building(cell, single)
        if tell and (built or not state.ending):
            _tell_building(state, cell, tell)
        if built and len(stacks.offered) == 1:
            _give(state, stacks.offered[0], tell)
    if stacks.is_settled():
        stacks.built = 0
        if state.ending:
            _next_seat(state, tell)


def _tell_building(state: ClawMachineState, cell: int, tell: Tell) -> None:
    offered = state.stacks.offered
    if not offered:
        tell(Event("CM-23", None, f"no neighbour gives a card: {CELLS[cell]} stays empty"))
        return
    all_give = len(offered) == len(ADJACENT[cell])
    givers = f"{'' if all_give else 'only '}{listed(CELLS[giver] for giver in offered)}"
    what = f"builds a new stack on {CELLS[cell]} from {givers}"
    tell(Event("CM-20" if all_give else "CM-22", state.seat, what))


def _end(state: ClawMachineState, action: Action, tell: Tell | None) -> None:
    if tell:
        tell(Event(*_how_it_ends(state, action)))
    state.ending = True
    if state.rules.rulings["empty_space_later"] == "refill_when_possible":
        state.stacks.queue = state.stacks.empty()
    go_on(state, tell)


def _how_it_ends(state: ClawMachineState, action: Action) -> tuple[str, int, str]:
    if action == PASS:
        return "CM-19", state.seat, "cannot reach a card, and passes"
    if state.pushed:
        return "CM-10", state.seat, "ends the turn"
    if state.mode == REST:
        return "CM-18", state.seat, "ends the turn without a toy, over an empty space"
    return "CM-19", state.seat, "ends the turn without a toy: no card could be reached"


def _next_seat(state: ClawMachineState, tell: Tell | None) -> None:
    """The turn is over: new mythics can be used, and the final round may begin or end."""
    dragons, unicorns = state.fresh
    ready = state.ready[state.seat]
    state.ready[state.seat] = (ready[DRAGON] + dragons, ready[UNICORN_TOY] + unicorns)
    limit = 1 if state.rules.players == 2 else 3
    if not state.final and len(state.stacks.empty()) >= limit:
        state.final = True
        if tell:
            clause = "CM-25" if state.rules.players == 2 else "CM-24"
            where = listed(CELLS[cell] for cell in state.stacks.empty())
            tell(Event(clause, None, f"empty: {where}; this is the final round"))
    if state.final and state.seat == state.rules.players - 1:
        state.over = True
        if tell:
            tell(Event("CM-26", None, "all have had the same number of turns: the game is over"))
    state.turns += 1
    state.seat = (state.seat + 1) % state.rules.players
    begin(state)


def _plus(pair: tuple[int, int], index: int, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if index == 0 else (pair[0], pair[1] + more)
