"""Parameters and assumptions that several questions of Claw Machine share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clawkit.core.rulebook import Rulebook
from clawkit.games.claw_machine.components import ANIMALS, CARDS_PER_ANIMAL, KINDS_IN_MATCH
from clawkit.games.claw_machine.odds.match_deck import DECK, box_cards
from clawkit.probability import Assumption
from clawkit.probability.card_parameters import Cards
from clawkit.probability.parameters import SetOf, WholeNumber
from clawkit.probability.sources import FromRulebook

SHUFFLED = Assumption(
    "The 45 cards of the match are shuffled: every order of the deck is equally likely.",
    ("CM-06",),
)
RANDOM_HAND = Assumption(
    "A collection is a random set of cards. Real players choose, so this is a measure and no "
    "forecast.",
    status="model",
)
KINDS_DRAWN = Assumption(
    "Every set of five of the eight choice cards is equally likely to be drawn.", ("CM-05",)
)
NINE_DEFECTIVES = Assumption(
    "Nine of the 45 cards are defective: two pink, two blue, two yellow, and one of each pair "
    "of colours.",
    ("CM-03", "CM-06"),
)
ONE_TRIO_EACH = Assumption("A two-coloured card serves in one trio only.", ("CM-37",))


def book() -> Rulebook:
    """The rulebook of Claw Machine."""
    from clawkit.games.claw_machine import GAME  # the game's folder is loaded before its odds

    return GAME.rulebook


RULES = FromRulebook(book())
component_data = RULES.component_data
data_with = RULES.data_with
rulings_with = RULES.rulings_with
ruling = RULES.ruling
ruling_in_force = RULES.ruling_in_force


def hand_size(default: int, most: int = DECK) -> WholeNumber:
    """The number of cards in a collection."""
    return WholeNumber(
        name="hand", label="cards in the collection", default=default, least=0, most=most
    )


def _sheep_colours_refusal(colours: Mapping[str, int]) -> str:
    total = sum(colours.values())
    if total == CARDS_PER_ANIMAL:
        return ""
    return f"must add up to {CARDS_PER_ANIMAL} sheep (CM-01), not {total}"


SHEEP_COLOURS = RULES.datum(
    "sheep_colours", "white and black sheep in the box", _sheep_colours_refusal
)
RACCOON_NUMBERS = RULES.datum("raccoon_numbers", "numbers on the six raccoons' trash cans")
KINDS = SetOf(
    name="kinds",
    label="animals known to be in the match; the others are drawn at random",
    default=(),
    cites=("CM-05",),
    choices=ANIMALS,
    what="animals",
    least=0,
    most=KINDS_IN_MATCH,
)


def cards(name: str, label: str, default: tuple[str, ...] = (), ordered: bool = False) -> Cards:
    """Cards of the box as a parameter."""
    return Cards(
        name=name,
        label=label,
        default=default,
        faces=lambda others: box_cards(data_with(others)),
        ordered=ordered,
    )


def example_data(name: str, value: Any) -> Assumption:
    """Component data as an assumption: an example, unless it is the table's own."""
    datum = book().data[name]
    if isinstance(value, Mapping):
        said = ", ".join(f"{count} {key}" for key, count in value.items())
    else:
        said = ", ".join(map(str, value))
    usual = value == datum.default
    whose = "an example, since the rulebook only pictures them" if usual else "as given"
    about = datum.about.partition(";")[0]
    text = f"The {about}: {said} ({whose})."
    return Assumption(text, ("CM-01",), datum.status if usual else "model")
