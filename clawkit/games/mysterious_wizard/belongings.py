"""What a player has, reading it from entries, and what a whole table cannot have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from clawkit.core.limits import Limit, held_by
from clawkit.core.problems import Problem
from clawkit.core.reading import Reader, one_of
from clawkit.core.rulings import Rulings
from clawkit.core.table import Table
from clawkit.games.mysterious_wizard.components import (
    CARDS,
    FAKE_COINS,
    FOOD_FOR_THE_END,
    FOODS,
    REAL_COINS,
    SNAKE_EGG,
    Card,
)

PLAYER_KEYS = ("cards", "real", "fake")
FOOD = Limit(CARDS, "food cards", "MW-01", "cards")
FAKE = Limit(FAKE_COINS, "fake coins", "MW-06", "fake")


@dataclass(frozen=True, slots=True)
class Belongings:
    """One player's food cards and coins; what lies in machines is nobody's."""

    cards: tuple[Card, ...]
    real: int = 0
    fake: int = 0


def real_limit(players: int) -> Limit:
    """The real coins of so many players (MW-06); of the box, if the game is not for so many."""
    most = REAL_COINS.get(players)
    if most is None:
        return Limit(max(REAL_COINS.values()), "real coins", "MW-01", "real")
    return Limit(most, "real coins", "MW-06", "real", f"a game of {players}")


def read_belongings(reader: Reader, players: int) -> Belongings:
    """Read one player's fields; what cannot be read becomes a problem and counts as nothing."""
    cards = reader.items("cards", _card, one_of(FOODS))
    if len(cards) > FOOD.most:
        said = f"{len(cards)} {FOOD.what}, but {FOOD.of} has {FOOD.most}"
        reader.refuse("cards", said, FOOD.clause)
    real, fake = (
        reader.count(limit.field, limit.most, limit.what, limit.clause, limit.of)
        for limit in (real_limit(players), FAKE)
    )
    return Belongings(cards, real, fake)


def _card(value: object) -> Card:
    if not isinstance(value, str) or value not in FOODS:
        raise ValueError
    return value


def across_players(names: tuple[str, ...], held: tuple[Belongings, ...]) -> Iterator[Problem]:
    """Problems that no single player has."""
    real = real_limit(len(names))
    yield from FOOD.across(names, {seat: len(own.cards) for seat, own in enumerate(held)})
    yield from real.across(names, {seat: own.real for seat, own in enumerate(held)})
    yield from FAKE.across(names, {seat: own.fake for seat, own in enumerate(held)})


def warnings(table: Table, held: tuple[Belongings, ...]) -> tuple[Problem, ...]:
    """What the game as it is known cannot bring, and yet counts."""
    return (*_too_many_at_the_end(table.rulings, held), *_too_many_of_a_food(table, held))


def _too_many_at_the_end(rulings: Rulings, held: tuple[Belongings, ...]) -> Iterator[Problem]:
    """MW-18: nobody buys after the fifth card; a snake egg bought with four can bring a sixth."""
    extra_card = rulings["snake_egg"] == "extra_card"
    for seat, own in enumerate(held):
        sixth = extra_card and SNAKE_EGG in own.cards
        if len(own.cards) > FOOD_FOR_THE_END + sixth:
            said = (
                f"{len(own.cards)} food cards, but a player who has {FOOD_FOR_THE_END} buys no "
                f"more{_unless(extra_card, sixth)}; they still count"
            )
            yield Problem(f"players[{seat}].cards", said, "MW-18")


def _unless(extra_card: bool, sixth: bool) -> str:
    if sixth:
        return ", and the last snake egg brings a sixth at most"
    return ", and only a snake egg brings a sixth" if extra_card else ""


def _too_many_of_a_food(table: Table, held: tuple[Belongings, ...]) -> Iterator[Problem]:
    copies: int = table.component_data["copies_per_food"]
    counts = [Counter(own.cards) for own in held]
    for card, food in FOODS.items():
        holders = {seat: count[card] for seat, count in enumerate(counts) if count[card]}
        if sum(holders.values()) > copies:
            fields = tuple(f"players[{s}].cards[{held[s].cards.index(card)}]" for s in holders)
            said = (
                f"{sum(holders.values())} x {food.title} ({held_by(table.names, holders)}), but "
                f"the card data has {copies} of each food; they still count. If your cards "
                "differ, enter how many there are under the card data"
            )
            where = "players" if len(holders) > 1 else f"players[{min(holders)}].cards"
            yield Problem(where, said, fields=fields)
