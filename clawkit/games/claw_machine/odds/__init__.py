"""The odds of Claw Machine: every question a function of its parameters, with its derivation.

`trios(hand=12)` derives an answer, `trios.evaluate(hand=12)` only computes it, and `BOOK` finds
questions by name.
"""

from clawkit.games.claw_machine.odds.arrows import reach
from clawkit.games.claw_machine.odds.collection import collection_value
from clawkit.games.claw_machine.odds.defectives import defective_points
from clawkit.games.claw_machine.odds.display import opening_display
from clawkit.games.claw_machine.odds.hidden_card import next_card
from clawkit.games.claw_machine.odds.kinds import kinds_in_match
from clawkit.games.claw_machine.odds.length import game_length
from clawkit.games.claw_machine.odds.one_more_card import worth
from clawkit.games.claw_machine.odds.rabbits import unique_rabbits
from clawkit.games.claw_machine.odds.sheep import sheep_alternating
from clawkit.games.claw_machine.odds.trio_steps import trios
from clawkit.probability import OddsBook

BOOK = OddsBook(
    "Claw Machine",
    (
        kinds_in_match,
        opening_display,
        trios,
        defective_points,
        sheep_alternating,
        next_card,
        unique_rabbits,
        reach,
        collection_value,
        worth,
        game_length,
    ),
)

__all__ = [
    "BOOK",
    "collection_value",
    "defective_points",
    "game_length",
    "kinds_in_match",
    "next_card",
    "opening_display",
    "reach",
    "sheep_alternating",
    "trios",
    "unique_rabbits",
    "worth",
]
