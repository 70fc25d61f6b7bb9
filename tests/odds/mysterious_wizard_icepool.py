"""Mysterious Wizard's laws by icepool: another program's dealing, and payments written anew."""

from collections import Counter
from fractions import Fraction

import icepool

REAL = {3: 45, 4: 56, 5: 65, 6: 72}
HAND = {3: 15, 4: 14, 5: 13, 6: 12}


def law(die):
    """A die as a dictionary of fractions."""
    total = sum(die.quantities())
    return {o: Fraction(q, total) for o, q in zip(die.outcomes(), die.quantities(), strict=True)}


def fakes(players, drawn):
    """Fakes among so many coins of a game."""
    return law(icepool.Deck({1: 12, 0: REAL[players]}).deal(drawn).sum())


class EachHand(icepool.MultisetEvaluator):
    """The number of fakes in each hand."""

    def next_state(self, state, order, outcome, counts):
        return counts if outcome else (state or (0,) * len(counts))


def together(players, payers):
    """Fakes in a machine and in each payer's hand, all at once."""
    deck = icepool.Deck({1: 12, 0: REAL[players]})
    return law(EachHand().evaluate(deck.deal((2, *[HAND[players]] * payers))))


def paid(held, hand, price, f, otherwise):
    """Fakes in a payment with its chances, for somebody with so many in so large a hand."""
    found = Counter({min(held, price): f})
    if otherwise == "real_first":
        found[max(0, price - hand + held)] += 1 - f
    else:
        mix = law(icepool.Deck({1: held, 0: hand - held}).deal(price).sum())
        for count, chance in mix.items():
            found[count] += (1 - f) * chance
    return found


def after_payment(players, price, payers, f, otherwise):
    """Fakes in the machine after the payments."""
    found = Counter()
    for (machine, *hands), chance in together(players, payers).items():
        level = Counter({machine: chance})
        for held in hands:
            ahead = Counter()
            for inside, before in level.items():
                for more, share in paid(held, HAND[players], price, f, otherwise).items():
                    ahead[inside + more] += before * share
            level = ahead
        found.update(level)
    return {fakes: chance for fakes, chance in found.items() if chance}


def gain(unknown, fakes_among, k, golds, real):
    """Points of k coins out of so many, of which so many are fake."""
    found = Counter()
    deck = icepool.Deck({1: fakes_among, 0: unknown - fakes_among})
    for fake, chance in law(deck.deal(k).sum()).items():
        pairs = (real + k - fake) // 2 - real // 2
        found[golds * pairs - fake] += chance
    return dict(found)
