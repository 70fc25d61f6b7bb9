"""What must hold of Claw Machine's odds at any parameters."""

from fractions import Fraction

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import clawkit
from clawkit.games.claw_machine.components import ANIMALS
from clawkit.games.claw_machine.deck import animal_of
from clawkit.games.claw_machine.grid import CELLS, DIRECTIONS
from clawkit.games.claw_machine.odds import BOOK
from clawkit.games.claw_machine.odds.asked import component_data
from clawkit.games.claw_machine.odds.match_deck import box_cards

HANDS = st.integers(0, 45)
RULINGS = st.sampled_from(["best_partition", "one_trio", "trio_cancels_all"])
MIRROR = {"left": "right", "right": "left", "a": "c", "c": "a", "b": "b"}


def ask(name, **parameters):
    """The answer as a plain value."""
    return clawkit.odds("claw_machine", name, **parameters)


@st.composite
def cards_seen(draw):
    """Cards that can have been seen: of five kinds and of those in every match."""
    kinds = draw(st.permutations(ANIMALS))[:5]
    box = box_cards(component_data())
    able = {c: n for c, n in box.items() if animal_of(c) in kinds or animal_of(c) not in ANIMALS}
    return {card: draw(st.integers(0, count)) for card, count in able.items()}


@settings(deadline=None)
@given(HANDS, RULINGS)
def test_chances_of_trios_points_and_collections_add_up_to_one(hand, ruling):
    assert sum(ask("trios", hand=hand).values()) == 1
    assert sum(ask("defective_points", hand=hand, defective_trios=ruling).values()) == 1
    kinds = "bear cat dog sheep zebra"
    law = ask("collection_value", hand=hand, kinds=kinds, defective_trios=ruling)["points"]
    assert sum(law.values()) == 1


@settings(deadline=None)
@given(st.integers(0, 44))
def test_more_cards_hold_at_least_as_many_trios(hand):
    fewer, more = (BOOK.evaluate("trios", hand=size) for size in (hand, hand + 1))
    assert all(fewer.at_least(trios) <= more.at_least(trios) for trios in (1, 2, 3))


@settings(deadline=None)
@given(st.integers(1, 7))
def test_one_more_named_animal_makes_it_less_likely(s):
    assert ask("kinds_in_match", s=s) >= ask("kinds_in_match", s=s + 1)


@settings(deadline=None)
@given(st.integers(1, 6), st.integers(0, 6), st.integers(0, 6))
def test_white_and_black_sheep_can_change_places(n, white, black):
    if n <= white + black:
        one = ask("sheep_alternating", n=n, white=white, black=black)
        assert one == ask("sheep_alternating", n=n, white=black, black=white)
        assert 0 <= one <= 1


@settings(deadline=None, max_examples=40)
@given(cards_seen())
def test_the_next_card_is_one_that_is_left_and_all_chances_add_up(seen):
    assume(sum(seen.values()) < 45)
    law = ask("next_card", seen=seen)
    box = box_cards(component_data())
    assert sum(law.values()) == 1
    assert all(seen.get(card, 0) < box[card] for card in law)


@settings(deadline=None, max_examples=40)
@given(cards_seen(), st.sampled_from(["bear", "dragon", "pink", "yellow/blue"]))
def test_seeing_one_more_of_a_known_card_makes_it_less_likely(seen, card):
    seen = {**seen, "bear": max(seen.get("bear", 0), 1)}
    more = {**seen, card: seen.get(card, 0) + 1}
    known = {
        animal_of(name) for name, count in more.items() if count and animal_of(name) in ANIMALS
    }
    assume(len(known) <= 5 and sum(more.values()) < 45)
    assume(more[card] <= box_cards(component_data())[card])
    before, after = ask("next_card", seen=seen), ask("next_card", seen=more)
    assert after.get(card, 0) < before[card]


@settings(deadline=None)
@given(st.sets(st.sampled_from(DIRECTIONS)), st.sampled_from(CELLS))
def test_left_and_right_are_mirror_images(arrows, cell):
    found = ask("reach", arrows=sorted(arrows), cell=cell)
    mirrored = ask(
        "reach", arrows=[MIRROR.get(a, a) for a in sorted(arrows)], cell=MIRROR[cell[0]] + cell[1]
    )
    assert {MIRROR[there[0]] + there[1]: n for there, n in found.items()} == mirrored


@settings(deadline=None)
@given(st.integers(2, 4), st.integers(0, 11))
def test_rabbits_are_no_more_often_unique_than_held(players, hand):
    chance = ask("unique_rabbits", players=players, hand=hand)
    none = Fraction(1)
    for dealt in range(hand):
        none *= Fraction(39 - dealt, 45 - dealt)
    assert 0 <= chance <= 1 - none


@settings(deadline=None, max_examples=25)
@given(HANDS, st.sets(st.sampled_from(ANIMALS), max_size=5))
def test_the_items_means_add_up_to_the_mean_of_the_points(hand, kinds):
    answer = BOOK.evaluate("collection_value", hand=hand, kinds=sorted(kinds))
    assert answer["points"].mean == sum(answer["items"].rows.values())
