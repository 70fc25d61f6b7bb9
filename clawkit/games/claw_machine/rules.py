"""Claw Machine as a state that accepts actions: clauses CM-05 to CM-27 and CM-38 to CM-40."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from clawkit.core.json_form import as_lists, as_tuples
from clawkit.core.state import Event, OpenState, Rules, State, Tell
from clawkit.games.claw_machine import turn
from clawkit.games.claw_machine.actions import GIVE, PLACE, Action
from clawkit.games.claw_machine.components import ANIMALS, CARDS_PER_ANIMAL, KINDS_IN_MATCH
from clawkit.games.claw_machine.deck import (
    CARDS_IN_BOX,
    Card,
    cards_of,
    collection_of,
    entry_of,
    other_cards,
)
from clawkit.games.claw_machine.grid import ALL_ARROWS, CELLS
from clawkit.games.claw_machine.lines import score_lines
from clawkit.games.claw_machine.stacks import Stacks


class ClawMachineState(OpenState):
    """One position.

    Attributes:
        kinds: the animals in this match, in the order drawn.
        unseen: how many cards of each face nobody has seen yet.
        claw: the cell below the claw; -1 before it is placed.
        seat: whose turn it is.
        arrows: the available arrows of each seat.
        hands: each seat's cards, in the order received.
        ready: each seat's mythics whose power can be used: [dragons, unicorns].
        fresh: the mythics that this turn has brought, as `ready` counts them.
        final: whether this is the final round.
        over: whether the game has ended.
        turns: how many turns have been played.

        mode: whether this turn moves or recharges, or is undecided; see `turn`.
        pushed: whether PUSH has been pressed in this turn.
        recharged: how many arrows have been recharged in it.
        powered: whether a mythic's power has been used in it.
        ending: whether its player is done, and only empty spaces are still to be refilled.
    """

    __slots__ = (
        "arrows", "claw", "ending", "final", "fresh", "hands", "kinds", "mode", "over", "powered",
        "pushed", "ready", "recharged", "rules", "seat", "stacks", "turns", "unseen",
    )  # fmt: skip
    mode: str
    pushed: bool
    recharged: int
    powered: bool
    ending: bool
    fresh: tuple[int, int]

    def __init__(self, rules: Rules) -> None:
        """The position before set-up: the choice cards have not been drawn."""
        self.rules = rules
        self.kinds: tuple[str, ...] = ()
        self.unseen: dict[Card, int] = other_cards()
        self.stacks = Stacks()
        self.claw = -1
        self.seat = self.turns = 0
        self.arrows = [ALL_ARROWS] * rules.players
        self.hands: list[tuple[Card, ...]] = [()] * rules.players
        self.ready = [(0, 0)] * rules.players
        self.final = self.over = False
        turn.begin(self)

    def to_act(self) -> tuple[int, ...]:
        """The one seat to act: the last one places the claw, then whoever's turn it is."""
        if self.over or self.is_chance():
            return ()
        return (self.rules.players - 1 if self.claw < 0 else self.seat,)

    def is_chance(self) -> bool:
        """Whether a choice card is drawn or a card is turned over."""
        return len(self.kinds) < KINDS_IN_MATCH or bool(self.stacks.reveals)

    def is_over(self) -> bool:
        """Whether all have had their turns of the final round (CM-26)."""
        return self.over

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """What this seat may do now."""
        if (seat,) != self.to_act():
            return ()
        if self.claw < 0:
            return PLACE
        if self.stacks.building >= 0:
            return [GIVE[cell] for cell in self.stacks.offered]
        return turn.legal_actions(self)

    def chance_outcomes(self) -> Sequence[tuple[str, int]]:
        """Choice cards not drawn yet, each as likely; or the unseen cards by their number."""
        if len(self.kinds) < KINDS_IN_MATCH:
            return [(animal, 1) for animal in ANIMALS if animal not in self.kinds]
        return [(card, count) for card, count in self.unseen.items() if count]

    def chance_place(self) -> tuple[Hashable, Hashable]:
        """Choice cards come from a pool of their own; a hidden card lies at a depth of a stack."""
        if len(self.kinds) < KINDS_IN_MATCH:
            return "choice cards", len(self.kinds)
        cell = self.stacks.reveals[0]
        return "deck", (cell, self.stacks.hidden[cell])

    def apply(self, action: Hashable, tell: Tell | None = None) -> None:
        """Carry out an action, or an outcome of chance by its name."""
        if isinstance(action, Action):
            if action.verb == "place":
                self.claw = action.first
                if tell:
                    what = f"places the claw on {CELLS[self.claw]}"
                    tell(Event("CM-09", self.rules.players - 1, what))
                return
            turn.carry_out(self, action, tell)
        elif len(self.kinds) < KINDS_IN_MATCH:
            self._draw_kind(str(action), tell)
        else:
            self._reveal(str(action), tell)

    def _draw_kind(self, animal: str, tell: Tell | None) -> None:
        self.kinds += (animal,)
        self.unseen = {**self.unseen, **cards_of(animal, self.rules.component_data)}
        if tell:
            tell(Event("CM-05", None, f"{animal} is in this match"))
            if len(self.kinds) == KINDS_IN_MATCH:
                tell(Event("CM-06", None, "45 cards are shuffled into nine stacks of five"))

    def _reveal(self, card: Card, tell: Tell | None) -> None:
        self.unseen[card] -= 1
        cell = self.stacks.reveal(card)
        if tell:
            clause = "CM-07" if self.claw < 0 else "CM-17"
            tell(Event(clause, None, f"{card} is turned over on {CELLS[cell]}"))
        if self.claw >= 0:
            turn.go_on(self, tell)

    def clone(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        for name in ClawMachineState.__slots__:
            setattr(other, name, getattr(self, name))
        other.unseen = self.unseen.copy()
        other.stacks = self.stacks.clone()
        other.arrows = self.arrows.copy()
        other.hands = self.hands.copy()
        other.ready = self.ready.copy()
        return other

    def to_json(self) -> dict[str, Any]:
        """The position as JSON values."""
        names = [n for n in ClawMachineState.__slots__ if n not in ("rules", "stacks")]
        own = {name: as_lists(getattr(self, name)) for name in names}
        stacks = {name: as_lists(getattr(self.stacks, name)) for name in Stacks.__slots__}
        return {**own, "stacks": stacks}

    @classmethod
    def from_json(cls, rules: Rules, form: Mapping[str, Any]) -> Self:
        """The position that `to_json` described."""
        state = cls(rules)
        values = {name: as_tuples(value) for name, value in form.items() if name != "stacks"}
        for name, value in values.items():
            setattr(state, name, list(value) if name in ("arrows", "hands", "ready") else value)
        state.unseen = dict(form["unseen"])
        for name, value in form["stacks"].items():
            lists = name in ("known", "hidden")
            setattr(state.stacks, name, [*map(as_tuples, value)] if lists else as_tuples(value))
        return state

    def scores(self) -> tuple[int, ...]:
        """Points of the collections as they are now."""
        own = [collection_of(hand) for hand in self.hands]
        return tuple(
            sum(
                line.points
                for line in score_lines(hand, (*own[:seat], *own[seat + 1 :]), self.rules.rulings)
            )
            for seat, hand in enumerate(own)
        )

    def conserved(self) -> Mapping[str, int]:
        """All 63 cards of the box: unseen, on the stacks, with the players, not in the match."""
        box = CARDS_PER_ANIMAL * (len(ANIMALS) - len(self.kinds))
        shown = sum(map(len, self.stacks.known)) + sum(map(len, self.hands))
        return {"cards": sum(self.unseen.values()) + shown + box, "box": CARDS_IN_BOX}


def new_game(rules: Rules) -> ClawMachineState:
    """The position before set-up; seat 0 is the player with most plush toys at home (CM-09)."""
    return ClawMachineState(rules)


def entries_of(state: State, names: Sequence[str]) -> dict[str, Any]:
    """The collections as entries of a score sheet, with the rulings and cards of the game."""
    if not isinstance(state, ClawMachineState):
        raise TypeError(f"this is no position of Claw Machine: {type(state).__name__}")
    players = [entry_of(name, hand) for name, hand in zip(names, state.hands, strict=True)]
    return state.rules.entries(players=players, meta={"kinds": list(state.kinds)})
