"""What a player has, reading it from entries, and what a whole table cannot have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from clawkit.core.limits import Limit, held_by
from clawkit.core.problems import Problem
from clawkit.core.reading import Reader
from clawkit.core.table import Table
from clawkit.games.muscle_man.components import CARDS, COINS, KINDS, Card

PLAYER_KEYS = ("cards", "coins")
MOST_IN_PLAY = 6
FOOD = Limit(CARDS, "food cards", "MM-03", "cards", "the game")
MONEY = Limit(COINS, "coins", "MM-02", "coins", "the game")


@dataclass(frozen=True, slots=True)
class Belongings:
    """One player's food cards and coins; what lies in machines is nobody's (MM-23)."""

    cards: tuple[Card, ...]
    coins: int


def read_belongings(reader: Reader) -> Belongings:
    """Read one player's fields; what cannot be read becomes a problem and counts as nothing."""
    cards = reader.items("cards", _card, "a food card such as A-red (A to F; red, blue or green)")
    if len(cards) > CARDS:
        reader.refuse("cards", f"{len(cards)} food cards, but the game has {CARDS}", FOOD.clause)
    coins = reader.count("coins", COINS, MONEY.what, MONEY.clause, MONEY.of)
    return Belongings(cards, coins)


def _card(value: object) -> Card:
    if not isinstance(value, str) or value not in KINDS:
        raise ValueError
    return value


def across_players(names: tuple[str, ...], held: tuple[Belongings, ...]) -> Iterator[Problem]:
    """Problems that no single player has."""
    yield from FOOD.across(names, {seat: len(own.cards) for seat, own in enumerate(held)})
    yield from MONEY.across(names, {seat: own.coins for seat, own in enumerate(held)})


def warnings(table: Table, held: tuple[Belongings, ...]) -> tuple[Problem, ...]:
    """What the game as it is known cannot bring, and yet counts."""
    return (*_too_many_at_the_end(held), *_too_many_of_a_kind(table, held))


def _too_many_at_the_end(held: tuple[Belongings, ...]) -> Iterator[Problem]:
    for seat, own in enumerate(held):
        if len(own.cards) > MOST_IN_PLAY:
            said = (
                f"{len(own.cards)} food cards, but one action after somebody has five the game "
                f"ends, so {MOST_IN_PLAY} are the most; they still count"
            )
            yield Problem(f"players[{seat}].cards", said, "MM-18")


def _too_many_of_a_kind(table: Table, held: tuple[Belongings, ...]) -> Iterator[Problem]:
    copies: int = table.component_data["copies_per_type_and_colour"]
    counts = [Counter(own.cards) for own in held]
    for kind in KINDS:
        holders = {seat: count[kind] for seat, count in enumerate(counts) if count[kind]}
        if sum(holders.values()) > copies:
            fields = tuple(f"players[{s}].cards[{held[s].cards.index(kind)}]" for s in holders)
            said = (
                f"{sum(holders.values())} x {kind} ({held_by(table.names, holders)}), but the card "
                f"data has {copies} of each; they still count. If your cards differ, enter how "
                "many there are under the card data"
            )
            where = "players" if len(holders) > 1 else f"players[{min(holders)}].cards"
            yield Problem(where, said, fields=fields)
