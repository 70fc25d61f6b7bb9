"""Which games and pages there are, for the template: found, never listed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import quote

from clawkit.core.game import Game
from clawkit.games import all_games
from clawkit.serving.places import notebooks_folder

PAGES = {"learn": "Learn", "score": "Score", "odds": "Odds", "rules": "Rules"}
"""The pages that a game can have, by the notebook's name, in the order of the navigation."""

NO_MATHJAX = (
    "data:text/javascript,window.MathJax="
    "{Hub:{Config(){},Configured(){},Queue(){},Register:{StartupHook(){}}}}//"
)
"""In MathJax's place on a game's pages: Voilà would load it, but formulas are MathML or text."""


def add_games(
    page_config: dict[str, Any],
    *,
    base_url: str,
    settings: Mapping[str, Any],
    notebook_path: str = "",
    **_: Any,
) -> dict[str, Any]:
    """Voilà's page config hook: tells the template of the games, and keeps every page local."""
    notebooks = Path(settings.get("clawkit_notebooks", notebooks_folder()))
    root = Path(settings["contents_manager"].root_dir).expanduser()
    address = f"{base_url}voila/render/{quote(_prefix(notebooks, root))}"
    games = [_game(game, notebooks, address) for game in all_games()]
    current = _current(games, notebook_path)
    page_config["clawkit"] = {
        "home": settings.get("clawkit_home", f"{base_url}voila"),
        "games": [game for game in games if game["pages"]],
        "opened": bool(settings.get("clawkit_opened")),
        **current,
    }
    plain = current["page"] in PAGES
    page_config["fullMathjaxUrl"] = NO_MATHJAX if plain else None  # None: the bundled one
    page_config["mathjaxConfig"] = "none" if plain else None
    static = settings.get("clawkit_static")
    if static:
        page_config["fullStaticUrl"] = static
    return page_config


def _prefix(notebooks: Path, root: Path) -> str:
    """How the notebooks' folder is called, seen from the folder that the server serves."""
    resolved, base = notebooks.resolve(), root.resolve()
    if resolved == base or not resolved.is_relative_to(base):
        return ""
    return f"{resolved.relative_to(base).as_posix()}/"


def _game(game: Game, notebooks: Path, address: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.tagline,
        "players": str(game.rulebook.players),
        "picture": game.picture("game"),
        "accent": {"light": game.accent.light, "dark": game.accent.dark},
        "pages": [
            {"name": name, "label": label, "url": f"{address}{game.name}/{name}.ipynb"}
            for name, label in PAGES.items()
            if (notebooks / game.name / f"{name}.ipynb").is_file()
        ],
    }


def _current(games: list[dict[str, Any]], notebook_path: str) -> dict[str, Any]:
    """The game and page that a notebook's path means, as far as it means any."""
    path = PurePosixPath(notebook_path)
    for game in games:
        if game["name"] == path.parent.name and path.stem in PAGES:
            return {"game": game, "page": path.stem}
    return {"game": None, "page": None}
