"""The lesson of Mysterious Wizard: set-up, actions, the end, the shake, and the recipes."""

from clawkit.core.lesson import Lesson
from clawkit.games.mysterious_wizard.lesson.action_steps import ACTIONS
from clawkit.games.mysterious_wizard.lesson.coin_steps import COINS
from clawkit.games.mysterious_wizard.lesson.ending import ENDING
from clawkit.games.mysterious_wizard.lesson.recipe_steps import RECIPES
from clawkit.games.mysterious_wizard.lesson.set_up import SET_UP

LESSON = Lesson((*SET_UP, *ACTIONS, *COINS, *ENDING, *RECIPES))

__all__ = ["LESSON"]
