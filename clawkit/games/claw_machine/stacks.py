"""The stacks on the table: what lies face up, how many lie below, and building stacks anew.

Cards are dealt when they are turned over, so a stack knows how many hidden cards it has and
nothing else about them. `reveals` lists the stacks whose next card is about to be turned over.
"""

from __future__ import annotations

from clawkit.games.claw_machine.deck import CARDS_PER_STACK, STACKS, Card
from clawkit.games.claw_machine.grid import ADJACENT

EVERY_SPACE = (1 << STACKS) - 1


class Stacks:
    """Nine stacks and the work that is open on them.

    Attributes:
        known: face-up cards of each stack, bottom first; the last one is the top.
        hidden: how many face-down cards lie below them.
        building: the space whose new stack is being built, or -1.
        offered: the neighbours that still give a card to it.
        queue: further spaces to build on, once this is done.
        built: bit mask of the spaces built on in the work that is open.
        reveals: the stacks whose next hidden card is turned over now, in order.
    """

    __slots__ = ("building", "built", "givers", "hidden", "known", "offered", "queue", "reveals")

    def __init__(self) -> None:
        self.known: list[tuple[Card, ...]] = [()] * STACKS
        self.hidden = [CARDS_PER_STACK] * STACKS
        self.building = -1
        self.offered: tuple[int, ...] = ()
        self.givers: tuple[int, ...] = ()
        self.queue: tuple[int, ...] = ()
        self.built = 0
        self.reveals: tuple[int, ...] = tuple(range(STACKS))

    def clone(self) -> Stacks:
        """An independent copy."""
        other: Stacks = object.__new__(Stacks)
        other.known = self.known.copy()
        other.hidden = self.hidden.copy()
        other.building = self.building
        other.offered = self.offered
        other.givers = self.givers
        other.queue = self.queue
        other.built = self.built
        other.reveals = self.reveals
        return other

    def filled(self) -> int:
        """Bit mask of the spaces that hold a card."""
        mask = 0
        for cell, cards in enumerate(self.known):
            if cards:
                mask |= 1 << cell
        return mask

    def empty(self) -> tuple[int, ...]:
        """The spaces without a card."""
        return tuple(cell for cell, cards in enumerate(self.known) if not cards)

    def height(self, cell: int) -> int:
        """How many cards a stack has."""
        return len(self.known[cell]) + self.hidden[cell]

    def take(self, cell: int) -> Card:
        """Take a stack's top card; a next hidden one is to be turned over."""
        card = self.known[cell][-1]
        self.known[cell] = self.known[cell][:-1]
        if not self.known[cell] and self.hidden[cell]:
            self.reveals += (cell,)
        return card

    def reveal(self, card: Card) -> int:
        """Turn the next hidden card over. Returns its stack."""
        cell, *rest = self.reveals
        self.known[cell] += (card,)
        self.hidden[cell] -= 1
        self.reveals = tuple(rest)
        return cell

    def swap(self, one: int, other: int) -> None:
        """Switch two top cards."""
        a, b = self.known[one], self.known[other]
        self.known[one], self.known[other] = (*a[:-1], b[-1]), (*b[:-1], a[-1])

    def givers_for(self, cell: int, single: str) -> list[int]:
        """The neighbours that give a card to a new stack, under ruling `single_card_neighbour`.

        A stack that has just been built keeps its last card: two spaces would otherwise pass it
        to and fro for ever.
        """
        keepers = EVERY_SPACE if single == "keeps_it" else self.built
        return [n for n in ADJACENT[cell] if self.height(n) > (keepers >> n & 1)]

    def next_space(self, single: str) -> int:
        """Take the first space off the queue that a neighbour gives to; if none, its first."""
        can_be_built = (cell for cell in self.queue if self.givers_for(cell, single))
        found = next(can_be_built, self.queue[0])
        self.queue = tuple(cell for cell in self.queue if cell != found)
        return found

    def is_settled(self) -> bool:
        """Whether no card is to be turned over and no stack to be built."""
        return not (self.reveals or self.queue) and self.building < 0

    def start_building(self, cell: int, single: str) -> bool:
        """Begin a new stack on an empty space. Returns whether any neighbour gives a card."""
        self.offered = self.givers = tuple(self.givers_for(cell, single))
        self.built |= 1 << cell
        self.building = cell if self.offered else -1
        return bool(self.offered)

    def give(self, cell: int) -> Card:
        """A neighbour's top card goes onto the new stack."""
        card = self.known[cell][-1]
        self.known[cell] = self.known[cell][:-1]
        self.known[self.building] += (card,)
        self.offered = tuple(n for n in self.offered if n != cell)
        return card

    def finish_building(self, single: str) -> None:
        """The stack is built: the neighbours' next cards are turned over, emptied ones noted."""
        for cell in self.givers:
            if self.known[cell]:
                continue
            if self.hidden[cell]:
                self.reveals += (cell,)
            elif single == "gives_and_refills":
                self.queue += (cell,)
        self.building, self.givers = -1, ()
