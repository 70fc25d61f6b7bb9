"""What taking unknown coins is worth, and when it beats buying (MW-11, MW-13, MW-22, MW-26)."""

from __future__ import annotations

from typing import NamedTuple

from clawkit.games.mysterious_wizard.belongings import Belongings
from clawkit.games.mysterious_wizard.components import FOODS, GOLD_CARD, REAL_COINS
from clawkit.games.mysterious_wizard.lines import score_lines
from clawkit.games.mysterious_wizard.odds.asked import (
    COINS_IN_PLAY,
    COINS_SCORE,
    POINTS_ONLY,
    RULES,
    UNKNOWN_ALIKE,
    fakes_parameter,
    golds_parameter,
    players_parameter,
    real_parameter,
)
from clawkit.games.mysterious_wizard.odds.gain_steps import SYMBOLS, gain_steps
from clawkit.games.mysterious_wizard.odds.shuffled import coins_of
from clawkit.games.mysterious_wizard.odds.unknown_coins import (
    Holder,
    Lot,
    Unknown,
    gain_by_scoring,
    gain_law,
    golds_that_score,
    listed_gain,
    mean_gain,
)
from clawkit.probability import (
    Amounts,
    Assumption,
    Check,
    Derivation,
    Parts,
    Step,
    Symbol,
    question,
)
from clawkit.probability.parameters import WholeNumber

PRICES = sorted({food.price for food in FOODS.values()})
LABELS = {
    "expected": "what the coins add on average",
    "gain": "what the coins add, with all chances",
    "buying": "how many points a card must add to the recipes, to be as good as the coins",
}
MOST = 40
TWIN, TWIN_TAKEN = Unknown(coins=8, fakes=3), 4


class Asked(NamedTuple):
    """The parameters of one question, as they have been read."""

    k: int
    golds: int
    real: int
    fakes: int
    players: int
    recipe_copies: str

    @property
    def holder(self) -> Holder:
        """Who takes the coins."""
        return Holder(self.golds, self.real, self.recipe_copies)

    @property
    def among(self) -> Unknown:
        """All coins but those in one's own hand."""
        coins = coins_of(self.players)
        return Unknown(coins.all - self.real - self.fakes, coins.fakes - self.fakes)

    @property
    def prices(self) -> list[int]:
        """The prices that one can pay."""
        return [price for price in PRICES if price <= self.real + self.fakes]


