"""A second scorer of Claw Machine, written from the rulebook's clauses alone, and random tables.

It shares no code with the package: it works on the cards themselves, one by one, and tries
everything where the package calculates. Tests compare the two.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

PLAIN = ("bear", "capybara", "cat", "dog", "rabbit", "zebra")
KINDS = ("bear", "capybara", "cat", "dog", "rabbit", "raccoon", "sheep", "zebra")
BOX_OF_DEFECTIVES = (
    *("pink", "pink", "blue", "blue", "yellow", "yellow"),
    *("blue/pink", "yellow/pink", "yellow/blue"),
)
CHOICES = {
    "cat": ("most_repeated", "only_repeats", "all_repeats"),
    "zebra": ("each", "once"),
    "defective_trios": ("best_partition", "one_trio", "trio_cancels_all"),
}
DEFAULTS = {name: choices[0] for name, choices in CHOICES.items()}


def animals(player: dict[str, Any]) -> list[str]:
    """The player's animal cards, one by one."""
    cards = [kind for kind in PLAIN for _ in range(player.get(kind, 0))]
    return cards + ["raccoon" for _ in player.get("raccoon", ())] + ["sheep" for _ in flock(player)]


def flock(player: dict[str, Any]) -> str:
    """The player's sheep, in the order received."""
    return player.get("sheep", "")


def mythics(player: dict[str, Any]) -> int:
    """Dragons and unicorns."""
    return player.get("dragon", 0) + player.get("unicorn", 0)


def plush(player: dict[str, Any]) -> int:
    """Every card of the collection."""
    return len(animals(player)) + mythics(player) + len(player.get("defective", ()))


@cache
def numbers_of_trios(cards: tuple[frozenset[str], ...]) -> frozenset[int]:
    """How many trios can lie on the table, over every way to put cards together in threes."""
    if len(cards) < 3:
        return frozenset({0})
    first, *rest = cards
    found = set(numbers_of_trios(tuple(rest)))
    for i, j in combinations(range(len(rest)), 2):
        if first & rest[i] & rest[j]:
            left = tuple(card for k, card in enumerate(rest) if k not in (i, j))
            found |= {1 + more for more in numbers_of_trios(left)}
    return frozenset(found)


def defectives(names: tuple[str, ...], choice: str) -> int:
    """The best total over every number of trios that the ruling lets score."""
    cards = tuple(frozenset(name.split("/")) for name in names)
    totals = []
    for trios in numbers_of_trios(cards):
        if choice == "one_trio" and trios > 1:
            continue
        lifted = choice == "trio_cancels_all" and trios > 0
        totals.append(10 * trios - (0 if lifted else 2 * (len(cards) - 3 * trios)))
    return max(totals)


def one_cat(player: dict[str, Any], choice: str) -> int:
    """What each cat is worth."""
    copies = Counter(card for card in animals(player) if card != "cat").values()
    if choice == "all_repeats":
        return sum(n for n in copies if n > 1)
    if choice == "only_repeats":
        return max((n for n in copies if n > 1), default=0)
    return max(copies, default=0)


def points(
    player: dict[str, Any], others: list[dict[str, Any]], rulings: dict[str, str]
) -> dict[str, int]:
    """Points per item of one player."""
    cards = animals(player)
    rabbits = cards.count("rabbit")
    unique = all(animals(other).count("rabbit") != rabbits for other in others)
    sheep = flock(player)
    alternate = "WW" not in sheep and "BB" not in sheep
    trash_cans = sum(sum(other.get("raccoon", ())) for other in others)
    zebras = cards.count("zebra")
    return {
        "bear": sum(5 for nth in range(1, cards.count("bear") + 1) if nth % 2 == 0),
        "capybara": 2 * cards.count("capybara"),
        "cat": cards.count("cat") * one_cat(player, rulings["cat"]),
        "dog": cards.count("dog") * len(set(cards) - {"dog"}),
        "rabbit": 5 if rabbits and unique else 0,
        "raccoon": sum(trash_cans for _ in player.get("raccoon", ())),
        "sheep": len(sheep) * (len(sheep) if alternate else 1),
        "zebra": mythics(player) * (min(zebras, 1) if rulings["zebra"] == "once" else zebras),
        "mythic": mythics(player),
        "defective": defectives(tuple(player.get("defective", ())), rulings["defective_trios"]),
    }


def score(entries: dict[str, Any], **switched: str) -> dict[str, Any]:
    """Parts, totals and winners of a valid table."""
    rulings = {**DEFAULTS, **entries.get("rulings", {}), **switched}
    players = entries["players"]
    parts = [
        points(player, players[:seat] + players[seat + 1 :], rulings)
        for seat, player in enumerate(players)
    ]
    totals = [sum(part.values()) for part in parts]
    keys = [(total, plush(player)) for total, player in zip(totals, players, strict=True)]
    winners = [p["name"] for p, key in zip(players, keys, strict=True) if key == max(keys)]
    return {"parts": parts, "totals": totals, "winners": winners}


@st.composite
def rulings(draw: st.DrawFn) -> dict[str, str]:
    """Any choice of the rulings that scoring asks for; some are left out."""
    chosen = {name: draw(st.none() | st.sampled_from(c)) for name, c in CHOICES.items()}
    return {name: choice for name, choice in chosen.items() if choice is not None}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A table that the box can produce: every card lies with one player or with none."""
    names = ("Ana", "Bo", "Cy", "Dee")[: draw(st.integers(2, 4))]
    players: list[dict[str, Any]] = [{"name": name} for name in names]
    holder = st.sampled_from([None, *players])
    for kind in draw(st.permutations(KINDS))[:5]:
        for player in filter(None, [draw(holder) for _ in range(6)]):
            _give(player, kind, draw)
    for card in ("dragon",) * 3 + ("unicorn",) * 3:
        _count(draw(holder), card)
    for card in draw(st.permutations(BOX_OF_DEFECTIVES)):
        player = draw(holder)
        if player is not None:
            spelling = draw(st.sampled_from([card, "/".join(reversed(card.split("/")))]))
            player.setdefault("defective", []).append(spelling)
    return {"game": "claw_machine", "rulings": draw(rulings()), "players": players}


def _give(player: dict[str, Any], kind: str, draw: st.DrawFn) -> None:
    if kind == "raccoon":
        player.setdefault("raccoon", []).append(draw(st.integers(0, 9)))
    elif kind == "sheep":
        player["sheep"] = flock(player) + draw(st.sampled_from("WB"))
    else:
        _count(player, kind)


def _count(player: dict[str, Any] | None, kind: str) -> None:
    if player is not None:
        player[kind] = player.get(kind, 0) + 1
