"""The lesson of Muscle Man: set-up, actions, the pass, the end, and what a table scores."""

from clawkit.core.lesson import Lesson
from clawkit.games.muscle_man.lesson.action_steps import ACTIONS
from clawkit.games.muscle_man.lesson.ending import ENDING
from clawkit.games.muscle_man.lesson.passing import PASSING
from clawkit.games.muscle_man.lesson.scoring_steps import SCORING
from clawkit.games.muscle_man.lesson.set_up import SET_UP

LESSON = Lesson((*SET_UP, *ACTIONS, *PASSING, *ENDING, *SCORING))

__all__ = ["LESSON"]
