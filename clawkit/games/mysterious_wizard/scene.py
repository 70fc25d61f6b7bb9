"""How the board shows Mysterious Wizard: the machines on the box, and the words for what to do."""

from __future__ import annotations

from collections.abc import Sequence

from clawkit.core.scene import Choice, Scene
from clawkit.core.state import State
from clawkit.games.mysterious_wizard.actions import Action
from clawkit.games.mysterious_wizard.coins import Coins, number_of_coins
from clawkit.games.mysterious_wizard.components import FOODS, MACHINES
from clawkit.games.mysterious_wizard.pieces import HEIGHT, WIDTH, box, machine, machine_id
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState
from clawkit.games.mysterious_wizard.trays import hand_tray, unseen_tray


def scene_of(state: State, names: Sequence[str], viewer: int | None) -> Scene:
    """The position with the viewer's choices and coins; of all other coins only the number."""
    if not isinstance(state, MysteriousWizardState):
        raise TypeError(f"this is no position of Mysterious Wizard: {type(state).__name__}")
    seat = next(iter(state.to_act()), None)
    actions = state.legal_actions(seat) if seat is not None and seat == viewer else ()
    hands = (hand_tray(state, owner, name, viewer) for owner, name in enumerate(names))
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        pieces=(box(), *(p for number in range(MACHINES) for p in machine(state, number, viewer))),
        choices=tuple(_choice(state, action) for action in actions),
        trays=(*hands, unseen_tray(state)),
        turn=_turn(state, names, viewer),
        seat=seat,
    )


def _choice(state: MysteriousWizardState, action: Action) -> Choice:
    notation = str(action)
    match action.verb:
        case "pick":
            return Choice(notation, "Pick up this machine", (machine_id(action.machine),))
        case "shake":
            return Choice(notation, "Take all its coins", (machine_id(action.machine),))
        case "buy":
            return Choice(notation, f"Pay {_sum(action.coins)}")
        case "take":
            count = state.machines[state.held].number
            return Choice(notation, f"Take {'its ' if count else ''}{number_of_coins(count)}")
        case _:
            return Choice(notation, "Take no machine's coins")


def _sum(coins: Coins) -> str:
    """Coins in short: `2 real, 1 fake`; nothing for none."""
    parts = ((coins.real, "real"), (coins.fake, "fake"))
    return ", ".join(f"{count}\u00a0{kind}" for count, kind in parts if count)


def _turn(state: MysteriousWizardState, names: Sequence[str], viewer: int | None) -> str:
    """Whose turn it is and what they can do."""
    if state.over:
        return "The game is over."
    if not state.to_act():
        return "A card is turned over." if state.dealt else "Cards and coins are dealt."
    name = names[state.seat]
    last = "Last action. " if state.ending >= 0 and not state.shakers else ""
    if state.seat != viewer:
        return f"{last}{_other_turn(state, name)}"
    return f"{last}{name}: {_todo(state)}."


def _other_turn(state: MysteriousWizardState, name: str) -> str:
    if state.shakers:
        return f"Final coins shake: {name} chooses a machine."
    if state.held >= 0:
        return f"{name} has picked up machine {state.held + 1}."
    return f"{name} chooses a machine."


def _todo(state: MysteriousWizardState) -> str:
    if state.shakers:
        optional = state.rules.rulings["shake"] == "optional"
        return f"final coins shake, {'you may ' if optional else ''}take a machine's coins"
    if state.held < 0:
        return "pick up a machine"
    machine = f"machine {state.held + 1}"
    if len(state.legal_actions(state.seat)) == 1:
        return f"take the coins of {machine}"
    food = FOODS[state.front[state.held]]
    have = _sum(state.purses[state.seat])
    return f"buy {food.short} for {food.price}, or take the coins. You have {have}"
