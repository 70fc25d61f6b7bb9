"""Every derivation of Muscle Man verifies, whatever is asked."""

import random
from fractions import Fraction

import pytest

from clawkit.games.muscle_man.components import COLOURS, KINDS
from clawkit.games.muscle_man.odds import BOOK

NAMES = [entry.name for entry in BOOK]
COPIES = "copies_per_type_and_colour"


def rulings(rng):
    """Any choice of the rulings that points depend on."""
    return {
        "pairs": rng.choice(["disjoint", "combinations"]),
        "same_colour_pair": rng.choice(["instead", "both"]),
    }


def anything(name, rng):
    """Possible parameters of a question, drawn at random."""
    copies = {COPIES: rng.choice([1, 2, 2, 2, 3])}
    cards = list(KINDS) * copies[COPIES]
    rng.shuffle(cards)
    colours = {colour: rng.randint(0, 5) for colour in COLOURS}
    held = {"hand": cards[: rng.randint(0, 5)], "seen": cards[5 : rng.randint(5, 17)]}
    machine, read = {"machine": rng.choice(COLOURS)}, rulings(rng)
    return {
        "price": {**machine, "seen": colours, **copies},
        "pairs": {"n": rng.randint(0, 6), "pairs": read["pairs"], **copies},
        "points": {"n": rng.randint(0, 6), **read, **copies},
        "best_hands": {"n": rng.randint(1, 6), **read, **copies},
        "keep_or_stock": {**held, **machine, "inside": rng.randint(0, 40), **read, **copies},
        "coins_in_machine": {
            "players": rng.randint(3, 6), "turn": rng.randint(1, 6), "games": 50,
            "seed": rng.randint(0, 99),
        },
    }[name]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_derivation_verifies_at_whatever_is_asked(name):
    rng = random.Random(name)
    for _ in range(2 if name == "coins_in_machine" else 6):
        BOOK.derivation(name, **anything(name, rng)).verify(seed=rng.randrange(10**6))


@pytest.mark.parametrize("name", NAMES)
def test_the_fast_path_gives_what_the_derivation_gives(name):
    given = anything(name, random.Random(name))
    assert BOOK.evaluate(name, **given) == BOOK.derivation(name, **given).value


@pytest.mark.parametrize("name", [name for name in NAMES if name != "coins_in_machine"])
def test_two_cards_of_each_face_are_called_an_inference_and_the_tables_own_number_is_not(name):
    [usual] = [a for a in BOOK.derivation(name).assumptions if a.status == "inferred"]
    assert usual.text == (
        "The deck has 2 of each of the 6 types in each of the 3 colours: an inference from "
        "36 cards of 18 faces."
    )
    own = BOOK.derivation(name, **{COPIES: 3}).assumptions
    assert not [a for a in own if a.status == "inferred"]
    assert [a.text for a in own if "as given" in a.text] == [
        "The deck has 3 of each of the 6 types in each of the 3 colours (as given), "
        "54 cards in all."
    ]


@pytest.mark.parametrize("n", range(7))
def test_chances_add_up_and_means_of_the_parts_are_the_mean_of_the_total(n):
    for pairs in ("disjoint", "combinations"):
        answer = BOOK.evaluate("points", n=n, pairs=pairs)
        assert all(sum(law.as_dict().values()) == 1 for law in answer.values.values())
        parts = [answer[part].mean for part in ("type", "colour", "sets")]
        assert answer["total"].mean == sum(parts, Fraction(0))


def test_one_more_card_makes_at_least_as_many_pairs():
    for n in range(6):
        fewer, more = (BOOK.evaluate("pairs", n=size)["pairs"] for size in (n, n + 1))
        assert all(fewer.at_least(pairs) <= more.at_least(pairs) for pairs in (1, 2, 3))


def test_random_cards_never_make_more_than_the_best():
    for n in range(1, 7):
        best = BOOK.evaluate("best_hands", n=n)
        total = BOOK.evaluate("points", n=n)["total"]
        assert max(total.weights) == best["points"].rows["most"]
        assert total.probability(max(total.weights)) == best["chance"]