def payment_gain(asked: Asked, price: int) -> int:
    """What paying a price adds to the points: fakes first, since each of them costs a point."""
    fakes = min(asked.fakes, price)
    left = asked.real - (price - fakes)
    return fakes - golds_that_score(asked.holder) * (asked.real // 2 - left // 2)


def taking(**given: int | str) -> Parts:
    """What the coins add, and what a card must add to be as good."""
    asked = Asked(**given)  # type: ignore[arg-type]
    law = gain_law(asked.holder, Lot(asked.k), asked.among)
    parts: dict[str, object] = {
        "expected": Amounts({_coins(asked.k): law.mean}, "taken", "points"),
        "gain": law,
    }
    if asked.prices:
        needed = {f"price {c}": law.mean - payment_gain(asked, c) for c in asked.prices}
        parts["buying"] = Amounts(needed, "card", "points")
    return Parts(parts, LABELS)


def _coins(k: int) -> str:
    return f"{k} coin{'' if k == 1 else 's'}"


def _refusal(**given: int | str) -> str:
    asked = Asked(**given)  # type: ignore[arg-type]
    most = REAL_COINS[asked.players]
    if asked.real > most:
        return f"real can be at most {most}, the real coins of {asked.players} players (MW-06)"
    if asked.k > asked.among.coins:
        return (
            f"k can be at most {asked.among.coins}: the others of the "
            f"{coins_of(asked.players).all} coins are in your hand"
        )
    return ""


@question(
    "Take unknown coins",
    WholeNumber(name="k", label="coins in the machine, whose faces you do not know", default=4,
                least=0, most=MOST, cites=("MW-13",)),
    golds_parameter(),
    real_parameter(5),
    fakes_parameter(1),
    players_parameter(),
    RULES.ruling("recipe_copies"),
    label="what taking the coins is worth",
    value=taking,
    refusal=_refusal,
)  # fmt: skip
def take_coins(**given: int | str) -> Derivation:
    """What do unknown coins add to your points, and when is buying a card better?"""
    asked, value = Asked(**given), taking(**given)  # type: ignore[arg-type]
    recipes = f"{asked.golds} Gold recipe{'' if asked.golds == 1 else 's'}"
    return Derivation(
        question=f"What do {_coins(asked.k)} that you do not know add to your points, if you have "
        f"{recipes}, {asked.real} real and {asked.fakes} fake coins?",
        model="The coins are any k of all those that are not in your hand.",
        assumptions=(*_ASSUMPTIONS, RULES.ruling_in_force("recipe_copies", asked.recipe_copies)),
        symbols=(*SYMBOLS, *_BUYING_SYMBOLS),
        steps=(*gain_steps(), _number_step(asked, value), *_buying_steps(asked, value)),
        value=value,
        checks=_checks(asked, value),
    )


_ASSUMPTIONS = (
    COINS_IN_PLAY,
    COINS_SCORE,
    UNKNOWN_ALIKE,
    POINTS_ONLY,
    Assumption(
        "Coins that you need for later cards are worth more than these points: what they buy is "
        "not counted here.",
        status="model",
    ),
    Assumption("A price may be paid with real or fake coins, as the buyer likes.", ("MW-15",)),
)
_BUYING_SYMBOLS = (
    Symbol("c", "c", "a card's price"),
    Symbol("a", "a", "fake coins in your hand"),
    Symbol("g", "g", "points that a card must add to your recipes"),
)


def _number_step(asked: Asked, value: Parts) -> Step:
    among, mean = asked.among, value["gain"].mean
    return Step(
        f"With U = {among.coins}, u = {among.fakes}, k = {asked.k}, r = {asked.real} and "
        f"G = {golds_that_score(asked.holder)}.",
        rf"E = \frac{{{mean.numerator}}}{{{mean.denominator}}}",
        f"E = {mean}",
        mean_gain(asked.holder, Lot(asked.k), among),
        mean,
    )


def _buying_steps(asked: Asked, value: Parts) -> tuple[Step, ...]:
    """What a card must add; for every price that can be paid."""
    if not asked.prices:
        return ()
    mean = mean_gain(asked.holder, Lot(asked.k), asked.among)
    golds, real, fakes = golds_that_score(asked.holder), asked.real, asked.fakes
    needed = []
    for c in asked.prices:
        paid = min(fakes, c)
        lost = golds * (real // 2 - (real - c + paid) // 2)
        needed.append(mean - paid + lost)
    return (
        Step(
            "Buying instead: pay with fakes first, since each that you give away saves a point, "
            "and the Gold recipes lose the pairs that go. The card must add the rest.",
            r"g = E - \min(a, c) + G\left(\lfloor \tfrac{r}{2} \rfloor"
            r" - \lfloor \tfrac{r - c + \min(a, c)}{2} \rfloor\right)",
            "g = E - min(a, c) + G (floor(r/2) - floor((r - c + min(a, c))/2))",
            tuple(needed),
            tuple(value["buying"].rows.values()),
        ),
    )


def _checks(asked: Asked, value: Parts) -> tuple[Check, ...]:
    checks = [
        Check(
            "Coin by coin, each outcome scored by the game with the coins and without.",
            lambda: value["gain"],
            lambda: gain_by_scoring(asked.holder, Lot(asked.k), asked.among),
        ),
        Check(
            f"A small twin: every choice of {TWIN_TAKEN} from {TWIN.coins} unknown coins, "
            f"{TWIN.fakes} of them fake, listed and scored.",
            lambda: gain_law(asked.holder, Lot(TWIN_TAKEN), TWIN),
            lambda: listed_gain(asked.holder, TWIN_TAKEN, TWIN),
        ),
    ]
    if asked.prices:
        checks.append(
            Check(
                "Every way to pay each price, scored by the game; the best one counts.",
                lambda: value["buying"].rows,
                lambda: {
                    f"price {c}": gain_by_scoring(asked.holder, Lot(asked.k), asked.among).mean
                    - _best_payment(asked, c)
                    for c in asked.prices
                },
            )
        )
    return tuple(checks)


def _best_payment(asked: Asked, price: int) -> int:
    """What the best mix of real and fake coins adds, by the game's own scoring."""
    mixes = (
        (price - fakes, fakes)
        for fakes in range(min(asked.fakes, price) + 1)
        if price - fakes <= asked.real
    )
    return max(
        _points(asked, asked.real - real, asked.fakes - fakes) for real, fakes in mixes
    ) - _points(asked, asked.real, asked.fakes)


def _points(asked: Asked, real: int, fakes: int) -> int:
    rulings = RULES.rulings_with(recipe_copies=asked.recipe_copies)
    own = Belongings((GOLD_CARD,) * asked.golds, real, fakes)
    return sum(line.points for line in score_lines(own, rulings))
