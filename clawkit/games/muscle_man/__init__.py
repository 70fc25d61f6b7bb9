"""Muscle Man's Purchase Challenge: three to six players buy food from machines that go round."""

from pathlib import Path
from typing import Any

from clawkit.core.game import Accent, Game, Play
from clawkit.games.muscle_man.actions import parse_action
from clawkit.games.muscle_man.lesson import LESSON
from clawkit.games.muscle_man.opponents import OPPONENTS
from clawkit.games.muscle_man.pad import PAD
from clawkit.games.muscle_man.rules import MuscleManState, entries_of, new_game
from clawkit.games.muscle_man.scene import scene_of
from clawkit.games.muscle_man.scoring import score


def _odds() -> Any:
    from clawkit.games.muscle_man.odds import BOOK

    return BOOK


GAME = Game(
    name="muscle_man",
    tagline="Vending machines go round the table: buy, stock or pick up a coin.",
    accent=Accent(light="#a84300", dark="#ffab6b"),
    folder=Path(__file__).parent,
    score_entries=score,
    play=Play(
        new_game,
        MuscleManState.from_json,
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
