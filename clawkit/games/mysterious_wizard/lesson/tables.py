"""The positions of the lesson: six machines on the box, three players, and who has which coins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clawkit.core.lesson import Position
from clawkit.core.state import State
from clawkit.games.mysterious_wizard.components import MACHINES, Card
from clawkit.games.mysterious_wizard.positions import Layout


def table(
    coins: str = "9r 2f",
    *,
    cards: Sequence[Card] = (),
    machines: Mapping[int, str] | None = None,
    others: Mapping[int, Sequence[Card]] | None = None,
    ending: int = -1,
    shaking: bool = False,
    held: int = 0,
    reveals: Sequence[Card] = (),
) -> Position:
    """A position with the learner (seat 0) to act; each machine shows another food.

    Args:
        coins: the learner's coins; the two others share all that are left.
        cards: the learner's food cards.
        machines: coins by machine, from 1, where they are not 1 real and 1 fake.
        others: the others' food cards by seat.
        ending: the seat that has brought on the end; -1 for none.
        shaking: whether the final coins shake begins; the learner must be first in it.
        held: the machine that the learner has picked up, from 1; 0 for none.
        reveals: cards that come to the front in this step, in order.
    """

    def build() -> State:
        state = Layout(
            machines=[(machines or {}).get(n + 1, "1r 1f") for n in range(MACHINES)],
            purses={0: coins},
            hands={0: cards, **(others or {})},
            ending=ending,
            shaking=shaking,
        ).state()
        state.held = held - 1
        return state

    return Position(build, tuple(reveals))
