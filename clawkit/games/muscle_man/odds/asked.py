"""Parameters and assumptions that several questions of Muscle Man share."""

from __future__ import annotations

from clawkit.core.rulebook import Rulebook
from clawkit.games.muscle_man.belongings import MOST_IN_PLAY
from clawkit.games.muscle_man.components import CARDS, COLOURS, TYPES
from clawkit.probability import Assumption
from clawkit.probability.parameters import OneOf, WholeNumber
from clawkit.probability.sources import FromRulebook

COPIES = "copies_per_type_and_colour"
MOST_COPIES = 6

SHUFFLED = Assumption(
    "The food cards are shuffled: every order of the deck is equally likely.", ("MM-05",)
)
RANDOM_CARDS = Assumption(
    "The cards are a random set. Real players choose, so this is a measure and no forecast.",
    status="model",
)


def book() -> Rulebook:
    """The rulebook of Muscle Man."""
    from clawkit.games.muscle_man import GAME  # the game's folder is loaded before its odds

    return GAME.rulebook


RULES = FromRulebook(book())
PAIRS, SAME_COLOUR_PAIR = RULES.ruling("pairs"), RULES.ruling("same_colour_pair")


def _copies_refusal(copies: int) -> str:
    if 1 <= copies <= MOST_COPIES:
        return ""
    return f"must be a whole number from 1 to {MOST_COPIES}, not {copies}"


CARD_COPIES = RULES.datum(COPIES, "cards of each type and colour", _copies_refusal)


def number_of_cards(default: int, least: int = 0) -> WholeNumber:
    """How many cards lie in front of a player."""
    return WholeNumber(
        name="n",
        label="cards in front of you",
        default=default,
        least=least,
        most=MOST_IN_PLAY,
        cites=("MM-16", "MM-18"),
    )


def machine_colour(label: str) -> OneOf:
    """The advertisement of one machine."""
    meanings = {colour: f"{colour} food costs 2 coins, other food 3" for colour in COLOURS}
    return OneOf(
        name="machine", label=label, default=COLOURS[0], choices=meanings, cites=("MM-01", "MM-12")
    )


def deck(copies: int) -> dict[str, int]:
    """All food cards by face."""
    return {f"{kind}-{colour}": copies for kind in TYPES for colour in COLOURS}


def copies_assumed(copies: int) -> Assumption:
    """How many cards of each face there are: not printed, so it says where it is from."""
    datum = RULES.book.data[COPIES]
    kinds = len(TYPES) * len(COLOURS)
    cards = f"{copies} of each of the {len(TYPES)} types in each of the {len(COLOURS)} colours"
    if copies == datum.default:
        text = f"The deck has {cards}: an inference from {CARDS} cards of {kinds} faces."
        return Assumption(text, ("MM-03",), datum.status)
    text = f"The deck has {cards} (as given), {copies * kinds} cards in all."
    return Assumption(text, ("MM-03",), "model")
