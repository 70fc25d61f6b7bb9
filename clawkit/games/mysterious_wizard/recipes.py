"""What one copy of each recipe is worth (MW-23 to MW-28), and the count behind it in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

from clawkit.core.rulings import Rulings
from clawkit.games.mysterious_wizard.belongings import Belongings
from clawkit.games.mysterious_wizard.components import CARD_OF, SNAKE_EGG, Card

PER_ELIXIR = 4
PER_DIFFERENT_PAIR = 4
PER_ALIKE_PAIR = 5
PER_SNAKE_EGG = 4
COINS_PER_POINT = 2
FOODS_PER_EGG = 2


@dataclass(frozen=True, slots=True)
class Worth:
    """What one copy of a recipe scores.

    Attributes:
        reason: what was counted, with its result: `5 foods, 2 pairs of different ones = 8`;
            empty where there is nothing to count.
        decided: the rulings that have a say in this hand.
    """

    points: int
    reason: str
    decided: tuple[str, ...] = ()


def foods_of(cards: Sequence[Card], rulings: Rulings) -> Counter[Card]:
    """MW-03: a food a card; a snake egg gives two, unless the ruling `snake_egg` says else."""
    foods = Counter(cards)
    if rulings["snake_egg"] == "two_snake_foods":
        foods[SNAKE_EGG] *= FOODS_PER_EGG
    return +foods


def elixir(own: Belongings, rulings: Rulings) -> Worth:
    """MW-23: 4; under the ruling `elixir` for each elixir."""
    if rulings["elixir"] == "flat":
        return Worth(PER_ELIXIR, "", ("elixir",))
    elixirs = own.cards.count(CARD_OF["elixir"])
    points = PER_ELIXIR * elixirs
    said = f"{PER_ELIXIR} for each of {_number(elixirs, 'elixir')} = {points}"
    return Worth(points, said, ("elixir",))


def water_of_wisdom(own: Belongings, rulings: Rulings) -> Worth:
    """MW-25: 4 for two different foods, paired as the ruling `water_pairs` says."""
    foods = foods_of(own.cards, rulings)
    total = foods.total()
    match rulings["water_pairs"]:
        case "disjoint":
            pairs = min(total // 2, total - max(foods.values(), default=0))
            said = f"{_number(pairs, 'pair')} of different ones"
        case "different_types":
            pairs = len(foods) // 2
            said = f"{_number(len(foods), 'type')}, {_number(pairs, 'pair')} of types"
        case _:
            pairs = comb(total, 2) - sum(comb(count, 2) for count in foods.values())
            said = f"{_number(pairs, 'combination')} of two different ones"
    points = PER_DIFFERENT_PAIR * pairs
    reason = f"{_counted(own.cards, foods)}, {said} = {points}"
    return Worth(points, reason, ("water_pairs", *_egg_ruling(own.cards)))


def gold(own: Belongings) -> Worth:
    """MW-26: 1 for each two real coins."""
    points = own.real // COINS_PER_POINT
    return Worth(points, f"{_number(own.real, 'real coin')}, 1 for each two = {points}")


def sands_of_time(own: Belongings, rulings: Rulings) -> Worth:
    """MW-27: 5 for two foods that are alike, paired as the ruling `sands_pairs` says."""
    foods = foods_of(own.cards, rulings)
    if rulings["sands_pairs"] == "disjoint":
        pairs = sum(count // 2 for count in foods.values())
        said = f"{_number(pairs, 'pair')} of alike ones"
    else:
        pairs = sum(comb(count, 2) for count in foods.values())
        said = f"{_number(pairs, 'combination')} of two alike ones"
    points = PER_ALIKE_PAIR * pairs
    reason = f"{_counted(own.cards, foods)}, {said} = {points}"
    return Worth(points, reason, ("sands_pairs", *_egg_ruling(own.cards)))


def balm_of_luck(own: Belongings, rulings: Rulings) -> Worth:
    """MW-28: 4 for each snake egg food, or card under the ruling `balm`."""
    eggs = own.cards.count(SNAKE_EGG)
    each_card = rulings["balm"] == "each_card"
    counted = eggs if each_card else foods_of(own.cards, rulings)[SNAKE_EGG]
    points = PER_SNAKE_EGG * counted
    if not eggs:
        return Worth(0, "no snake egg = 0")
    what = "snake egg card" if each_card else "snake egg food"
    by = ("balm",) if each_card else ("balm", "snake_egg")
    return Worth(points, f"{_number(counted, what)} x {PER_SNAKE_EGG} = {points}", by)


def _counted(cards: Sequence[Card], foods: Counter[Card]) -> str:
    """The number of foods, and why there are more of them than cards: `6 foods (snake egg: 2)`."""
    eggs = cards.count(SNAKE_EGG)
    total = _number(foods.total(), "food")
    if foods[SNAKE_EGG] == eggs:
        return total
    said = "snake egg" if eggs == 1 else f"{eggs} snake eggs"
    return f"{total} ({said}: {foods[SNAKE_EGG]})"


def _egg_ruling(cards: Sequence[Card]) -> tuple[str, ...]:
    return ("snake_egg",) if SNAKE_EGG in cards else ()


def _number(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
