"""What happens in Mysterious Wizard: the set-up, a turn's actions, the end and the shake.

The functions take the state and change it; they are apart from `rules` only because what a
position is and what changes it are two subjects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clawkit.core.state import Event, Tell
from clawkit.games.mysterious_wizard.actions import Action
from clawkit.games.mysterious_wizard.coins import NO_COINS, CoinMove, Coins, number_of_coins
from clawkit.games.mysterious_wizard.components import (
    FAKE_COINS,
    FOOD_FOR_THE_END,
    FOODS,
    GOLD_CARD,
    MACHINES,
    REAL_COINS,
    RECIPES,
    SNAKE_EGG,
    Card,
)
from clawkit.games.mysterious_wizard.shake import shake_order

if TYPE_CHECKING:
    from clawkit.games.mysterious_wizard.rules import MysteriousWizardState


def see_card(state: MysteriousWizardState, card: Card, tell: Tell | None) -> None:
    """The next hidden card is seen: at a machine's front, or as what a snake egg brings."""
    set_up = not state.dealt
    machine = state.reveals[0] if state.reveals else state.gift
    state.unseen[card] -= 1
    state.hidden[machine] -= 1
    if not state.reveals:
        _give(state, card, tell)
        return
    state.reveals = state.reveals[1:]
    state.front[machine] = card
    if tell:
        food = FOODS[card]
        recipe = RECIPES.get(food.recipe, "no recipe")
        said = f"{food.title} is first in machine {machine + 1}: price {food.price}, {recipe}"
        tell(Event("MW-04" if set_up else "MW-02", None, said))
        if set_up and not state.reveals:
            real = REAL_COINS[state.rules.players]
            said = f"{real} real and {FAKE_COINS} fake coins are shuffled together"
            tell(Event("MW-05", None, "all machines stand on the box; the front cards are seen"))
            tell(Event("MW-06", None, said))


def deal_coins(state: MysteriousWizardState, coins: Coins, tell: Tell | None) -> None:
    """MW-07, MW-08: coins for the next machine, then for the next player, who looks at them."""
    place = len(state.dealt)
    seat = place - MACHINES
    state.dealt += (coins,)
    if seat < 0:
        state.machines[place] = coins
    else:
        state.purses[seat] = coins
    if tell:
        said = number_of_coins(coins.number)
        if seat < 0:
            tell(Event("MW-07", None, f"{said}, real or fake, go into machine {place + 1}"))
            return
        tell(Event("MW-08", seat, f"takes {said}"))
        tell(Event("MW-08", seat, f"has {coins.said} coins", seat))
        if seat == state.rules.players - 1:
            tell(Event("MW-09", state.seat, "is the start player; play is clockwise"))


def act(state: MysteriousWizardState, action: Action, tell: Tell | None) -> None:
    """One action of the seat whose turn it is."""
    match action:
        case Action("pick", machine):
            state.held = machine
            if tell:
                said = f"picks up machine {machine + 1} and must act with it"
                tell(Event("MW-14", state.seat, said))
        case Action("buy", _, coins):
            _buy(state, coins, tell)
        case Action("take"):
            _take(state, state.held, _why_taken(state), tell)
            _put_back(state, tell)
        case Action("shake", machine):
            _take(state, machine, "MW-20", tell)
            _next_shaker(state, tell)
        case _:
            if tell:
                cited = state.rules.rulings.cite("shake")
                tell(Event("MW-20", state.seat, f"takes no machine's coins{cited}"))
            _next_shaker(state, tell)


def _why_taken(state: MysteriousWizardState) -> str:
    """MW-17 for a player who can do nothing else, having no coins."""
    return "MW-13" if state.purses[state.seat].number else "MW-17"


def _buy(state: MysteriousWizardState, coins: Coins, tell: Tell | None) -> None:
    """MW-11, MW-15."""
    seat, machine = state.seat, state.held
    card, state.front[machine] = state.front[machine], ""
    state.hands[seat] += (card,)
    state.purses[seat] = state.purses[seat].minus(coins)
    state.machines[machine] = state.machines[machine].plus(coins)
    state.moves.append(CoinMove(seat, machine, True, coins))
    if tell:
        tell(Event("MW-15", seat, f"pays with {coins.said} coins", seat))
        said = f"takes {FOODS[card].title} and puts {number_of_coins(coins.number)} into machine"
        tell(Event("MW-11", seat, f"{said} {machine + 1}"))
    if card == SNAKE_EGG and _brings_another(state, machine, tell):
        state.gift = machine
        return
    _look_for_the_end(state, tell)
    _put_back(state, tell)


