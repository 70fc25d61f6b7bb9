"""Muscle Man's odds: values by hand, by listing labelled cards, and by icepool."""

from fractions import Fraction
from math import comb

import muscle_man_hands_by_hand as by_hand
import pytest

import clawkit
from clawkit.games.muscle_man.actions import BUY, PICK_UP
from clawkit.games.muscle_man.components import price
from clawkit.games.muscle_man.odds import BOOK
from clawkit.probability import OddsError

F = Fraction
RULINGS = [("disjoint", "instead"), ("disjoint", "both"), ("combinations", "instead")]


def ask(name, **parameters):
    """The answer as a plain value."""
    return clawkit.odds("muscle_man", name, **parameters)


def test_every_question_of_the_list_can_be_asked():
    names = ["price", "pairs", "points", "best_hands", "keep_or_stock", "coins_in_machine"]
    assert [entry.name for entry in BOOK] == names


@pytest.mark.parametrize(
    ("machine", "seen", "chance"),
    [
        ("red", "", F(1, 3)),
        ("red", "5 red, 2 blue, 1 green", F(12 - 5, 36 - 8)),
        ("green", "5 red, 2 blue, 1 green", F(12 - 1, 36 - 8)),
        ("blue", "12 blue", 0),
        ("blue", "12 red, 12 green", 1),
    ],
)
def test_the_next_card_costs_two_if_it_is_one_of_the_machines_colour_that_are_left(
    machine, seen, chance
):
    answer = ask("price", machine=machine, seen=seen)
    assert answer == {"costs_two": chance, "expected_price": {"next card": 3 - chance}}


def test_each_card_costs_two_in_a_third_of_the_machines():
    for copies in (1, 2, 5):
        answer = ask("price", copies_per_type_and_colour=copies)
        assert answer["costs_two"] == F(1, 3)
        assert answer["expected_price"]["next card"] == F(8, 3)


def test_two_cards_are_a_pair_one_time_in_seven():
    answer = ask("pairs", n=2)
    # Of the 35 other cards five have the type, and one of them has the colour as well.
    assert answer["pairs"] == {0: F(30, 35), 1: F(5, 35)}
    assert answer["same_colour"] == {0: F(34, 35), 1: F(1, 35)}


@pytest.mark.parametrize("n", range(7))
def test_without_a_pair_every_card_is_of_another_type(n):
    assert ask("pairs", n=n)["pairs"][0] == F(comb(6, n) * 6**n, comb(36, n))


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize(("n", "copies"), [(3, 2), (5, 2), (6, 2), (4, 3), (4, 1)])
def test_pairs_are_those_of_icepool(n, copies, every):
    ruling = "combinations" if every else "disjoint"
    answer = ask("pairs", n=n, pairs=ruling, copies_per_type_and_colour=copies)
    found = by_hand.hand_law(n, every, copies)
    for part, at in (("pairs", 2), ("same_colour", 3)):
        counts = {outcome[at] for outcome in found}
        assert answer[part] == {
            count: sum(chance for outcome, chance in found.items() if outcome[at] == count)
            for count in counts
        }


def test_one_card_scores_six_and_two_cards_score_by_type_and_colour():
    assert ask("points", n=0)["total"] == {0: 1}
    assert ask("points", n=1)["total"] == {4 + 2: 1}
    assert ask("points", n=2)["total"] == {
        2 * (4 + 2) + 8: F(1, 35),  # the same card twice
        2 * (4 + 1) + 5: F(4, 35),  # one type in two colours
        2 * (3 + 2): F(10, 35),  # two types in one colour
        2 * (3 + 1): F(20, 35),
    }


@pytest.mark.parametrize(("pairs", "same_colour_pair"), RULINGS)
def test_points_of_three_cards_are_those_of_all_7140_hands(pairs, same_colour_pair):
    every, both = pairs == "combinations", same_colour_pair == "both"
    listed = by_hand.every_hand(3, lambda cards: by_hand.score(cards, every, both))
    answer = ask("points", n=3, pairs=pairs, same_colour_pair=same_colour_pair)
    for at, part in enumerate(("type", "colour", "sets")):
        points = {parts[at] for parts in listed}
        assert answer[part] == {
            number: sum(p for parts, p in listed.items() if parts[at] == number)
            for number in points
        }
    totals = {sum(parts) for parts in listed}
    assert answer["total"] == {
        total: sum(p for parts, p in listed.items() if sum(parts) == total) for total in totals
    }


