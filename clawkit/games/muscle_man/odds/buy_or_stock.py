"""One more card, or one card less and the coins in the machine (MM-11 to MM-14, MM-22)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import ceil
from typing import Any, NamedTuple

from clawkit.games.muscle_man.actions import BUY, PICK_UP, STOCK
from clawkit.games.muscle_man.belongings import MOST_IN_PLAY
from clawkit.games.muscle_man.components import COINS, Card, price
from clawkit.games.muscle_man.lines import COINS_PER_POINT
from clawkit.games.muscle_man.odds.asked import (
    CARD_COPIES,
    COPIES,
    PAIRS,
    RULES,
    SAME_COLOUR_PAIR,
    SHUFFLED,
    copies_assumed,
    deck,
    machine_colour,
)
from clawkit.games.muscle_man.odds.by_rules import gained, next_cards
from clawkit.games.muscle_man.odds.gains import Choices, gain, loss
from clawkit.games.muscle_man.odds.keep_steps import SYMBOLS, steps
from clawkit.games.muscle_man.odds.prices import UNSEEN
from clawkit.probability import (
    Amounts,
    Assumption,
    Check,
    Derivation,
    Distribution,
    Parts,
    question,
)
from clawkit.probability.card_parameters import Cards
from clawkit.probability.parameters import WholeNumber

LABELS = {
    "actions": "what each action is worth, coins counted as half a point each",
    "break_even": "stocking is as good as buying from so many coins in the machine on",
    "added": "points that the next card adds, its price not counted",
    "each": "what each card would be worth, its price paid",
}
BUYING = "buy the next card"
LOOKING = "see it, then do the best"
PICKING = "pick up a coin"


class Asked(NamedTuple):
    """The parameters of one question, as they have been read."""

    hand: tuple[Card, ...]
    machine: str
    inside: int
    seen: tuple[Card, ...]
    pairs: str
    same_colour_pair: str
    copies_per_type_and_colour: int

    @property
    def choices(self) -> Choices:
        """The rulings in force."""
        return Choices(self.pairs, self.same_colour_pair)

    def left(self) -> dict[Card, int]:
        """The cards that can come next, with how many there are of each."""
        gone = Counter((*self.hand, *self.seen))
        cards = deck(self.copies_per_type_and_colour).items()
        return {card: count - gone[card] for card, count in cards if count > gone[card]}

    def next_card(self) -> Distribution:
        """Which card comes next."""
        return Distribution.from_weights(self.left(), "card")

    def bought(self, card: Card) -> Fraction:
        """What this card is worth once its price has been paid."""
        paid = Fraction(price(card, self.machine), COINS_PER_POINT)
        return gain(card, self.hand, self.choices) - paid

    def stocked(self) -> dict[Card, Fraction]:
        """What stocking each card of the hand is worth."""
        taken = Fraction(self.inside, COINS_PER_POINT)
        return {card: taken - loss(card, self.hand, self.choices) for card in self.hand}


def keep_parts(**given: Any) -> Parts:
    """Every action's worth, the coins that make two of them equal, and the next card's."""
    asked = Asked(**given)
    law = asked.next_card()
    each = {card: asked.bought(card) for card in law.weights}
    buying = sum((chance * each[card] for card, chance in law.items()), Fraction(0))
    stocked, picking = asked.stocked(), Fraction(1, COINS_PER_POINT)
    other = max([*stocked.values(), picking])
    looking = sum((chance * max(each[card], other) for card, chance in law.items()), Fraction(0))
    stock_rows = {str(STOCK[card]): worth for card, worth in stocked.items()}
    actions = {BUYING: buying, LOOKING: looking, **stock_rows, PICKING: picking}
    parts: dict[str, Any] = {"actions": Amounts(actions, "action", "points more")}
    if stocked:
        card = max(stocked, key=lambda name: stocked[name])
        least = loss(card, asked.hand, asked.choices)
        coins = max(0, ceil(COINS_PER_POINT * (buying + least)))
        parts["break_even"] = Amounts({str(STOCK[card]): coins}, "action", "coins")
    gains = law.map(lambda card: gain(card, asked.hand, asked.choices), "points")
    return Parts({**parts, "added": gains, "each": Amounts(each, "card", "points more")}, LABELS)


def _refusal(**given: Any) -> str:
    asked = Asked(**given)
    if len(asked.hand) >= MOST_IN_PLAY:
        return f"hand can have at most {MOST_IN_PLAY - 1} cards: with more the game is over (MM-18)"
    copies = asked.copies_per_type_and_colour
    for card, count in Counter((*asked.hand, *asked.seen)).items():
        if count > copies:
            return f"hand and seen have {count} {card} together, but there are {copies}"
    return "" if asked.left() else "hand and seen are all cards, so none is left to come"


def _cards(name: str, label: str, default: tuple[Card, ...] = ()) -> Cards:
    return Cards(
        name=name,
        label=label,
        default=default,
        faces=lambda others: deck(others.get(COPIES, CARD_COPIES.default)),
    )


@question(
    "Buy or stock",
    _cards("hand", "your cards", ("A-red", "B-red")),
    machine_colour("the machine's colour"),
    WholeNumber(
        name="inside",
        label="coins in the machine",
        default=9,
        least=0,
        most=COINS,
        cites=("MM-08", "MM-13"),
    ),
    _cards("seen", "other cards seen: in front of others and in machines"),
    PAIRS,
    SAME_COLOUR_PAIR,
    CARD_COPIES,
    label="what each action is worth",
    value=keep_parts,
    refusal=_refusal,
)
def keep_or_stock(**given: Any) -> Derivation:
    """Is the next card worth more than the coins that stocking one of yours would bring?

    The front card lies open, and what it is worth is in the list of all cards. The next card is
    one that nobody has seen.
    """
    asked, value = Asked(**given), keep_parts(**given)
    number = f"{len(asked.hand)} card{'' if len(asked.hand) == 1 else 's'}"
    return Derivation(
        question=f"With {number} in front of you and {asked.inside} coins in a {asked.machine} "
        "machine: buy its next card, or stock one of yours?",
        model="A known card adds a known number; the next card is any card that nobody has seen.",
        assumptions=(
            SHUFFLED,
            UNSEEN,
            HALF_A_POINT,
            NOW,
            *(RULES.ruling_in_force(*pair) for pair in asked.choices._asdict().items()),
            copies_assumed(asked.copies_per_type_and_colour),
        ),
        symbols=SYMBOLS,
        steps=steps(asked, value),
        value=value,
        checks=_checks(asked, value),
    )


HALF_A_POINT = Assumption(
    "A coin is half a point. As scored, only every second coin brings one; whether yours does "
    "shows at the end.",
    ("MM-22",),
    "model",
)
NOW = Assumption(
    "What counts is the difference it makes now, not what it may help to later; and you can pay.",
    status="model",
)


def _checks(asked: Asked, value: Parts) -> tuple[Check, ...]:
    def by_name(name: str) -> Any:
        return lambda: dict(value[name].rows)

    return (
        Check(
            "The game's own rules: every card bought, and its score before and after, with an even "
            "and an odd number of coins.",
            by_name("each"),
            lambda: {card: by_playing(asked, BUY, card) for card in asked.left()},
        ),
        Check(
            "All actions the same way, the next card by the game's own chance.",
            by_name("actions"),
            lambda: actions_by_playing(asked),
        ),
    )


def by_playing(asked: Asked, action: Any, front: Card, inside: int | None = None) -> Fraction:
    """What an action gains by the game's rules and scores."""
    coins = asked.inside if inside is None else inside
    return gained(action, asked.hand, asked.machine, front, coins, asked.choices._asdict())


def actions_by_playing(asked: Asked) -> dict[str, Fraction]:
    """Every action's worth, as the game plays it; the next card comes by its own chance."""
    seen = (*asked.hand, *asked.seen)
    chances = next_cards(seen, asked.copies_per_type_and_colour)
    front = next(iter(chances))
    others = {str(a): by_playing(asked, a, front) for a in map(STOCK.get, asked.hand)}
    others[PICKING] = by_playing(asked, PICK_UP, front)
    bought = {card: by_playing(asked, BUY, card) for card in chances}
    best = max(others.values())
    return {
        BUYING: sum((p * bought[card] for card, p in chances.items()), Fraction(0)),
        LOOKING: sum((p * max(bought[card], best) for card, p in chances.items()), Fraction(0)),
        **others,
    }
