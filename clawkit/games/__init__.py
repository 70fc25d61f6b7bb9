"""The games: every folder here that holds a `GAME` is one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from clawkit.core.game import Game


@cache
def all_games() -> tuple[Game, ...]:
    """Every game found, by title."""
    modules = (import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__))
    return tuple(sorted((m.GAME for m in modules), key=lambda game: game.title))


def find_game(name: str) -> Game:
    """The game with this name, as the file forms spell it (`claw_machine`).

    Raises:
        KeyError: no game has this name; the message lists those that there are.
    """
    for game in all_games():
        if game.name == name:
            return game
    known = ", ".join(game.name for game in all_games())
    raise KeyError(f"there is no game {name!r}; the games are: {known}")
