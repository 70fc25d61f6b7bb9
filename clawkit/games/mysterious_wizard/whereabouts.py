"""Where the fake coins can be, as far as one seat knows: a history of coins it could be in.

A seat knows its own deal, what it paid and what it took out, and of everything else the number of
coins. So what it does not know is a flow of fakes from the box through hands and machines: a
payment has room for as many fakes as coins, so has what stays in a hand, and a machine that is
opened gives everything it has. A hand is a new place whenever it takes coins, a machine whenever
it is emptied; then the rooms of the edges say exactly what is possible. Filling that network
(`CoinFlow`) gives such a history at once: nothing is drawn and thrown away.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from clawkit.games.mysterious_wizard.coin_flow import SEEN, SOURCE, UNSEEN, CoinFlow, Edge, Node
from clawkit.games.mysterious_wizard.coins import NO_COINS, CoinMove, Coins
from clawkit.games.mysterious_wizard.components import FAKE_COINS, MACHINES

if TYPE_CHECKING:
    from clawkit.games.mysterious_wizard.rules import MysteriousWizardState

History = tuple[tuple[Coins, ...], list[CoinMove]]
"""The coins dealt to machines and seats, and the moves of coins since."""


def places_after(history: History, players: int) -> list[Coins]:
    """What lies in each machine and then in each seat's hand."""
    dealt, moves = history
    places = [*dealt, *[NO_COINS] * (MACHINES + players - len(dealt))]
    for seat, machine, paid, coins in moves:
        hand = MACHINES + seat
        source, goal = (hand, machine) if paid else (machine, hand)
        places[source] = places[source].minus(coins)
        places[goal] = places[goal].plus(coins)
    return places


class Whereabouts:
    """The network of what one seat does not know, built along the history of a game."""

    def __init__(self, state: MysteriousWizardState, seat: int) -> None:
        """Build the network; nothing flows yet."""
        self.state = state
        self.seat = seat
        self.flow = CoinFlow()
        self.place: list[Node] = []
        self.deals: list[Edge | None] = []
        self.ways: list[Edge | None] = []
        self.number: list[int] = []
        self._deal()
        for move in state.moves:
            self.ways.append(self._pay(move) if move.paid else self._take(move))
        self._end()

    def sample(self, rng: Random) -> History:
        """Deals and moves of a game in which this seat has seen what it has seen."""
        self.flow.fill(rng)
        dealt = zip(self.state.dealt, self.deals, strict=True)
        moved = zip(self.state.moves, self.ways, strict=True)
        return (
            tuple(self._mix(coins, edge) for coins, edge in dealt),
            [move._replace(coins=self._mix(move.coins, edge)) for move, edge in moved],
        )

    def _mix(self, coins: Coins, edge: Edge | None) -> Coins:
        if edge is None:
            return coins
        fake = self.flow.through(edge)
        return Coins(coins.number - fake, fake)

    def _deal(self) -> None:
        """MW-07, MW-08: the box gives fakes to every place but the seat's own hand."""
        state, flow = self.state, self.flow
        own = MACHINES + self.seat
        known = state.dealt[own].fake if own < len(state.dealt) else 0
        box = flow.node()
        flow.edge(SOURCE, box, FAKE_COINS - known)
        for at, coins in enumerate(state.dealt):
            self.place.append(flow.node())
            self.number.append(coins.number)
            mine = at == own
            self.deals.append(None if mine else flow.edge(box, self.place[at], coins.number))
        left = state.coins_to_deal().number
        if left:
            flow.edge(box, UNSEEN, left)

    def _pay(self, move: CoinMove) -> Edge | None:
        """MW-15: the seat knows its own payment; of any other each coin can be a fake."""
        hand, count = MACHINES + move.seat, move.coins.number
        self.number[hand] -= count
        self.number[move.machine] += count
        into = self.place[move.machine]
        if move.seat == self.seat:
            if move.coins.fake:
                self.flow.edge(SOURCE, into, move.coins.fake)
            return None
        return self.flow.edge(self.place[hand], into, count)

    def _take(self, move: CoinMove) -> Edge | None:
        """MW-13: all fakes of the machine go on; the seat knows how many it took itself."""
        flow, hand, count = self.flow, MACHINES + move.seat, move.coins.number
        if not count:
            return None
        emptied, self.place[move.machine] = self.place[move.machine], flow.node()
        self.number[move.machine] = 0
        kept, self.number[hand] = self.number[hand], self.number[hand] + count
        if move.seat == self.seat:
            flow.edge(emptied, SEEN, move.coins.fake)
            return None
        before, self.place[hand] = self.place[hand], flow.node()
        if kept:
            flow.edge(before, self.place[hand], kept)
        return flow.edge(emptied, self.place[hand], count)

    def _end(self) -> None:
        """What is still in hands and machines; at the end of the game all hands are counted."""
        for at, place in enumerate(self.place):
            if at == MACHINES + self.seat:
                continue
            if self.state.over and at >= MACHINES:
                self.flow.edge(place, SEEN, self.state.purses[at - MACHINES].fake)
            elif self.number[at]:
                self.flow.edge(place, UNSEEN, self.number[at])
