"""Laws of hands drawn from a deck, against listing and against icepool."""

from fractions import Fraction

import pytest
from claw_machine_icepool import copies
from hypothesis import given, settings
from hypothesis import strategies as st

from clawkit.probability import Distribution
from clawkit.probability.deck import drawn_from, group, rest, successes, together, ways
from clawkit.probability.enumeration import every_hand, labelled


def test_two_of_four_cards_two_of_them_good():
    # Of the six hands one has both, one has none, four have one.
    law = successes(4, 2, 2)
    assert law.as_dict() == {0: Fraction(1, 6), 1: Fraction(4, 6), 2: Fraction(1, 6)}


def test_more_cards_than_there_are_can_be_drawn_in_no_way():
    assert [ways(3, drawn) for drawn in (-1, 0, 1, 2, 3, 4)] == [0, 1, 3, 3, 1, 0]


@settings(deadline=None)
@given(st.integers(1, 45).flatmap(
    lambda cards: st.tuples(st.just(cards), st.integers(0, cards), st.integers(0, cards))
))  # fmt: skip
def test_the_law_of_good_cards_is_that_of_icepool(numbers):
    cards, good, hand = numbers
    assert successes(cards, good, hand).as_dict() == {
        outcome: chance for outcome, chance in copies(cards, good, hand).items() if chance
    }


@pytest.mark.parametrize("hand", range(8))
def test_groups_together_are_what_listing_every_hand_finds(hand):
    deck = {"a": 3, "b": 2, "c": 2}
    law = together([group(3), group(2, lambda n: 10 * n), rest(2)], hand)
    listed = every_hand(labelled(deck), hand, lambda held: held.count("a") + 10 * held.count("b"))
    assert drawn_from(law, 7, hand) == listed


def test_groups_can_be_joined_by_their_largest():
    law = together([group(2), group(2)], 4, max)
    assert drawn_from(law, 4, 2).as_dict() == {1: Fraction(4, 6), 2: Fraction(2, 6)}


def test_a_law_that_forgets_cards_is_refused():
    with pytest.raises(ValueError, match="does not add up to all hands of 2 of 6 cards"):
        drawn_from(together([group(3), rest(2)], 2), 6, 2)


def test_listing_counts_like_cards_one_by_one():
    assert every_hand(["x", "x", "y"], 1, lambda held: held[0]) == Distribution.from_weights(
        {"x": 2, "y": 1}
    )
