"""Claw Machine's odds: values by hand, by the design's figures, and by icepool."""

from fractions import Fraction

import claw_machine_icepool as by_icepool
import pytest

import clawkit
from clawkit.games.claw_machine.odds.match_deck import DECK, box_cards

F = Fraction


def ask(name, **parameters):
    """The answer as a plain value."""
    return clawkit.odds("claw_machine", name, **parameters)


def test_a_match_has_45_cards_out_of_the_63_of_the_box():
    data = clawkit.find_game("claw_machine").rules(2).component_data
    assert sum(box_cards(data).values()) == 63
    assert DECK == 45


@pytest.mark.parametrize(
    ("s", "chance"),
    [(1, F(5, 8)), (2, F(20, 56)), (3, F(10, 56)), (4, F(4, 56)), (5, F(1, 56)), (6, 0), (8, 0)],
)
def test_named_animals_are_in_the_match_in_this_share_of_the_56_sets(s, chance):
    assert ask("kinds_in_match", s=s) == chance


def test_the_opening_display_is_that_of_icepool():
    answer = ask("opening_display")
    assert answer["one_kind"] == by_icepool.copies(45, 6, 9)
    assert answer["kinds"] == by_icepool.kinds_visible()
    assert answer["all_five"] == answer["kinds"][5] == F(2566998, 13633279)


def test_trios_in_twelve_cards_have_the_chances_of_the_design():
    assert ask("trios", hand=12) == {
        0: F(483266192, 563921995),
        1: F(15919860, 112784399),
        2: F(150909, 80560285),
        3: F(4, 16112057),
    }


@pytest.mark.parametrize("hand", [0, 1, 3, 7, 20, 44, 45])
def test_trios_are_those_of_icepool(hand):
    assert ask("trios", hand=hand) == by_icepool.trios(hand)


def test_three_cards_are_a_trio_in_twelve_of_14190_hands():
    # Each colour is on four cards, so it makes C(4, 3) = 4 trios.
    assert ask("trios", hand=3)[1] == F(12, 14190)


@pytest.mark.parametrize(
    ("ruling", "nine_cards", "three"),
    [("best_partition", 30, 10), ("one_trio", 10 - 12, 10), ("trio_cancels_all", 30, 10)],
)
def test_defectives_score_by_the_ruling(ruling, nine_cards, three):
    assert ask("defective_points", hand=45, defective_trios=ruling) == {nine_cards: 1}
    assert ask("defective_points", hand=1, defective_trios=ruling) == {-2: F(1, 5), 0: F(4, 5)}
    assert ask("defective_points", hand=3, defective_trios=ruling)[three] == F(12, 14190)


@pytest.mark.parametrize(
    ("n", "white", "black", "chance"),
    [
        (1, 3, 3, 1),
        (2, 3, 3, F(18, 30)),
        (3, 3, 3, F(36, 120)),
        (4, 3, 3, F(72, 360)),
        (6, 3, 3, F(72, 720)),
        (5, 4, 2, F(4 * 2 * 3 * 1 * 2, 720)),
        (4, 4, 2, F(2 * 4 * 2 * 3 * 1, 360)),
        (2, 6, 0, 0),
    ],
)
def test_sheep_alternate_in_this_share_of_all_orders(n, white, black, chance):
    assert ask("sheep_alternating", n=n, white=white, black=black) == chance


def test_letters_give_an_expression_that_comes_to_the_same():
    from sympy import Symbol

    found = ask("sheep_alternating", n=4, white="w", black="b")
    for w, b in [(3, 3), (4, 2), (2, 5)]:
        value = found.subs({Symbol("w"): w, Symbol("b"): b})
        assert F(int(value.p), int(value.q)) == F(
            2 * w * (w - 1) * b * (b - 1), (w + b) * (w + b - 1) * (w + b - 2) * (w + b - 3)
        )
    general = ask("sheep_alternating", n="k", white="w", black="b")
    assert {str(letter) for letter in general.free_symbols} == {"k", "w", "b"}
    assert general.subs({Symbol("k"): 3, Symbol("w"): 3, Symbol("b"): 3}) == F(3, 10)


def test_before_anything_is_seen_every_card_has_its_share_of_the_box_or_the_match():
    law = ask("next_card")
    assert law["bear"] == F(5, 8) * F(6, 45)
    assert law["raccoon 3"] == F(5, 8) * F(2, 45)
    assert law["sheep white"] == F(5, 8) * F(3, 45)
    assert (law["dragon"], law["pink"], law["blue/pink"]) == (F(3, 45), F(2, 45), F(1, 45))
    assert sum(law.values()) == 1


def test_cards_seen_leave_their_stack_and_make_their_kind_sure():
    law = ask("next_card", seen=["bear", "bear", "dragon"])
    assert law["bear"] == F(4, 42)
    assert law["dragon"] == F(2, 42)
    assert law["cat"] == F(4, 7) * F(6, 42)


def test_with_five_kinds_known_the_others_cannot_come():
    law = ask("next_card", seen="6 bear, unicorn", kinds="bear cat dog rabbit zebra")
    assert "bear" not in law
    assert "sheep white" not in law
    assert law["cat"] == F(6, 38)


def test_the_tables_own_cards_replace_the_examples():
    own = {"raccoon_numbers": [4] * 6, "sheep_colours": {"white": 6, "black": 0}}
    law = ask("next_card", kinds=["raccoon", "sheep"], **own)
    assert (law["raccoon 4"], law["sheep white"]) == (F(6, 45), F(6, 45))
    assert "sheep black" not in law


@pytest.mark.parametrize(("players", "hand"), [(2, 1), (2, 22), (3, 10), (4, 11), (4, 2), (3, 0)])
def test_unique_rabbits_are_those_of_icepool(players, hand):
    assert ask("unique_rabbits", players=players, hand=hand) == by_icepool.unique_rabbits(
        players, hand
    )


def test_with_one_card_each_you_need_the_rabbit_and_the_other_must_not():
    assert ask("unique_rabbits", players=2, hand=1) == F(6, 45) * F(39, 44)


def test_from_the_middle_all_64_orders_stay_on_the_grid():
    edges, corners = (
        dict.fromkeys(["b1", "a2", "c2", "b3"], 7),
        dict.fromkeys(["a1", "c1", "a3", "c3"], 2),
    )
    assert ask("reach", arrows="up down left right", cell="b2") == {**edges, **corners, "b2": 28}


def test_from_a_corner_an_arrow_must_come_before_its_opposite():
    assert ask("reach", arrows="right down", cell="a1") == {"b1": 1, "a2": 1, "b2": 2}
    everything = ask("reach", arrows=["right", "left", "up", "down"], cell="a1")
    assert everything == {"a1": 8, "b1": 4, "a2": 4, "b2": 2}
    assert ask("reach", arrows=[], cell="a1") == {}
