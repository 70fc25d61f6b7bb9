"""How many coins a machine holds, by playing: the one question that is estimated, not counted.

What lies in a machine depends on what everybody did before; there is no listing that. So games
are played through the real rules, and the error is stated. The second turn can be counted, and
checks the playing.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import NamedTuple

from clawkit.core.match import choose_at_random, draw
from clawkit.games.muscle_man.components import COINS_PER_MACHINE, COLOURS, KINDS
from clawkit.games.muscle_man.odds.asked import CARD_COPIES
from clawkit.games.muscle_man.odds.by_rules import after, new_state, next_cards, position
from clawkit.probability import (
    Amounts,
    Assumption,
    Check,
    Derivation,
    Distribution,
    Parts,
    Step,
    question,
)
from clawkit.probability.parameters import WholeNumber
from clawkit.probability.sampling import (
    bound_step,
    error_bound,
    mean_with_error,
    size_step,
    stated_error,
    symbols,
    within,
)

LABELS = {
    "coins": "coins in a machine, as a share of the games that last so long",
    "figures": "the sample in figures",
    "going": "games that last so long, as a share of the games played",
    "error": "how far a share of games with at most so many coins may be off, at 99 % confidence",
}
LATEST = 12
"""The latest turn that can be asked for; games of people rarely last longer."""


class Sample(NamedTuple):
    """The games that reached one turn.

    Attributes:
        law: the coins in one machine as the turn began.
        games: how many games there were.
    """

    law: Distribution
    games: int


@lru_cache(maxsize=16)
def played(players: int, games: int, seed: int) -> tuple[Sample, ...]:
    """The coins in one machine at the beginning of every turn, over games at random.

    Game i has its own generator, which also picks the machine, so that games are independent.

    Returns:
        A sample for each turn that any game reached, up to the latest one.
    """
    counts: list[Counter[int]] = [Counter() for _ in range(LATEST)]
    for index in range(games):
        for turn, coins in enumerate(_coins_by_turn(players, Random(f"{seed} {index}"))):
            counts[turn][coins] += 1
    return tuple(
        Sample(Distribution.from_weights(count, "coins"), count.total())
        for count in counts
        if count
    )


def _coins_by_turn(players: int, rng: Random) -> list[int]:
    """One game: the coins in a machine picked at random, as each turn begins."""
    state, machine = new_state(players), rng.randrange(players)
    found: list[int] = []
    while len(found) < LATEST and not state.is_over():
        if state.is_chance():
            state.apply(draw(state, rng))
            continue
        found.append(state.coins[machine])
        state.apply_together({seat: choose_at_random(state, seat, rng) for seat in state.to_act()})
    return found


def coins_parts(players: int, turn: int, games: int, seed: int) -> Parts:
    """The sample's law at this turn, its figures, and the error."""
    sample = played(players, games, seed)[turn - 1]
    figures = {
        **mean_with_error(sample.law, sample.games),
        "most": max(sample.law.weights),
    }
    return Parts(
        {
            "coins": sample.law,
            "figures": Amounts(figures, "figure", "coins", leads="mean"),
            "going": Fraction(sample.games, games),
            "error": stated_error(sample.games),
        },
        LABELS,
    )


def _refusal(players: int, turn: int, games: int, seed: int) -> str:
    reached = len(played(players, games, seed))
    if turn <= reached:
        return ""
    return f"turn can be at most {reached} here: none of the {games} games lasted longer"


_ASSUMPTIONS = (
    Assumption(
        "Everybody plays at random: every legal action is equally likely. People play better.",
        ("MM-10",),
        "model",
    ),
    Assumption("Every machine begins with 2 coins, every player with 8.", ("MM-04", "MM-08")),
    Assumption(
        "Paid coins stay in the machine and travel with it; stocking takes all of them.",
        ("MM-11", "MM-13", "MM-15"),
    ),
    Assumption(
        "Games that have ended before do not count; one machine of each game is looked at.",
        ("MM-16", "MM-17", "MM-18"),
        "model",
    ),
    Assumption("All rulings are the usual ones.", ("MM-R03", "MM-R05"), "ruling"),
)


@question(
    "Coins in a machine",
    WholeNumber(name="players", label="players", default=4, least=3, most=6),
    WholeNumber(name="turn", label="turn that begins", default=5, least=1, most=LATEST),
    WholeNumber(name="games", label="games to play", default=400, least=50, most=20_000),
    WholeNumber(
        name="seed", label="number that the games begin from", default=1, least=0, most=9**9
    ),
    label="coins in a machine",
    value=coins_parts,
    slow="Whole games are played, about a millisecond each; a set of games is kept once it has "
    "been played, for all its turns.",
    refusal=_refusal,
)
def coins_in_machine(players: int, turn: int, games: int, seed: int) -> Derivation:
    """How many coins are there in a machine as a turn begins, if everybody plays at random?

    This is an estimate.
    """
    value = coins_parts(players, turn, games, seed)
    sample, again = played(players, games, seed), max(50, games // 4)
    size = sample[turn - 1].games
    return Derivation(
        question=f"How many coins are there in a machine as turn {turn} of {players} players "
        "begins, if everybody plays at random?",
        model=f"{games} games through the real rules, every legal action equally likely; {size} of "
        "them last so long.",
        assumptions=_ASSUMPTIONS,
        symbols=symbols("at most so many coins"),
        steps=(bound_step("at most r coins"), size_step(size, error_bound(size)), _second_turn()),
        value=value,
        checks=(
            Check(
                f"{again} other games: at no turn does a share of games with at most so many coins "
                "differ by more than both errors together.",
                lambda: sample,
                lambda: played(players, again, seed + 1),
                _all_within,
            ),
            Check(
                "The second turn of the same games, against the law that step 3 counts.",
                lambda: sample[1],
                by_second_turn,
                lambda one, exact: within(one.law, exact, error_bound(one.games)),
            ),
        ),
        estimated=True,
    )


def _all_within(one: tuple[Sample, ...], other: tuple[Sample, ...]) -> bool:
    """Whether two sets of games agree at every turn that both reached, within their errors."""
    return all(
        within(a.law, b.law, error_bound(a.games) + error_bound(b.games))
        for a, b in zip(one, other, strict=False)
    )


def by_second_turn() -> Distribution:
    """The coins in a machine after one turn: every front card, every legal action of its player.

    The colour of the machine is red, since no colour differs from another.
    """
    chances: dict[int, Fraction] = {}
    for front, weight in next_cards((), CARD_COPIES.default).items():
        before = position((KINDS[0],), COLOURS[0], front, COINS_PER_MACHINE)
        actions = before.legal_actions(0)
        for action in actions:
            coins = after(before, action).coins[0]
            chances[coins] = chances.get(coins, Fraction(0)) + weight / len(actions)
    return Distribution.from_chances(chances, "coins")


def _second_turn() -> Step:
    third = Fraction(1, 3)
    law = by_second_turn()
    return Step(
        "Turn 2 can be counted. In turn 1 everybody can buy, stock the first food or pick up: a "
        "third each. A card bought is of the machine's colour with chance 1/3 and brings 2 coins, "
        "else 3; stocking leaves none.",
        r"P(0) = \tfrac13,\quad P(2) = \tfrac13,\quad P(4) = \tfrac13\cdot\tfrac13,\quad "
        r"P(5) = \tfrac13\cdot\tfrac23",
        "P(0) = 1/3, P(2) = 1/3, P(4) = 1/3 x 1/3, P(5) = 1/3 x 2/3",
        tuple(law.probability(coins) for coins in (0, 2, 4, 5)),
        (third, third, third * third, third * 2 * third),
    )
