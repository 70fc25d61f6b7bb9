"""Mistakes that are easily made with coins and recipes are found, by a step or a second method."""

import dataclasses
from fractions import Fraction
from math import factorial

import pytest

from clawkit.games.mysterious_wizard.odds import (
    BOOK,
    payment_law,
    payments,
    recipe_hands,
    recipes_table,
    shake_choice,
    shuffled,
    take,
    unknown_coins,
)
from clawkit.probability import VerificationError, deck


@pytest.fixture
def mutate(monkeypatch):
    """Replaces something of a module until the test ends."""
    return monkeypatch.setattr


def found_by_verify(name, **given):
    """Asserts that the derivation does not verify."""
    derived = BOOK.derivation(name, **given)
    with pytest.raises(VerificationError):
        derived.verify()


def found_by_a_second_method(name, **given):
    """Asserts that a second method alone finds it, whatever the steps say."""
    derived = BOOK.derivation(name, **given)
    alone = dataclasses.replace(derived, steps=())
    with pytest.raises(VerificationError, match="a second method disagrees"):
        alone.verify()


DEALT = ["fakes_in_machine", "fakes_in_hand"]


@pytest.mark.parametrize("name", DEALT)
def test_one_real_coin_too_few_is_found(mutate, name):
    mutate(shuffled, "REAL_COINS", {3: 44, 4: 55, 5: 64, 6: 71})
    found_by_verify(name)
    found_by_a_second_method(name)


@pytest.mark.parametrize("name", DEALT)
def test_one_fake_too_many_is_found(mutate, name):
    mutate(shuffled, "FAKE_COINS", 13)
    found_by_verify(name)
    found_by_a_second_method(name)


def test_a_hand_of_another_number_of_players_is_found(mutate):
    mutate(shuffled, "COINS_PER_PLAYER", {3: 14, 4: 13, 5: 12, 6: 11})
    found_by_verify("fakes_in_hand")
    found_by_a_second_method("fakes_in_hand")


def replaced(cards, drawn):
    """Ways with replacement: the hand's law becomes binomial, and still adds up to one."""
    return Fraction(cards**drawn, factorial(drawn)) if drawn >= 0 else 0


def group_put_back(cards, shows=int):
    """A group of which more can be drawn than it has, since each is put back."""
    return {(drawn, shows(drawn)): replaced(cards, drawn) for drawn in range(16)}


@pytest.mark.parametrize("name", [*DEALT, "take_coins", "shake"])
def test_drawing_with_replacement_is_found(mutate, name):
    mutate(deck, "ways", replaced)
    mutate(deck, "group", group_put_back)
    mutate(deck, "rest", lambda cards: group_put_back(cards, lambda _: 0))
    assert shuffled.machine_law(4).mean == Fraction(24, 68)  # the mean alone would not tell
    found_by_verify(name)
    found_by_a_second_method(name)


@pytest.mark.parametrize("name", ["take_coins", "shake"])
def test_a_fake_that_gold_counts_as_real_is_found(mutate, name):
    def gain(holder, real, fakes):
        more = (holder.real + real + fakes) // 2 - holder.real // 2
        return unknown_coins.golds_that_score(holder) * more - fakes

    mutate(unknown_coins, "gain", gain)
    found_by_verify(name)
    found_by_a_second_method(name)


@pytest.mark.parametrize("name", ["take_coins", "shake"])
def test_half_points_for_single_coins_are_found(mutate, name):
    mutate(
        unknown_coins,
        "gain",
        lambda holder, real, fakes: Fraction(holder.golds * real, 2) - fakes,
    )
    found_by_verify(name)
    found_by_a_second_method(name)


@pytest.mark.parametrize("name", ["take_coins", "shake"])
def test_a_second_gold_that_scores_against_the_ruling_is_found(mutate, name):
    mutate(unknown_coins, "golds_that_score", lambda holder: holder.golds)
    mutate(take, "golds_that_score", lambda holder: holder.golds)
    found_by_a_second_method(name, golds=2, recipe_copies="once")


def test_paying_with_real_coins_first_is_found(mutate):
    def real_first(asked, price):
        real = min(asked.real, price)
        lost = asked.real // 2 - (asked.real - real) // 2
        return price - real - asked.golds * lost

    mutate(take, "payment_gain", real_first)
    found_by_verify("take_coins")
    found_by_a_second_method("take_coins")


def test_own_coins_that_count_among_the_unknown_ones_are_found(mutate):
    def lots(asked):
        return {
            name: unknown_coins.Lot(coins)
            for name, coins in zip(shake_choice.NAMES, asked.machines, strict=True)
        }

    right = shake_choice.Asked.lots
    mutate(shake_choice.Asked, "lots", property(lots))
    given = {"own_fakes": (0, 0, 0, 3, 0, 0)}
    derived = BOOK.derivation("shake", **given)
    mutate(shake_choice.Asked, "lots", right)
    with pytest.raises(VerificationError):
        derived.verify()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("paid_fakes_first", lambda held, price: held),  # noqa: ARG005
        ("paid_fakes_first", lambda held, price: price),  # noqa: ARG005
        ("paid_real_first", lambda held, price, hand: min(held, 1)),  # noqa: ARG005
    ],
)
def test_a_payment_with_other_coins_is_found(mutate, name, wrong):
    mutate(payment_law, name, wrong)
    found_by_a_second_method("after_payment")


@pytest.mark.parametrize("otherwise", ["real_first", "at_random"])
def test_hands_that_are_dealt_without_regard_to_each_other_are_found(mutate, otherwise):
    def independent(coins, paying, payers):
        machine = shuffled.fakes_among(coins, 2)
        payment = payment_law.payment_law(coins, paying)
        for _ in range(payers):
            found = {}
            for inside, chance in machine.items():
                for more, share in payment.items():
                    found[inside + more] = found.get(inside + more, 0) + chance * share
            machine = type(machine).from_chances(found)
        return machine

    right = BOOK.evaluate("after_payment", otherwise=otherwise)["machine"]
    mutate(payments, "machine_after", independent)
    wrong = BOOK.evaluate("after_payment", otherwise=otherwise)["machine"]
    assert wrong.mean == right.mean  # which is why the steps cannot find it
    found_by_a_second_method("after_payment", otherwise=otherwise)


EXTRA_CARD = {"snake_egg": "extra_card"}


@pytest.mark.parametrize(
    ("name", "wrong", "rulings"),
    [
        ("different_pairs", lambda foods, _: sum(foods) // 2, {}),
        ("alike_pairs", lambda foods, _: sum(foods) // 2, {}),
        ("foods_of", lambda hand, _: hand, {}),
        (
            "foods_of",
            lambda hand, _: hand._replace(eggs=2 * hand.eggs),
            {"snake_egg": "extra_card"},
        ),
        ("cost_of", lambda hand, _: 3 * sum(hand), {}),
        ("most_saved", lambda hand: 2 * hand.eggs, EXTRA_CARD),
    ],
)
def test_a_wrong_count_of_a_hand_is_found(mutate, name, wrong, rulings):
    mutate(recipe_hands, name, wrong)
    if name == "cost_of":
        mutate(recipes_table, name, wrong)
    found_by_a_second_method("recipe_table", **rulings)
