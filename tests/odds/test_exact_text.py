"""Numbers as text: never more certain than they are."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clawkit.probability.text import decimal, fixed, fraction_text, one_in, percent

CHANCES = st.fractions(min_value=0, max_value=1)


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0, "0 %"),
        (1, "100 %"),
        (Fraction(1, 3), "33.33 %"),
        (Fraction(2, 3), "66.67 %"),
        (Fraction(1, 200), "0.50 %"),
        (Fraction(4, 16112057), "0.000025 %"),
        (1 - Fraction(1, 10**6), "99.99990 %"),
        (Fraction(1, 10**9), "0.00000010 %"),
    ],
)
def test_percent(chance, text):
    assert percent(chance) == text


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0, "never"),
        (1, "always"),
        (Fraction(1, 56), "1 in 56"),
        (Fraction(5, 14), "1 in 2.80"),
        (Fraction(3, 64), "1 in 21.3"),
        (Fraction(4, 16112057), "1 in 4,028,014"),
        (Fraction(999, 1000), "1 in 1.0010"),
    ],
)
def test_one_in(chance, text):
    assert one_in(chance) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [(2, "2"), (Fraction(5, 2), "2.50"), (Fraction(-7, 3), "-2.33"), (Fraction(1, 900), "0.0011")],
)
def test_decimals(number, text):
    assert decimal(number) == text


def test_fractions_are_written_out_and_whole_numbers_are_whole():
    assert [fraction_text(Fraction(6, 8)), fraction_text(3)] == ["3/4", "3"]


def test_halves_round_up_and_a_negative_nothing_has_no_sign():
    assert [fixed(Fraction(1, 8), 2), fixed(Fraction(-1, 1000), 2)] == ["0.13", "0.00"]


@settings(deadline=None)
@given(CHANCES)
def test_only_certainty_is_a_hundred_percent_and_only_the_impossible_none(chance):
    value = Fraction(percent(chance).removesuffix(" %"))
    assert (value == 100) == (chance == 1)
    assert (value == 0) == (chance == 0)
    assert abs(value - 100 * chance) <= Fraction(1, 200)


@settings(deadline=None)
@given(CHANCES)
def test_nothing_uncertain_is_one_in_one(chance):
    text = one_in(chance)
    assert (text == "always") == (chance == 1)
    if 0 < chance < 1:
        number = Fraction(text.removeprefix("1 in ").replace(",", ""))
        assert number > 1
        assert abs(number * chance - 1) < Fraction(1, 100)


@pytest.mark.parametrize("number", [Fraction(6), Fraction(7, 6), Fraction(-1, 2)])
def test_a_number_that_is_no_chance_is_refused(number):
    with pytest.raises(ValueError, match="is no chance"):
        one_in(number)
