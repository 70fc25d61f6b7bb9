"""A game's data in the form that the widgets' front ends read."""

from __future__ import annotations

from typing import Any

from clawkit.core.game import Game
from clawkit.core.rulebook import Ruling


def heading(game: Game) -> dict[str, Any]:
    """What every widget of a game needs: its name, title and colours."""
    return {
        "game": game.name,
        "title": game.title,
        "accent": {"light": game.accent.light, "dark": game.accent.dark},
    }


def ruling_form(ruling: Ruling) -> dict[str, Any]:
    """A ruling with its choices in order."""
    return {
        "id": ruling.id,
        "name": ruling.name,
        "question": ruling.question,
        "default": ruling.default,
        "choices": [{"name": n, "meaning": meaning} for n, meaning in ruling.choices.items()],
        "why": ruling.why,
        "clauses": list(ruling.clauses),
    }


def rules_schema(game: Game) -> dict[str, Any]:
    """Every clause, ruling and datum of a game, in the rulebook's order."""
    book = game.rulebook
    return {
        **heading(game),
        "clauses": [{"id": c.id, "part": c.part, "text": c.text} for c in book.clauses.values()],
        "rulings": [ruling_form(ruling) for ruling in book.rulings.values()],
        "data": _data(game),
    }


def pad_schema(game: Game) -> dict[str, Any]:
    """A game's score pad with all that it shows without asking the kernel."""
    book, pad = game.rulebook, game.pad
    if pad is None:
        raise ValueError(f"{game.title} has no score pad")
    return {
        **heading(game),
        **pad.to_json(),
        "players": {"min": book.players.min, "max": book.players.max},
        "rulings": [
            {**ruling_form(ruling), "scores": ruling.name in pad.rulings}
            for ruling in book.rulings.values()
        ],
        "data": _data(game),
        "clauses": {clause.id: clause.text for clause in book.clauses.values()},
        "pictures": {name: game.picture(name) for name in pad.pictures()},
    }


def _data(game: Game) -> list[dict[str, Any]]:
    return [
        {"name": d.name, "default": d.default, "status": d.status, "about": d.about}
        for d in game.rulebook.data.values()
    ]
