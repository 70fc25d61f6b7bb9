"""The odds of Muscle Man: every question a function of its parameters, with its derivation.

`points(n=5)` derives an answer, `points.evaluate(n=5)` only computes it, and `BOOK` finds questions
by name.
"""

from clawkit.games.muscle_man.odds.buy_or_stock import keep_or_stock
from clawkit.games.muscle_man.odds.coins import coins_in_machine
from clawkit.games.muscle_man.odds.most_points import best_hands
from clawkit.games.muscle_man.odds.pairs_held import pairs
from clawkit.games.muscle_man.odds.points_made import points
from clawkit.games.muscle_man.odds.prices import price
from clawkit.probability import OddsBook

BOOK = OddsBook(
    "Muscle Man's Purchase Challenge",
    (price, pairs, points, best_hands, keep_or_stock, coins_in_machine),
)

__all__ = [
    "BOOK",
    "best_hands",
    "coins_in_machine",
    "keep_or_stock",
    "pairs",
    "points",
    "price",
]
