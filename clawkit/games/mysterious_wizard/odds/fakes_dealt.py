"""How many fakes a machine and a hand begin with (MW-06 to MW-08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clawkit.games.mysterious_wizard.components import COINS_PER_MACHINE, FAKE_COINS
from clawkit.games.mysterious_wizard.odds.asked import COINS_IN_PLAY, MIXED, players_parameter
from clawkit.games.mysterious_wizard.odds.by_rules import last_hand, last_machine
from clawkit.games.mysterious_wizard.odds.dealt_steps import (
    SYMBOLS,
    chance_formula,
    dealt_steps,
    number_step,
    pair_step,
)
from clawkit.games.mysterious_wizard.odds.shuffled import (
    Shuffled,
    coins_of,
    fakes_among,
    hand_law,
    machine_law,
)
from clawkit.probability import Check, Derivation, Distribution, Step, question
from clawkit.probability.enumeration import every_hand, labelled, one_by_one

Players = int | str
"""How many play, or the letter that stands for it."""
TWIN = Shuffled(all=9, fakes=3, hand=4)
"""Few enough coins to list every hand."""


def in_machine(players: Players) -> Any:
    """The law for a number of players; for a letter the chance of j fakes."""
    if isinstance(players, str):
        return chance_formula(players, _two)
    return machine_law(players)


def in_hand(players: Players) -> Any:
    """The law for a number of players; for a letter the chance of j fakes."""
    if isinstance(players, str):
        return chance_formula(players, _hand_of)
    return hand_law(players)


def _two(_: Any) -> int:
    return COINS_PER_MACHINE


def _hand_of(players: Any) -> Any:
    """MW-08, as a formula: 15, 14, 13, 12."""
    return 18 - players


def _refusal(players: Players) -> str:
    return "players cannot be j, which counts the fakes" if players == "j" else ""


@question(
    "Fakes in a machine",
    players_parameter(symbolic=True),
    label="fakes among the two coins of a machine",
    value=in_machine,
    refusal=_refusal,
)
def fakes_in_machine(players: Players) -> Derivation:
    """How many of the two coins in a machine are fake at the start?"""
    return _dealt(
        "How many of the two coins in a machine are fake at the start",
        players,
        in_machine(players),
        (pair_step(),),
        _two,
        _pairs_listed,
        last_machine,
    )


@question(
    "Fakes in a hand",
    players_parameter(symbolic=True),
    label="fakes in a hand at the start",
    value=in_hand,
    refusal=_refusal,
)
def fakes_in_hand(players: Players) -> Derivation:
    """How many of the coins that you take at the start are fake?"""
    return _dealt(
        "How many of the coins that a player takes at the start are fake",
        players,
        in_hand(players),
        (),
        _hand_of,
        _twin_listed,
        last_hand,
    )


def _dealt(
    asked: str,
    players: Players,
    value: Any,
    more: tuple[Step, ...],
    drawn: Callable[[Any], Any],
    listed: Callable[[int], Check],
    by_rules: Callable[[int], Distribution],
) -> Derivation:
    """Both questions: only the number of coins that are drawn differs."""
    number = players if isinstance(players, int) else 4
    law = value if isinstance(value, Distribution) else fakes_among(coins_of(4), drawn(4))
    return Derivation(
        question=f"{asked}, with {players} players?",
        model="All coins are shuffled together, and any of them can come anywhere.",
        assumptions=(COINS_IN_PLAY, MIXED),
        symbols=SYMBOLS,
        steps=(*dealt_steps(), *more, number_step(players, value, drawn)),
        value=value,
        checks=(
            Check(
                f"Coin by coin, with {number} players: each next coin is fake with the share of "
                "fakes among those that are left.",
                lambda: law,
                lambda: one_by_one(coins_of(number).all, FAKE_COINS, drawn(number), "fakes"),
            ),
            listed(number),
            Check(
                f"The game's own dealing with {number} players: what comes last, whatever came to "
                "the places before it.",
                lambda: law,
                lambda: by_rules(number),
            ),
        ),
    )


def _pairs_listed(players: int) -> Check:
    coins = coins_of(players)
    return Check(
        f"All pairs of the {coins.all} coins, listed one by one.",
        lambda: machine_law(players),
        lambda: _listed(coins, COINS_PER_MACHINE),
    )


def _twin_listed(_: int) -> Check:
    return Check(
        f"A small twin: all hands of {TWIN.hand} from {TWIN.all} coins, {TWIN.fakes} of them "
        "fake, listed one by one.",
        lambda: fakes_among(TWIN, TWIN.hand),
        lambda: _listed(TWIN, TWIN.hand),
    )


def _listed(coins: Shuffled, drawn: int) -> Distribution:
    box = labelled({"fake": coins.fakes, "real": coins.all - coins.fakes})
    return every_hand(box, drawn, lambda held: held.count("fake"), "fakes")
