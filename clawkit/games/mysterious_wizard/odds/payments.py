"""How fakes gather in machines, when players pay with them first (MW-11, MW-15)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

from clawkit.games.mysterious_wizard.components import COINS_PER_MACHINE
from clawkit.games.mysterious_wizard.odds.asked import COINS_IN_PLAY, MIXED, players_parameter
from clawkit.games.mysterious_wizard.odds.payment_law import (
    Paying,
    machine_after,
    payer_by_payer,
    payment_law,
)
from clawkit.games.mysterious_wizard.odds.payment_steps import SYMBOLS, expected, payment_steps
from clawkit.games.mysterious_wizard.odds.shuffled import Shuffled, coins_of
from clawkit.probability import Assumption, Check, Derivation, Distribution, Parts, question
from clawkit.probability.number_parameters import Chance
from clawkit.probability.parameters import OneOf, WholeNumber

LABELS = {
    "machine": "fakes in the machine after these payments",
    "payment": "fakes in one payment",
}
EXPECTED = {
    "machine": "fakes expected in the machine after these payments",
    "payment": "fakes expected in one payment",
}
OTHERWISE = {
    "real_first": "they use real coins as long as they have any",
    "at_random": "they take coins without looking",
}
TWIN = Shuffled(all=8, fakes=3, hand=3)
TWIN_PRICE = 2


def gathered(players: int, price: int, payers: int, f: Fraction | str, otherwise: str) -> Parts:
    """The laws of one payment and of the machine; with a letter for f, what is expected."""
    coins = coins_of(players)
    if isinstance(f, str):
        return Parts(expected(coins, price, payers, f, otherwise), EXPECTED)
    paying = Paying(price, f, otherwise)
    return Parts(
        {"machine": machine_after(coins, paying, payers), "payment": payment_law(coins, paying)},
        LABELS,
    )


def _refusal(players: int, payers: int, **_: Any) -> str:
    return f"payers can be at most the {players} players" if payers > players else ""


@question(
    "Fakes after payments",
    players_parameter(),
    WholeNumber(name="price", label="price of the card", default=3, least=2, most=5,
                cites=("MW-11",)),
    WholeNumber(name="payers", label="players who have paid into the machine", default=2,
                least=1, most=6),
    Chance(name="f", label="how often a payer uses fakes first", default=Fraction(1, 2),
           cites=("MW-15",), symbolic=True),
    OneOf(name="otherwise", label="What do the other payers do?", default="real_first",
          choices=OTHERWISE),
    label="fakes in the machine",
    value=gathered,
    refusal=_refusal,
)  # fmt: skip
def after_payment(
    players: int, price: int, payers: int, f: Fraction | str, otherwise: str
) -> Derivation:
    """How many fakes are in a machine after players have paid into it?

    Each pays once, the same price, out of the hand taken at the start. Leave f open to see the
    formula in f.
    """
    value = gathered(players, price, payers, f, otherwise)
    often = f if isinstance(f, str) else f"{f}"
    return Derivation(
        question=f"How many fakes are in a machine after {payers} payments of {price} coins, "
        f"with {players} players who use fakes first with chance {often}?",
        model="The machine begins with two coins. Each payer pays once, out of the hand taken at "
        "the start.",
        assumptions=_assumptions(otherwise),
        symbols=SYMBOLS,
        steps=payment_steps(coins_of(players), price, payers, f, otherwise, value),
        value=value,
        checks=_checks(players, price, payers, f, otherwise),
    )


def _assumptions(otherwise: str) -> tuple[Assumption, ...]:
    return (
        COINS_IN_PLAY,
        MIXED,
        Assumption("A price may be paid with real or fake coins, as the buyer likes.", ("MW-15",)),
        Assumption("Payments go into the machine that the card came from.", ("MW-11",)),
        Assumption(
            "Every payer decides anew, with the same chance f, to use fakes first; otherwise "
            f"{OTHERWISE[otherwise]}.",
            status="model",
        ),
        Assumption(
            "Nobody takes this machine's coins in between, and each payer has paid only once.",
            status="model",
        ),
    )


def _checks(
    players: int, price: int, payers: int, f: Fraction | str, otherwise: str
) -> tuple[Check, ...]:
    number = f if isinstance(f, Fraction) else Fraction(1, 3)
    coins, paying = coins_of(players), Paying(price, number, otherwise)
    same = "" if number == f else " (with f = 1/3)"
    twin = Paying(TWIN_PRICE, number, otherwise)
    return (
        Check(
            f"In the order of the game{same}: coins dealt one by one to the machine and to each "
            "payer, then paid coin by coin.",
            lambda: machine_after(coins, paying, payers),
            lambda: payer_by_payer(coins, paying, payers),
        ),
        Check(
            f"A small twin: {TWIN.all} coins, {TWIN.fakes} of them fake, two in the machine, "
            f"{TWIN.hand} in the payer's hand, {TWIN_PRICE} paid; every deal listed.",
            lambda: machine_after(TWIN, twin, 1),
            lambda: listed_twin(twin),
        ),
    )


def listed_twin(paying: Paying) -> Distribution:
    """Every deal of the twin's labelled coins, and every way to pay; the first coins are fake."""
    chances: dict[int, Fraction] = {}
    for machine in combinations(range(TWIN.all), COINS_PER_MACHINE):
        left = [coin for coin in range(TWIN.all) if coin not in machine]
        for hand in combinations(left, TWIN.hand):
            blind = list(combinations(hand, paying.price))
            careful = [hand[-paying.price :]] if paying.otherwise == "real_first" else blind
            ways = [(hand[: paying.price], paying.f)]
            ways += [(paid, (1 - paying.f) / len(careful)) for paid in careful]
            for paid, chance in ways:
                fakes = sum(coin < TWIN.fakes for coin in (*machine, *paid))
                chances[fakes] = chances.get(fakes, Fraction(0)) + chance
    return Distribution.from_weights(chances, "fakes")
