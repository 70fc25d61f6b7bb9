"""Mysterious Wizard as a state that accepts actions: clauses MW-04 to MW-21."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import comb
from random import Random
from typing import Any, Self

from clawkit.core.json_form import give_values, values_of
from clawkit.core.state import Rules, State, Tell
from clawkit.games.mysterious_wizard import turn
from clawkit.games.mysterious_wizard.actions import BUY, DECLINE, PICK, SHAKE, TAKE, Action
from clawkit.games.mysterious_wizard.belongings import Belongings
from clawkit.games.mysterious_wizard.coins import NO_COINS, CoinMove, Coins
from clawkit.games.mysterious_wizard.components import (
    CARDS_PER_MACHINE,
    COINS_PER_MACHINE,
    COINS_PER_PLAYER,
    FAKE_COINS,
    FOODS,
    MACHINES,
    REAL_COINS,
    Card,
    food_cards,
)
from clawkit.games.mysterious_wizard.lines import score_lines
from clawkit.games.mysterious_wizard.whereabouts import Whereabouts, places_after

NOBODY = -1
NO_MACHINE = -1


class MysteriousWizardState(State):
    """One position, with the history of its coins, since a seat remembers what it saw.

    Food cards are dealt when they are seen: a machine knows how many unseen ones it has. Which
    coins are fake is decided when coins are dealt, since payments depend on it, and seen by
    whoever holds them.

    Attributes:
        front: each machine's first food card; empty if there is none, or it is not seen yet.
        hidden: how many unseen cards each machine has.
        unseen: how many cards of each food nobody has seen yet.
        dealt: the coins that came into each machine and then to each seat at set-up.
        moves: all coins that were paid and taken since.
        machines: the coins in each machine.
        purses: each seat's coins.
        hands: each seat's food cards, in the order bought.
        seat: whose turn it is.
        held: the machine that is picked up; `NO_MACHINE` if none is.
        gift: the machine whose next card comes with a snake egg; `NO_MACHINE` if none does.
        reveals: the machines whose next hidden card is seen now, in order.
        ending: the seat that bought its fifth food card first; `NOBODY` before.
        shakers: the seats that are still to shake, in order.
        turns: how many turns have been played, the shake not counted.
        over: whether the game has ended.
    """

    __slots__ = (
        "dealt", "ending", "front", "gift", "hands", "held", "hidden", "machines", "moves", "over",
        "purses", "reveals", "rules", "seat", "shakers", "turns", "unseen",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        """The position before set-up: nothing has been dealt or seen."""
        self.rules = rules
        self.front: list[Card] = [""] * MACHINES
        self.hidden = [CARDS_PER_MACHINE] * MACHINES
        self.unseen = food_cards(rules.component_data)
        self.dealt: tuple[Coins, ...] = ()
        self.moves: list[CoinMove] = []
        self.machines = [NO_COINS] * MACHINES
        self.purses = [NO_COINS] * rules.players
        self.hands: list[tuple[Card, ...]] = [()] * rules.players
        self.seat = 0
        self.held = NO_MACHINE
        self.gift = NO_MACHINE
        self.reveals: tuple[int, ...] = tuple(range(MACHINES))
        self.ending = NOBODY
        self.shakers: tuple[int, ...] = ()
        self.turns = 0
        self.over = False

    def coins_to_deal(self) -> Coins:
        """What is left of the shuffled coins during set-up (MW-06)."""
        real, fake = REAL_COINS[self.rules.players], FAKE_COINS
        for coins in self.dealt:
            real, fake = real - coins.real, fake - coins.fake
        return Coins(real, fake)

    def _deals(self) -> bool:
        return len(self.dealt) < MACHINES + self.rules.players

    def to_act(self) -> tuple[int, ...]:
        """The seat whose turn it is, to choose a machine or to act with it; in the end to shake."""
        return () if self.over or self.is_chance() else (self.seat,)

    def is_chance(self) -> bool:
        """Whether a card is seen or coins are dealt."""
        return bool(self.reveals) or self.gift >= 0 or self._deals()

    def is_over(self) -> bool:
        """Whether the final coins shake is done (MW-22)."""
        return self.over

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """A machine to pick up, then what can be done with it; or a machine to shake."""
        if seat not in self.to_act():
            return ()
        if self.shakers:
            optional = self.rules.rulings["shake"] == "optional"
            return (*SHAKE, DECLINE) if optional else SHAKE
        if self.held < 0:
            return PICK
        return [*self._purchases(), TAKE]

    def _purchases(self) -> list[Action]:
        """MW-15: every mix that makes the price, the real coins first."""
        card, (real, fake) = self.front[self.held], self.purses[self.seat]
        if not card:
            return []
        price = FOODS[card].price
        fakes = range(max(0, price - real), min(price, fake) + 1)
        return [BUY[Coins(price - count, count)] for count in fakes]

    def chance_outcomes(self) -> Sequence[tuple[Hashable, int]]:
        """The unseen cards by their number; or the mixes of the coins for the next place."""
        if self.reveals or self.gift >= 0:
            return [(card, count) for card, count in self.unseen.items() if count]
        real, fake = self.coins_to_deal()
        machine = len(self.dealt) < MACHINES
        size = COINS_PER_MACHINE if machine else COINS_PER_PLAYER[self.rules.players]
        fakes = range(max(0, size - real), min(size, fake) + 1)
        return [(Coins(size - n, n), comb(fake, n) * comb(real, size - n)) for n in fakes]

    def chance_place(self) -> tuple[Hashable | None, Hashable]:
        """A hidden card lies at a depth of a machine; coins are dealt place by place."""
        if self.reveals or self.gift >= 0:
            machine = self.reveals[0] if self.reveals else self.gift
            return "food cards", (machine, self.hidden[machine])
        return None, len(self.dealt)

    def apply(self, action: Hashable, tell: Tell | None = None) -> None:
        """Carry out an action of the seat to act, or an outcome of chance."""
        if isinstance(action, Action):
            turn.act(self, action, tell)
        elif isinstance(action, Coins):
            turn.deal_coins(self, action, tell)
        else:
            turn.see_card(self, str(action), tell)

    def information(self, seat: int) -> Hashable:
        """What everybody saw, and of coins' mixes what went through this seat's hands.

        All moves of coins are in it in their order, and with them which cards were bought when;
        at the end of the game all hands are counted.
        """
        own = MACHINES + seat
        dealt = tuple(c if at == own else c.number for at, c in enumerate(self.dealt))
        moves = tuple(
            move if move.seat == seat else (*move[:3], move.coins.number) for move in self.moves
        )
        cards = (tuple(self.front), tuple(self.hidden), tuple(self.hands))
        now = (self.seat, self.held, self.gift, self.reveals, self.ending, self.shakers, self.turns)
        return (seat, dealt, moves, cards, now, tuple(self.purses) if self.over else ())

    def resample(self, seat: int, rng: Random) -> Self:
        """A position with another history of coins that agrees with all this seat knows.

        The fakes are sent through what the seat does not know (see `whereabouts`); nothing is
        tried and rejected. Which fakes are where in truth plays no part in it.
        """
        other = self.clone()
        history = Whereabouts(self, seat).sample(rng)
        places = places_after(history, self.rules.players)
        other.dealt, other.moves = history
        other.machines, other.purses = places[:MACHINES], places[MACHINES:]
        return other

    def clone(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.front = self.front.copy()
        other.hidden = self.hidden.copy()
        other.unseen = self.unseen.copy()
        other.dealt = self.dealt
        other.moves = self.moves.copy()
        other.machines = self.machines.copy()
        other.purses = self.purses.copy()
        other.hands = self.hands.copy()
        other.seat = self.seat
        other.held = self.held
        other.gift = self.gift
        other.reveals = self.reveals
        other.ending = self.ending
        other.shakers = self.shakers
        other.turns = self.turns
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
        state.dealt = tuple(Coins(*coins) for coins in form["dealt"])
        state.machines = [Coins(*coins) for coins in form["machines"]]
        state.purses = [Coins(*coins) for coins in form["purses"]]
        state.moves = [CoinMove(s, m, paid, Coins(*coins)) for s, m, paid, coins in form["moves"]]
        return state

    def scores(self) -> tuple[int, ...]:
        """Points of what lies in front of the players as things stand."""
        held = zip(self.hands, self.purses, strict=True)
        rulings = self.rules.rulings
        return tuple(
            sum(line.points for line in score_lines(Belongings(cards, *coins), rulings))
            for cards, coins in held
        )

    def conserved(self) -> Mapping[str, int]:
        """36 food cards, by their names and by their places; all coins (MW-01, MW-06)."""
        seen = sum(map(len, self.hands)) + sum(map(bool, self.front))
        to_deal = self.coins_to_deal()
        coins = [to_deal, *self.machines, *self.purses]
        return {
            "food cards": sum(self.unseen.values()) + seen,
            "places of food cards": sum(self.hidden) + seen,
            "real coins": sum(real for real, _ in coins),
            "fake coins": sum(fake for _, fake in coins),
        }


def new_game(rules: Rules) -> MysteriousWizardState:
    """The position before set-up; seat 0 is the start player, the youngest (MW-09)."""
    return MysteriousWizardState(rules)


def entries_of(state: State, names: Sequence[str]) -> dict[str, Any]:
    """What lies in front of the players, as entries of a score sheet."""
    if not isinstance(state, MysteriousWizardState):
        raise TypeError(f"this is no position of Mysterious Wizard: {type(state).__name__}")
    seats = zip(names, state.hands, state.purses, strict=True)
    return state.rules.entries(
        players=[
            {"name": name, "cards": list(hand), "real": coins.real, "fake": coins.fake}
            for name, hand, coins in seats
        ]
    )
