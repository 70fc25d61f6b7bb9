"""What can be asked, in which forms, and what is refused with which sentence."""

import json

import pytest

import clawkit
from clawkit.games.claw_machine.odds import BOOK, collection_value, trios, unique_rabbits
from clawkit.probability import OddsError


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("trios", {"hand": 46}, "trios: hand must be a whole number from 0 to 45, not 46"),
        ("trios", {"hand": -1}, "trios: hand must be a whole number from 0 to 45, not -1"),
        ("trios", {"hand": True}, "trios: hand must be a whole number from 0 to 45, not true"),
        ("trios", {"hand": 2.0}, "trios: hand must be a whole number from 0 to 45, not 2.0"),
        ("trios", {"hand": "many"}, 'trios: hand must be a whole number from 0 to 45, not "many"'),
        ("trios", {"cards": 3}, "trios has no parameter cards; its parameters are hand"),
        (
            "opening_display",
            {"hand": 3},
            "opening_display has no parameter hand; it has no parameters",
        ),
        (
            "defective_points",
            {"defective_trios": "none"},
            "defective_points: defective_trios must be one of best_partition, one_trio or "
            'trio_cancels_all, not "none"',
        ),
        (
            "unique_rabbits",
            {"players": 4, "hand": 12},
            "unique_rabbits: hand must be at most 11 with 4 players: 45 cards in all",
        ),
        (
            "sheep_alternating",
            {"n": 5, "white": 2, "black": 2},
            "sheep_alternating: n can be at most white and black sheep together: 4, and not 5",
        ),
        (
            "sheep_alternating",
            {"white": "x", "black": "x"},
            "sheep_alternating: different numbers need different letters, not x twice",
        ),
        (
            "next_card",
            {"seen": ["horse"]},
            'next_card: seen: there is no card "horse"; the cards are bear, capybara, cat, dog, '
            "rabbit, raccoon 1, raccoon 2, raccoon 3, sheep white, sheep black, zebra, dragon, "
            "unicorn, pink, blue, yellow, blue/pink, yellow/pink, yellow/blue",
        ),
        ("next_card", {"seen": "7 bear"}, "next_card: seen: 7 bear, but there are 6"),
        (
            "next_card",
            {"seen": {"bear": -1}},
            "next_card: seen: a number of cards must be a whole number from 0, not -1",
        ),
        (
            "next_card",
            {"seen": ["bear"], "kinds": "cat dog rabbit zebra raccoon"},
            "next_card: 6 kinds of animal (bear, cat, dog, rabbit, raccoon and zebra) are named "
            "or seen, but a match has 5 (CM-05)",
        ),
        (
            "next_card",
            {"kinds": ["cat", "cat"]},
            "next_card: kinds must be at most 5 different animals among bear, capybara, cat, dog, "
            "rabbit, raccoon, sheep, zebra, not 2: cat and cat",
        ),
        (
            "next_card",
            {"raccoon_numbers": [1, 2]},
            "next_card: raccoon_numbers must be a list of 6 such as [1, 1, 2, 2, 3, 3], not a "
            "list of 2",
        ),
        (
            "next_card",
            {"sheep_colours": {"white": 3, "black": 4}},
            "next_card: sheep_colours must add up to 6 sheep (CM-01), not 7",
        ),
        (
            "worth",
            {"collection": {"sheep white": 1}},
            "worth: collection must be a list: the order received matters",
        ),
        (
            "worth",
            {"card": "cow"},
            "worth: card must be one of bear, capybara, cat, dog, rabbit, raccoon 1, raccoon 2, "
            "raccoon 3, sheep white, sheep black, zebra, dragon, unicorn, pink, blue, yellow, "
            'blue/pink, yellow/pink or yellow/blue, not "cow"',
        ),
        (
            "worth",
            {"collection": "6 bear"},
            "worth: card cannot be bear: this collection has them all, or the match has none",
        ),
        (
            "worth",
            {"collection": "2 pink", "seen": "pink"},
            "worth: collection and seen have 3 pink together, but there are 2",
        ),
        (
            "reach",
            {"cell": "d4"},
            'reach: cell must be one of a1, b1, c1, a2, b2, c2, a3, b3 or c3, not "d4"',
        ),
    ],
)
def test_what_cannot_be_asked_is_refused_with_its_name_and_what_can(name, given, sentence):
    for ask in (clawkit.odds, clawkit.derivation):
        with pytest.raises(OddsError) as refusal:
            ask("claw_machine", name, **given)
        assert str(refusal.value) == sentence


def test_when_all_cards_are_seen_there_is_no_next_one():
    seen = "6 bear, 6 cat, 6 dog, 6 rabbit, 6 zebra, 3 dragon, 3 unicorn, 2 pink, 2 blue, 2 yellow,"
    seen += "blue/pink, yellow/pink, yellow/blue"
    with pytest.raises(OddsError, match="45 cards have been seen, so none of the 45 is left"):
        clawkit.odds("claw_machine", "next_card", seen=seen)


