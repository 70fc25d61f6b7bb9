"""The derivation of what buying, stocking and picking up are worth."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from clawkit.games.muscle_man.components import COLOURS, price
from clawkit.games.muscle_man.lines import score_colour, score_type
from clawkit.games.muscle_man.odds.asked import RULES, deck
from clawkit.games.muscle_man.odds.gains import (
    Choices,
    gain_by_scoring,
    more_for_each,
)
from clawkit.games.muscle_man.odds.hand_points import more_for_one_colour
from clawkit.games.muscle_man.pairs import ONE_TYPE
from clawkit.probability import Parts, Step, Symbol
from clawkit.probability.enumeration import labelled
from clawkit.probability.points import whole

if TYPE_CHECKING:
    from clawkit.games.muscle_man.odds.buy_or_stock import Asked

SYMBOLS = (
    Symbol("D", r"\Delta", "what a card adds to the points of the cards"),
    Symbol("n", "n", "cards held"),
    Symbol("v", "v", "points of each card for types and colours, before and after the new card"),
    Symbol("a", "a", "cards of the new card's type already held"),
    Symbol("b", "b", "cards of its type and colour already held"),
    Symbol("P", "P", "the chance that the next card costs 2"),
    Symbol("q", "q", "coins in the machine"),
)


def steps(asked: Asked, value: Parts) -> tuple[Step, ...]:
    """What a card adds, what buying adds on average, what stocking does, and where they meet."""
    return (
        _each_step(asked),
        _sets_step(asked),
        _buy_step(asked, value),
        *_stock_steps(asked, value),
    )


def _each_step(asked: Asked) -> Step:
    cards = labelled(deck(asked.copies_per_type_and_colour))

    def drawn(rng: Random) -> dict[str, Any]:
        card, *hand = rng.sample(cards, rng.randint(2, 6))
        return {"card": card, "hand": tuple(hand)}

    def by_lines(card: str, hand: tuple[str, ...]) -> int:
        more, less = (
            score_type(cards).points + score_colour(cards).points for cards in ((*hand, card), hand)
        )
        return more - less

    return Step(
        "A card changes what every card scores: a third type costs each of them a point, a second "
        "colour too. Checked at random cards and hands against the game's scoring.",
        r"\Delta_1 = (n+1)\,v_\text{after} - n\,v_\text{before}",
        "D1 = (n + 1) v(after) - n v(before)",
        by_lines,
        more_for_each,
        drawn,
    )


def _sets_step(asked: Asked) -> Step:
    from sympy import symbols

    a, b = symbols("a b")
    more = more_for_one_colour(asked.same_colour_pair)
    why, tex, plain, right = {
        "disjoint": (
            "It completes a pair if an odd number of its type is held, and one of its own colour "
            "if an odd number of its face is.",
            rf"\Delta_2 = {ONE_TYPE}\cdot\frac{{1-(-1)^a}}2 + {more}\cdot\frac{{1-(-1)^b}}2",
            f"D2 = {ONE_TYPE} if a is odd, and {more} more if b is odd",
            ONE_TYPE * (1 - (-1) ** a) / 2 + more * (1 - (-1) ** b) / 2,
        ),
        "combinations": (
            "It makes a pair with every card of its type.",
            rf"\Delta_2 = {ONE_TYPE}a + {more}b",
            f"D2 = {ONE_TYPE} a + {more} b",
            ONE_TYPE * a + more * b,
        ),
    }[asked.pairs]
    return Step(
        why, tex, plain, lambda a, b: _sets_by_scoring(a, b, asked.choices), right, _counts(asked)
    )


def _counts(asked: Asked) -> Any:
    """Samples how many cards of a type and of a face are held, as the deck has them."""
    copies = asked.copies_per_type_and_colour

    def drawn(rng: Random) -> dict[str, int]:
        b = rng.randint(0, copies - 1)
        return {"a": b + rng.randint(0, 2 * copies), "b": b}

    return drawn


def _sets_by_scoring(a: int, b: int, choices: Choices) -> int:
    """What one more card scores in sets, beside a of its type and b of its face."""
    red, blue, green = (f"A-{colour}" for colour in COLOURS)
    others = [blue, green] * a
    hand = (*[red] * b, *others[: a - b])
    rulings = RULES.rulings_with(**choices._asdict())
    return gain_by_scoring(red, hand, rulings) - more_for_each(red, hand)


def _buy_step(asked: Asked, value: Parts) -> Step:
    law = asked.next_card()
    chance = law.chance(lambda card: price(card, asked.machine) == 2)
    added, buying = value["added"].mean, value["actions"].rows["buy the next card"]
    return Step(
        f"The next card adds what each card would, weighed with its chance; the price is 3 - P "
        f"coins on average, each half a point. {law.total} cards are left.",
        r"E_\text{buy} = \sum_{\text{card}} P(\text{card})\,\Delta(\text{card})"
        r" - \tfrac12(3-P)",
        f"E(buy) = sum of P(card) D(card) - (3 - P)/2 = {added} - (3 - {chance})/2 = {buying}",
        added - (3 - chance) / 2,
        buying,
    )


def _stock_steps(asked: Asked, value: Parts) -> Iterator[Step]:
    from sympy import Symbol as Letter
    from sympy import ceiling

    if not asked.hand:
        return
    rulings = RULES.rulings_with(**asked.choices._asdict())
    [(name, coins)] = value["break_even"].rows.items()
    card = name.removeprefix("stock ")
    hand = list(asked.hand)
    hand.remove(card)
    lost = gain_by_scoring(card, tuple(hand), rulings)
    q, shown = Letter("q"), str(lost) if lost >= 0 else f"({lost})"
    yield Step(
        f"Stocking takes back what the card had added to the others and brings q coins. {card} is "
        f"the card that costs least: {lost} points.",
        rf"E_\text{{stock}} = \frac q2 - {shown}",
        f"E(stock {card}) = q/2 - {shown}",
        lambda q: asked._replace(inside=q).stocked()[card],
        q / 2 - lost,
        whole(q=(0, 70)),
    )
    buying = value["actions"].rows["buy the next card"]
    yield Step(
        "Stocking is as good from the first whole q on at which it reaches E(buy).",
        rf"\frac q2 - {shown} \ge E_\text{{buy}} \iff q \ge 2\,(E_\text{{buy}} + {shown})",
        f"q/2 - {shown} >= E(buy) where q >= 2 (E(buy) + {shown}) = {2 * (buying + lost)}, "
        f"so from {coins} on",
        max(0, ceiling(2 * (buying + Fraction(lost)))),
        coins,
    )
