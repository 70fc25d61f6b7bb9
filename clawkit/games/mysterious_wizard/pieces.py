"""The pieces of Mysterious Wizard's board: six machines on the box, and what they show."""

from __future__ import annotations

from collections.abc import Iterator

from clawkit.core.scene import Piece
from clawkit.games.mysterious_wizard.coins import NO_COINS, Coins, number_of_coins
from clawkit.games.mysterious_wizard.components import FOODS, MACHINES, RECIPES, Card
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState

COLUMNS, MACHINE, MACHINE_HEIGHT, EDGE = 3, 106, 150, 9
GAP, ROW_GAP = 12, 16
WIDTH = 2 * EDGE + COLUMNS * MACHINE + (COLUMNS - 1) * GAP
ROWS = MACHINES // COLUMNS
HEIGHT = 2 * EDGE + 4 + ROWS * MACHINE_HEIGHT + (ROWS - 1) * ROW_GAP
LINES, LINE = 94, 17

IN_SHORT = {
    "elixir": "4 points",
    "water_of_wisdom": "2 unlike: 4",
    "gold": "2 real: 1",
    "sands_of_time": "2 alike: 5",
    "balm_of_luck": "per egg: 4",
}
"""What a recipe scores, in the few letters that there is room for on a machine."""

IN_WORDS = {
    "elixir": "it scores 4 points",
    "water_of_wisdom": "it scores 4 points for each two foods that differ",
    "gold": "it scores a point for each two real coins, and lets its owner shake a machine",
    "sands_of_time": "it scores 5 points for each two foods that are alike",
    "balm_of_luck": "it scores 4 points for each snake egg food",
}


def box() -> Piece:
    """The game box that the machines stand on (MW-05)."""
    return Piece("box", "panel", 0, 0, WIDTH, HEIGHT, "")


def machine_id(machine: int) -> str:
    """The name of a machine's piece."""
    return f"machine {machine + 1}"


def machine(state: MysteriousWizardState, number: int, viewer: int | None) -> Iterator[Piece]:
    """A machine: its front card with recipe and price, the coins inside, the cards left."""
    x = EDGE + number % COLUMNS * (MACHINE + GAP)
    y = EDGE + number // COLUMNS * (MACHINE_HEIGHT + ROW_GAP)
    card, hidden = state.front[number], state.hidden[number]
    left = bool(card) + hidden
    yield Piece(
        machine_id(number),
        "machine",
        x,
        y,
        MACHINE,
        MACHINE_HEIGHT,
        label=f"{_front(card, number, hidden)}, {_inside(state, number, viewer)}",
        picture=card or None,
        text=FOODS[card].short if card else "face down" if hidden else "empty",
        badge=f"{left} card{'' if left == 1 else 's'}",
        count=left,
        faded=state.held not in (-1, number),
        detail=f"{_says(state, number)} {_inside(state, number, viewer).capitalize()}.",
    )
    for row, what, words, sign in _notes(state, number):
        where = (x + 8, y + LINES + row * LINE)
        name = f"{what} {number + 1}"
        yield Piece(name, "note", *where, MACHINE - 12, LINE, "", sign, words)
    yield Piece(f"number {number + 1}", "note", x + 9, y + 4, 20, LINE, "", text=str(number + 1))


def _notes(state: MysteriousWizardState, number: int) -> Iterator[tuple[int, str, str, str]]:
    """The lines on a machine: each has a row of its own, also where others are missing."""
    card = state.front[number]
    if card:
        food = FOODS[card]
        recipe = IN_SHORT[food.recipe] if food.recipe else _egg_in_short(state)
        yield 0, "recipe", recipe, food.recipe or card
        yield 1, "price", f"costs {food.price}", "coin"
    yield 2, "coins", number_of_coins(state.machines[number].number), "machine"


def _front(card: Card, number: int, hidden: int) -> str:
    if card:
        food = FOODS[card]
        return f"Machine {number + 1}: {food.title} for {food.price}, {hidden} behind it"
    return f"Machine {number + 1}: {f'{hidden} cards, none seen' if hidden else 'no food card'}"


def _inside(state: MysteriousWizardState, number: int, viewer: int | None) -> str:
    """The coins inside, and what the viewer remembers of them."""
    count = number_of_coins(state.machines[number].number)
    own = NO_COINS if viewer is None else paid_into(state, number, viewer)
    return f"{count} inside{f', of which you put in {own.said}' if own.number else ''}"


def _says(state: MysteriousWizardState, number: int) -> str:
    """What the front card does, in a sentence or two."""
    card, hidden = state.front[number], state.hidden[number]
    if not card:
        return f"Machine {number + 1} shows no food card: only its coins can be taken."
    food = FOODS[card]
    behind = f"{hidden} more card{' is' if hidden == 1 else 's are'} behind it."
    if food.recipe:
        does = f"{food.title} costs {food.price} and has {RECIPES[food.recipe]}"
        return f"{does}: {IN_WORDS[food.recipe]}. {behind}"
    return f"{food.title} costs {food.price} and has no recipe: {_egg_in_words(state)}. {behind}"


def _egg_in_short(state: MysteriousWizardState) -> str:
    extra = state.rules.rulings["snake_egg"] == "extra_card"
    return "1 more card" if extra else "2 foods"


def _egg_in_words(state: MysteriousWizardState) -> str:
    if state.rules.rulings["snake_egg"] == "extra_card":
        return "it brings the machine's next card, too"
    return "it counts as two foods"


def paid_into(state: MysteriousWizardState, machine: int, seat: int) -> Coins:
    """The seat's own coins in a machine, paid since it was last emptied."""
    own = NO_COINS
    for move in state.moves:
        if move.machine == machine:
            if not move.paid:
                own = NO_COINS
            elif move.seat == seat:
                own = own.plus(move.coins)
    return own