def _brings_another(state: MysteriousWizardState, machine: int, tell: Tell | None) -> bool:
    """MW-03, MW-24: whether the ruling `snake_egg` lets the next card of the machine come, too."""
    rulings = state.rules.rulings
    if rulings["snake_egg"] == "two_snake_foods":
        if tell:
            tell(Event("MW-03", state.seat, "has two foods in the snake egg, and no recipe"))
        return False
    if tell and not state.hidden[machine]:
        cited = rulings.cite("snake_egg")
        tell(Event("MW-24", state.seat, f"gets no additional food card: it was the last{cited}"))
    return state.hidden[machine] > 0


def _give(state: MysteriousWizardState, card: Card, tell: Tell | None) -> None:
    """MW-24: the snake egg's additional food card; it is not bought, so it brings none itself."""
    state.gift = -1
    state.hands[state.seat] += (card,)
    if tell:
        cited = state.rules.rulings.cite("snake_egg")
        said = f"takes {FOODS[card].title}, too, without paying{cited}"
        tell(Event("MW-24", state.seat, said))
    _look_for_the_end(state, tell)
    _put_back(state, tell)


def _take(state: MysteriousWizardState, machine: int, clause: str, tell: Tell | None) -> None:
    """All coins of a machine go to the seat, who sees them."""
    seat, coins = state.seat, state.machines[machine]
    state.machines[machine] = NO_COINS
    state.purses[seat] = state.purses[seat].plus(coins)
    state.moves.append(CoinMove(seat, machine, False, coins))
    if tell:
        having = "has no coins and takes" if clause == "MW-17" else "takes"
        said = f"{having} {number_of_coins(coins.number)} out of machine {machine + 1}"
        tell(Event(clause, seat, said))
        if coins.number:
            tell(Event(clause, seat, f"gets {coins.said}", seat))


def _look_for_the_end(state: MysteriousWizardState, tell: Tell | None) -> None:
    """MW-18: the first to have five food cards brings on the last actions."""
    if state.ending >= 0 or len(state.hands[state.seat]) < FOOD_FOR_THE_END:
        return
    state.ending = state.seat
    if tell:
        said = "has five food cards: every other player takes one more action"
        tell(Event("MW-18", state.seat, said))


def _put_back(state: MysteriousWizardState, tell: Tell | None) -> None:
    """MW-10: the machine stands on the box again; the next player's turn, or the shake (MW-18)."""
    machine, state.held = state.held, -1
    state.turns += 1
    state.seat = (state.seat + 1) % state.rules.players
    if state.seat == state.ending:
        begin_shake(state, tell)
    elif not state.front[machine] and state.hidden[machine]:
        state.reveals = (machine,)


def begin_shake(state: MysteriousWizardState, tell: Tell | None) -> None:
    """MW-19 to MW-21."""
    order = shake_order(golds(state))
    state.shakers = tuple(shaker.seat for shaker in order)
    if tell:
        tell(Event("MW-19", None, "food cards are turned face up"))
        if not order:
            tell(Event("MW-20", None, "nobody has Gold, so nobody shakes a machine"))
    _call_shaker(state, tell)


def _next_shaker(state: MysteriousWizardState, tell: Tell | None) -> None:
    state.shakers = state.shakers[1:]
    _call_shaker(state, tell)


def _call_shaker(state: MysteriousWizardState, tell: Tell | None) -> None:
    """The next one who has Gold; after the last one the game is over (MW-22)."""
    if state.shakers:
        state.seat = state.shakers[0]
        if tell:
            (now,) = (s for s in shake_order(golds(state)) if s.seat == state.seat)
            tell(Event(now.clause, now.seat, f"chooses a machine to shake: {now.reason}"))
        return
    state.over = True
    if tell:
        tell(Event("MW-22", None, "the game is over: recipes and fake coins are scored"))


def golds(state: MysteriousWizardState) -> list[int]:
    """How many Gold recipes each seat has."""
    return [hand.count(GOLD_CARD) for hand in state.hands]
