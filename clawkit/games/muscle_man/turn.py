"""What happens in Muscle Man: the set-up, the actions of a turn, passing, and the end.

The functions take the state and change it; they are apart from `rules` only because what a
position is and what changes it are two subjects.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from clawkit.core.state import Event, Tell
from clawkit.games.muscle_man.actions import Action
from clawkit.games.muscle_man.components import (
    COINS_PER_MACHINE,
    COINS_PER_PLAYER,
    Card,
    colour_of,
    price,
)

if TYPE_CHECKING:
    from clawkit.games.muscle_man.rules import MuscleManState

FOOD_FOR_THE_END = 5


def take_machine(state: MuscleManState, colour: str, tell: Tell | None) -> None:
    """MM-04: the next player takes a machine; after the last one the cards are dealt."""
    seat = len(state.colours)
    state.colours += (colour,)
    dealt = len(state.colours) == state.rules.players
    if dealt:
        state.reveals = tuple(range(state.rules.players))
    if tell:
        what = f"takes a {colour} machine and {COINS_PER_PLAYER} coins"
        tell(Event("MM-04", seat, what))
        if dealt:
            counts = ", ".join(map(str, state.hidden))
            tell(Event("MM-05", None, f"food cards are dealt face down by seat: {counts}"))


def turn_over(state: MuscleManState, card: Card, tell: Tell | None) -> None:
    """The next hidden card is seen: a player's first food, or a machine's front card."""
    machine, *rest = state.reveals
    state.reveals = tuple(rest)
    state.unseen[card] -= 1
    state.hidden[machine] -= 1
    if state.unserved:
        _serve_first_food(state, machine, card, tell)
        return
    state.known[machine] += (card,)
    if tell:
        where = state.machine_name(machine)
        tell(Event("MM-07", None, f"{card} is seen at the front of {where}"))
    if not state.reveals:
        _pass_on(state, tell)


def _serve_first_food(state: MuscleManState, seat: int, card: Card, tell: Tell | None) -> None:
    """MM-06; once all have theirs, the rest of the cards goes into the machines."""
    state.hands[seat] = (card,)
    state.unserved -= 1
    if not state.unserved:
        state.reveals = tuple(range(state.rules.players))
    if tell:
        tell(Event("MM-06", seat, f"turns up {card}, the first food"))
        if not state.unserved:
            tell(Event("MM-08", None, f"{COINS_PER_MACHINE} coins go into each machine"))


def carry_out(state: MuscleManState, actions: Mapping[int, Hashable], tell: Tell | None) -> None:
    """One turn: everybody's action (MM-10), then the pass or the end."""
    pickers: list[int] = []
    sold_out: list[int] = []
    for seat in range(state.rules.players):
        match actions[seat]:
            case Action("buy"):
                if _buy(state, seat, tell):
                    sold_out.append(seat)
            case Action("stock", card):
                _stock(state, seat, card, tell)
            case _:
                pickers.append(seat)
    _pick_up(state, pickers, tell)
    state.turns += 1
    if state.ending:
        state.over = True
        if tell:
            tell(Event("MM-18", None, "all have had their last action: the game is over"))
        return
    _look_for_the_end(state, sold_out, tell)
    machines = range(state.rules.players)
    state.reveals = tuple(m for m in machines if not state.known[m] and state.hidden[m])
    if not state.reveals:
        _pass_on(state, tell)


def _buy(state: MuscleManState, seat: int, tell: Tell | None) -> bool:
    """MM-11, MM-12. Returns whether it was the machine's last card."""
    machine = state.machine_of(seat)
    *left, card = state.known[machine]
    cost = price(card, state.colours[machine])
    state.known[machine] = tuple(left)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.purses[seat] -= cost
    state.coins[machine] += cost
    if tell:
        colour = state.colours[machine]
        colours = "the same colour" if colour == colour_of(card) else "another colour"
        why = f"the {colour} machine has {colours}"
        tell(Event("MM-12", seat, f"has to pay {cost} for {card}: {why}"))
        tell(Event("MM-11", seat, f"puts {cost} coins into the machine and takes {card}"))
    return not left and not state.hidden[machine]


def _stock(state: MuscleManState, seat: int, card: Card, tell: Tell | None) -> None:
    """MM-13."""
    machine = state.machine_of(seat)
    hand = list(state.hands[seat])
    hand.remove(card)
    coins = state.coins[machine]
    state.hands[seat] = tuple(hand)
    state.known[machine] += (card,)
    state.purses[seat] += coins
    state.coins[machine] = 0
    if tell:
        taken = f"takes its {_coins(coins)}" if coins else "takes nothing: it has no coins"
        tell(Event("MM-13", seat, f"puts {card} at the front of the machine and {taken}"))


def _pick_up(state: MuscleManState, seats: Sequence[int], tell: Tell | None) -> None:
    """MM-14; if there are not enough coins, ruling `scarce_supply` tells who gets one."""
    scarce = len(seats) > state.supply
    nobody = scarce and state.rules.rulings["scarce_supply"] == "nobody"
    for seat in seats:
        served = state.supply > 0 and not nobody
        if served:
            state.supply -= 1
            state.purses[seat] += 1
        if tell:
            cited = state.rules.rulings.cite("scarce_supply") if scarce else ""
            what = "picks up 1 coin" if served else "picks up nothing: too few coins are left"
            tell(Event("MM-14", seat, f"{what}{cited}"))


def _look_for_the_end(state: MuscleManState, sold_out: Sequence[int], tell: Tell | None) -> None:
    """MM-16 and MM-17: the trigger stands, whatever the last action does."""
    full = [s for s, hand in enumerate(state.hands) if len(hand) >= FOOD_FOR_THE_END]
    state.ending = bool(full or sold_out)
    if tell:
        for seat in full:
            tell(Event("MM-16", seat, "has five food cards: each player has one last action"))
        for seat in sold_out:
            what = "has bought a machine's last food card: each player has one last action"
            tell(Event("MM-17", seat, what))


def _pass_on(state: MuscleManState, tell: Tell | None) -> None:
    """MM-09 and MM-15; before the last action as ruling `last_action` says."""
    rulings = state.rules.rulings
    if state.ending and rulings["last_action"] == "same_machine":
        return
    clause = "MM-15" if state.passes else "MM-09"
    state.passes += 1
    if tell:
        cited = rulings.cite("last_action") if state.ending else ""
        tell(Event(clause, None, f"all machines are passed to the right{cited}"))


def _coins(count: int) -> str:
    return f"{count} coin{'' if count == 1 else 's'}"
