"""Mistakes that are easily made with Muscle Man's cards are found by steps or second methods."""

import dataclasses
from collections import Counter
from fractions import Fraction
from itertools import product
from math import factorial, prod

import pytest

from clawkit.games.muscle_man.components import KINDS
from clawkit.games.muscle_man.lines import PER_CARD_BY_TYPES
from clawkit.games.muscle_man.odds import (
    BOOK,
    best_steps,
    buy_or_stock,
    coins,
    gains,
    hand_law,
    hand_points,
    listed_hands,
    pair_steps,
    prices,
    shapes,
)
from clawkit.probability import VerificationError, deck

HELD = {"hand": ["A-red", "A-red", "B-red"], "inside": 6}


def forget():
    """Drop what has been computed and kept."""
    hand_law.several_types.cache_clear()
    hand_law.hand_law.cache_clear()
    listed_hands.listed.cache_clear()
    shapes.best.cache_clear()
    coins.played.cache_clear()


@pytest.fixture
def mutate(monkeypatch):
    """Replaces something of a module until the test ends, and nothing computed survives it."""
    forget()

    def mutate(module, name, value):
        monkeypatch.setattr(module, name, value)
        forget()

    yield mutate
    monkeypatch.undo()
    forget()


def found_by_verify(name, **given):
    """Asserts that the derivation does not verify, or is refused as no law of the deck."""
    with pytest.raises((VerificationError, ValueError)):
        BOOK.derivation(name, **given).verify()


def found_by_a_second_method(name, **given):
    """Asserts that a second method alone finds it, whatever the steps say."""
    alone = dataclasses.replace(BOOK.derivation(name, **given), steps=())
    with pytest.raises(VerificationError, match="a second method disagrees"):
        alone.verify()


def put_back(cards, drawn):
    """Ways with replacement, but for the order: a hand's law becomes multinomial."""
    return Fraction(cards**drawn, factorial(drawn)) if drawn >= 0 else 0


def one_type_put_back(colours, copies, ruling):
    """One type whose cards are put back: more of a face can come than there are."""
    law = Counter()
    for counts in product(range(7), repeat=colours):
        if 0 < sum(counts) <= 6:
            choices = prod(put_back(copies, count) for count in counts)
            law[sum(counts), hand_law.pairs_of(counts, ruling)] += choices
    return dict(law)


@pytest.mark.parametrize("name", ["pairs", "points", "best_hands"])
def test_drawing_with_replacement_is_found(mutate, name):
    mutate(hand_law, "one_type", one_type_put_back)
    mutate(deck, "ways", put_back)
    law = hand_law.hand_law(2, 2, "disjoint")
    assert law.chance(lambda found: found.pairs == 1) == Fraction(1, 6)
    found_by_verify(name, n=2)
    found_by_a_second_method(name, n=2)


@pytest.mark.parametrize("name", ["pairs", "points", "best_hands"])
def test_three_cards_of_each_face_in_place_of_two_are_found(mutate, name):
    right = hand_law.one_type
    mutate(hand_law, "one_type", lambda colours, _, ruling: right(colours, 3, ruling))
    found_by_verify(name)
    right_law = hand_law.drawn_from
    mutate(hand_law, "drawn_from", lambda law, _, hand, what: right_law(law, 54, hand, what))
    found_by_verify(name)
    found_by_a_second_method(name)


def twice(counts, ruling):
    """A pair of one colour counts as a pair of its type besides."""
    return sum(counts) // 2 + sum(n // 2 for n in counts), sum(n // 2 for n in counts)


@pytest.mark.parametrize("name", ["pairs", "points"])
def test_a_same_coloured_pair_that_counts_twice_is_found(mutate, name):
    mutate(hand_law, "pairs_of", twice)
    found_by_verify(name)
    found_by_a_second_method(name)


def test_looking_at_hands_without_a_pair_only_would_not_find_it(mutate):
    right = hand_law.hand_law(5, 2, "disjoint")
    mutate(hand_law, "pairs_of", twice)
    wrong = hand_law.hand_law(5, 2, "disjoint")
    assert wrong != right
    none = [law.chance(lambda found: not found.pairs) for law in (right, wrong)]
    assert none[0] == none[1]


@pytest.mark.parametrize("name", ["points", "best_hands", "keep_or_stock"])
def test_thirteen_points_for_a_pair_of_one_colour_under_the_usual_ruling_are_found(mutate, name):
    for module in (hand_points, gains):
        mutate(module, "more_for_one_colour", lambda _: 8)
    given = HELD if name == "keep_or_stock" else {}
    found_by_verify(name, **given)
    found_by_a_second_method(name, **given)


@pytest.mark.parametrize("name", ["points", "best_hands", "keep_or_stock"])
def test_a_wrong_line_of_the_table_of_types_is_found(mutate, name):
    for module in (hand_points, gains):
        mutate(module, "PER_CARD_BY_TYPES", {**PER_CARD_BY_TYPES, 1: 5})
    given = HELD if name == "keep_or_stock" else {"n": 4}
    found_by_verify(name, **given)
    found_by_a_second_method(name, **given)


@pytest.mark.parametrize(("name", "value"), [("OWN", 1), ("OTHER", 4), ("TYPES", "ABCDE")])
def test_wrong_prices_and_a_type_too_few_are_found(mutate, name, value):
    mutate(prices, name, value)
    found_by_verify("price")
    found_by_a_second_method("price")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("more_in_sets", lambda card, hand, _: 5 * (hand.count(card) % 2)),
        ("more_for_each", lambda *_: 5),
        ("without", lambda _, hand: tuple(hand)),
    ],
)
def test_a_wrong_gain_is_found(mutate, name, wrong):
    mutate(gains, name, wrong)
    found_by_verify("keep_or_stock", **HELD)
    found_by_a_second_method("keep_or_stock", **HELD)


def test_cards_that_were_seen_and_come_again_are_found(mutate):
    mutate(buy_or_stock, "Counter", lambda _: Counter(dict.fromkeys(KINDS, 0)))
    found_by_a_second_method("keep_or_stock", **HELD)


def test_a_coin_that_counts_a_whole_point_is_found(mutate):
    mutate(buy_or_stock, "COINS_PER_POINT", 1)
    found_by_verify("keep_or_stock", **HELD)
    found_by_a_second_method("keep_or_stock", **HELD)


def test_best_hands_that_forget_which_types_they_have_are_found(mutate):
    mutate(shapes, "hands_like", lambda *_: 1)
    found_by_verify("best_hands")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("most_pairs", lambda n, *_: n // 2),
        ("most_same", lambda n, t, k: min(n // 2, n - min(t, k))),
    ],
)
def test_a_bound_on_pairs_that_is_too_high_is_found(mutate, name, wrong):
    mutate(best_steps, name, wrong)
    found_by_verify("best_hands", n=6)


def test_a_wrong_mean_number_of_pairs_is_found(mutate):
    right = pair_steps._mean_halves
    mutate(pair_steps, "_mean_halves", lambda *given: right(*given) + Fraction(1, 1000))
    found_by_verify("pairs")


def test_machines_with_three_coins_too_many_are_found(mutate):
    right = coins._coins_by_turn
    derived = BOOK.derivation("coins_in_machine", games=200)
    mutate(coins, "_coins_by_turn", lambda players, rng: [n + 3 for n in right(players, rng)])
    with pytest.raises(VerificationError, match="a second method disagrees"):
        derived.verify()
    found_by_a_second_method("coins_in_machine", games=200)
