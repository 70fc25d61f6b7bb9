"""What buying and stocking are worth, and coins in machines: by hand, and by the rules."""

from fractions import Fraction

import muscle_man_hands_by_hand as by_hand
import pytest

import clawkit
from clawkit.games.muscle_man.odds.coins import by_second_turn
from clawkit.probability import OddsError

F = Fraction


def ask(name, **parameters):
    """The answer as a plain value."""
    return clawkit.odds("muscle_man", name, **parameters)


def test_the_next_card_for_a_red_a_and_a_red_b_is_worth_what_a_player_would_count():
    answer = ask("keep_or_stock", hand="A-red, B-red", machine="red", inside=9)
    # Two cards of two types in one colour are worth 2 x (3 + 2) = 10. Left are 34 cards:
    assert answer["added"] == {
        3 * (3 + 2) + 8 - 10: F(2, 34),  # the other red A or B
        3 * (3 + 1) + 5 - 10: F(8, 34),  # an A or a B in blue or green
        3 * (2 + 2) - 10: F(8, 34),  # a third type in red
        3 * (2 + 1) - 10: F(16, 34),  # a third type in a second colour
    }
    gain, cost = F(2 * 13 + 8 * 7 + 8 * 2 - 16, 34), 3 - F(10, 34)
    stock = F(9, 2) - (10 - 6)
    assert answer["actions"] == {
        "buy the next card": gain - cost / 2,
        # Red A or B 13 - 1, in other colours 7 - 3/2, a third type in red 2 - 1; else stock.
        "see it, then do the best": F(2 * 12, 34) + F(8, 34) * F(11, 2) + F(8, 34) + F(16, 34) / 2,
        "stock A-red": stock,
        "stock B-red": stock,
        "pick up a coin": F(1, 2),
    }
    assert answer["break_even"] == {"stock A-red": 11}


def test_stocking_is_right_from_the_coins_on_that_are_said():
    def worth(inside):
        actions = ask("keep_or_stock", hand="A-red, B-red", inside=inside)["actions"]
        return actions["stock A-red"] - actions["buy the next card"]

    assert worth(10) < 0 <= worth(11)


def test_a_card_that_spoils_the_colours_is_worth_less_than_nothing():
    answer = ask("keep_or_stock", hand="A-red, A-blue, B-green", inside=0)
    with_it, without = 3 * (3 + 0) + 5, 2 * (4 + 1) + 5
    assert answer["actions"]["stock B-green"] == without - with_it == 1
    assert answer["break_even"] == {"stock B-green": 0}


def test_without_cards_there_is_nothing_to_stock():
    answer = ask("keep_or_stock", hand="")
    assert set(answer["actions"]) == {
        "buy the next card", "see it, then do the best", "pick up a coin",
    }  # fmt: skip
    assert answer["added"] == {6: 1}
    assert "break_even" not in answer


@pytest.mark.parametrize(
    ("pairs", "same_colour_pair"), [("disjoint", "both"), ("combinations", "instead")]
)
def test_what_a_card_adds_is_the_difference_of_two_scores_under_every_ruling(
    pairs, same_colour_pair
):
    hand = "A-red, A-blue, A-green, B-red"
    given = {"pairs": pairs, "same_colour_pair": same_colour_pair}
    each = ask("keep_or_stock", hand=hand, machine="green", **given)["each"]
    held = [tuple(card.split("-")) for card in hand.split(", ")]
    readings = {"every": pairs == "combinations", "both": same_colour_pair == "both"}
    before = sum(by_hand.score(held, **readings))
    assert set(each) == {f"{kind}-{colour}" for kind, colour in by_hand.FACES}
    for card, worth in each.items():
        kind, colour = card.split("-")
        added = sum(by_hand.score([*held, (kind, colour)], **readings)) - before
        assert worth == added - F(2 if colour == "green" else 3, 2)


def test_cards_seen_cannot_come():
    answer = ask("keep_or_stock", hand="A-red", seen="A-red, 2 B-blue")
    assert {"A-red", "B-blue"}.isdisjoint(answer["each"])
    assert len(answer["each"]) == 16


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"hand": "2 A-red, 2 B-red, 2 C-red"}, "hand can have at most 5 cards"),
        ({"hand": "2 A-red", "seen": "A-red"}, "hand and seen have 3 A-red together"),
        ({"hand": "G-red"}, "there is no card"),
        ({"copies_per_type_and_colour": 0}, "must be a whole number from 1 to 6, not 0"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused_in_a_sentence(given, sentence):
    with pytest.raises(OddsError, match=sentence):
        ask("keep_or_stock", **given)


def test_every_machine_has_two_coins_as_the_first_turn_begins():
    answer = ask("coins_in_machine", players=3, turn=1, games=50)
    assert answer["coins"] == {2: 1}
    assert answer["going"] == 1


def test_after_one_turn_a_machine_was_bought_from_emptied_or_left_alone():
    law = {0: F(1, 3), 2: F(1, 3), 2 + 2: F(1, 9), 2 + 3: F(2, 9)}
    assert by_second_turn() == type(by_second_turn()).from_chances(law)
    sample = ask("coins_in_machine", players=5, turn=2, games=200)
    error = sample["error"]["error"] / 100
    for bound in range(6):
        share = sum(p for coins, p in sample["coins"].items() if coins <= bound)
        assert abs(share - sum(p for coins, p in law.items() if coins <= bound)) <= error


def test_the_same_games_give_the_same_coins_and_others_do_not():
    answer = ask("coins_in_machine", players=6, turn=8, games=60)
    assert answer == ask("coins_in_machine", players=6, turn=8, games=60)
    assert answer["coins"] != ask("coins_in_machine", players=6, turn=8, games=60, seed=2)["coins"]
    assert sum(answer["coins"].values()) == 1
    assert answer["going"] <= ask("coins_in_machine", players=6, turn=7, games=60)["going"]


def test_the_error_is_that_of_the_games_that_lasted_so_long():
    answer = ask("coins_in_machine", players=6, turn=12, games=100)
    games = answer["going"] * 100
    # sqrt(ln(200) / (2 games)), in percentage points and rounded up to a hundredth.
    exact = (5.298317366548036 / (2 * float(games))) ** 0.5 * 100
    assert 0 <= float(answer["error"]["error"]) - exact <= 0.01
