"""clawkit: learn tabletop games, score real games of them, and derive their odds exactly."""

from clawkit.core.game import Game
from clawkit.core.problems import Problem, Refusal
from clawkit.core.score_sheet import PlayerScore, ScoreLine, ScoreSheet
from clawkit.games import all_games, find_game
from clawkit.odds_lookup import derivation, odds
from clawkit.scoring import score, score_sheet

__version__ = "0.1.0"

__all__ = [
    "Game",
    "PlayerScore",
    "Problem",
    "Refusal",
    "ScoreLine",
    "ScoreSheet",
    "__version__",
    "all_games",
    "derivation",
    "find_game",
    "odds",
    "score",
    "score_sheet",
]
