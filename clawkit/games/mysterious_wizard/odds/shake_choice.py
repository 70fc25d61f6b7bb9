"""Which machine to choose in the final coins shake (MW-20, ruling shake)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from clawkit.games.mysterious_wizard.components import FAKE_COINS, MACHINES, REAL_COINS
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
    mean_gain,
    sign_mean,
)
from clawkit.probability import (
    Amounts,
    Assumption,
    Check,
    Derivation,
    Distribution,
    Parts,
    Step,
    Symbol,
    question,
)
from clawkit.probability.number_parameters import Counts
from clawkit.probability.points import whole

NAMES = tuple(f"machine {number}" for number in range(1, MACHINES + 1))
NOTHING = (0,) * MACHINES
DECLINE = "no machine"
LABELS = {
    "machines": "what each machine adds on average; the largest is the one to choose",
    "best": "what the best choice adds, with all chances",
}


class Asked(NamedTuple):
    """The parameters of one question, as they have been read."""

    machines: tuple[int, ...]
    golds: int
    real: int
    fakes: int
    own_fakes: tuple[int, ...]
    own_real: tuple[int, ...]
    players: int
    recipe_copies: str
    shake: str

    @property
    def holder(self) -> Holder:
        """Who chooses."""
        return Holder(self.golds, self.real, self.recipe_copies)

    @property
    def lots(self) -> dict[str, Lot]:
        """What lies in each machine."""
        known = zip(self.machines, self.own_real, self.own_fakes, strict=True)
        return {
            name: Lot(coins - real - fakes, real, fakes)
            for name, (coins, real, fakes) in zip(NAMES, known, strict=True)
        }

    @property
    def choices(self) -> dict[str, Lot]:
        """The machines, and nothing where one may decline."""
        return {**self.lots, **({DECLINE: Lot(0)} if self.shake == "optional" else {})}

    @property
    def among(self) -> Unknown:
        """All coins whose faces one does not know."""
        coins = coins_of(self.players)
        known = self.real + sum(self.own_real), self.fakes + sum(self.own_fakes)
        return Unknown(coins.all - sum(known), coins.fakes - known[1])


def shaking(**given: Any) -> Parts:
    """What each machine adds on average, and the whole law of the best."""
    asked = Asked(**given)
    laws = {name: gain_law(asked.holder, lot, asked.among) for name, lot in asked.choices.items()}
    means = {name: law.mean for name, law in laws.items()}
    best = max(means, key=means.__getitem__)
    return Parts({"machines": Amounts(means, "machine", "points"), "best": laws[best]}, LABELS)


def _refusal(**given: Any) -> str:
    asked = Asked(**given)
    for name, lot in asked.lots.items():
        if lot.unknown < 0:
            return f"{name} has fewer coins than you say that you paid in"
    if asked.real + sum(asked.own_real) > REAL_COINS[asked.players]:
        return (
            f"you know more real coins than the {REAL_COINS[asked.players]} of "
            f"{asked.players} players (MW-06)"
        )
    if asked.among.fakes < 0:
        return f"you know more fake coins than the {FAKE_COINS} that there are (MW-06)"
    unknown = sum(lot.unknown for lot in asked.lots.values())
    if unknown > asked.among.coins:
        return (
            f"the machines have {unknown} coins that you do not know, but only "
            f"{asked.among.coins} of the {coins_of(asked.players).all} coins are left (MW-06)"
        )
    return ""


def _six(name: str, label: str, default: tuple[int, ...] = NOTHING) -> Counts:
    return Counts(name=name, label=label, default=default, things=NAMES, most=60, cites=("MW-20",))


@question(
    "The final coins shake",
    _six("machines", "coins in each machine", (5, 3, 0, 7, 2, 4)),
    golds_parameter(least=1),
    real_parameter(5),
    fakes_parameter(1),
    _six("own_fakes", "fake coins that you paid in"),
    _six("own_real", "real coins that you paid in"),
    players_parameter(),
    RULES.ruling("recipe_copies"),
    RULES.ruling("shake"),
    label="which machine to choose",
    value=shaking,
    refusal=_refusal,
)
def shake(**given: Any) -> Derivation:
    """Which machine should you choose in the final coins shake?"""
    asked, value = Asked(**given), shaking(**given)
    said = ", ".join(map(str, asked.machines))
    return Derivation(
        question=f"Which of the machines with {said} coins should you choose in the final coins "
        f"shake, if you have {asked.golds} Gold recipe{'' if asked.golds == 1 else 's'}?",
        model="In every machine, your own coins are known; the others are any of all those that "
        "you do not know.",
        assumptions=_assumptions(asked),
        symbols=(*SYMBOLS, Symbol("b, a", "b, a", "real and fake coins in it that you know")),
        steps=(*gain_steps(), _known_step(), _number_step(asked, value), _best_step(value)),
        value=value,
        checks=_checks(asked, value),
    )


def _assumptions(asked: Asked) -> tuple[Assumption, ...]:
    return (
        Assumption(
            "Everybody with a Gold recipe takes all coins of one machine, first who has most "
            "Gold, then clockwise.",
            ("MW-20", "MW-21"),
        ),
        COINS_IN_PLAY,
        COINS_SCORE,
        UNKNOWN_ALIKE,
        POINTS_ONLY,
        RULES.ruling_in_force("recipe_copies", asked.recipe_copies),
        RULES.ruling_in_force("shake", asked.shake),
    )


def _known_step() -> Step:
    def by_law(**at: int) -> Fraction:
        holder, among = Holder(at["G"], at["r"]), Unknown(at["U"], at["u"])
        return gain_law(holder, Lot(at["k"], at["b"], at["a"]), among).mean

    def by_formula(**at: int) -> Fraction:
        k, share = at["k"], Fraction(at["u"], at["U"])
        signs = (-1) ** at["b"] * sign_mean(k, Unknown(at["U"], at["u"])) - 1
        pairs = Fraction(at["b"] + k * (1 - share), 2) + (-1) ** at["r"] * Fraction(signs) / 4
        return Fraction(at["G"] * pairs - at["a"] - k * share)

    return Step(
        "Coins that you paid in yourself are known: b real ones and a fakes, beside "
        "the k unknown ones.",
        r"E = G\left(\frac{b}{2} + \frac{k}{2}\left(1-\frac{u}{U}\right)"
        r" + (-1)^r\,\frac{(-1)^b A-1}{4}\right) - a - \frac{k\,u}{U}",
        "E = G (b/2 + k/2 (1 - u/U) + (-1)^r ((-1)^b A - 1)/4) - a - k u / U",
        by_law,
        by_formula,
        whole(G=(1, 5), r=(0, 20), k=(0, 9), b=(0, 5), a=(0, 3), U=(25, 60), u=(0, 12)),
    )


def _number_step(asked: Asked, value: Parts) -> Step:
    among = asked.among
    means = value["machines"].rows
    said = ", ".join(f"{float(mean):.2f}" for mean in means.values())
    return Step(
        f"For each machine, with U = {among.coins}, u = {among.fakes}, r = {asked.real} and "
        f"{asked.golds} Gold.",
        rf"E \approx {said}".replace(", ", r",\; "),
        f"E is about {said}",
        tuple(mean_gain(asked.holder, lot, among) for lot in asked.choices.values()),
        tuple(means.values()),
    )


def _best_step(value: Parts) -> Step:
    means: dict[str, Fraction] = dict(value["machines"].rows)
    best = max(means.values())
    chosen = " or ".join(name for name, mean in means.items() if mean == best)
    return Step(
        f"Choose {chosen}.",
        rf"\max E \approx {float(best):.2f}",
        f"the largest E is about {float(best):.2f}",
        best,
        value["best"].mean,
    )


def _checks(asked: Asked, value: Parts) -> tuple[Check, ...]:
    def scored(name: str) -> Distribution:
        return gain_by_scoring(asked.holder, asked.choices[name], asked.among)

    means = value["machines"].rows
    best = max(means, key=means.__getitem__)
    return (
        Check(
            "Every machine coin by coin, each outcome scored by the game with the coins and "
            "without.",
            lambda: means,
            lambda: {name: scored(name).mean for name in asked.choices},
        ),
        Check(
            "The whole law of the best choice, in the same way.",
            lambda: value["best"],
            lambda: scored(best),
        ),
    )
