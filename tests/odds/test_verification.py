"""Derivations verify what is right and refuse what is wrong, with a sentence."""

import dataclasses
from fractions import Fraction

import pytest
from sympy import Rational, Symbol, binomial, exp, log, sqrt

from clawkit.probability import (
    Assumption,
    Check,
    Derivation,
    Distribution,
    Step,
    VerificationError,
)
from clawkit.probability.points import both, fractions, whole

X, N = Symbol("x"), Symbol("n")


def derived(step, second=Fraction(1, 2), agree=None):
    """A derivation of one half with this step and this second answer."""
    half = Fraction(1, 2)
    return Derivation(
        question="Heads?",
        model="A fair coin.",
        assumptions=(Assumption("It is fair.", (), "model"),),
        symbols=(),
        steps=(step,),
        value=half,
        checks=(Check("Thrown by hand.", lambda: half, lambda: second, agree),),
        name="coin",
    )


def step(left, right, points=None):
    """A step with these sides."""
    return Step("Because.", "l = r", "l = r", left, right, points)


def test_what_was_checked_comes_back_as_sentences():
    done = derived(step((1 + X) ** 2, 1 + 2 * X + X**2, fractions("x"))).verify()
    assert done == ("step 1 holds at 5 random points: l = r", "confirmed: Thrown by hand.")


@pytest.mark.parametrize(
    ("left", "right", "points"),
    [
        (binomial(N, 2), N * (N - 1) / 2, whole(n=(0, 40))),
        (lambda n, x: x**n, X**N, both(whole(n=(0, 5)), fractions("x"))),
        ((1, X), (Fraction(2, 2), lambda x: x), fractions("x")),
        (2 * exp(-log(2 / X)), X, fractions("x")),
        (sqrt(X) ** 2, X, fractions("x")),
        (Rational(1, 2), Fraction(1, 2), None),
    ],
)
def test_sides_can_be_expressions_functions_numbers_and_several_of_them(left, right, points):
    derived(step(left, right, points)).verify()


def test_sides_that_differ_are_refused_with_the_place_and_both_values():
    wrong = derived(step(N**2, 2 * N, whole(n=(3, 3))))
    with pytest.raises(VerificationError) as refusal:
        wrong.verify()
    assert str(refusal.value) == (
        "step 1 (l = r) does not hold at n = 3: the left side is 9, the right side 6"
    )


def test_a_side_that_is_no_fraction_is_refused():
    with pytest.raises(VerificationError, match="does not come out as a fraction"):
        derived(step(sqrt(X), 1, whole(x=(2, 2)))).verify()


def test_a_second_method_that_disagrees_is_refused_with_both_answers():
    wrong = derived(step(1, 1), Fraction(1, 3))
    with pytest.raises(VerificationError) as refusal:
        wrong.verify()
    assert str(refusal.value) == (
        "a second method disagrees. Thrown by hand. It gives 1/3, where 1/2 was derived"
    )


def test_estimates_agree_as_far_as_they_say():
    near = derived(step(1, 1), Fraction(51, 100), lambda a, b: abs(a - b) <= Fraction(1, 50))
    near.verify()


def test_laws_that_differ_are_shown_without_the_names_of_classes():
    check = Check(
        "Listed.",
        lambda: Distribution.from_weights({0: 1}),
        lambda: Distribution.from_weights({0: 1, 1: 1}),
    )
    wrong = dataclasses.replace(derived(step(1, 1)), checks=(check,))
    with pytest.raises(VerificationError, match="It gives 0: 1/2, 1: 1/2, where 0: 1 was derived"):
        wrong.verify()


def test_the_points_are_the_same_every_time_and_others_with_another_seed():
    drawn = []
    looked_at = derived(step(lambda n: drawn.append(n) or n, N, whole(n=(0, 10**6))))
    looked_at.verify()
    looked_at.verify()
    looked_at.verify(seed=1)
    assert drawn[:5] == drawn[5:10] != drawn[10:]
