"""Mysterious Wizard: three to six apprentices buy recipes and pay, when they can, with fakes."""

from pathlib import Path
from typing import Any

from clawkit.core.game import Accent, Game, Play
from clawkit.core.state import Rules, State
from clawkit.games.mysterious_wizard.scoring import score


def _not_yet(*_: Any) -> Any:
    raise NotImplementedError("Mysterious Wizard can be scored; its moves are still to come")


def _new_game(rules: Rules) -> State:
    return _not_yet(rules)  # type: ignore[no-any-return]


GAME = Game(
    name="mysterious_wizard",
    tagline="Six machines, recipes to combine, and coins that may be fake.",
    accent=Accent(light="#6a3fb5", dark="#c0a1ff"),
    folder=Path(__file__).parent,
    score_entries=score,
    play=Play(_new_game, _not_yet, _not_yet),
)
