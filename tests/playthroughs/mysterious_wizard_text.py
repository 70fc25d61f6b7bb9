"""A playthrough of Mysterious Wizard in words: positions, what may come, what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

import clawkit
from clawkit.core.match import choose_at_random, draw
from clawkit.core.problems import listed
from clawkit.core.state import Event
from clawkit.games.mysterious_wizard.components import FOODS
from clawkit.games.mysterious_wizard.rules import MysteriousWizardState
from clawkit.report import report_sheet

GAME = clawkit.find_game("mysterious_wizard")
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


@dataclass(frozen=True)
class WizardPlaythrough:
    """One file: a whole game from its set-up.

    Attributes:
        name: of the file, without its ending.
        shows: what a reader finds in it, one thing a line.
        seed: of the players' choices, the cards and the coins.
    """

    name: str
    shows: tuple[str, ...]
    seed: str
    players: int
    rulings: Mapping[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """The whole file."""
        return "\n".join([*self._head(), *self._steps()]) + "\n"

    def _head(self) -> Iterator[str]:
        yield f"# Mysterious Wizard, {listed(NAMES[: self.players])}: a playthrough"
        yield "#"
        yield from (f"# {line}" for line in self.shows)
        yield "#"
        yield "# A machine: its first card and price, the coins inside (9r 2f are 9 real, 2 fake),"
        yield "# and +3 for three hidden cards. (Bo) stands before what only Bo is told."
        yield ""
        yield "Rulings:"
        rulings = GAME.rules(self.players, self.rulings).rulings
        yield from (f"  {name}: {choice}" for name, choice in rulings.items())
        yield from ("", "Set-up")

    def _steps(self) -> Iterator[str]:
        rng, turn = Random(self.seed), -1
        state = MysteriousWizardState(GAME.rules(self.players, self.rulings))
        while not state.is_over():
            if state.to_act() and (state.turns != turn or state.shakers):
                turn = state.turns
                yield from ("", *turn_start(state))
            yield from step(state, rng)
        yield from ("", "The game is over.", *purses(state), "")
        sheet = clawkit.score_sheet(GAME.play.entries(state, NAMES[: self.players]))
        yield report_sheet(sheet)


def step(state: MysteriousWizardState, rng: Random) -> Iterator[str]:
    """One outcome of chance, or one action; then what happened."""
    told: list[Event] = []
    if state.is_chance():
        outcome = draw(state, rng)
        state.apply(outcome, told.append)
        yield f"= {outcome}"
    else:
        (seat,) = state.to_act()
        yield f"  may: {', '.join(map(str, state.legal_actions(seat)))}"
        action = choose_at_random(state, seat, rng)
        state.apply(action, told.append)
        yield f"> {NAMES[seat]}: {action}"
    for event in told:
        alone = "" if event.private_to is None else f"({NAMES[event.private_to]}) "
        who = "" if event.who is None else f"{NAMES[event.who]} "
        yield f"    {event.clause}  {alone}{who}{event.what}"


def turn_start(state: MysteriousWizardState) -> Iterator[str]:
    """Whose turn begins, and what lies on the table."""
    last = ", last action" if state.ending >= 0 else ""
    name = NAMES[state.seat]
    yield f"Shake: {name}" if state.shakers else f"Turn {state.turns + 1}: {name}{last}"
    yield from purses(state)
    yield from (f"  {machine(state, number)}" for number in range(len(state.machines)))


def purses(state: MysteriousWizardState) -> Iterator[str]:
    """Every player's coins and food cards."""
    for seat in range(state.rules.players):
        cards = ", ".join(FOODS[card].short for card in state.hands[seat])
        yield f"  {NAMES[seat]} [{state.purses[seat]}] {cards or 'no food cards'}"


def machine(state: MysteriousWizardState, number: int) -> str:
    """One machine."""
    card, hidden = state.front[number], state.hidden[number]
    shown = f"{FOODS[card].short} {FOODS[card].price}" if card else "-"
    behind = f" +{hidden}" if hidden else ""
    return f"{number + 1} {shown}{behind} [{state.machines[number]}]"
