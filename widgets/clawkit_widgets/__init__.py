"""clawkit's widgets: they draw what the rules say and report what people do."""

from clawkit_widgets.board import Board
from clawkit_widgets.exhibits import Exact, Steps, Verified
from clawkit_widgets.explorer import Explorer
from clawkit_widgets.lesson_player import LessonPlayer
from clawkit_widgets.rule_browser import RuleBrowser
from clawkit_widgets.score_pad import ScorePad

__all__ = [
    "Board",
    "Exact",
    "Explorer",
    "LessonPlayer",
    "RuleBrowser",
    "ScorePad",
    "Steps",
    "Verified",
]
