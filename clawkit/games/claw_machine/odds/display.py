"""What the nine cards of the opening display show (CM-06, CM-07)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import Any

from clawkit.games.claw_machine.components import CARDS_PER_ANIMAL, KINDS_IN_MATCH
from clawkit.games.claw_machine.deck import STACKS
from clawkit.games.claw_machine.odds.asked import SHUFFLED
from clawkit.games.claw_machine.odds.by_rules import displays
from clawkit.games.claw_machine.odds.match_deck import DECK
from clawkit.probability import (
    Assumption,
    Check,
    Derivation,
    Distribution,
    Parts,
    Step,
    Symbol,
    question,
)
from clawkit.probability.deck import drawn_from, group, rest, successes, together, ways
from clawkit.probability.points import whole

OTHER_CARDS = DECK - KINDS_IN_MATCH * CARDS_PER_ANIMAL
LABELS = {
    "one_kind": "how many of one kind are visible",
    "kinds": "how many of the five kinds are visible",
    "all_five": "all five kinds are visible",
}


def kinds_visible(cards: int = STACKS) -> Distribution:
    """How many of the five kinds so many random cards show."""
    kind = group(CARDS_PER_ANIMAL, lambda drawn: int(drawn > 0))
    law = together([kind] * KINDS_IN_MATCH + [rest(OTHER_CARDS)], cards)
    return drawn_from(law, DECK, cards, "kinds")


def opening() -> Parts:
    """Copies of one kind, and the number of kinds, among the nine visible cards."""
    kinds = kinds_visible()
    return Parts(
        {
            "one_kind": successes(DECK, CARDS_PER_ANIMAL, STACKS, "copies"),
            "kinds": kinds,
            "all_five": kinds.probability(KINDS_IN_MATCH),
        },
        LABELS,
    )


def _by_rules() -> Parts:
    found = displays()
    copies: dict[int, Fraction] = {}
    kinds: dict[int, Fraction] = {}
    for (first, others), chance in found.items():
        copies[first] = copies.get(first, Fraction(0)) + chance
        visible = sum(count > 0 for count in (first, *others))
        kinds[visible] = kinds.get(visible, Fraction(0)) + chance
    laws = {
        "one_kind": Distribution.from_chances(copies),
        "kinds": Distribution.from_chances(kinds),
    }
    return Parts({**laws, "all_five": kinds[KINDS_IN_MATCH]}, LABELS)


ASSUMPTIONS = (
    SHUFFLED,
    Assumption("Nine cards are visible at the start.", ("CM-07",)),
    Assumption(
        "Each of the five kinds has six cards; 15 cards show no animal.",
        ("CM-01", "CM-02", "CM-03"),
    ),
)
SYMBOLS = (
    Symbol("k", "k", "visible copies of one kind"),
    Symbol("i", "i", "kinds that are not to be seen"),
    Symbol("n", "n", "visible cards, here 9"),
)


@question("The opening display", label="what the nine visible cards show", value=opening)
def opening_display() -> Derivation:
    """What do the nine cards show that are turned up at the start?

    How many of one kind there are, how many kinds, and whether all five kinds of the match can
    be seen.
    """
    value = opening()
    return Derivation(
        question="How many of one kind are among the nine cards visible at the start, and how "
        "likely are all five kinds to be visible?",
        model="The nine top cards are a random set of nine of the 45 cards.",
        assumptions=ASSUMPTIONS,
        symbols=SYMBOLS,
        steps=(
            _copies_step(),
            _copies_in_numbers(value["one_kind"]),
            _missing_step(),
            _inclusion_step(),
            _all_five_in_numbers(value["all_five"]),
        ),
        value=value,
        checks=(
            Check(
                "The game's own set-up: nine cards turned over one by one, every outcome followed.",
                lambda: value.values,
                lambda: _by_rules().values,
            ),
        ),
    )


def _copies(k: Any) -> Any:
    from sympy import binomial

    return binomial(6, k) * binomial(39, 9 - k) / binomial(45, 9)


def _all_five(n: Any) -> Any:
    from sympy import Add, binomial

    terms = [(-1) ** j * binomial(5, j) * binomial(45 - 6 * j, n) for j in range(6)]
    return Add(*terms) / binomial(45, n)


def _copies_step() -> Step:
    from sympy import Symbol as Letter
    from sympy import binomial, ff

    k = Letter("k")
    return Step(
        "Choose k of the six cards of the kind and the other 9 - k of the 39 that are not. "
        "Turning the cards over one by one gives the same: there are C(9, k) places for "
        "the k cards.",
        r"P(k) = \frac{\binom{6}{k}\binom{39}{9-k}}{\binom{45}{9}}"
        r" = \binom{9}{k}\frac{6^{\underline{k}}\;39^{\underline{9-k}}}{45^{\underline{9}}}",
        "P(k) = C(6, k) C(39, 9-k) / C(45, 9); falling factorials give the same",
        _copies(k),
        binomial(9, k) * ff(6, k) * ff(39, 9 - k) / ff(45, 9),
        whole(k=(0, 6)),
    )


def _copies_in_numbers(law: Distribution) -> Step:
    chances = [law.probability(copies) for copies in range(CARDS_PER_ANIMAL + 1)]
    return Step(
        "With numbers, for k = 0 to 6.",
        rf"P(0) = {_tex(chances[0])},\quad P(1) = {_tex(chances[1])},\;\ldots",
        f"P(0) = {chances[0]}, P(1) = {chances[1]}, ...",
        lambda: tuple(_copies(copies) for copies in range(CARDS_PER_ANIMAL + 1)),
        tuple(chances),
    )


def _missing_step() -> Step:
    from sympy import binomial, symbols

    i, n = symbols("i n")
    return Step(
        "None of i kinds is visible if all n cards come from the other 45 - 6i: the first "
        "card does with chance (45 - 6i)/45, the next with (44 - 6i)/44, and so on.",
        r"\prod_{j=0}^{n-1} \frac{45-6i-j}{45-j} = \frac{\binom{45-6i}{n}}{\binom{45}{n}}",
        "product of (45 - 6i - j)/(45 - j) for j below n = C(45-6i, n) / C(45, n)",
        lambda i, n: prod(Fraction(45 - 6 * i - j, 45 - j) for j in range(n)),
        binomial(45 - 6 * i, n) / binomial(45, n),
        whole(i=(0, 5), n=(1, 15)),
    )


def _inclusion_step() -> Step:
    from sympy import Symbol as Letter

    return Step(
        "Take away the hands that miss some kind. Those that miss two have been taken away "
        "twice, so they come back, and so on. Listing what each kind shows gives the same.",
        r"P(\text{all five}) = \sum_{i=0}^{5} (-1)^i \binom{5}{i}"
        r"\frac{\binom{45-6i}{n}}{\binom{45}{n}}",
        "P(all five) = sum over i of (-1)^i C(5, i) C(45-6i, n) / C(45, n)",
        _all_five_listed,
        _all_five(Letter("n")),
        whole(n=(5, 20)),
    )


def _all_five_in_numbers(chance: Fraction) -> Step:
    return Step(
        "With n = 9.",
        rf"P(\text{{all five}}) = {_tex(chance)}",
        f"P(all five) = {chance}",
        lambda: _all_five(STACKS),
        chance,
    )


def _all_five_listed(n: int) -> Fraction:
    """All five kinds among n cards, by going through how many of each kind there can be."""
    laws: dict[int, int] = {0: 1}
    for _ in range(KINDS_IN_MATCH):
        laws = _one_more(laws, lambda drawn: drawn > 0)
    hands = sum(count * ways(OTHER_CARDS, n - drawn) for drawn, count in laws.items())
    return Fraction(hands, ways(DECK, n))


def _one_more(laws: dict[int, int], allowed: Callable[[int], bool]) -> dict[int, int]:
    found: dict[int, int] = {}
    for drawn, count in laws.items():
        for more in filter(allowed, range(CARDS_PER_ANIMAL + 1)):
            found[drawn + more] = found.get(drawn + more, 0) + count * ways(CARDS_PER_ANIMAL, more)
    return found


def _tex(number: Any) -> str:
    return rf"\frac{{{number.numerator}}}{{{number.denominator}}}"
