"""One playthrough of Claw Machine in words: every position, what may come, and what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

import clawkit
from clawkit.core.match import choose_at_random, draw
from clawkit.core.problems import listed
from clawkit.core.state import Event
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.positions import position
from clawkit.games.claw_machine.rules import ClawMachineState
from clawkit.report import report_sheet

GAME = clawkit.find_game("claw_machine")
NAMES = ("Ana", "Bo", "Cy", "Dee")


@dataclass(frozen=True)
class Playthrough:
    """One file.

    Attributes:
        name: of the file, without its ending.
        shows: what a reader finds in it, one thing a line.
        seed: of the players' and the cards' choices.
        layout: where it begins, for `position`; None for the whole game from its set-up.
    """

    name: str
    shows: tuple[str, ...]
    seed: str
    players: int
    rulings: Mapping[str, str] = field(default_factory=dict)
    layout: Mapping[str, object] | None = None

    def start(self) -> ClawMachineState:
        """Where it begins."""
        if self.layout is None:
            return ClawMachineState(GAME.rules(self.players, self.rulings))
        layout: dict[str, object] = {"players": self.players, "rulings": self.rulings}
        return position(**layout, **self.layout)  # type: ignore[arg-type]

    def text(self) -> str:
        """The whole file."""
        return "\n".join([*self._head(), *self._steps()]) + "\n"

    def _head(self) -> Iterator[str]:
        yield f"# Claw Machine, {listed(NAMES[: self.players])}: a playthrough"
        yield "#"
        yield from (f"# {line}" for line in self.shows)
        yield "#"
        yield "# [ ] is the claw; +3 are three hidden cards; a stack's known cards are top / below."
        yield "# A * marks a mythic whose power can be used: got in an earlier turn, and not spent."
        yield ""
        rules = self.start().rules
        chosen = [f"{name}: {choice}" for name, choice in rules.rulings.items()]
        yield "Rulings:"
        yield from (f"  {line}" for line in chosen)
        if self.layout is None:
            yield from ("", "Set-up")

    def _steps(self) -> Iterator[str]:
        rng, state, turn = Random(self.seed), self.start(), -1
        while not state.is_over():
            if state.claw >= 0 and state.turns != turn and not state.is_chance():
                turn = state.turns
                yield from ("", *turn_start(state))
            yield from step(state, rng)
        yield from ("", "The game is over.", *hands(state), "")
        sheet = clawkit.score_sheet(GAME.play.entries(state, NAMES[: self.players]))
        yield report_sheet(sheet)


def step(state: ClawMachineState, rng: Random) -> Iterator[str]:
    """One outcome of chance, or one action with the position before it; then what happened."""
    told: list[Event] = []
    if state.is_chance():
        outcome = draw(state, rng)
        state.apply(outcome, told.append)
        yield f"= {outcome}"
    else:
        (seat,) = state.to_act()
        yield from table(state)
        yield from may(state, seat)
        action = choose_at_random(state, seat, rng)
        state.apply(action, told.append)
        yield f"> {NAMES[seat]}: {action}"
    for event in told:
        who = "" if event.who is None else f"{NAMES[event.who]} "
        yield f"    {event.clause}  {who}{event.what}"


def turn_start(state: ClawMachineState) -> list[str]:
    """Whose turn begins, and what everybody has."""
    final = ", final round" if state.final else ""
    return [f"Turn {state.turns + 1}: {NAMES[state.seat]}{final}", *hands(state)]


def hands(state: ClawMachineState) -> list[str]:
    """Every player's arrows and cards."""
    return [
        f"  {NAMES[seat]} [{arrows(state, seat)}] {', '.join(cards(state, seat)) or 'no cards'}"
        for seat in range(state.rules.players)
    ]


def arrows(state: ClawMachineState, seat: int) -> str:
    """A seat's available arrows."""
    return " ".join(d for i, d in enumerate(DIRECTIONS) if state.arrows[seat] >> i & 1)


def cards(state: ClawMachineState, seat: int) -> list[str]:
    """A seat's cards in the order received; the newest mythics are those that are ready."""
    ready = dict(zip(("dragon", "unicorn"), state.ready[seat], strict=True))
    words = []
    for card in reversed(state.hands[seat]):
        usable = ready.get(card, 0) > 0
        if usable:
            ready[card] -= 1
        words.append(f"{card}*" if usable else card)
    return words[::-1]


def table(state: ClawMachineState) -> list[str]:
    """The grid as people see it, and the arrows of whose turn it is."""
    cells = [cell(state, i) for i in range(9)]
    widths = [max(len(cells[row * 3 + column]) for row in range(3)) for column in range(3)]
    lines = [
        "  ".join(f"{cells[row * 3 + c]:<{widths[c]}}" for c in range(3)).rstrip()
        for row in range(3)
    ]
    lines[0] = "  " + lines[0]
    if state.claw >= 0:
        lines.append(f"arrows: {arrows(state, state.seat) or 'none'}")
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def cell(state: ClawMachineState, i: int) -> str:
    """One stack."""
    known, hidden = state.stacks.known[i], state.stacks.hidden[i]
    shown = " / ".join(reversed(known)) or "-"
    text = f"{CELLS[i]} {shown}{f' +{hidden}' if hidden else ''}"
    return f"[{text}]" if i == state.claw else f" {text} "


def may(state: ClawMachineState, seat: int) -> Iterator[str]:
    """What the seat may do; a dragon's switches in one word when all pairs of spaces are there."""
    words = [str(action) for action in state.legal_actions(seat)]
    swaps = [word for word in words if word.startswith("swap")]
    spaces = [space for space in CELLS if any(space in word for word in swaps)]
    pairs = [f"swap {a} {b}" for i, a in enumerate(spaces) for b in spaces[i + 1 :]]
    if len(swaps) > 3 and swaps == pairs:
        words = [word for word in words if word not in swaps]
        words.append(f"swap any two of {' '.join(spaces)}")
    yield f"  may: {', '.join(words)}"