@pytest.mark.parametrize(
    ("n", "copies", "pairs", "same_colour_pair"),
    [
        (4, 2, "disjoint", "instead"),
        (5, 2, "disjoint", "instead"),
        (6, 2, "disjoint", "both"),
        (6, 2, "combinations", "instead"),
        (5, 2, "combinations", "both"),
        (5, 1, "disjoint", "instead"),
        (4, 4, "combinations", "instead"),
    ],
)
def test_points_have_the_whole_laws_of_icepool(n, copies, pairs, same_colour_pair):
    given = {"pairs": pairs, "same_colour_pair": same_colour_pair}
    answer = ask("points", n=n, copies_per_type_and_colour=copies, **given)
    every, both = pairs == "combinations", same_colour_pair == "both"
    assert answer == by_hand.points_law(n, every, both, copies)


def test_points_of_five_cards_are_exact_fractions():
    total = ask("points", n=5)["total"]
    assert all(isinstance(chance, Fraction) for chance in total.values())
    assert total[36] == F(1476, comb(36, 5))
    assert total[15] == F(540, 1309)


@pytest.mark.parametrize(
    ("n", "points", "hands"),
    [
        (1, 6, {"A-red"}),
        (2, 20, {"2 A-red"}),
        (3, 23, {"2 A-red, A-blue", "2 A-red, B-red"}),
        (4, 36, {"2 A-red, 2 A-blue", "2 A-red, 2 B-red"}),
        (5, 36, {"2 A-red, 2 A-blue, A-green", "2 A-red, 2 B-red, C-red"}),
        (6, 48, {"2 A-red, 2 A-blue, 2 A-green", "2 A-red, 2 B-red, 2 C-red"}),
    ],
)
def test_the_best_hands_are_those_of_the_rulebooks_notes_and_their_like(n, points, hands):
    answer = ask("best_hands", n=n)
    assert answer["points"] == {"most": points}
    assert hands <= set(answer["hands"])
    assert answer["coins"] == {"least": 2 * (n - 1)}


def test_the_best_six_are_of_three_shapes_and_can_be_counted_by_hand():
    assert ask("best_hands", n=6)["hands"] == {
        "2 A-red, 2 A-blue, 2 A-green": 6,
        "2 A-red, 2 A-blue, 2 B-red": 6 * 3 * 5 * 2,
        "2 A-red, 2 B-red, 2 C-red": comb(6, 3) * 3,
    }
    assert ask("best_hands", n=6)["chance"] == F(6 + 180 + 60, comb(36, 6))


@pytest.mark.parametrize(
    ("n", "pairs", "both", "points"),
    [
        (2, "disjoint", "both", 12 + 13),
        (4, "disjoint", "both", 20 + 26),
        (6, "combinations", "instead", 24 + 3 * 8 + 12 * 5),
        (6, "combinations", "both", 24 + 3 * 13 + 12 * 5),
    ],
)
def test_the_rulings_change_what_the_best_hands_make(n, pairs, both, points):
    answer = ask("best_hands", n=n, pairs=pairs, same_colour_pair=both)
    assert answer["points"]["most"] == points


def test_every_best_hand_scores_what_is_said_and_can_be_typed():
    for n in range(1, 7):
        answer = ask("best_hands", n=n)
        for hand in answer["hands"]:
            read = BOOK.find("keep_or_stock").parameters[0].read(hand, {})
            assert (
                sum(by_hand.score([card.split("-") for card in read])) == answer["points"]["most"]
            )


def test_eight_coins_buy_the_best_five_cards_when_everything_fits():
    state = clawkit.find_game("muscle_man").play.new_game(clawkit.find_game("muscle_man").rules(3))
    while state.is_chance():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        state.apply("red" if "red" in outcomes else outcomes[0])
    state.colours = ("red",) * 3
    for _ in range(4):
        red = next(c for c in ("A-red", "B-red", "C-red", "D-red", "E-red") if state.unseen[c])
        state.known[state.machine_of(0)] = (red,)
        assert price(red, "red") == 2
        state.apply_together({0: BUY, 1: PICK_UP, 2: PICK_UP})
        while state.is_chance():
            state.apply(state.chance_outcomes()[0][0])
    assert (len(state.hands[0]), state.purses[0]) == (5, 0)


@pytest.mark.parametrize("n", [-1, 7, "five"])
def test_more_than_six_cards_cannot_be_asked_for(n):
    with pytest.raises(OddsError, match="n must be a whole number from 0 to 6"):
        ask("points", n=n)