def test_unknown_names_are_answered_by_the_known_ones():
    with pytest.raises(OddsError, match=r"no odds called trio; there are: kinds_in_match, .*worth"):
        clawkit.odds("claw_machine", "trio")
    with pytest.raises(
        OddsError, match="there are no odds of chess; there are odds of claw_machine"
    ):
        clawkit.odds("chess", "trios")


def test_cards_can_be_a_text_a_list_or_a_dictionary_in_any_order():
    forms = ["2 bear, raccoon 2", ["raccoon 2", "bear", "bear"], {"bear": 2, "raccoon 2": 1}]
    answers = [clawkit.odds("claw_machine", "next_card", seen=form) for form in forms]
    assert answers[0] == answers[1] == answers[2]


def test_two_colours_can_be_named_in_either_order():
    seen = ["pink/blue"]
    assert "blue/pink" not in clawkit.odds("claw_machine", "next_card", seen=seen)


def test_questions_are_functions_of_their_parameters_by_position_or_name():
    assert unique_rabbits(2, 5).value == unique_rabbits(hand=5, players=2).value
    assert trios(12).parameters == {"hand": 12}
    with pytest.raises(OddsError, match="hand is given twice"):
        trios(12, hand=12)
    with pytest.raises(OddsError, match="its parameters are hand, not 2 of them"):
        trios(12, 13)


def test_the_list_for_a_widget_has_every_parameter_with_kind_default_and_range():
    form = json.loads(json.dumps(BOOK.to_json()))
    assert form["game"] == "Claw Machine"
    entries = {entry["name"]: entry for entry in form["odds"]}
    hand = entries["trios"]["parameters"][0]
    assert hand == {
        "name": "hand",
        "kind": "integer",
        "label": "cards in the collection",
        "default": 12,
        "cites": [],
        "least": 0,
        "most": 45,
        "symbolic": False,
    }


def test_the_list_for_a_widget_tells_cards_sets_choices_and_data_apart():
    entries = {entry["name"]: entry for entry in BOOK.to_json()["odds"]}
    worth = {parameter["name"]: parameter for parameter in entries["worth"]["parameters"]}
    assert {name: parameter["kind"] for name, parameter in worth.items()} == {
        "card": "card",
        "collection": "cards",
        "seen": "cards",
        "kinds": "set",
        "cat": "choice",
        "zebra": "choice",
        "defective_trios": "choice",
        "raccoon_numbers": "data",
        "sheep_colours": "data",
    }
    assert (worth["collection"]["ordered"], worth["seen"]["ordered"]) == (True, False)
    assert worth["seen"]["faces"]["raccoon 2"] == 2
    assert worth["zebra"]["cites"] == ["CM-R02", "CM-35"]
    assert worth["sheep_colours"]["status"] == "example"
    arrows = entries["reach"]["parameters"][0]
    assert (arrows["of"], arrows["choices"]) == ("arrows", ["up", "down", "left", "right"])


def test_every_default_can_be_given_back_as_it_is_listed():
    for entry in BOOK.to_json()["odds"]:
        if entry["name"] != "game_length":
            given = {p["name"]: p["default"] for p in entry["parameters"]}
            assert BOOK.evaluate(entry["name"], **given) == BOOK.evaluate(entry["name"])


def test_an_answer_as_json_says_each_number_in_all_its_forms():
    answer = BOOK.answer("trios", hand=12)
    assert (answer["kind"], answer["what"]) == ("distribution", "trios")
    assert answer["rows"][3] == {
        "outcome": 3,
        "exact": "4/16112057",
        "percent": "0.000025 %",
        "one_in": "1 in 4,028,014",
        "number": 4 / 16112057,
        "at_least": {
            "exact": "4/16112057",
            "percent": "0.000025 %",
            "one_in": "1 in 4,028,014",
            "number": 4 / 16112057,
        },
    }
    assert answer["rows"][0]["at_least"]["percent"] == "100 %"
    assert answer["mean"]["exact"] == "81712446/563921995"
    parts = BOOK.answer("opening_display")["parts"]
    assert [part["kind"] for part in parts] == ["distribution", "distribution", "chance"]
    assert BOOK.answer("reach")["rows"][0] == {
        "name": "a1", "exact": "2", "decimal": "2", "number": 2.0,
    }  # fmt: skip
    assert BOOK.answer("sheep_alternating", white="w")["kind"] == "expression"


def test_slow_questions_say_why():
    slow = {entry["name"] for entry in BOOK.to_json()["odds"] if entry["slow"]}
    assert slow == {"collection_value", "game_length"}
    assert "all sizes of collection at once" in collection_value.slow
