"""What each recipe scores, and a whole hand at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from clawkit.core.exercise import Exercise
from clawkit.core.lesson import Answer, LessonStep, Quiz
from clawkit.core.scene import TrayItem
from clawkit.games.mysterious_wizard.components import FOODS

_CHIPS, _EGG, _MOCHA = "bat_wing_chips", "snake_egg", "armadillo_mocha"
_ICE, _JUICE, _STICK = "unicorn_ice_cream", "lizard_apple_juice", "rat_tail_biscuit_stick"


def _entries(cards: Sequence[str], real: int = 0, fake: int = 0) -> dict[str, Any]:
    own = {"name": "You", "cards": list(cards), "real": real, "fake": fake}
    others: list[dict[str, Any]] = [
        {"name": name, "cards": [], "real": 0, "fake": 0} for name in ("Bo", "Cy")
    ]
    return {"game": "mysterious_wizard", "players": [own, *others]}


def _shown(cards: Sequence[str], real: int = 0, fake: int = 0) -> tuple[TrayItem, ...]:
    foods = [TrayItem(FOODS[card].title, card, count) for card, count in Counter(cards).items()]
    coins = (("real coin", "coin", real), ("fake coin", "fake_coin", fake))
    money = [
        TrayItem(f"{count} {what}{'' if count == 1 else 's'}", picture, count)
        for what, picture, count in coins
        if count
    ]
    return (*foods, *money)


RECIPES = (
    LessonStep(
        id="gold",
        title="Gold counts real coins only",
        text="Each Gold recipe, on the Unicorn Ice Cream, scores a point for each two of your real "
        "coins. Without Gold real coins are worth nothing, and each fake coin costs a point "
        "either way.",
        clauses=("MW-26", "MW-22"),
        do=Exercise(
            todo="You have 2 Unicorn Ice Creams, 7 real coins and 3 fake ones. Score them.",
            entries=_entries([_ICE, _ICE], 7, 3),
            shows=_shown([_ICE, _ICE], 7, 3),
            items=("gold", "fake_coins"),
            negative=("fake_coins",),
            hint="Seven real coins make three twos, and each of the two recipes scores them.",
        ),
    ),
    LessonStep(
        id="elixir",
        title="Elixir: 4 each",
        text="Each Elixir, on the Bat Wing Chips, scores 4 points. Every copy of a recipe scores "
        "(rulings MW-R05 and MW-R08).",
        clauses=("MW-23",),
        do=Exercise(
            todo="You have 3 Bat Wing Chips. Score Elixir.",
            entries=_entries([_CHIPS, _CHIPS, _CHIPS]),
            shows=_shown([_CHIPS, _CHIPS, _CHIPS]),
            items=("elixir",),
            hint="Three times the same.",
        ),
    ),
    LessonStep(
        id="water",
        title="Water of Wisdom: different foods",
        text="Water of Wisdom, on the Armadillo Mocha, scores 4 for every two of your foods that "
        "differ. Each food is in one pair only, and the mocha is a food as well (ruling MW-R03).",
        clauses=("MW-25",),
        do=Exercise(
            todo="Score Water of Wisdom for a mocha, 2 Bat Wing Chips, a juice and an ice cream.",
            entries=_entries([_MOCHA, _CHIPS, _CHIPS, _JUICE, _ICE]),
            shows=_shown([_MOCHA, _CHIPS, _CHIPS, _JUICE, _ICE]),
            items=("water_of_wisdom",),
            hint="Five foods make two pairs, and one is left over.",
        ),
    ),
    LessonStep(
        id="sands",
        title="Sands of Time: foods alike",
        text="Sands of Time, on the Lizard Apple Juice, scores 5 for every two of your foods that "
        "are alike. A snake egg is two foods, so it is a pair by itself.",
        clauses=("MW-27", "MW-24"),
        do=Exercise(
            todo="Score Sands of Time for a juice, 3 Bat Wing Chips and a snake egg.",
            entries=_entries([_JUICE, _CHIPS, _CHIPS, _CHIPS, _EGG]),
            shows=_shown([_JUICE, _CHIPS, _CHIPS, _CHIPS, _EGG]),
            items=("sands_of_time",),
            hint="Three chips are one pair and one left over; the egg is another pair.",
        ),
    ),
    LessonStep(
        id="once_in_a_pair",
        title="No food in two pairs",
        text="Within one recipe card each food is in one pair at most, so three of a kind are one "
        "pair and not three. But every recipe card may use the same foods again.",
        clauses=("MW-22", "MW-27"),
        do=Quiz(
            question="You have 3 Lizard Apple Juices and nothing else. What do they score?",
            hint="One pair for each recipe. How many recipes are there?",
            answers=(
                Answer("5", "There are three recipes, and each may use the pair."),
                Answer("15", "Right: one pair of 5, for each of three recipes.", True),
                Answer("45", "Three foods are one pair, not three of them."),
            ),
        ),
    ),
    LessonStep(
        id="balm",
        title="Balm of Luck: snake eggs",
        text="Balm of Luck, on the Rat Tail Biscuit Stick, scores 4 for each snake egg food. An "
        "egg card is two of them (rulings MW-R01 and MW-R02).",
        clauses=("MW-28", "MW-03"),
        do=Exercise(
            todo="You have a Rat Tail Biscuit Stick and 2 snake eggs. Score Balm of Luck.",
            entries=_entries([_STICK, _EGG, _EGG]),
            shows=_shown([_STICK, _EGG, _EGG]),
            items=("balm_of_luck",),
            hint="Two cards are four foods.",
        ),
    ),
    LessonStep(
        id="win",
        title="Who wins",
        text="Most points win. The rulebook says nothing about a tie: here the tied players share "
        "the win (ruling MW-R07).",
        clauses=("MW-22",),
        do=Quiz(
            question="Ana has 24 points, Bo 24 and more real coins, Cy 20. Who wins?",
            hint="Coins scored with Gold already, or not at all.",
            answers=(
                Answer("Bo", "Only if your table lets coins decide; that is another ruling."),
                Answer("Ana and Bo", "Right: they share the win.", True),
                Answer("Ana, who started", "Who started does not matter."),
            ),
        ),
    ),
    LessonStep(
        id="whole",
        title="A whole hand",
        text="Score everything that you have. What you miss is shown with its reason.",
        clauses=("MW-22", "MW-25", "MW-26", "MW-28"),
        do=Exercise(
            todo="You have Bat Wing Chips, a snake egg, an Armadillo Mocha, a Unicorn Ice Cream "
            "and a Rat Tail Biscuit Stick, 7 real coins and 2 fake ones.",
            entries=_entries([_CHIPS, _EGG, _MOCHA, _ICE, _STICK], 7, 2),
            shows=_shown([_CHIPS, _EGG, _MOCHA, _ICE, _STICK], 7, 2),
            items=("elixir", "water_of_wisdom", "gold", "balm_of_luck", "fake_coins"),
            negative=("fake_coins",),
            hint="The egg is two foods: six foods of five types.",
        ),
    ),
)
