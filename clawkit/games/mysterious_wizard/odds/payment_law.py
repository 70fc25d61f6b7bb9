"""How many of the coins are fake that come into a machine when players pay (MW-11, MW-15).

A payer who uses fakes first pays as many as they have, up to the price. Others pay real coins
first, or do not look. The fakes are given places: the machine's two coins, the payers' hands, and
all the rest; each group of places tells how many of its fakes come into the machine.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from clawkit.games.mysterious_wizard.components import COINS_PER_MACHINE
from clawkit.games.mysterious_wizard.odds.shuffled import Shuffled
from clawkit.probability import Distribution
from clawkit.probability.deck import Law, group, rest, together, ways
from clawkit.probability.enumeration import one_by_one


class Paying(NamedTuple):
    """How payers pay.

    Attributes:
        price: in coins.
        f: the chance that a payer uses fakes first.
        otherwise: what the others do: `real_first` or `at_random`.
    """

    price: int
    f: Fraction
    otherwise: str


def paid_fakes_first(held: int, price: int) -> int:
    """Fakes in the payment of someone who holds so many and uses them first."""
    return min(held, price)


def paid_real_first(held: int, price: int, hand: int) -> int:
    """Fakes in the payment of someone who uses real coins as long as there are any."""
    return max(0, price - (hand - held))


def payer(hand: int, paying: Paying) -> Law:
    """The law of one hand: ways by (fakes in it, fakes paid), times the denominator of f."""
    able, unable = paying.f.numerator, paying.f.denominator - paying.f.numerator
    found: dict[tuple[int, int], int] = {}

    def add(held: int, paid: int, count: int) -> None:
        found[held, paid] = found.get((held, paid), 0) + count

    for held in range(hand + 1):
        every = ways(hand, held)
        add(held, paid_fakes_first(held, paying.price), able * every)
        if paying.otherwise == "real_first":
            add(held, paid_real_first(held, paying.price, hand), unable * every)
    if paying.otherwise == "at_random":
        for (held, paid), count in _blind(hand, paying.price).items():
            add(held, paid, unable * count)
    return found


def _blind(hand: int, price: int) -> Law:
    """One hand whose payment is taken without looking."""
    return together([group(price), rest(hand - price)], hand)


def payment_law(coins: Shuffled, paying: Paying) -> Distribution:
    """How many coins of one payment are fake."""
    return _placed([payer(coins.hand, paying)], coins.all - coins.hand, coins.fakes)


def machine_after(coins: Shuffled, paying: Paying, payers: int) -> Distribution:
    """How many coins of a machine are fake, after so many players have paid into it once each."""
    others = coins.all - COINS_PER_MACHINE - payers * coins.hand
    hands = [payer(coins.hand, paying)] * payers
    return _placed([group(COINS_PER_MACHINE), *hands], others, coins.fakes)


def _placed(groups: list[Law], others: int, fakes: int) -> Distribution:
    """The law when the fakes have been given their places."""
    law = together([*groups, rest(others)], fakes)
    weights = {shown: count for (drawn, shown), count in law.items() if drawn == fakes}
    return Distribution.from_weights(weights, "fakes")


def payer_by_payer(coins: Shuffled, paying: Paying, payers: int) -> Distribution:
    """The same, in the order of the game: coins are dealt one by one, and then everybody pays."""
    level = {(coins.fakes, 0): Fraction(1)}
    left = coins.all
    for drawn, pays in ((COINS_PER_MACHINE, False), *[(coins.hand, True)] * payers):
        ahead: dict[tuple[int, int], Fraction] = {}
        for (fakes, inside), chance in level.items():
            for held, share in _dealt(left, fakes, drawn).items():
                outcomes = _pays(held, coins.hand, paying) if pays else {held: Fraction(1)}
                for paid, likely in outcomes.items():
                    after = fakes - held, inside + paid
                    ahead[after] = ahead.get(after, Fraction(0)) + chance * share * likely
        level, left = ahead, left - drawn
    found: dict[int, Fraction] = {}
    for (_, inside), chance in level.items():
        found[inside] = found.get(inside, Fraction(0)) + chance
    return Distribution.from_chances(found, "fakes")


@lru_cache(maxsize=512)
def _dealt(left: int, fakes: int, drawn: int) -> dict[int, Fraction]:
    """Fakes among so many coins, dealt one after the other."""
    return one_by_one(left, fakes, drawn).as_dict()


@lru_cache(maxsize=64)
def _pays(held: int, hand: int, paying: Paying) -> dict[int, Fraction]:
    """Fakes in one payment out of a known hand, coin by coin."""
    found: dict[int, Fraction] = {}
    first = sorted([True] * held + [False] * (hand - held), reverse=True)
    orders = [(sum(first[: paying.price]), paying.f)]
    if paying.otherwise == "real_first":
        orders.append((sum(first[::-1][: paying.price]), 1 - paying.f))
    else:
        blind = _dealt(hand, held, paying.price)
        orders += [(paid, (1 - paying.f) * share) for paid, share in blind.items()]
    for paid, chance in orders:
        found[paid] = found.get(paid, Fraction(0)) + chance
    return {paid: chance for paid, chance in found.items() if chance}
