"""Mysterious Wizard's derivations verify, whatever is asked; and what must hold of any answer."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest

import clawkit
from clawkit.games.mysterious_wizard import odds as questions
from clawkit.games.mysterious_wizard.odds.recipe_hands import Choices
from clawkit.probability import OddsError

GAME = clawkit.find_game("mysterious_wizard")
BOOK = questions.BOOK
NAMES = [entry.name for entry in BOOK]
REAL = {3: 45, 4: 56, 5: 65, 6: 72}


def rulings(rng, *names):
    """Any choice of these rulings."""
    return {name: rng.choice(list(GAME.rulebook.rulings[name].choices)) for name in names}


def shaking(rng):
    """Six machines, and what somebody knows of them."""
    own_fakes = [rng.randint(0, 1) for _ in range(6)]
    own_real = [rng.randint(0, 3) for _ in range(6)]
    unknown = [rng.randint(0, 4) for _ in range(6)]
    machines = [sum(coins) for coins in zip(own_fakes, own_real, unknown, strict=True)]
    return {
        "machines": machines, "own_fakes": own_fakes, "own_real": own_real,
        "golds": rng.randint(1, 5), "real": rng.randint(0, 12), "fakes": rng.randint(0, 6),
        "players": rng.randint(3, 6), **rulings(rng, "recipe_copies", "shake"),
    }  # fmt: skip


def anything(name, rng):
    """Possible parameters of a question, drawn at random."""
    players = rng.randint(3, 6)
    return {
        "fakes_in_machine": {"players": rng.choice([players, "p", "n"])},
        "fakes_in_hand": {"players": rng.choice([players, "p", "n"])},
        "after_payment": {
            "players": players,
            "price": rng.randint(2, 5),
            "payers": rng.randint(1, players),
            "f": rng.choice([Fraction(0), Fraction(1), Fraction(2, 5), "f", "chance"]),
            "otherwise": rng.choice(["real_first", "at_random"]),
        },
        "take_coins": {
            "k": rng.randint(0, 20),
            "golds": rng.randint(0, 5),
            "real": rng.randint(0, 20),
            "fakes": rng.randint(0, 12),
            "players": players,
            **rulings(rng, "recipe_copies"),
        },
        "recipe_table": {
            "budget": rng.randint(10, 25),
            "real": rng.randint(0, 15),
            **rulings(rng, *Choices._fields),
        },
        "shake": shaking(rng),
    }[name]


def test_every_question_of_the_list_can_be_asked():
    assert NAMES == [
        "fakes_in_machine", "fakes_in_hand", "after_payment", "take_coins", "recipe_table", "shake",
    ]  # fmt: skip
    assert all(getattr(questions, name) is BOOK.find(name) for name in NAMES)
    assert GAME.odds() is BOOK


@pytest.mark.parametrize("name", NAMES)
def test_the_derivation_verifies_at_whatever_is_asked(name):
    rng = random.Random(name)
    for _ in range(3):
        given = anything(name, rng)
        derived = BOOK.derivation(name, **given)
        derived.verify(seed=rng.randrange(10**6))
        assert BOOK.evaluate(name, **given) == derived.value


@pytest.mark.parametrize("name", ["fakes_in_machine", "fakes_in_hand"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_are_fewer_fakes_at_one_place(name, players):
    fewer, more = (BOOK.evaluate(name, players=count) for count in (players, players + 1))
    assert more.mean < fewer.mean
    assert all(more.at_least(fakes) < fewer.at_least(fakes) for fakes in (1, 2))


def test_all_fakes_are_somewhere():
    for players in (3, 4, 5, 6):
        machine, hand = (
            BOOK.evaluate(name, players=players).mean
            for name in ("fakes_in_machine", "fakes_in_hand")
        )
        assert 6 * machine + players * hand == 12


def test_the_more_people_use_fakes_first_the_more_of_them_are_in_the_machine():
    laws = [BOOK.evaluate("after_payment", f=Fraction(n, 4))["machine"] for n in range(5)]
    for honest, cheating in pairwise(laws):
        assert all(honest.at_least(fakes) < cheating.at_least(fakes) for fakes in range(1, 8))


def test_a_fake_of_ones_own_makes_unknown_coins_better():
    for fakes in range(12):
        worse, better = (
            BOOK.evaluate("take_coins", fakes=n, real=5)["gain"].mean for n in (fakes, fakes + 1)
        )
        assert worse < better


def test_a_larger_budget_never_makes_the_best_hand_worse():
    best = [max(BOOK.evaluate("recipe_table", budget=b).rows.values()) for b in range(10, 26)]
    assert best == sorted(best)


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        (
            "fakes_in_hand",
            {"players": 7},
            "players must be a whole number from 3 to 6, or a letter that stands for it, not 7",
        ),
        ("fakes_in_hand", {"players": "j"}, "players cannot be j, which counts the fakes"),
        ("after_payment", {"players": 3, "payers": 4}, "payers can be at most the 3 players"),
        (
            "after_payment",
            {"f": "3/2"},
            "f must be a chance from 0 to 1, such as 1/3, 0.3 or 30 %, or a letter that stands for "
            'it, not "3/2"',
        ),
        (
            "take_coins",
            {"players": 3, "real": 46},
            "real can be at most 45, the real coins of 3 players (MW-06)",
        ),
        (
            "take_coins",
            {"players": 3, "real": 40, "fakes": 5, "k": 13},
            "k can be at most 12: the others of the 57 coins are in your hand",
        ),
        ("shake", {"machines": [1, 2, 3]}, "machines must be 6 whole numbers from 0 to 60, not "),
        (
            "shake",
            {"machines": [1] * 6, "own_real": "0 2 0 0 0 0"},
            "machine 2 has fewer coins than you say that you paid in",
        ),
        (
            "shake",
            {"machines": [9] * 6, "own_fakes": [2] * 6, "fakes": 1},
            "you know more fake coins than the 12 that there are (MW-06)",
        ),
        (
            "shake",
            {"machines": [10] * 6, "own_real": [9] * 6, "real": 5},
            "you know more real coins than the 56 of 4 players (MW-06)",
        ),
        (
            "shake",
            {"machines": [11] * 6, "players": 4},
            "the machines have 66 coins that you do not know, but only 62 of the 68 coins are left "
            "(MW-06)",
        ),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can(name, given, sentence):
    with pytest.raises(OddsError) as refusal:
        clawkit.odds("mysterious_wizard", name, **given)
    assert str(refusal.value).startswith(f"{name}: {sentence}")
