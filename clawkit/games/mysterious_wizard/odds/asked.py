"""Parameters and assumptions that several questions of Mysterious Wizard share."""

from __future__ import annotations

from clawkit.core.rulebook import Rulebook
from clawkit.games.mysterious_wizard.components import REAL_COINS
from clawkit.probability import Assumption
from clawkit.probability.parameters import WholeNumber
from clawkit.probability.sources import FromRulebook

MIXED = Assumption(
    "Real and fake coins are shuffled together: every way to deal them is equally likely.",
    ("MW-07", "MW-08"),
)
COINS_IN_PLAY = Assumption(
    "Twelve fake coins and 45, 56, 65 or 72 real ones with 3, 4, 5 or 6 players; all of them "
    "are dealt, two to each machine and 15, 14, 13 or 12 to each player.",
    ("MW-06", "MW-07", "MW-08"),
)
COINS_SCORE = Assumption(
    "Each fake coin in your hand is worth -1; each Gold recipe scores a point for each two real "
    "coins.",
    ("MW-22", "MW-26"),
)
POINTS_ONLY = Assumption(
    "What counts are the points on average, with the coins in your hand as they are then.",
    status="model",
)
UNKNOWN_ALIKE = Assumption(
    "A coin whose face you do not know is as likely fake as any other that you do not know. "
    "Where others have paid, more may be fake (see after_payment).",
    ("MW-15",),
    "model",
)


def book() -> Rulebook:
    """The rulebook of Mysterious Wizard."""
    from clawkit.games.mysterious_wizard import GAME  # the game's folder is loaded before its odds

    return GAME.rulebook


RULES = FromRulebook(book())


def players_parameter(symbolic: bool = False) -> WholeNumber:
    """How many play."""
    return WholeNumber(
        name="players", label="players", default=4, least=min(REAL_COINS), most=max(REAL_COINS),
        cites=("MW-06", "MW-08"), symbolic=symbolic,
    )  # fmt: skip


def golds_parameter(least: int = 0) -> WholeNumber:
    """How many Gold recipes one has."""
    return WholeNumber(
        name="golds", label="Gold recipes that you have", default=1, least=least, most=5,
        cites=("MW-26",),
    )  # fmt: skip


def real_parameter(default: int) -> WholeNumber:
    """Real coins in one's own hand."""
    most = max(REAL_COINS.values())
    return WholeNumber(
        name="real", label="real coins in your hand", default=default, least=0, most=most,
        cites=("MW-06",),
    )  # fmt: skip


def fakes_parameter(default: int) -> WholeNumber:
    """Fake coins in one's own hand."""
    return WholeNumber(
        name="fakes", label="fake coins in your hand", default=default, least=0, most=12,
        cites=("MW-06",),
    )  # fmt: skip
