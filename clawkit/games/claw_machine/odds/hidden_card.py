"""Which card lies under the claw, given all cards seen (CM-05, CM-06, CM-17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import perm, prod
from typing import Any

from clawkit.games.claw_machine.components import ANIMALS, CARDS_PER_ANIMAL, KINDS_IN_MATCH
from clawkit.games.claw_machine.deck import Card, animal_of, other_cards
from clawkit.games.claw_machine.odds.asked import (
    KINDS,
    KINDS_DRAWN,
    RACCOON_NUMBERS,
    SHEEP_COLOURS,
    SHUFFLED,
    cards,
    example_data,
)
from clawkit.games.claw_machine.odds.by_rules import state_with
from clawkit.games.claw_machine.odds.match_deck import DECK, known_kinds, too_many, unseen_card
from clawkit.probability import (
    Assumption,
    Check,
    Derivation,
    Distribution,
    Step,
    Symbol,
    question,
)
from clawkit.probability.points import whole

Data = dict[str, Any]


def next_law(
    seen: Sequence[Card],
    kinds: Sequence[str],
    raccoon_numbers: Sequence[int],
    sheep_colours: dict[str, int],
) -> Distribution:
    """Which face the hidden card has."""
    return unseen_card(kinds, seen, _data(raccoon_numbers, sheep_colours))


def _data(raccoon_numbers: Sequence[int], sheep_colours: dict[str, int]) -> Data:
    return {"raccoon_numbers": raccoon_numbers, "sheep_colours": sheep_colours}


def by_bayes(seen: Sequence[Card], kinds: Sequence[str], data: Data) -> Distribution:
    """Every set of five kinds by itself: how well it explains what was seen, and what it leaves.

    What it leaves are the chance outcomes of the game's own state.
    """
    gone = Counter(seen)
    chances: Counter[Card] = Counter()
    for five in combinations(ANIMALS, KINDS_IN_MATCH):
        if not set(kinds) <= set(five):
            continue
        state = state_with(five, data)
        deck = dict(state.chance_outcomes())
        explains = prod(perm(deck.get(card, 0), count) for card, count in gone.items())
        if explains:
            for card, count in gone.items():
                state.unseen[card] -= count
            for card, weight in state.chance_outcomes():
                chances[str(card)] += explains * weight
    return Distribution.from_weights(chances)


SYMBOLS = (
    Symbol("n", "n", "cards seen"),
    Symbol("s", "s", "kinds of animal known to be in the match"),
    Symbol("c", "c", "cards of one face in the match"),
    Symbol("g", "g", "cards of that face seen"),
)
BAYES = (
    "Each of the 56 sets of kinds by itself (Bayes' rule), with the chance outcomes of the game's "
    "own state."
)
FACE_DOWN = Assumption("The next card of a stack lies face down until it is on top.", ("CM-17",))


@question(
    "The card under the claw",
    cards("seen", "cards seen so far: on the table and in all collections"),
    KINDS,
    RACCOON_NUMBERS,
    SHEEP_COLOURS,
    label="the card that is turned over next",
    value=next_law,
    refusal=lambda seen, kinds, **_: too_many(kinds, seen),
)
def next_card(
    seen: Sequence[Card],
    kinds: Sequence[str],
    raccoon_numbers: Sequence[int],
    sheep_colours: dict[str, int],
) -> Derivation:
    """Which card is turned over next, given all cards seen so far?"""
    data = _data(raccoon_numbers, sheep_colours)
    value = unseen_card(kinds, seen, data)
    number = "no card has" if not seen else f"{len(seen)} card{'s' * (len(seen) > 1)} have"
    examples = (example_data(name, shown) for name, shown in data.items())
    return Derivation(
        question=f"Which card is turned over next, when {number} been seen?",
        model="A hidden card is equally likely to be any card of the match that nobody has seen.",
        assumptions=(SHUFFLED, KINDS_DRAWN, FACE_DOWN, *examples),
        symbols=SYMBOLS,
        steps=(*_steps(), _number_step(seen, kinds, value)),
        value=value,
        checks=(Check(BAYES, lambda: value, lambda: by_bayes(seen, kinds, data)),),
    )


def _share_of_sets(s: int) -> Fraction:
    """Of the sets of five with the first s animals in them, the share with the last animal too."""
    able = [f for f in combinations(range(len(ANIMALS)), KINDS_IN_MATCH) if set(range(s)) <= set(f)]
    return Fraction(sum(len(ANIMALS) - 1 in five for five in able), len(able))


def _steps() -> tuple[Step, ...]:
    return _face_step(), _kind_step(), _unknown_step(), _total_step()


def _face_step() -> Step:
    from sympy import ff, symbols

    n, c, g = symbols("n c g")
    return Step(
        "A known face: c - g of its cards are still among the 45 - n that nobody has seen. "
        "Bayes' rule says the same: the chance of seeing g of them and then another, divided by "
        "that of seeing g.",
        r"P(\text{face}) = \frac{c-g}{45-n} = \frac{c^{\underline{g+1}}/45^{\underline{n+1}}}"
        r"{c^{\underline{g}}/45^{\underline{n}}}",
        "P(face) = (c - g) / (45 - n)",
        ff(c, g + 1) / ff(45, n + 1) / (ff(c, g) / ff(45, n)),
        (c - g) / (45 - n),
        whole(n=(6, 44), c=(3, 6), g=(0, 3)),
    )


def _kind_step() -> Step:
    from sympy import Symbol as Letter

    s = Letter("s")
    return Step(
        "Every set of five kinds that holds the s known ones has six cards of each of them, so "
        "it explains what was seen equally well. An unknown kind is in 5 - s of 8 - s.",
        r"P(\text{kind in the match}) = \frac{5-s}{8-s}",
        "P(an unknown kind is in the match) = (5 - s) / (8 - s)",
        _share_of_sets,
        (5 - s) / (8 - s),
        whole(s=(0, 5)),
    )


def _unknown_step() -> Step:
    from sympy import symbols

    n, s = symbols("n s")
    return Step(
        "If it is in the match, none of its six cards has been seen.",
        r"P(\text{unknown kind}) = \frac{5-s}{8-s}\cdot\frac{6}{45-n}",
        "P(a card of an unknown kind) = (5 - s)/(8 - s) x 6/(45 - n)",
        lambda n, s: _share_of_sets(s) * Fraction(CARDS_PER_ANIMAL, DECK - n),
        (5 - s) / (8 - s) * 6 / (45 - n),
        whole(n=(0, 44), s=(0, 5)),
    )


def _total_step() -> Step:
    from sympy import symbols

    n, s = symbols("n s")
    return Step(
        "Together that is everything: the known kinds, the 15 cards without an animal, and the "
        "8 - s unknown kinds fill the 45 - n places.",
        r"(6s + 15 - n) + (8-s)\cdot\frac{5-s}{8-s}\cdot 6 = 45 - n",
        "(6s + 15 - n) + (8 - s) (5 - s)/(8 - s) 6 = 45 - n",
        (6 * s + 15 - n) + (8 - s) * (5 - s) / (8 - s) * 6,
        45 - n,
        whole(n=(0, 44), s=(0, 5)),
    )


def _number_step(seen: Sequence[Card], kinds: Sequence[str], value: Distribution) -> Step:
    from sympy import Rational

    known, left = known_kinds(kinds, seen), DECK - len(seen)
    gone = Counter(map(animal_of, seen))
    s = len(known)
    sizes = {**dict.fromkeys(ANIMALS, CARDS_PER_ANIMAL), **other_cards()}
    chances = [
        Rational(5 - s, 8 - s) * Rational(6, left)
        if kind in ANIMALS and kind not in known
        else Rational(size - gone[kind], left)
        for kind, size in sizes.items()
    ]
    by_kind = value.map(animal_of)
    return Step(
        f"For all kinds of card, with n = {len(seen)} and s = {s}.",
        rf"45 - n = {left}, \qquad \frac{{5-s}}{{8-s}} = \frac{{{5 - s}}}{{{8 - s}}}",
        f"45 - n = {left}, (5 - s)/(8 - s) = {5 - s}/{8 - s}",
        tuple(chances),
        tuple(by_kind.probability(kind) for kind in sizes),
    )
