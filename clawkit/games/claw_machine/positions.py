"""Positions laid out by hand, for lessons and tests: the start of some seat's turn.

Whatever is laid out is checked against the box and the rules, so that no lesson and no test shows
a position that cannot come up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ParamSpec

from clawkit.core.problems import listed
from clawkit.games.claw_machine.components import ANIMALS, KINDS_IN_MATCH, MYTHICS
from clawkit.games.claw_machine.deck import CARDS_PER_STACK, STACKS, Card, cards_of, other_cards
from clawkit.games.claw_machine.grid import ADJACENT, CELLS, DIRECTIONS
from clawkit.games.claw_machine.rules import ClawMachineState

KINDS = ("bear", "cat", "dog", "rabbit", "capybara")
ALL = "up down left right"

Cards = Sequence[Card]


P = ParamSpec("P")


def _as_position(layout: Callable[P, Layout]) -> Callable[P, ClawMachineState]:
    def position(*args: P.args, **kwargs: P.kwargs) -> ClawMachineState:
        return layout(*args, **kwargs).state()

    return position


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """What lies on the table.

    Attributes:
        kinds: the five animals of the match.
        stacks: face-up cards by space, the top one last; spaces not named are empty.
        hidden: how many cards lie face down below them, by space.
        claw: the space below the claw.
        arrows: the available arrows by seat, as `up left`; all four for seats not named.
        hands: cards by seat, in the order received.
        rest: the seat that also holds what is named nowhere and not hidden: cards of the kinds
            that most are left of; the last seat if None.
        ready: mythics by seat whose power can be used; those not named are spent.
        seat: whose turn begins.
        final: whether this is the final round; None to tell it from the empty spaces.
        players: how many play.
        rulings: those that are not the usual ones.
    """

    kinds: Sequence[str] = KINDS
    stacks: Mapping[str, Cards] = field(default_factory=dict)
    hidden: Mapping[str, int] = field(default_factory=dict)
    claw: str = "b2"
    arrows: Mapping[int, str] = field(default_factory=dict)
    hands: Mapping[int, Cards] = field(default_factory=dict)
    rest: int | None = None
    ready: Mapping[int, Cards] = field(default_factory=dict)
    seat: int = 0
    final: bool | None = None
    players: int = 2
    rulings: Mapping[str, str] = field(default_factory=dict)

    def state(self) -> ClawMachineState:
        """The position.

        Raises:
            ValueError: it cannot come up in a game; all reasons are named.
        """
        from clawkit.games.claw_machine import GAME  # the game's lesson imports this module

        state = ClawMachineState(GAME.rules(self.players, self.rulings))
        problems = [*self._unreadable()] or [*self._impossible(self._box(state))]
        if problems:
            raise ValueError("; ".join(problems))
        self._lay_out(state)
        return state

    def _lay_out(self, state: ClawMachineState) -> None:
        state.kinds = tuple(self.kinds)
        state.claw = CELLS.index(self.claw)
        state.seat, state.final = self.seat, self._final()
        state.unseen, surplus = self._share_out(self._box(state))
        for i, cell in enumerate(CELLS):
            state.stacks.known[i] = tuple(self.stacks.get(cell, ()))
            state.stacks.hidden[i] = self.hidden.get(cell, 0)
        state.stacks.reveals = ()
        for seat in range(self.players):
            more = surplus if seat == self._rest() else ()
            state.hands[seat] = (*self.hands.get(seat, ()), *more)
            words = self.arrows.get(seat, ALL).split()
            state.arrows[seat] = sum(1 << DIRECTIONS.index(word) for word in set(words))
            ready = [*self.ready.get(seat, ())]
            state.ready[seat] = (ready.count(MYTHICS[0]), ready.count(MYTHICS[1]))

    def _box(self, state: ClawMachineState) -> Counter[Card]:
        """The 45 cards of the match."""
        data = state.rules.component_data
        cards = Counter(other_cards())
        for animal in self.kinds:
            cards.update(cards_of(animal, data))
        return cards

    def _named(self) -> Counter[Card]:
        places: Iterable[Cards] = (*self.stacks.values(), *self.hands.values())
        return Counter(card for cards in places for card in cards)

    def _share_out(self, box: Counter[Card]) -> tuple[dict[Card, int], list[Card]]:
        """What is named nowhere: the unseen cards by their number, and the surplus."""
        named, surplus = self._named(), list[Card]()
        left = {card: box[card] - named[card] for card in box}
        for _ in range(sum(left.values()) - sum(self.hidden.values())):
            card = max(left, key=lambda card: left[card])
            left[card] -= 1
            surplus.append(card)
        return left, surplus

    def _rest(self) -> int:
        return self.players - 1 if self.rest is None else self.rest

    def _empty(self) -> list[str]:
        return [cell for cell in CELLS if not self.stacks.get(cell)]

    def _final(self) -> bool:
        if self.final is not None:
            return self.final
        return len(self._empty()) >= (1 if self.players == 2 else 3)

    def _unreadable(self) -> Iterator[str]:
        """Names of things that there are not."""
        if len(set(self.kinds)) != KINDS_IN_MATCH or not set(self.kinds) <= set(ANIMALS):
            yield f"kinds must be five different animals, not {listed(self.kinds)}"
        for cell in dict.fromkeys((*self.stacks, *self.hidden, self.claw)):
            if cell not in CELLS:
                yield f"there is no space {cell}"
        named = (*self.arrows, *self.hands, *self.ready, self.seat, self.rest)
        for seat in dict.fromkeys(named):
            if seat is not None and seat not in range(self.players):
                yield f"there is no seat {seat}"
        for seat, words in self.arrows.items():
            if not set(words.split()) <= set(DIRECTIONS):
                yield f"arrows of seat {seat} must be among {ALL}, not {words}"

    def _impossible(self, box: Counter[Card]) -> Iterator[str]:
        """What cannot come up."""
        for card, count in (self._named() - box).items():
            yield f"the match has {box[card]} {card}, and {box[card] + count} are named"
        hidden, left = sum(self.hidden.values()), (box - self._named()).total()
        if hidden > left:
            yield f"{hidden} cards are hidden, but only {left} are named nowhere"
        for cell in range(STACKS):
            yield from self._impossible_stack(cell)
        for seat in range(self.players):
            yield from self._impossible_powers(seat, box)
        yield from self._impossible_end()

    def _impossible_stack(self, cell: int) -> Iterator[str]:
        where = CELLS[cell]
        known, hidden = len(self.stacks.get(where, ())), self.hidden.get(where, 0)
        most = CARDS_PER_STACK - 1
        if not 0 <= hidden <= most:
            yield f"{where} cannot hide {hidden} cards, but 0 to {most}"
        if hidden and known != 1:
            yield f"{where} hides cards, so exactly one card lies face up on it, not {known}"
        if known > len(ADJACENT[cell]):
            yield f"{where} has {known} cards face up, but {len(ADJACENT[cell])} neighbours"

    def _impossible_powers(self, seat: int, box: Counter[Card]) -> Iterator[str]:
        held = Counter(self.hands.get(seat, ()))
        if seat == self._rest():
            held.update(self._share_out(box)[1])
        for card, count in Counter(self.ready.get(seat, ())).items():
            if card not in MYTHICS:
                yield f"{card} has no power"
            elif count > held[card]:
                yield f"seat {seat} holds {held[card]} {card}, and {count} are ready"

    def _impossible_end(self) -> Iterator[str]:
        empty = self._empty()
        if not self._final():
            if len(empty) >= (1 if self.players == 2 else 3):
                yield f"with {listed(empty)} empty it is the final round"
        elif self.seat == 0:
            yield "the final round began in this round, so it cannot be the turn of seat 0"


position = _as_position(Layout)
"""The position with this layout, in one call: `position(stacks={"a1": ["bear"]}, claw="a1")`."""
