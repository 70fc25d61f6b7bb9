"""Mysterious Wizard's odds: values by hand, and whole laws by icepool."""

from fractions import Fraction

import mysterious_wizard_icepool as by_icepool
import pytest

import clawkit

F = Fraction


def ask(name, **parameters):
    """The answer as a plain value."""
    return clawkit.odds("mysterious_wizard", name, **parameters)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_fakes_dealt_are_those_of_icepool(players):
    assert ask("fakes_in_machine", players=players) == by_icepool.fakes(players, 2)
    hand = by_icepool.HAND[players]
    assert ask("fakes_in_hand", players=players) == by_icepool.fakes(players, hand)


def test_a_machine_of_four_players_has_12_of_68_and_then_11_of_67_fakes():
    assert ask("fakes_in_machine", players=4) == {
        0: F(56 * 55, 68 * 67),
        1: F(2 * 12 * 56, 68 * 67),
        2: F(12 * 11, 68 * 67),
    }


def test_a_letter_for_the_players_gives_the_formula_in_that_letter():
    from sympy import Symbol

    for name, drawn in (("fakes_in_machine", {3: 2, 6: 2}), ("fakes_in_hand", by_icepool.HAND)):
        found = ask(name, players="p")
        assert {str(letter) for letter in found.free_symbols} == {"p", "j"}
        for players in (3, 6):
            for j, chance in by_icepool.fakes(players, drawn[players]).items():
                value = found.subs({Symbol("p"): players, Symbol("j"): j})
                assert F(int(value.p), int(value.q)) == chance


@pytest.mark.parametrize("otherwise", ["real_first", "at_random"])
@pytest.mark.parametrize(
    ("players", "price", "payers", "f"),
    [(4, 3, 1, F(1, 2)), (3, 5, 2, F(1, 3)), (6, 2, 2, F(0)), (5, 3, 2, F(1))],
)
def test_fakes_after_payments_are_those_of_icepool(players, price, payers, f, otherwise):
    given = {"players": players, "price": price, "payers": payers, "otherwise": otherwise}
    found = ask("after_payment", f=f, **given)
    assert found["machine"] == by_icepool.after_payment(f=f, **given)
    payment = {}
    for held, chance in by_icepool.fakes(players, by_icepool.HAND[players]).items():
        hand = by_icepool.HAND[players]
        for fakes, share in by_icepool.paid(held, hand, price, f, otherwise).items():
            payment[fakes] = payment.get(fakes, 0) + chance * share
    assert found["payment"] == {fakes: chance for fakes, chance in payment.items() if chance}


def test_payments_without_looking_have_their_share_of_fakes():
    found = ask("after_payment", players=4, price=3, payers=2, f="f", otherwise="at_random")
    assert found["machine"].subs("f", 0) == F(12 * (2 + 2 * 3), 68)


def test_left_open_f_gives_a_straight_line_through_both_ends():
    line = ask("after_payment", f="f")["machine"]
    for f in (F(0), F(1), F(2, 7)):
        law = by_icepool.after_payment(4, 3, 2, f, "real_first")
        mean = sum(fakes * chance for fakes, chance in law.items())
        assert line.subs("f", f) == mean


@pytest.mark.parametrize(
    ("k", "golds", "real", "fakes", "players"),
    [(4, 1, 5, 1, 4), (7, 3, 0, 0, 6), (2, 0, 12, 3, 3), (12, 5, 8, 12, 5), (0, 2, 3, 0, 4)],
)
def test_unknown_coins_add_what_icepool_says(k, golds, real, fakes, players):
    found = ask("take_coins", k=k, golds=golds, real=real, fakes=fakes, players=players)
    unknown = by_icepool.REAL[players] + 12 - real - fakes
    law = by_icepool.gain(unknown, 12 - fakes, k, golds, real)
    assert found["gain"] == law
    name = "1 coin" if k == 1 else f"{k} coins"
    assert found["expected"] == {name: sum(points * chance for points, chance in law.items())}


def test_one_coin_makes_a_pair_only_with_an_odd_one():
    # 68 coins without 4 or 5 real ones of your own; 12 of the others are fake.
    even = ask("take_coins", k=1, golds=1, real=4, fakes=0, players=4)
    odd = ask("take_coins", k=1, golds=1, real=5, fakes=0, players=4)
    assert even["gain"] == {0: F(52, 64), -1: F(12, 64)}
    assert odd["gain"] == {1: F(51, 63), -1: F(12, 63)}


def test_buying_is_worth_the_fakes_one_gives_away_less_the_pairs_that_gold_loses():
    found = ask("take_coins", k=0, golds=2, real=4, fakes=2, players=4)
    # Price 2: both fakes go. Price 3: and a real one, 4 -> 3, a pair. Price 5: 4 -> 1, two pairs.
    assert found["buying"] == {"price 2": -2, "price 3": -2 + 2, "price 5": -2 + 2 * 1 + 2}


def test_what_cannot_be_paid_is_not_compared():
    assert list(ask("take_coins", real=2, fakes=1)["buying"]) == ["price 2", "price 3"]
    assert "buying" not in ask("take_coins", real=1, fakes=0)


def test_with_recipe_copies_once_a_second_gold_adds_nothing():
    given = {"k": 5, "real": 3, "fakes": 0, "recipe_copies": "once"}
    assert ask("take_coins", golds=3, **given) == ask("take_coins", golds=1, **given)


def test_without_gold_a_coin_costs_its_chance_to_be_fake():
    assert ask("take_coins", k=3, golds=0, real=8, fakes=2, players=4)["expected"] == {
        "3 coins": -3 * F(10, 58)
    }


def test_known_coins_in_machines_count_as_they_are_and_leave_the_unknown_ones():
    known = {"own_fakes": "1 0 0 0 0 0", "own_real": "0 2 0 0 0 0"}
    found = ask("shake", machines="3 2 4 0 0 0", golds=2, real=3, fakes=2, players=3, **known)
    unknown, fakes = 57 - 3 - 2 - 1 - 2, 12 - 2 - 1
    first = by_icepool.gain(unknown, fakes, 2, 2, 3)
    third = by_icepool.gain(unknown, fakes, 4, 2, 3)
    means = [sum(points * chance for points, chance in law.items()) for law in (first, third)]
    assert found["machines"] == {
        "machine 1": means[0] - 1,
        "machine 2": 2,  # 3 real ones and these 2: one pair more, for each of two Golds
        "machine 3": means[1],
        "machine 4": 0,
        "machine 5": 0,
        "machine 6": 0,
    }
    assert found["best"] == third


def test_who_may_decline_need_not_take_a_bad_machine():
    bad = {"machines": [2] * 6, "own_fakes": [2] * 6, "players": 3, "fakes": 0}
    assert max(ask("shake", **bad)["machines"].values()) == -2
    assert ask("shake", shake="optional", **bad)["best"] == {0: 1}
