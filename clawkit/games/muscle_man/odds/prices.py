"""What the next front card costs in a machine of one colour (MM-12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from clawkit.games.muscle_man.components import COLOURS, TYPES, Card
from clawkit.games.muscle_man.odds.asked import (
    CARD_COPIES,
    COPIES,
    SHUFFLED,
    copies_assumed,
    machine_colour,
)
from clawkit.games.muscle_man.odds.by_rules import next_cards, paid
from clawkit.games.muscle_man.odds.hand_law import KINDS
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
from clawkit.probability.card_parameters import Cards
from clawkit.probability.points import fractions, whole

OWN, OTHER = 2, 3
"""The two prices of MM-12."""

LABELS = {
    "costs_two": f"the card costs {OWN} coins, and not {OTHER}",
    "expected_price": "what it costs on average",
}
SYMBOLS = (
    Symbol("n", "n", "cards seen"),
    Symbol("c", "c", "cards of the machine's colour in the deck"),
    Symbol("g", "g", "cards of that colour seen"),
    Symbol("i, j, k", "i, j, k", "cards seen of each colour"),
    Symbol("P", "P", f"the chance that the next card costs {OWN}"),
)
UNSEEN = Assumption(
    "The cards behind the front one have not been seen, unless somebody stocked them.",
    ("MM-05", "MM-07"),
)


def colours_of(others: Mapping[str, Any]) -> dict[str, int]:
    """How many cards of each colour the deck has."""
    copies = others.get(COPIES, CARD_COPIES.default)
    return dict.fromkeys(COLOURS, copies * len(TYPES))


def price_parts(machine: str, seen: Sequence[str], copies_per_type_and_colour: int) -> Parts:
    """The chance of the lower price, and the mean price."""
    of_one_colour = copies_per_type_and_colour * len(TYPES)
    unseen = copies_per_type_and_colour * KINDS - len(seen)
    chance = Fraction(of_one_colour - seen.count(machine), unseen)
    mean = OWN * chance + OTHER * (1 - chance)
    return Parts(
        {"costs_two": chance, "expected_price": Amounts({"next card": mean}, "card", "coins")},
        LABELS,
    )


def _refusal(seen: Sequence[str], **others: Any) -> str:
    cards = sum(colours_of(others).values())
    return "" if len(seen) < cards else f"seen has all {cards} cards, so none is left to come"


@question(
    "The price of the next card",
    machine_colour("the machine's colour"),
    Cards(
        name="seen",
        label="cards seen so far, by colour",
        default=(),
        cites=("MM-06", "MM-07"),
        faces=colours_of,
    ),
    CARD_COPIES,
    label="what the next card costs",
    value=price_parts,
    refusal=_refusal,
)
def price(machine: str, seen: Sequence[str], **data: int) -> Derivation:
    """How likely is it that the next front card has the machine's colour, so that it costs 2?

    The front card itself lies open. This is about the one behind it.
    """
    copies = data[COPIES]
    value = price_parts(machine, seen, copies)
    number = "no card has" if not seen else f"{len(seen)} card{'s' * (len(seen) > 1)} have"
    return Derivation(
        question=f"What does the next card cost in a {machine} machine, when {number} been seen?",
        model="The next card is equally likely to be any card that nobody has seen.",
        assumptions=(SHUFFLED, UNSEEN, copies_assumed(copies)),
        symbols=SYMBOLS,
        steps=tuple(_steps(machine, seen, copies, value)),
        value=value,
        checks=(
            Check(
                "Every card that the game's own chance can turn over, bought by the game's rules.",
                lambda: (value["costs_two"], value["expected_price"].rows["next card"]),
                lambda: by_buying(machine, seen, copies),
            ),
        ),
    )


def by_buying(machine: str, seen: Sequence[str], copies: int) -> tuple[Fraction, Fraction]:
    """The chance of a price of 2 and the mean price, by buying every card that can come next."""
    prices = [
        (paid(card, machine), chance)
        for card, chance in next_cards(_faces(seen, copies), copies).items()
    ]
    cheap = sum((chance for cost, chance in prices if cost == OWN), Fraction(0))
    return cheap, sum((cost * chance for cost, chance in prices), Fraction(0))


def _faces(seen: Sequence[str], copies: int) -> list[Card]:
    """Cards of these colours; their types do not matter, so the first ones are taken."""
    return [
        f"{TYPES[index // copies]}-{colour}"
        for colour in COLOURS
        for index in range(seen.count(colour))
    ]


def _steps(machine: str, seen: Sequence[str], copies: int, value: Parts) -> Iterator[Step]:
    deck = copies * KINDS
    yield _chance_step(deck, copies * len(TYPES))
    yield _colours_step(deck, copies * len(TYPES))
    yield _price_step()
    yield _number_step(machine, seen, copies, value)


def _chance_step(deck: int, of_one_colour: int) -> Step:
    from sympy import ff, symbols

    n, c, g = symbols("n c g")
    least = of_one_colour // 2
    return Step(
        f"Of the {deck} cards {deck} - n have not been seen, and c - g of them have the machine's "
        "colour. Bayes' rule says the same: the chance of seeing g of them and then one more, "
        "divided by that of seeing g.",
        rf"P = \frac{{c-g}}{{{deck}-n}} = "
        rf"\frac{{c^{{\underline{{g+1}}}}/{deck}^{{\underline{{n+1}}}}}}"
        rf"{{c^{{\underline{{g}}}}/{deck}^{{\underline{{n}}}}}}",
        f"P = (c - g) / ({deck} - n)",
        ff(c, g + 1) / ff(deck, n + 1) / (ff(c, g) / ff(deck, n)),
        (c - g) / (deck - n),
        whole(n=(least, deck - 1), c=(least + 1, of_one_colour), g=(0, least)),
    )


def _colours_step(deck: int, of_one_colour: int) -> Step:
    from sympy import symbols

    i, j, k = symbols("i j k")
    each = of_one_colour
    return Step(
        f"The three colours share the chance: each has {each} cards, and i, j and k of them have "
        "been seen. Before any card is seen each has a third, as every card is of the machine's "
        "colour in 2 of the 6 machines.",
        rf"\frac{{({each}-i)+({each}-j)+({each}-k)}}{{{deck}-(i+j+k)}} = 1",
        f"(({each} - i) + ({each} - j) + ({each} - k)) / ({deck} - (i + j + k)) = 1",
        ((each - i) + (each - j) + (each - k)) / (deck - i - j - k),
        1,
        whole(i=(0, each - 1), j=(0, each), k=(0, each)),
    )


def _price_step() -> Step:
    from sympy import Symbol as Letter

    chance = Letter("P")
    return Step(
        f"It costs {OWN} with chance P, else {OTHER}: a third coin, saved with chance P.",
        r"E = 2P + 3(1-P) = 3 - P",
        "E = 2 P + 3 (1 - P) = 3 - P",
        OWN * chance + OTHER * (1 - chance),
        3 - chance,
        fractions("P"),
    )


def _number_step(machine: str, seen: Sequence[str], copies: int, value: Parts) -> Step:
    from sympy import Rational

    n, c, g = len(seen), copies * len(TYPES), seen.count(machine)
    chance, mean = value["costs_two"], value["expected_price"].rows["next card"]
    by_formula = Rational(c - g, copies * KINDS - n)
    return Step(
        f"With n = {n}, c = {c}, g = {g}.",
        rf"P = \frac{{{c} - {g}}}{{{copies * KINDS} - {n}}}, \qquad E = 3 - P",
        f"P = ({c} - {g}) / ({copies * KINDS} - {n}) = {chance}, E = {mean}",
        (by_formula, 3 - by_formula),
        (chance, mean),
    )
