"""What collections and single cards are worth: by hand, by scoring every hand, and by icepool."""

from fractions import Fraction
from itertools import combinations

import claw_machine_icepool as by_icepool
import pytest

import clawkit
from clawkit.games.claw_machine.components import ANIMALS
from clawkit.games.claw_machine.odds.collection_law import Setting, collection_law
from clawkit.games.claw_machine.odds.collection_scored import scored_law
from clawkit.probability import Distribution

F = Fraction
USUAL = {"cat": "most_repeated", "zebra": "each", "defective_trios": "best_partition"}


def ask(name, **parameters):
    """The answer as a plain value."""
    return clawkit.odds("claw_machine", name, **parameters)


EXAMPLE = "rabbit cat raccoon sheep dog"


def test_a_collection_of_one_card_scores_what_the_card_scores_alone():
    answer = ask("collection_value", hand=1, kinds=EXAMPLE)
    assert answer["points"] == {-2: F(9, 45), 0: F(18, 45), 1: F(12, 45), 5: F(6, 45)}
    assert answer["items"]["rabbit"] == F(30, 45)
    assert answer["items"]["bear"] == 0


def counts(kinds, white):
    """The cards of these kinds as icepool is given them."""
    colours = {"white": white, "black": 6 - white}
    own = {name: 6 for name in kinds.split() if name != "sheep"}
    both = {**own, **(colours if "sheep" in kinds else {})}
    return {"mythic": 6, **{name: count for name, count in both.items() if count}}


@pytest.mark.parametrize(
    ("hand", "kinds", "white"),
    [
        (12, EXAMPLE, 3),
        (12, "zebra bear sheep dog cat", 3),
        (9, "rabbit capybara sheep dog cat", 2),
        (15, "zebra bear rabbit raccoon dog", 3),
    ],
)
def test_a_collections_whole_law_is_that_of_icepool(hand, kinds, white):
    colours = {"white": white, "black": 6 - white}
    found = ask("collection_value", hand=hand, kinds=kinds, sheep_colours=colours)["points"]
    assert found == by_icepool.points(hand, counts(kinds, white))


@pytest.mark.parametrize("cat", ["most_repeated", "only_repeats", "all_repeats"])
@pytest.mark.parametrize("zebra", ["each", "once"])
def test_a_collections_whole_law_is_that_of_scoring_every_hand_under_every_ruling(cat, zebra):
    setting = Setting(("bear", "cat", "dog", "sheep", "zebra"), cat, zebra, "one_trio", 4)
    assert collection_law(9, setting) == scored_law(9, setting)


def test_twelve_cards_of_the_printed_examples_kinds_are_scored_one_by_one():
    setting = Setting(("cat", "dog", "rabbit", "raccoon", "sheep"), *USUAL.values(), 3)
    assert collection_law(12, setting) == scored_law(12, setting)


def test_unknown_kinds_are_the_average_of_all_56_sets():
    sets = {
        kinds: collection_law(6, Setting(kinds, *USUAL.values(), 3))
        for kinds in combinations(ANIMALS, 5)
    }
    mixed: dict[int, F] = {}
    for law in sets.values():
        for points, chance in law.items():
            mixed[points] = mixed.get(points, F(0)) + chance / 56
    assert collection_law(6, Setting((), *USUAL.values(), 3)) == Distribution.from_chances(mixed)


def worth(card, collection, **others):
    """What one card adds."""
    return ask("worth", card=card, collection=collection, **others)["card"][card]


@pytest.mark.parametrize(
    ("card", "collection", "points"),
    [
        ("bear", "bear", 5),
        ("bear", "2 bear", 0),
        ("bear", "bear, 2 cat, dog", 5 + 2),
        ("capybara", "dog", 2 + 1),
        ("cat", "3 capybara, 2 dog", 3 + 2),
        ("dog", "bear, cat, 3 dog", 2 + 1),
        ("rabbit", "", 5),
        ("rabbit", "rabbit", 0),
        ("raccoon 3", "dog", 1),
        ("sheep black", ["sheep white", "sheep black", "sheep white"], 16 - 9),
        ("sheep white", ["sheep white", "sheep black", "sheep white"], 4 - 9),
        ("zebra", "2 dragon, unicorn, zebra", 3),
        ("dragon", "3 zebra", 1 + 3),
        ("blue/pink", "2 pink", 10 + 4),
        ("blue/pink", "2 yellow", -2),
        ("yellow/blue", "2 pink, blue/pink, yellow/pink", -2),
    ],
)
def test_one_more_card_is_worth_what_a_player_would_count(card, collection, points):
    assert worth(card, collection) == points


def test_rulings_change_what_a_card_is_worth():
    assert worth("zebra", "zebra, dragon", zebra="once") == 0
    assert worth("cat", "bear", cat="only_repeats") == 0
    assert worth("cat", "2 bear, 2 dog", cat="all_repeats") == 4 + 2
    assert worth("pink", "2 blue, blue/pink", defective_trios="trio_cancels_all") == 0


def test_a_hidden_card_is_worth_each_card_with_its_chance():
    kinds = "bear cat dog rabbit zebra"
    answer = ask("worth", card="bear", collection=["bear"], seen="5 rabbit, 6 cat", kinds=kinds)
    # Left: 5 bears 5 each, 1 rabbit 5, 6 dogs 1 each, 6 zebras 0, 6 mythics 1, 9 defectives -2.
    assert answer["hidden"] == {5: F(6, 33), 1: F(12, 33), 0: F(6, 33), -2: F(9, 33)}
    assert "sheep white" not in answer["each"]


def test_games_are_longer_than_their_stacks_and_have_as_many_turns_each():
    answer = ask("game_length", players=2, games=60)
    assert sum(answer["rounds"].values()) == 1
    # The first stack is empty after five cards at the earliest: three rounds with two players.
    assert answer["figures"]["shortest"] >= 3
    assert answer["error"] == {"error": F(2102, 100)}
    assert answer == ask("game_length", players=2, games=60)
    assert answer["rounds"] != ask("game_length", players=2, games=60, seed=2)["rounds"]
