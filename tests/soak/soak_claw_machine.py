"""Random games of Claw Machine in great number: what its rules say of every step, turn and game.

Run `python tests/soak/soak_claw_machine.py --games 200000`. Game number n is always the same game:
`--first n --games 1` plays one alone.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random

import clawkit
from clawkit.core.match import choose_at_random, draw
from clawkit.core.state import Event
from clawkit.games.claw_machine.deck import cards_of, other_cards
from clawkit.games.claw_machine.grid import ADJACENT
from clawkit.games.claw_machine.rules import ClawMachineState
from clawkit.games.claw_machine.turn import MOVE, REST

GAME = clawkit.find_game("claw_machine")
CHUNK = 250
SAMPLE = 20
"""One game in so many is told, and scored as a sheet."""

RULINGS = GAME.rulebook.rulings
OF_PLAY = ("single_card_neighbour", "push_impossible", "dragon", "empty_space_later")
TABLES = [
    (players, dict(zip(OF_PLAY, choices, strict=True)))
    for choices in product(*(RULINGS[name].choices for name in OF_PLAY))
    for players in (2, 3, 4)
]
"""Every number of players under all rulings that matter while playing."""


def play(number: int) -> Counter[str]:
    """One whole game with all its checks. Returns what came up in it."""
    rng = Random(f"soak claw_machine/{number}")
    players, of_play = TABLES[number % len(TABLES)]
    others = {n: rng.choice([*RULINGS[n].choices]) for n in RULINGS if n not in of_play}
    rules = GAME.rules(players, {**of_play, **others})
    events: list[Event] = []
    told = number % SAMPLE == 0
    state = ClawMachineState(rules)
    seen = Counter[str](games=1)
    _set_up(state, rng, events if told else None)
    check_cards(state)
    while not state.over:
        seen.update(_turn(state, rng, events if told else None))
    check_end(state)
    if told:
        check_events(state, events)
        check_sheet(state)
    return seen + Counter({f"players {players}": 1, "final rounds": state.final})


def _set_up(state: ClawMachineState, rng: Random, events: list[Event] | None) -> None:
    while state.claw < 0:
        _step(state, rng, events)


def _step(state: ClawMachineState, rng: Random, events: list[Event] | None) -> str:
    """Chance, or any action of the seat to act. Returns its verb."""
    tell = None if events is None else events.append
    if state.is_chance():
        assert state.to_act() == ()
        state.apply(draw(state, rng), tell)
        return "chance"
    (seat,) = state.to_act()
    action = choose_at_random(state, seat, rng)
    state.apply(action, tell)
    return str(action).partition(" ")[0]


def _turn(state: ClawMachineState, rng: Random, events: list[Event] | None) -> Counter[str]:
    """One turn, compared with what a turn may do. Returns what came up in it."""
    before, verbs, mode = state.clone(), Counter[str](), ""
    while state.turns == before.turns:
        mode = state.mode
        verbs[_step(state, rng, events)] += 1
        assert sum(state.stacks.hidden) == sum(state.unseen.values())
        assert all(0 <= arrows <= 15 for arrows in state.arrows)
    check_cards(state)
    check_table(state)
    check_turn(before, state, verbs, mode)
    check_trigger(before, state)
    seen = Counter({verb: verbs[verb] for verb in ("swap", "unicorn", "give", "pass")})
    seen["turns without a toy"] = not verbs["push"]
    return seen


def check_cards(state: ClawMachineState) -> None:
    """Every card of the match is in one place; no stack hides cards below nothing."""
    everywhere = Counter(state.unseen)
    for cards in (*state.stacks.known, *state.hands):
        everywhere.update(cards)
    box = Counter(other_cards())
    for animal in state.kinds:
        box.update(cards_of(animal, state.rules.component_data))
    assert everywhere == box
    assert box.total() == 45


def check_table(state: ClawMachineState) -> None:
    """Between two turns nothing is open, and all tops are known."""
    stacks = state.stacks
    assert stacks.is_settled()
    assert (stacks.offered, stacks.built) == ((), 0)
    for cell in range(9):
        assert stacks.known[cell] or not stacks.hidden[cell]
        assert len(stacks.known[cell]) == 1 or not stacks.hidden[cell]
    for seat, hand in enumerate(state.hands):
        for mythic, ready in zip(("dragon", "unicorn"), state.ready[seat], strict=True):
            assert 0 <= ready <= hand.count(mythic)
    rulings = state.rules.rulings
    refilled = rulings["empty_space_later"] == "refill_when_possible"
    if refilled and rulings["single_card_neighbour"] == "keeps_it":
        for cell in stacks.empty():
            assert all(stacks.height(around) < 2 for around in ADJACENT[cell])


def check_turn(
    before: ClawMachineState, after: ClawMachineState, verbs: Counter[str], mode: str
) -> None:
    """Arrows, cards and powers of one turn (CM-10 to CM-19, CM-38)."""
    seat, players = before.seat, before.rules.players
    had, has = before.arrows[seat], after.arrows[seat]
    steps = sum(verbs[word] for word in ("up", "down", "left", "right"))
    if verbs["pass"]:
        assert (had, has, before.claw) == (15, 15, after.claw)
        assert before.rules.rulings["push_impossible"] == "passes"
    elif mode == MOVE:
        assert has & had == has
        assert steps == (had ^ has).bit_count() >= 1
        assert verbs["recharge"] == 0
    else:
        assert mode == REST
        assert has & had == had != 15
        assert verbs["recharge"] == (had ^ has).bit_count() in (1, 2)
        assert (steps, before.claw) == (0, after.claw)
    got = len(after.hands[seat]) - len(before.hands[seat])
    assert got == verbs["push"] + verbs["unicorn"]
    assert verbs["push"] <= 1
    assert verbs["swap"] + verbs["unicorn"] <= 1
    assert after.hands[seat][: len(before.hands[seat])] == before.hands[seat]
    for other in set(range(players)) - {seat}:
        assert after.hands[other] == before.hands[other]
        assert after.arrows[other] == before.arrows[other]
    assert after.seat == (seat + 1) % players


def check_trigger(before: ClawMachineState, after: ClawMachineState) -> None:
    """The final round begins once, and ends with the last seat (CM-24 to CM-26)."""
    enough = len(after.stacks.empty()) >= (1 if after.rules.players == 2 else 3)
    assert after.final == (before.final or enough)
    assert after.over == (after.final and before.seat == after.rules.players - 1)


def check_end(state: ClawMachineState) -> None:
    """All have had the same number of turns; nobody is to act."""
    assert state.turns % state.rules.players == 0
    assert state.final
    assert (state.to_act(), state.is_chance()) == ((), False)


def check_events(state: ClawMachineState, events: Sequence[Event]) -> None:
    """Their clauses exist; the final round is told once."""
    told = Counter(event.clause for event in events)
    assert set(told) <= set(GAME.rulebook.clauses)
    assert told["CM-24"] + told["CM-25"] == 1
    assert (told["CM-26"], told["CM-05"], told["CM-07"]) == (1, 5, 9)


def check_sheet(state: ClawMachineState) -> None:
    """The sheet accepts the collections, and gives the points that the state gives."""
    names = [f"seat {seat}" for seat in range(state.rules.players)]
    sheet = clawkit.score(GAME.play.entries(state, names)) if GAME.play.entries else {}
    assert [player["total"] for player in sheet["players"]] == [*state.scores()]


def play_chunk(first: int, games: int) -> Counter[str]:
    """Some games by their numbers.

    Raises:
        AssertionError: a rule is broken; the note names the game.
    """
    seen = Counter[str]()
    for number in range(first, first + games):
        try:
            seen.update(play(number))
        except Exception as error:
            error.add_note(f"in game number {number}")
            raise
    return seen


def soak(first: int, games: int, workers: int | None = None) -> Counter[str]:
    """So many games on all processors. Returns what came up in them."""
    starts = range(first, first + games, CHUNK)
    sizes = [min(CHUNK, first + games - start) for start in starts]
    seen = Counter[str]()
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for part in pool.map(play_chunk, starts, sizes):
            seen.update(part)
    return seen


def main(argv: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--workers", type=int)
    chosen = parser.parse_args(argv)
    began = time.perf_counter()
    seen = soak(chosen.first, chosen.games, chosen.workers)
    for name, count in sorted(seen.items()):
        print(f"{name:<20}{count:>9}")
    print(f"No rule broken in {chosen.games} games, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
