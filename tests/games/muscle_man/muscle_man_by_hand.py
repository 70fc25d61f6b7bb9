"""A second scorer of Muscle Man, written from the rulebook's clauses alone, and random tables.

It shares no code with the package: it tries every way to lay cards in pairs.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
BOX = [f"{kind}-{colour}" for kind in "ABCDEF" for colour in ("red", "blue", "green")] * 2
CHOICES = {
    "pairs": ("disjoint", "combinations"),
    "same_colour_pair": ("instead", "both"),
    "tie": ("shared", "coins"),
}
DEFAULTS = {name: choices[0] for name, choices in CHOICES.items()}
Card = str


def pair_points(one: Card, other: Card, both: bool) -> int:
    """What two cards are worth as a pair; 0 if they are none."""
    if one.split("-")[0] != other.split("-")[0]:
        return 0
    if one.split("-")[1] != other.split("-")[1]:
        return 5
    return 5 + 8 if both else 8


@cache
def best_layout(cards: tuple[Card, ...], both: bool) -> int:
    """The most that disjoint pairs can score: the first card alone, or with each other one."""
    if len(cards) < 2:
        return 0
    first, *rest = cards
    found = [best_layout(tuple(rest), both)]
    for at, other in enumerate(rest):
        worth = pair_points(first, other, both)
        if worth:
            found.append(worth + best_layout((*rest[:at], *rest[at + 1 :]), both))
    return max(found)


def points(player: dict[str, Any], rulings: dict[str, str]) -> dict[str, int]:
    """Points per item of one player."""
    cards = tuple(sorted(player.get("cards", ())))
    types = {card.split("-")[0] for card in cards}
    colours = {card.split("-")[1] for card in cards}
    both = rulings["same_colour_pair"] == "both"
    if rulings["pairs"] == "combinations":
        sets = sum(pair_points(a, b, both) for a, b in combinations(cards, 2))
    else:
        sets = best_layout(cards, both)
    by_types = [0, 4, 3, 2, 2, 3, 4][len(types)]
    return {
        "type": sum(by_types for _ in cards),
        "colour": sum([2, 2, 1, 0][len(colours)] for _ in cards),
        "sets": sets,
        "coins": len(range(2, player.get("coins", 0) + 1, 2)),
    }


def score(entries: dict[str, Any], **switched: str) -> dict[str, Any]:
    """Parts, totals and winners of a valid table."""
    rulings = {**DEFAULTS, **entries.get("rulings", {}), **switched}
    parts = [points(player, rulings) for player in entries["players"]]
    totals = [sum(part.values()) for part in parts]
    coins = [player.get("coins", 0) for player in entries["players"]]
    keys = list(zip(totals, coins if rulings["tie"] == "coins" else [0] * len(coins), strict=True))
    winners = [
        player["name"]
        for player, key in zip(entries["players"], keys, strict=True)
        if key == max(keys)
    ]
    return {"parts": parts, "totals": totals, "winners": winners, "keys": keys}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A table that the box can produce: each card and coin lies with one player or with none."""
    count = draw(st.integers(3, 6))
    players: list[dict[str, Any]] = [{"name": name, "cards": []} for name in NAMES[:count]]
    cards = iter(draw(st.permutations(BOX)))
    left = 70
    for player in players:
        player["cards"] = [next(cards) for _ in range(draw(st.integers(0, 6)))]
        player["coins"] = draw(st.integers(0, min(left, 20)))
        left -= player["coins"]
    chosen = {name: draw(st.none() | st.sampled_from(c)) for name, c in CHOICES.items()}
    rulings = {name: choice for name, choice in chosen.items() if choice is not None}
    return {"game": "muscle_man", "rulings": rulings, "players": players}


few_kinds = st.lists(st.sampled_from([*BOX[:6], "F-red"]), max_size=9)
"""Cards of few kinds, so that pairs compete; more copies than the box is thought to have."""
