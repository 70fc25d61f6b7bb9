"""What the entries of every game have in common: game, rulings, component data, players."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from clawkit.core.component_data import read_component_data
from clawkit.core.problems import Problem, shown
from clawkit.core.reading import Reader
from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings

COMMON_KEYS = ("game", "rulings", "component_data", "format", "meta")


@dataclass(frozen=True, slots=True)
class Table:
    """One real table: who plays, under which rulings, with which components.

    Attributes:
        players: a reader for each player's fields, in seat order.
        names: the players' names, in the same order.
    """

    rulings: Rulings
    component_data: Mapping[str, Any]
    names: tuple[str, ...]
    players: tuple[Reader, ...]


def read_table(
    entries: object, book: Rulebook, player_keys: tuple[str, ...], problems: list[Problem]
) -> Table:
    """Read the common part of one game's entries; problems are added to the list given."""
    root = Reader(entries, "", problems)
    if root.is_object:
        root.refuse_unknown((*COMMON_KEYS, "players"))
    players = _players(root, book) if root.is_object else ()
    for player in players:
        player.refuse_unknown(("name", *player_keys))
    return Table(
        rulings=Rulings.read(book, root.fields.get("rulings", {}), problems),
        component_data=read_component_data(root.fields.get("component_data", {}), book, problems),
        names=_names(players),
        players=players,
    )


def _players(root: Reader, book: Rulebook) -> tuple[Reader, ...]:
    value = root.fields.get("players")
    wanted = f"{book.title} is for {book.players} players"
    if not isinstance(value, list | tuple):
        said = "are missing" if value is None else f"must be a list, not {shown(value)}"
        root.refuse("players", f"players {said}; {wanted}")
        return ()
    if not book.players.min <= len(value) <= book.players.max:
        root.refuse("players", f"{len(value)} player{'' if len(value) == 1 else 's'}, but {wanted}")
    return tuple(Reader(p, f"players[{i}]", root.problems) for i, p in enumerate(value))


def _names(players: tuple[Reader, ...]) -> tuple[str, ...]:
    names: list[str] = []
    seen: dict[str, int] = {}
    for index, player in enumerate(players):
        name = player.text("name") if player.is_object else ""
        same = unicodedata.normalize("NFC", name.strip())
        if same in seen:
            first = seen[same] + 1
            player.refuse("name", f"player {first} is called {shown(name)} too; change one of them")
        elif same:
            seen[same] = index
        names.append(name)
    return tuple(names)
