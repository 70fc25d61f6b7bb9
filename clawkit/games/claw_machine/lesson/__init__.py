"""The lesson of Claw Machine: set-up, turns, powers, the end, and what every toy scores."""

from clawkit.core.lesson import Lesson
from clawkit.games.claw_machine.lesson.ending import ENDING
from clawkit.games.claw_machine.lesson.powers import POWERS
from clawkit.games.claw_machine.lesson.scoring_steps import SCORING
from clawkit.games.claw_machine.lesson.set_up import SET_UP
from clawkit.games.claw_machine.lesson.stacks_steps import STACKS
from clawkit.games.claw_machine.lesson.turns import TURNS

LESSON = Lesson((*SET_UP, *TURNS, *STACKS, *POWERS, *ENDING, *SCORING))

__all__ = ["LESSON"]
