"""The rules of a game: every clause and ruling, to search and to link to."""

from __future__ import annotations

from clawkit import find_game
from clawkit_widgets.module import STATIC, Module
from clawkit_widgets.schema import rules_schema


class RuleBrowser(Module):
    """All clauses and rulings of one game; an arguing table opens this."""

    _esm = STATIC / "rule_browser.js"
    _css = STATIC / "rule_browser.css"

    def __init__(self, game: str) -> None:
        """Show the rules of the game with this name.

        Raises:
            KeyError: no game has this name.
        """
        super().__init__(schema=rules_schema(find_game(game)))
