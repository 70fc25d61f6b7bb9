"""The odds of Mysterious Wizard: every question a function of its parameters, with its derivation.

`fakes_in_hand(players=4)` derives an answer, `fakes_in_hand.evaluate(players=4)` only computes it,
and `BOOK` finds questions by name.
"""

from clawkit.games.mysterious_wizard.odds.fakes_dealt import fakes_in_hand, fakes_in_machine
from clawkit.games.mysterious_wizard.odds.payments import after_payment
from clawkit.games.mysterious_wizard.odds.recipes_table import recipe_table
from clawkit.games.mysterious_wizard.odds.shake_choice import shake
from clawkit.games.mysterious_wizard.odds.take import take_coins
from clawkit.probability import OddsBook

BOOK = OddsBook(
    "Mysterious Wizard",
    (
        fakes_in_machine,
        fakes_in_hand,
        after_payment,
        take_coins,
        recipe_table,
        shake,
    ),
)

__all__ = [
    "BOOK",
    "after_payment",
    "fakes_in_hand",
    "fakes_in_machine",
    "recipe_table",
    "shake",
    "take_coins",
]
