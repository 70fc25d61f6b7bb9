"""Distributions as values: exact chances, moments, equality."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clawkit.probability import Distribution

DIE = Distribution.from_weights(dict.fromkeys(range(1, 7), 1), "pips")
WEIGHTS = st.dictionaries(st.integers(-20, 20), st.integers(0, 50), min_size=1).filter(
    lambda weights: any(weights.values())
)


def test_a_die_has_the_mean_and_the_variance_of_the_textbook():
    assert DIE.mean == Fraction(7, 2)
    assert DIE.variance == Fraction(35, 12)


def test_a_die_shows_five_or_more_in_a_third_of_all_throws_and_four_or_less_else():
    assert DIE.at_least(5) == Fraction(1, 3)
    assert DIE.at_most(4) == Fraction(2, 3)
    assert DIE.chance(lambda pips: pips % 2 == 0) == Fraction(1, 2)


def test_weights_without_common_factor_make_equal_laws_equal_whatever_they_are_called():
    twice = Distribution.from_weights(dict.fromkeys(range(6, 0, -1), 2), "points")
    assert twice == DIE
    assert hash(twice) == hash(DIE)
    assert twice != Distribution.from_weights({1: 1, 2: 5})
    assert twice != "a die"


def test_what_cannot_come_up_has_no_weight_and_no_chance():
    law = Distribution.from_weights({0: 0, 1: 3})
    assert law.as_dict() == {1: 1}
    assert law.probability(0) == 0


def test_names_keep_their_order_and_have_no_mean():
    law = Distribution.from_weights({"dog": 1, "bear": 1}, "card")
    assert list(law.as_dict()) == ["dog", "bear"]
    assert not law.is_numeric


def test_weights_can_be_fractions():
    law = Distribution.from_weights({0: Fraction(1, 3), 1: Fraction(1, 6)})
    assert law.as_dict() == {0: Fraction(2, 3), 1: Fraction(1, 3)}


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -1, 2: 2}])
def test_weights_that_are_negative_or_all_zero_are_refused(weights):
    with pytest.raises(ValueError, match="weights must not be negative"):
        Distribution.from_weights(weights)


def test_chances_that_do_not_add_up_to_one_are_refused():
    with pytest.raises(ValueError, match="must add up to 1, not 3/4"):
        Distribution.from_chances({1: Fraction(1, 2), 2: Fraction(1, 4)})


def test_a_mixture_takes_every_part_with_its_share():
    coin = Distribution.from_weights({0: 1, 1: 1})
    law = Distribution.mixed({DIE: Fraction(1, 2), coin: Fraction(1, 2)})
    assert law.probability(1) == Fraction(1, 12) + Fraction(1, 4)
    assert law.probability(0) == Fraction(1, 4)


@settings(deadline=None)
@given(WEIGHTS)
def test_chances_always_add_up_to_one(weights):
    assert sum(Distribution.from_weights(weights).as_dict().values()) == 1


@settings(deadline=None)
@given(WEIGHTS, st.integers(-3, 3), st.integers(-9, 9))
def test_the_mean_of_a_linear_function_is_the_function_of_the_mean(weights, factor, shift):
    law = Distribution.from_weights(weights)
    image = law.map(lambda x: factor * x + shift)
    assert image.mean == factor * law.mean + shift
    assert image.variance == factor**2 * law.variance


@settings(deadline=None)
@given(WEIGHTS, st.integers(-25, 25))
def test_at_least_and_less_are_everything(weights, bound):
    law = Distribution.from_weights(weights)
    assert law.at_least(bound) + law.at_most(bound - 1) == 1
    assert law.at_least(bound) >= law.at_least(bound + 1)
