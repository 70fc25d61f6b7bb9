"""Mistakes that are easily made are found: by a derivation's steps or by its second method."""

import dataclasses
from fractions import Fraction
from math import factorial

import pytest

from clawkit.games.claw_machine.components import COLOURS, DEFECTIVES
from clawkit.games.claw_machine.deck import cards_of, other_cards
from clawkit.games.claw_machine.odds import (
    BOOK,
    collection_items,
    collection_law,
    display,
    gains,
    length,
    match_deck,
    rabbits,
    trio_law,
    trio_steps,
)
from clawkit.probability import VerificationError, deck


def forget():
    """Drop what has been computed and kept."""
    trio_law.trio_table.cache_clear()
    trio_steps._sets.cache_clear()
    collection_law.packed_law.cache_clear()
    collection_items._most_law.cache_clear()
    length.played.cache_clear()


@pytest.fixture
def mutate(monkeypatch):
    """Replaces something of a module until the test ends, and nothing computed survives it."""
    forget()

    def mutate(module, name, value):
        monkeypatch.setattr(module, name, value)
        forget()

    yield mutate
    monkeypatch.undo()
    forget()


def found_by_verify(name, **given):
    """Asserts that the derivation does not verify; returns its sentence."""
    derived = BOOK.derivation(name, **given)
    with pytest.raises(VerificationError) as refusal:
        derived.verify()
    return str(refusal.value)


def found_by_a_second_method(name, **given):
    """Asserts that a second method alone finds it, whatever the steps say."""
    derived = BOOK.derivation(name, **given)
    alone = dataclasses.replace(derived, steps=())
    with pytest.raises(VerificationError, match="a second method disagrees"):
        alone.verify()


