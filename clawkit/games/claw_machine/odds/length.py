"""How long a game lasts, by playing it: the one question that is estimated, not counted.

A position depends on nine stacks, four sets of arrows and everybody's choices; there is no
listing that. So games are played through the real rules, and the error is stated.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

from clawkit.core.match import choose_at_random, draw
from clawkit.games.claw_machine.actions import DONE, PASS
from clawkit.games.claw_machine.odds.by_rules import new_state
from clawkit.probability import (
    Amounts,
    Assumption,
    Check,
    Derivation,
    Distribution,
    Parts,
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
    "rounds": "rounds, as a share of the games played",
    "figures": "the sample in figures",
    "error": "how far a share of games of at most so many rounds may be off, at 99 % confidence",
}


@lru_cache(maxsize=16)
def played(players: int, games: int, seed: int) -> Distribution:
    """Rounds of so many games at random through the real rules; game i has its own generator."""
    found = Counter(_rounds(players, Random(f"{seed} {i}")) for i in range(games))
    return Distribution.from_weights(found, "rounds")


def _rounds(players: int, rng: Random) -> int:
    """Play one game. Everybody has the same number of turns (CM-26), so rounds are whole."""
    state, turns = new_state(players), 0
    while not state.is_over():
        if state.is_chance():
            state.apply(draw(state, rng))
            continue
        action = choose_at_random(state, state.to_act()[0], rng)
        turns += action in (DONE, PASS)
        state.apply(action)
    return turns // players


def game_lengths(players: int, games: int, seed: int) -> Parts:
    """The sample's law, its figures, and the error."""
    law = played(players, games, seed)
    figures = {
        **mean_with_error(law, games),
        "shortest": min(law.weights),
        "longest": max(law.weights),
    }
    return Parts(
        {
            "rounds": law,
            "figures": Amounts(figures, "figure", "rounds", leads="mean"),
            "error": stated_error(games),
        },
        LABELS,
    )


_ASSUMPTIONS = (
    Assumption(
        "Everybody plays at random: every legal action is equally likely. People play better, "
        "and how long they take is another matter.",
        status="model",
    ),
    Assumption(
        "With two players one empty space brings the final round, with more players three.",
        ("CM-24", "CM-25"),
    ),
    Assumption("The final round is played to its end.", ("CM-26",)),
    Assumption("All rulings are the usual ones.", ("CM-R04", "CM-R05", "CM-R07"), "ruling"),
)


@question(
    "How long a game lasts",
    WholeNumber(name="players", label="players", default=2, least=2, most=4),
    WholeNumber(name="games", label="games to play", default=400, least=50, most=100_000),
    WholeNumber(
        name="seed", label="number that the games begin from", default=1, least=0, most=9**9
    ),
    label="rounds until the game is over",
    value=game_lengths,
    slow="Whole games are played, one to three milliseconds each; a set of games is kept once "
    "it has been played.",
)
def game_length(players: int, games: int, seed: int) -> Derivation:
    """How many rounds does a game last, if everybody plays at random? This is an estimate."""
    value = game_lengths(players, games, seed)
    again = max(50, games // 4)
    bound = error_bound(games) + error_bound(again)
    return Derivation(
        question=f"How many rounds does a game of {players} last, if everybody plays at random?",
        model=f"{games} games through the real rules, every legal action equally likely.",
        assumptions=_ASSUMPTIONS,
        symbols=symbols("at most so many rounds"),
        steps=(bound_step("at most r rounds"), size_step(games, error_bound(games))),
        value=value,
        checks=(
            Check(
                f"{again} other games: no share of games of at most so many rounds differs by "
                "more than both errors together.",
                lambda: value["rounds"],
                lambda: played(players, again, seed + 1),
                lambda one, other: within(one, other, bound),
            ),
        ),
        estimated=True,
    )
