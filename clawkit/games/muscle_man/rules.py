"""Muscle Man as a state that accepts actions: clauses MM-04 to MM-18."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from clawkit.core.json_form import give_values, values_of
from clawkit.core.state import OpenState, Rules, State, Tell
from clawkit.games.muscle_man import turn
from clawkit.games.muscle_man.actions import BUY, PICK_UP, STOCK, Action
from clawkit.games.muscle_man.belongings import Belongings
from clawkit.games.muscle_man.components import (
    CARDS,
    COINS,
    COINS_PER_MACHINE,
    COINS_PER_PLAYER,
    COLOURS,
    MACHINES_PER_COLOUR,
    Card,
    food_cards,
    price,
)
from clawkit.games.muscle_man.lines import score_lines


class MuscleManState(OpenState):
    """One position. Machines are numbered by the seat that took them at the start.

    Hidden food cards are dealt when they are seen: a machine knows how many of them it still
    has, and the cards that lie in front of them, which everybody has seen.

    Attributes:
        colours: the machines' advertisements, as far as machines have been taken.
        coins: the coins in each machine.
        hidden: how many unseen cards each machine has.
        known: the cards in front of them that have been seen; the last one is front-most.
        unseen: how many cards of each face nobody has seen yet.
        purses: each seat's coins.
        hands: the food cards in front of each seat, by their names.
        supply: the coins that nobody has.
        unserved: how many seats still turn up their first food.
        reveals: the machines whose next hidden card is turned over now, in order.
        passes: how often the machines have been passed.
        turns: how many turns all have acted in.
        ending: whether the next action is each player's last one.
        over: whether the game has ended.
    """

    __slots__ = (
        "coins", "colours", "ending", "hands", "hidden", "known", "over", "passes", "purses",
        "reveals", "rules", "supply", "turns", "unseen", "unserved",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        """The position before set-up: coins lie ready, machines and cards are not dealt yet."""
        seats = rules.players
        self.rules = rules
        self.colours: tuple[str, ...] = ()
        self.coins = [COINS_PER_MACHINE] * seats
        self.hidden = [CARDS // seats + (seat < CARDS % seats) for seat in range(seats)]
        self.known: list[tuple[Card, ...]] = [()] * seats
        self.unseen = food_cards(rules.component_data)
        self.purses = [COINS_PER_PLAYER] * seats
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.supply = COINS - seats * (COINS_PER_MACHINE + COINS_PER_PLAYER)
        self.unserved = seats
        self.reveals: tuple[int, ...] = ()
        self.passes = self.turns = 0
        self.ending = self.over = False

    def machine_of(self, seat: int) -> int:
        """The machine that is this seat's now: each pass goes to the right, one seat down."""
        return (seat + self.passes) % self.rules.players

    def seat_of(self, machine: int) -> int:
        """The seat that has this machine now."""
        return (machine - self.passes) % self.rules.players

    def machine_name(self, machine: int) -> str:
        """How a machine is told from the others: `machine 2 (red)`, as the board has it, too."""
        return f"machine {machine + 1} ({self.colours[machine]})"

    def front(self, machine: int) -> Card | None:
        """The machine's front-most card, if it has one that has been seen."""
        cards = self.known[machine]
        return cards[-1] if cards else None

    def to_act(self) -> tuple[int, ...]:
        """All seats at the same time (MM-10)."""
        return () if self.over or self.is_chance() else tuple(range(self.rules.players))

    def is_chance(self) -> bool:
        """Whether a machine is taken or a card is turned over."""
        return bool(self.reveals) or len(self.colours) < self.rules.players

    def is_over(self) -> bool:
        """Whether all have had their last action (MM-18)."""
        return self.over

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """What this seat may do with its machine; picking up is always possible."""
        if seat not in self.to_act():
            return ()
        machine = self.machine_of(seat)
        card = self.front(machine)
        actions = [STOCK[food] for food in dict.fromkeys(self.hands[seat])]
        if card is not None and price(card, self.colours[machine]) <= self.purses[seat]:
            actions.insert(0, BUY)
        actions.append(PICK_UP)
        return actions

    def chance_outcomes(self) -> Sequence[tuple[str, int]]:
        """Machines that nobody has taken, by colour; or the unseen cards by their number."""
        if self.reveals:
            return [(card, count) for card, count in self.unseen.items() if count]
        left = [(c, MACHINES_PER_COLOUR - self.colours.count(c)) for c in COLOURS]
        return [(colour, count) for colour, count in left if count]

    def chance_place(self) -> tuple[Hashable, Hashable]:
        """A hidden card lies at a depth of a machine; machines come from a pool of their own."""
        if not self.reveals:
            return "machines", len(self.colours)
        machine = self.reveals[0]
        return "food cards", (machine, self.hidden[machine])

    def apply(self, action: Hashable, tell: Tell | None = None) -> None:
        """Carry out an outcome of chance by its name; seats act by `apply_together`."""
        if self.reveals:
            turn.turn_over(self, str(action), tell)
        else:
            turn.take_machine(self, str(action), tell)

    def apply_together(self, actions: Mapping[int, Hashable], tell: Tell | None = None) -> None:
        """Carry out the actions of all seats, then pass the machines or end the game."""
        turn.carry_out(self, actions, tell)

    def clone(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.colours = self.colours
        other.coins = self.coins.copy()
        other.hidden = self.hidden.copy()
        other.known = self.known.copy()
        other.unseen = self.unseen.copy()
        other.purses = self.purses.copy()
        other.hands = self.hands.copy()
        other.supply = self.supply
        other.unserved = self.unserved
        other.reveals = self.reveals
        other.passes = self.passes
        other.turns = self.turns
        other.ending = self.ending
        other.over = self.over
        return other

    def to_json(self) -> dict[str, Any]:
        """The position as JSON values."""
        return values_of(self)

    @classmethod
    def from_json(cls, rules: Rules, form: Mapping[str, Any]) -> Self:
        """The position that `to_json` described."""
        state = cls(rules)
        give_values(state, form)
        return state

    def scores(self) -> tuple[int, ...]:
        """Points of what lies in front of the players as things stand (MM-23)."""
        held = map(Belongings, self.hands, self.purses)
        rulings = self.rules.rulings
        return tuple(sum(line.points for line in score_lines(own, rulings)) for own in held)

    def conserved(self) -> Mapping[str, int]:
        """36 food cards, by their faces and by their places; 70 coins (MM-02, MM-03)."""
        seen = sum(map(len, self.known)) + sum(map(len, self.hands))
        return {
            "food cards": sum(self.unseen.values()) + seen,
            "places of food cards": sum(self.hidden) + seen,
            "coins": self.supply + sum(self.coins) + sum(self.purses),
        }


def new_game(rules: Rules) -> MuscleManState:
    """The position before set-up; seat 0 is the agreed seat where one is needed.

    It has the extra card of five players, and comes first where the supply runs dry.
    """
    return MuscleManState(rules)


def entries_of(state: State, names: Sequence[str]) -> dict[str, Any]:
    """What lies in front of the players, as entries of a score sheet."""
    if not isinstance(state, MuscleManState):
        raise TypeError(f"this is no position of Muscle Man: {type(state).__name__}")
    seats = zip(names, state.hands, state.purses, strict=True)
    return state.rules.entries(
        players=[{"name": n, "cards": list(hand), "coins": coins} for n, hand, coins in seats]
    )
