"""The positions of the lesson: seats with their machines, and the rest of the box shared out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clawkit.core.lesson import Position
from clawkit.core.state import Action, State
from clawkit.games.muscle_man.components import CARDS, COINS, Card, food_cards
from clawkit.games.muscle_man.rules import MuscleManState


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A player, and the machine that is now theirs.

    Attributes:
        hand: the food cards in front of the player, as `A-red B-blue`.
        purse: the player's coins.
        machine: the colour of the machine.
        front: the machine's cards that have been seen, front-most first.
        coins: the coins in the machine.
        hidden: the unseen cards behind them; None for an even share of what is left.
    """

    hand: str = ""
    purse: int = 8
    machine: str = "red"
    front: str = ""
    coins: int = 2
    hidden: int | None = None


BO = Seat(hand="F-blue", machine="blue", front="C-red")
CY = Seat(hand="E-green", machine="green", front="F-green")
DEE = Seat(hand="D-green", machine="red", front="E-blue")
ELI = Seat(hand="C-green", machine="blue", front="F-red")
FAY = Seat(hand="E-red", machine="green", front="D-red")


@dataclass(frozen=True, slots=True)
class Table:
    """Seats round a table, the learner first; all coins not named are the supply."""

    seats: Sequence[Seat]
    ending: bool = False

    def state(self) -> MuscleManState:
        """The position, the machines passed once.

        Raises:
            ValueError: more cards or coins are named than the box has.
        """
        from clawkit.games.muscle_man import GAME  # the game's lesson imports this module

        rules = GAME.rules(len(self.seats))
        state = MuscleManState(rules)
        machines = [*self.seats[-1:], *self.seats[:-1]]
        state.passes, state.unserved = 1, 0
        state.colours = tuple(seat.machine for seat in machines)
        state.known = [tuple(reversed(seat.front.split())) for seat in machines]
        state.hidden = self._hidden(machines)
        state.coins = [seat.coins for seat in machines]
        state.purses = [seat.purse for seat in self.seats]
        state.hands = [tuple(sorted(seat.hand.split())) for seat in self.seats]
        state.supply = COINS - sum(state.coins) - sum(state.purses)
        state.unseen = food_cards(rules.component_data)
        for card in self._named():
            state.unseen[card] -= 1
        state.ending = self.ending
        if min(*state.unseen.values(), *state.hidden, state.supply) < 0:
            raise ValueError(f"more cards or coins than the box has: {state.to_json()}")
        return state

    def _named(self) -> list[Card]:
        return [card for seat in self.seats for card in f"{seat.hand} {seat.front}".split()]

    def _hidden(self, machines: Sequence[Seat]) -> list[int]:
        """What nobody has seen, shared out evenly over the machines that leave it open."""
        left = CARDS - len(self._named()) - sum(seat.hidden or 0 for seat in machines)
        share, more = divmod(left, sum(seat.hidden is None for seat in machines))
        hidden = []
        for seat in machines:
            if seat.hidden is None:
                hidden.append(share + (more > 0))
                more -= 1
            else:
                hidden.append(seat.hidden)
        return hidden


def table(
    own: Seat,
    *others: Seat,
    ending: bool = False,
    reveals: Sequence[Card] = (),
    plans: Sequence[Mapping[int, Action]] = (),
) -> Position:
    """A position with the learner at seat 0; Bo and Cy sit there as they usually do if none do.

    Args:
        own: the learner's seat.
        others: the other seats, clockwise.
        ending: whether everybody's next action is the last.
        reveals: cards that come to the front in this step, in order.
        plans: what the others do, turn by turn; seats that are not named pick up.
    """
    seats = (own, *(others or (BO, CY)))

    def build() -> State:
        return Table(seats, ending).state()

    return Position(build, tuple(reveals), tuple(plans))
