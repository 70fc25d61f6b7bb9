"""Positions laid out by hand, for lessons and tests: the start of some seat's turn.

Whatever is laid out is checked against the box, so that no lesson and no test shows a position
that cannot come up. What is not named is filled in: all 36 cards and all coins are somewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from clawkit.core.problems import listed
from clawkit.games.mysterious_wizard.coins import NO_COINS, Coins
from clawkit.games.mysterious_wizard.components import (
    CARDS,
    CARDS_PER_MACHINE,
    FAKE_COINS,
    FOODS,
    MACHINES,
    REAL_COINS,
    Card,
    food_cards,
)
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState
from clawkit.games.mysterious_wizard.turn import begin_shake


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """What lies on the table.

    Attributes:
        front: the first food card of machines 1 to 6; empty for an empty machine.
        hidden: unseen cards by machine, from 0; the others share what is left.
        machines: the coins in machines 1 to 6, as `1r 1f`.
        purses: the coins of seats, as `5r 2f`; the others share what is left.
        hands: the food cards of seats, in the order bought.
        seat: whose turn begins.
        ending: the seat that has bought its fifth card, if one has.
        shaking: whether the final coins shake begins instead of a turn.
        players: how many play.
        rulings: those that are not the usual ones.
    """

    front: Sequence[Card] = tuple(FOODS)
    hidden: Mapping[int, int] = field(default_factory=dict)
    machines: Sequence[str] = ("2r",) * MACHINES
    purses: Mapping[int, str] = field(default_factory=dict)
    hands: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    seat: int = 0
    ending: int = -1
    shaking: bool = False
    players: int = 3
    rulings: Mapping[str, str] = field(default_factory=dict)

    def state(self) -> MysteriousWizardState:
        """The position.

        Raises:
            ValueError: it cannot come up in a game; all reasons are named.
        """
        from clawkit.games.mysterious_wizard import GAME  # the game's lesson imports this module

        state = MysteriousWizardState(GAME.rules(self.players, self.rulings))
        self._lay_cards(state)
        self._lay_coins(state)
        problems = [*self._impossible_cards(state), *self._impossible_coins(state)]
        if problems:
            raise ValueError("; ".join(problems))
        state.seat, state.ending = self.seat, self.ending
        if self.shaking:
            begin_shake(state, None)
        return state

    def _lay_cards(self, state: MysteriousWizardState) -> None:
        state.reveals = ()
        state.front = list(self.front)
        state.hands = [tuple(self.hands.get(seat, ())) for seat in range(self.players)]
        seen = Counter(card for hand in (self.front, *state.hands) for card in hand if card)
        box = food_cards(state.rules.component_data)
        state.unseen = {card: box[card] - seen[card] for card in box}
        left = CARDS - seen.total() - sum(self.hidden.values())
        open_ = [m for m in range(MACHINES) if self.front[m] and m not in self.hidden]
        shares = dict(zip(open_, _shared(left, len(open_)), strict=True))
        state.hidden = [self.hidden.get(m, shares.get(m, 0)) for m in range(MACHINES)]

    def _lay_coins(self, state: MysteriousWizardState) -> None:
        state.machines = [Coins.parse(text) for text in self.machines]
        named = {seat: Coins.parse(text) for seat, text in self.purses.items()}
        left = Coins(REAL_COINS[self.players], FAKE_COINS)
        for coins in (*state.machines, *named.values()):
            left = left.minus(coins)
        others = [seat for seat in range(self.players) if seat not in named]
        mixes = zip(_shared(left.real, len(others)), _shared(left.fake, len(others)), strict=True)
        shares = {seat: Coins(*mix) for seat, mix in zip(others, mixes, strict=True)}
        state.purses = [named.get(s, shares.get(s, NO_COINS)) for s in range(self.players)]
        state.dealt = (*state.machines, *state.purses)

    def _impossible_cards(self, state: MysteriousWizardState) -> Iterator[str]:
        for card, count in state.unseen.items():
            if count < 0:
                yield f"there are not so many {card}: {-count} too many"
        if sum(state.hidden) != sum(state.unseen.values()):
            unseen = sum(state.unseen.values())
            yield f"{unseen} cards are named nowhere, and {sum(state.hidden)} are hidden"
        for machine, count in enumerate(state.hidden):
            most = CARDS_PER_MACHINE - 1 if self.front[machine] else 0
            if not 0 <= count <= most:
                yield f"machine {machine + 1} cannot hide {count} cards, but 0 to {most}"

    def _impossible_coins(self, state: MysteriousWizardState) -> Iterator[str]:
        to_deal = state.coins_to_deal()
        if to_deal != NO_COINS:
            yield f"the coins do not add up: {to_deal.real} real and {to_deal.fake} fake are left"
        negative = [f"seat {s}" for s, coins in enumerate(state.purses) if min(coins) < 0]
        if negative:
            yield f"there are not enough coins for {listed(negative)}"
        if self.seat not in range(self.players):
            yield f"there is no seat {self.seat}"


def _shared(total: int, among: int) -> list[int]:
    """Whole numbers as even as possible that add up; the first ones are the larger."""
    return [total // among + (at < total % among) for at in range(among)] if among else []


def position(**layout: Any) -> MysteriousWizardState:
    """The position with this layout, in one call: `position(purses={0: "5r 2f"}, seat=0)`."""
    return Layout(**layout).state()
