"""The positions of the lesson: a full table of five kinds, and changes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from clawkit.core.lesson import Position
from clawkit.core.state import State
from clawkit.games.claw_machine.deck import CARDS_PER_STACK, Card, cards_of, other_cards
from clawkit.games.claw_machine.positions import Layout

KINDS = ("bear", "cat", "raccoon", "sheep", "zebra")

TOPS: Mapping[str, str] = {
    "a1": "bear",
    "b1": "cat",
    "c1": "raccoon 2",
    "a2": "sheep white",
    "b2": "dragon",
    "c2": "pink",
    "a3": "zebra",
    "b3": "bear",
    "c3": "blue/pink",
}
"""The nine cards that most steps begin with, each on four hidden ones."""


def table(
    *,
    claw: str = "b2",
    arrows: str = "up down left right",
    stacks: Mapping[str, Sequence[Card]] | None = None,
    hidden: Mapping[str, int] | None = None,
    hand: Sequence[Card] = (),
    ready: Sequence[Card] = (),
    reveals: Sequence[Card] = (),
) -> Position:
    """A position of three players with the learner (seat 0) to act.

    Args:
        claw: the space below the claw.
        arrows: the learner's available arrows; the others have all four.
        stacks: face-up cards that differ from `TOPS`, bottom first; an empty list is no card.
        hidden: face-down cards below them where that is not four; none below an empty space.
        hand: the learner's cards.
        ready: mythics in the hand that came in an earlier turn and are not used.
        reveals: what is turned over in this step, in order.
    """
    shown = {**{space: [card] for space, card in TOPS.items()}, **(stacks or {})}
    usual = {space: CARDS_PER_STACK - 1 if cards else 0 for space, cards in shown.items()}
    below = {**usual, **(hidden or {})}
    named = [*(card for cards in shown.values() for card in cards), *hand]

    def build() -> State:
        others = _dealt(named, reveals, below)
        return Layout(
            kinds=KINDS,
            stacks=shown,
            hidden=below,
            claw=claw,
            arrows={0: arrows},
            hands={0: hand, 1: others[::2], 2: others[1::2]},
            ready={0: ready},
            players=3,
        ).state()

    return Position(build, tuple(reveals))


def _dealt(named: Sequence[Card], reveals: Sequence[Card], below: dict[str, int]) -> list[Card]:
    """What the other players hold, so that as many cards are left as lie hidden.

    Where the learner's own cards leave too few, the last stacks get lower instead.
    """
    from clawkit.games.claw_machine import GAME  # the game's lesson imports this module

    left = Counter(other_cards())
    for animal in KINDS:
        left.update(cards_of(animal, GAME.rules(3).component_data))
    left.subtract(named)
    spare = left.total() - sum(below.values())
    for space in reversed(below):
        less = min(max(-spare, 0), below[space])
        below[space] -= less
        spare += less
    left.subtract(reveals)
    plain = [card for card in ("bear", "cat", "zebra", "yellow", "blue") for _ in range(left[card])]
    return plain[: max(spare, 0)]
