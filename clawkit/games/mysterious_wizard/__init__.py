"""Mysterious Wizard: three to six apprentices buy recipes and pay, when they can, with fakes."""

from pathlib import Path
from typing import Any

from clawkit.core.game import Accent, Game, Play
from clawkit.games.mysterious_wizard.actions import parse_action
from clawkit.games.mysterious_wizard.lesson import LESSON
from clawkit.games.mysterious_wizard.opponents import OPPONENTS
from clawkit.games.mysterious_wizard.pad import PAD
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState, entries_of, new_game
from clawkit.games.mysterious_wizard.scene import scene_of
from clawkit.games.mysterious_wizard.scoring import score


def _odds() -> Any:
    from clawkit.games.mysterious_wizard.odds import BOOK

    return BOOK


GAME = Game(
    name="mysterious_wizard",
    tagline="Six machines, recipes to combine, and coins that may be fake.",
    accent=Accent(light="#6a3fb5", dark="#c0a1ff"),
    folder=Path(__file__).parent,
    score_entries=score,
    play=Play(
        new_game,
        MysteriousWizardState.from_json,
        parse_action,
        scene_of,
        entries_of,
        OPPONENTS,
        curtain=True,
    ),
    pad=PAD,
    lesson=LESSON,
    odds=_odds,
)