def counted_twice(singles, doubles):
    """A two-coloured card serves in a trio of each of its colours."""
    of = {colour: sum(colour in card.split("/") for card in doubles) for colour in COLOURS}
    return sum((singles[colour] + of[colour]) // 3 for colour in COLOURS)


@pytest.mark.parametrize("name", ["trios", "defective_points"])
def test_a_two_coloured_card_that_counts_in_two_trios_is_found(mutate, name):
    mutate(trio_law, "most_trios", counted_twice)
    found_by_verify(name)
    found_by_a_second_method(name)


def test_looking_at_one_tail_only_would_not_find_it(mutate):
    right = trio_law.trio_law(12)
    mutate(trio_law, "most_trios", counted_twice)
    wrong = trio_law.trio_law(12)
    assert wrong.at_least(1) == right.at_least(1)
    assert wrong != right


def replaced(cards, drawn):
    """Ways with replacement: the hand's law becomes multinomial, and still adds up to one."""
    return Fraction(cards**drawn, factorial(drawn)) if drawn >= 0 else 0


def group_put_back(cards, shows=int):
    """A group of which more cards can be drawn than it has, since each is put back."""
    return {(drawn, shows(drawn)): replaced(cards, drawn) for drawn in range(10)}


def test_drawing_with_replacement_is_found_in_the_opening_display(mutate):
    mutate(deck, "ways", replaced)
    for module in (deck, display):
        mutate(module, "group", group_put_back)
        mutate(module, "rest", lambda cards: group_put_back(cards, lambda _: 0))
    assert display.opening()["one_kind"].mean == Fraction(9 * 6, 45)
    found_by_verify("opening_display")
    found_by_a_second_method("opening_display")


def test_drawing_with_replacement_is_found_in_the_rabbits(mutate):
    mutate(rabbits, "ways", replaced)
    found_by_verify("unique_rabbits")
    found_by_a_second_method("unique_rabbits")


def test_drawing_with_replacement_is_found_in_the_trios(mutate):
    mutate(deck, "ways", replaced)
    with pytest.raises((VerificationError, ValueError)):
        BOOK.derivation("trios").verify()


def test_a_hidden_card_drawn_as_if_seen_cards_were_back_is_found(mutate):
    mutate(match_deck, "Counter", lambda cards: dict.fromkeys(cards, 0) | dict.fromkeys(BOX, 0))
    found_by_verify("next_card", seen="2 bear, dragon")
    found_by_a_second_method("next_card", seen="2 bear, dragon")


BOX = [*other_cards(), "bear", "capybara", "cat", "dog", "rabbit", "zebra"]
BOX += [f"raccoon {number}" for number in (1, 2, 3)] + ["sheep white", "sheep black"]


def test_one_dragon_too_many_is_found(mutate):
    mutate(match_deck, "other_cards", lambda: {**other_cards(), "dragon": 4})
    found_by_verify("next_card")
    found_by_a_second_method("next_card")


def test_one_bear_too_few_is_found(mutate):
    def cards(animal, data):
        return {"bear": 5} if animal == "bear" else cards_of(animal, data)

    mutate(match_deck, "cards_of", cards)
    found_by_verify("next_card", kinds="bear")
    found_by_a_second_method("next_card", kinds="bear")


def test_five_cards_of_each_kind_in_place_of_six_are_found(mutate):
    mutate(display, "CARDS_PER_ANIMAL", 5)
    mutate(display, "OTHER_CARDS", 20)
    found_by_a_second_method("opening_display")


@pytest.mark.parametrize("card", ["pink", "blue/pink"])
def test_one_defective_card_too_many_is_found(mutate, card):
    mutate(trio_law, "DEFECTIVES", {**DEFECTIVES, card: DEFECTIVES[card] + 1})
    with pytest.raises((VerificationError, ValueError)):
        BOOK.derivation("trios").verify()


def test_a_deck_that_lacks_a_card_is_found(mutate):
    mutate(trio_law, "OTHERS", 35)
    with pytest.raises((VerificationError, ValueError)):
        BOOK.derivation("trios").verify()


def test_unknown_kinds_taken_for_sure_are_found(mutate):
    mutate(match_deck, "KINDS_IN_MATCH", 8)
    found_by_verify("next_card")
    found_by_a_second_method("next_card")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("bear_points", lambda count: 5 * count // 2),
        ("zebra_points", lambda count, mythics, _: mythics * min(count, 1)),
        ("each_cat", lambda most, _: most + 1),
        ("_more_repeated", lambda most, count, _: most + count),
        ("alternating_ways", lambda *_: 0),
        ("points_table", lambda _: {(0, 0): 1}),
    ],
)
def test_a_wrong_item_of_a_collection_is_found(mutate, name, wrong):
    mutate(collection_law, name, wrong)
    kinds = "bear cat dog sheep zebra"
    with pytest.raises((VerificationError, ValueError)):
        BOOK.derivation("collection_value", kinds=kinds).verify()


@pytest.mark.parametrize(
    "name", ["mean_bears", "mean_dogs", "mean_sheep", "mean_zebras", "mean_cats"]
)
def test_a_wrong_mean_of_an_item_is_found(mutate, name):
    right = getattr(collection_items, name)
    mutate(collection_items, name, lambda *given: right(*given) + Fraction(1, 1000))
    found_by_verify("collection_value")
    found_by_a_second_method("collection_value")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("_through_cats", lambda *_: 0),
        ("_flock", lambda sheep: len(sheep) ** 2),
        ("most_trios", lambda *_: 0),
        ("counted_by_a_cat", lambda animals, _: max(animals.values(), default=0)),
    ],
)
def test_a_wrong_gain_is_found(mutate, name, wrong):
    mutate(gains, name, wrong)
    held = ["cat", "cat", "bear", "sheep white", "pink", "pink"]
    found_by_verify("worth", card="bear", collection=held)
    found_by_a_second_method("worth", card="bear", collection=held)


def test_games_that_are_three_rounds_longer_are_found(mutate):
    right = length._rounds
    derived = BOOK.derivation("game_length", games=400)
    mutate(length, "_rounds", lambda players, rng: right(players, rng) + 3)
    with pytest.raises(VerificationError, match="a second method disagrees"):
        derived.verify()
