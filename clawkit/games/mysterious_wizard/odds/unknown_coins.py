"""What coins of unknown faces add to somebody's points (MW-13, MW-20, MW-22, MW-26)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from clawkit.core.rulings import Rulings
from clawkit.games.mysterious_wizard.belongings import Belongings
from clawkit.games.mysterious_wizard.components import GOLD_CARD
from clawkit.games.mysterious_wizard.lines import score_lines
from clawkit.games.mysterious_wizard.odds.asked import RULES
from clawkit.probability import Distribution
from clawkit.probability.deck import successes, ways
from clawkit.probability.enumeration import every_hand, labelled, one_by_one


class Unknown(NamedTuple):
    """All coins whose faces one does not know.

    Attributes:
        coins: how many there are.
        fakes: how many of them are fake.
    """

    coins: int
    fakes: int


class Holder(NamedTuple):
    """Who takes the coins.

    Attributes:
        golds: Gold recipes.
        real: real coins in hand.
        recipe_copies: the ruling, whether each copy of a recipe scores.
    """

    golds: int
    real: int
    recipe_copies: str = "each"


class Lot(NamedTuple):
    """Coins that are taken together.

    Attributes:
        unknown: how many have faces that one does not know.
        real: how many are known to be real.
        fakes: how many are known to be fake.
    """

    unknown: int
    real: int = 0
    fakes: int = 0


def golds_that_score(holder: Holder) -> int:
    """Copies of the Gold recipe that count, by the ruling in force."""
    return min(holder.golds, 1) if holder.recipe_copies == "once" else holder.golds


def gain(holder: Holder, real: int, fakes: int) -> int:
    """What so many real and fake coins more add to the points: the floor is taken both times."""
    more = (holder.real + real) // 2 - holder.real // 2
    return golds_that_score(holder) * more - fakes


def gain_law(holder: Holder, lot: Lot, among: Unknown) -> Distribution:
    """The points that a lot of coins adds."""
    fakes = successes(among.coins, among.fakes, lot.unknown)
    return fakes.map(lambda x: _gain_of(holder, lot, x), "points")


def listed_gain(holder: Holder, drawn: int, among: Unknown) -> Distribution:
    """The same for few enough coins to list every choice, each of them scored by the game."""
    coins = labelled({"fake": among.fakes, "real": among.coins - among.fakes})
    return every_hand(
        coins, drawn, lambda held: _scored(holder, Lot(drawn), held.count("fake")), "points"
    )


def _gain_of(holder: Holder, lot: Lot, x: int) -> int:
    return gain(holder, lot.real + lot.unknown - x, lot.fakes + x)


def gain_by_scoring(holder: Holder, lot: Lot, among: Unknown) -> Distribution:
    """The same, coin by coin, each outcome scored by the game with the coins and without."""
    fakes = one_by_one(among.coins, among.fakes, lot.unknown)
    return fakes.map(lambda x: _scored(holder, lot, x), "points")


def _scored(holder: Holder, lot: Lot, x: int) -> int:
    rulings = RULES.rulings_with(recipe_copies=holder.recipe_copies)
    real = lot.real + lot.unknown - x
    before = _points(holder, 0, 0, rulings)
    return _points(holder, real, lot.fakes + x, rulings) - before


def _points(holder: Holder, real: int, fakes: int, rulings: Rulings) -> int:
    own = Belongings((GOLD_CARD,) * holder.golds, holder.real + real, fakes)
    return sum(line.points for line in score_lines(own, rulings))


def sign_mean(k: int, among: Unknown) -> Fraction:
    """The average of 1 for an even and -1 for an odd number of real coins among k unknown ones."""
    real = among.coins - among.fakes
    signed = sum((-1) ** x * ways(real, x) * ways(among.fakes, k - x) for x in range(k + 1))
    return Fraction(signed, ways(among.coins, k))


def mean_gain(holder: Holder, lot: Lot, among: Unknown) -> Fraction:
    """The points on average, without the law: by shares, and by even and odd."""
    golds, k = golds_that_score(holder), lot.unknown
    fakes = Fraction(k * among.fakes, among.coins) if k else Fraction(0)
    real = lot.real + k - fakes
    signs = (-1) ** holder.real * ((-1) ** lot.real * sign_mean(k, among) - 1)
    return golds * (real / 2 + Fraction(signs) / 4) - lot.fakes - fakes
