"""What one more card is worth to a collection, now and here (CM-28 to CM-37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from clawkit.games.claw_machine.components import ANIMALS, KINDS_IN_MATCH
from clawkit.games.claw_machine.deck import Card, animal_of
from clawkit.games.claw_machine.odds.asked import (
    KINDS,
    KINDS_DRAWN,
    RACCOON_NUMBERS,
    SHEEP_COLOURS,
    SHUFFLED,
    cards,
    component_data,
    data_with,
    example_data,
    ruling,
    ruling_in_force,
)
from clawkit.games.claw_machine.odds.collection import ALONE
from clawkit.games.claw_machine.odds.gains import Choices, gain, gain_by_scoring
from clawkit.games.claw_machine.odds.hidden_card import by_bayes
from clawkit.games.claw_machine.odds.match_deck import (
    box_cards,
    known_kinds,
    too_many,
    unseen_card,
)
from clawkit.games.claw_machine.odds.worth_steps import SYMBOLS, steps
from clawkit.probability import Amounts, Assumption, Check, Derivation, Parts, Step, question
from clawkit.probability.card_parameters import OneCard

LABELS = {
    "card": "what this card adds now",
    "each": "what each card would add",
    "hidden": "what a card that nobody has seen adds",
}


class Asked(NamedTuple):
    """The parameters of one question, as they have been read."""

    card: Card
    collection: tuple[Card, ...]
    seen: tuple[Card, ...]
    kinds: tuple[str, ...]
    cat: str
    zebra: str
    defective_trios: str
    raccoon_numbers: Sequence[int]
    sheep_colours: Mapping[str, int]

    @property
    def choices(self) -> Choices:
        """The rulings in force."""
        return Choices(self.cat, self.zebra, self.defective_trios)

    @property
    def data(self) -> dict[str, Any]:
        """The component data in force."""
        return {"raccoon_numbers": self.raccoon_numbers, "sheep_colours": self.sheep_colours}

    @property
    def seen_in_all(self) -> tuple[Card, ...]:
        """Every card seen, those of the collection among them."""
        return (*self.collection, *self.seen)

    def faces(self) -> list[Card]:
        """The cards that can still come into this collection."""
        known = known_kinds(self.kinds, self.seen_in_all)
        held, is_full = Counter(self.collection), len(known) == KINDS_IN_MATCH
        return [
            face
            for face, count in box_cards(self.data).items()
            if held[face] < count and not (is_full and animal_of(face) in set(ANIMALS) - {*known})
        ]


def worth_parts(**given: Any) -> Parts:
    """The gain of the card, of each card, and of a hidden one."""
    asked = Asked(**given)
    gains = {face: gain(face, asked.collection, asked.choices) for face in asked.faces()}
    hidden = unseen_card(asked.kinds, asked.seen_in_all, asked.data)
    return Parts(
        {
            "card": Amounts({asked.card: gains[asked.card]}, "card", "points"),
            "each": Amounts(gains, "card", "points"),
            "hidden": hidden.map(gains.__getitem__, "points"),
        },
        LABELS,
    )


def _refusal(**given: Any) -> str:
    asked = Asked(**given)
    seen = asked.seen_in_all
    if said := too_many(asked.kinds, seen):
        return said
    box, counts = box_cards(asked.data), Counter(seen)
    for face, count in counts.items():
        if count > box[face]:
            return f"collection and seen have {count} {face} together, but there are {box[face]}"
    if asked.card not in asked.faces():
        return f"card cannot be {asked.card}: this collection has them all, or the match has none"
    return ""


@question(
    "What a card is worth",
    OneCard(
        name="card",
        label="the card that you might take",
        default="bear",
        faces=lambda others: box_cards(data_with(others)),
    ),
    cards("collection", "your cards, in the order received", ("bear", "cat", "sheep white"), True),
    cards("seen", "other cards seen: on the table and in other collections"),
    KINDS,
    ruling("cat"),
    ruling("zebra"),
    ruling("defective_trios"),
    RACCOON_NUMBERS,
    SHEEP_COLOURS,
    label="what one more card adds to the collection",
    value=worth_parts,
    refusal=_refusal,
)
def worth(**given: Any) -> Derivation:
    """What would one more card add to your collection now, and what would a hidden card?"""
    asked, value = Asked(**given), worth_parts(**given)
    return Derivation(
        question=f"What does {asked.card} add to a collection of {len(asked.collection)} cards, "
        "and what does a card that nobody has seen?",
        model="A known card adds a known number; a hidden card is any unseen card of the match.",
        assumptions=_assumptions(asked),
        symbols=SYMBOLS,
        steps=(*steps(asked.choices, random_collection), _mean_step(asked, value)),
        value=value,
        checks=_checks(asked, value),
    )


def _assumptions(asked: Asked) -> tuple[Assumption, ...]:
    in_force = (ruling_in_force(*pair) for pair in asked.choices._asdict().items())
    examples = (example_data(*pair) for pair in asked.data.items())
    now = Assumption(
        "What counts is the difference it makes now, not what it may help to later.",
        status="model",
    )
    return (SHUFFLED, KINDS_DRAWN, ALONE, now, *in_force, *examples)


def _checks(asked: Asked, value: Parts) -> tuple[Check, ...]:
    def scored(face: Card) -> int:
        return gain_by_scoring(face, asked.collection, asked.choices)

    return (
        Check(
            "The game's own scoring, with each card and without it.",
            lambda: value["each"].rows,
            lambda: {face: scored(face) for face in asked.faces()},
        ),
        Check(
            "The hidden card's gain, from the chances of next_card and the game's scoring.",
            lambda: value["hidden"],
            lambda: by_bayes(asked.seen_in_all, asked.kinds, asked.data).map(scored),
        ),
    )


def random_collection(rng: Random) -> dict[str, Any]:
    """A random card and collection of five kinds."""
    kinds = rng.sample(ANIMALS, KINDS_IN_MATCH)
    box = box_cards(component_data())
    deck = [
        face
        for face, count in box.items()
        if animal_of(face) in kinds or animal_of(face) not in ANIMALS
        for _ in range(count)
    ]
    card, *collection = rng.sample(deck, rng.randint(1, 16))
    return {"card": card, "collection": tuple(collection)}


def _mean_step(asked: Asked, value: Parts) -> Step:
    hidden = unseen_card(asked.kinds, asked.seen_in_all, asked.data)
    mean = value["hidden"].mean
    total = sum((p * value["each"].rows[face] for face, p in hidden.items()), Fraction(0))
    return Step(
        "A hidden card adds what each card would, weighed with its chance (see next_card).",
        r"E = \sum_{\text{card}} P(\text{card})\,\Delta(\text{card})",
        f"E = sum over cards of P(card) D(card) = {mean}",
        total,
        mean,
    )
