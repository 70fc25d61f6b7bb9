"""Every derivation of Claw Machine verifies, whatever is asked."""

import random

import pytest

import clawkit
from clawkit.games.claw_machine import odds as questions
from clawkit.games.claw_machine.components import ANIMALS
from clawkit.games.claw_machine.deck import other_cards
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.odds.match_deck import animal_cards
from clawkit.probability.enumeration import labelled

GAME = clawkit.find_game("claw_machine")
BOOK = questions.BOOK
NAMES = [entry.name for entry in BOOK]
CHOICES = {
    name: list(GAME.rulebook.rulings[name].choices) for name in ("cat", "zebra", "defective_trios")
}


def drawn_cards(rng):
    """Five kinds and a shuffled deck of them."""
    kinds = rng.sample(ANIMALS, 5)
    deck = labelled({**animal_cards(kinds, GAME.rules(2).component_data), **other_cards()})
    rng.shuffle(deck)
    return kinds, deck


def rulings(rng):
    """Any choice of the rulings that scoring a collection depends on."""
    return {name: rng.choice(choices) for name, choices in CHOICES.items()}


def about_collections(rng):
    """Possible parameters of the questions about collections and cards."""
    kinds, deck = drawn_cards(rng)
    white = rng.randint(0, 6)
    collection = {
        "hand": rng.randint(0, 45),
        "kinds": rng.sample(ANIMALS, rng.randint(0, 5)),
        "sheep_colours": {"white": white, "black": 6 - white},
    }
    taking = {
        "card": deck[-1],
        "collection": deck[: rng.randint(0, 15)],
        "seen": deck[15 : rng.randint(15, 40)],
        "kinds": kinds,
    }
    return {
        "next_card": {"seen": deck[: rng.randint(0, 44)], "kinds": kinds[: rng.randint(0, 5)]},
        "collection_value": {**collection, **rulings(rng)},
        "worth": {**taking, **rulings(rng)},
    }


def anything(name, rng):
    """Possible parameters of a question, drawn at random."""
    players, hand = rng.randint(2, 4), rng.randint(0, 45)
    arrows = rng.sample(DIRECTIONS, rng.randint(0, 4))
    return {
        "kinds_in_match": {"s": rng.randint(1, 8)},
        "opening_display": {},
        "trios": {"hand": hand},
        "defective_points": {
            "hand": hand,
            "defective_trios": rng.choice(CHOICES["defective_trios"]),
        },
        "sheep_alternating": {
            "n": rng.choice([1, 2, 3, 4, 5, 6, "k"]),
            "white": rng.choice([3, 4, "w"]),
            "black": rng.choice([3, 6, "b"]),
        },
        "unique_rabbits": {"players": players, "hand": hand // players},
        "reach": {"arrows": arrows, "cell": rng.choice(CELLS)},
        "game_length": {"players": players, "games": 50, "seed": rng.randint(0, 99)},
        **about_collections(rng),
    }[name]


def test_every_question_of_the_list_can_be_asked():
    assert set(NAMES) >= {
        "kinds_in_match", "opening_display", "trios", "defective_points", "sheep_alternating",
        "next_card", "unique_rabbits", "reach", "collection_value", "worth", "game_length",
    }  # fmt: skip
    assert all(getattr(questions, name) is BOOK.find(name) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_derivation_verifies_at_whatever_is_asked(name):
    rng = random.Random(name)
    for _ in range(2 if name in ("collection_value", "game_length") else 6):
        BOOK.derivation(name, **anything(name, rng)).verify(seed=rng.randrange(10**6))


@pytest.mark.parametrize("hand", [0, 1, 2, 43, 44, 45])
def test_the_smallest_and_the_largest_collections_verify(hand):
    for name in ("trios", "defective_points", "collection_value"):
        BOOK.derivation(name, hand=hand).verify()


@pytest.mark.parametrize("name", NAMES)
def test_the_fast_path_gives_what_the_derivation_gives(name):
    given = anything(name, random.Random(name))
    assert BOOK.evaluate(name, **given) == BOOK.derivation(name, **given).value


def test_example_cards_are_called_examples_and_the_tables_own_are_not():
    usual = BOOK.derivation("next_card").assumptions
    assert [a.text for a in usual if a.status == "example"] == [
        "The numbers on the six raccoon trash cans: 1, 1, 2, 2, 3, 3 (an example, since the "
        "rulebook only pictures them).",
        "The colours of the six sheep: 3 white, 3 black (an example, since the rulebook only "
        "pictures them).",
    ]
    own = BOOK.derivation("next_card", raccoon_numbers=[1, 1, 1, 1, 1, 1]).assumptions
    assert "The numbers on the six raccoon trash cans: 1, 1, 1, 1, 1, 1 (as given)." in [
        a.text for a in own if a.status == "model"
    ]


def test_only_the_length_of_a_game_is_an_estimate():
    estimated = {name: BOOK.derivation(name, **anything(name, random.Random(name))).estimated
                 for name in NAMES}  # fmt: skip
    assert [name for name in NAMES if estimated[name]] == ["game_length"]
