"""clawkit: learn six tabletop games, score real games of them, and derive their odds exactly."""

from clawkit.games import all_games, find_game

__version__ = "0.1.0"

__all__ = ["__version__", "all_games", "find_game"]
