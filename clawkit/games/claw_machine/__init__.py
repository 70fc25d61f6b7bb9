"""Claw Machine: two to four players work one claw over nine stacks of plush toys."""

from pathlib import Path
from typing import Any

from clawkit.core.game import Accent, Game, Play
from clawkit.games.claw_machine.actions import parse_action
from clawkit.games.claw_machine.lesson import LESSON
from clawkit.games.claw_machine.opponents import OPPONENTS
from clawkit.games.claw_machine.pad import PAD
from clawkit.games.claw_machine.rules import ClawMachineState, entries_of, new_game
from clawkit.games.claw_machine.scene import scene_of
from clawkit.games.claw_machine.scoring import score


def _odds() -> Any:
    from clawkit.games.claw_machine.odds import BOOK

    return BOOK


GAME = Game(
    name="claw_machine",
    tagline="One claw, nine stacks of plush toys, and four arrows each.",
    accent=Accent(light="#b82e57", dark="#ff8fab"),
    folder=Path(__file__).parent,
    score_entries=score,
    play=Play(new_game, ClawMachineState.from_json, parse_action, scene_of, entries_of, OPPONENTS),
    pad=PAD,
    lesson=LESSON,
    odds=_odds,
)
