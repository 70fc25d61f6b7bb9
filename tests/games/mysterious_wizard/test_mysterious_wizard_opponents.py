"""Opponents of Mysterious Wizard: what they look at, what they do, and how well."""

from random import Random

import pytest
from mysterious_wizard_tables import GAME, laid_out, plays

from clawkit.core.match import choose_at_random, draw
from clawkit.games.mysterious_wizard.opponents import OPPONENTS, choose_best_turn


def played(seed, choosers, **rulings):
    """A whole game; every action is checked against the rules."""
    rng = Random(seed)
    state = GAME.play.new_game(GAME.rules(len(choosers), rulings))
    while not state.is_over():
        if state.is_chance():
            state.apply(draw(state, rng))
            continue
        seat = state.seat
        action = choosers[seat](state.resample(seat, rng), seat, rng)
        assert action in state.legal_actions(seat)
        state.apply(action)
        assert state.turns < 1000
    return state


def turn(match):
    """The two actions of a turn that the opponent takes in this position."""
    taken = []
    for _ in range(2):
        action = choose_best_turn(match.state, match.state.seat, Random(0))
        taken.append(str(action))
        plays(match, str(action))
    return taken


@pytest.mark.parametrize(("players", "games"), [(3, 20), (6, 10)])
def test_it_beats_random_players_in_seven_games_of_ten(players, games):
    wins = 0
    for seed in range(games):
        own = seed % players
        choosers = [choose_best_turn if i == own else choose_at_random for i in range(players)]
        scores = played(seed, choosers).scores()
        wins += all(scores[own] > score for i, score in enumerate(scores) if i != own)
    assert wins >= 0.7 * games


@pytest.mark.parametrize("players", [3, 6])
def test_opponents_play_whole_games_among_themselves(players):
    for seed in range(3):
        assert played(seed, [choose_best_turn] * players).turns < 100


def test_opponents_play_by_the_rules_under_every_ruling():
    every = [{name: choice} for name, r in GAME.rulebook.rulings.items() for choice in r.choices]
    for seed, ruling in enumerate(every):
        assert played(seed, [OPPONENTS[i % 2].choose for i in range(3)], **ruling).is_over()


def test_it_pays_with_fakes_first():
    match = laid_out(hands={0: "juice"}, purses={0: "9r 2f"})
    assert turn(match) == ["pick 5", "buy 1r 2f"]


def test_it_buys_the_food_that_its_recipes_pair():
    """Juice after juice: two alike twice, 5 + 5; nothing else in front brings so much."""
    match = laid_out(hands={0: "juice"}, purses={0: "9r"})
    assert turn(match)[0] == "pick 5"


def test_it_takes_coins_where_it_can_buy_nothing():
    match = laid_out(purses={0: "0r"}, machines=["2r", "2r", "9r", "2r", "2r", "2r"])
    assert turn(match) == ["pick 3", "take"]


def test_it_shakes_the_machine_with_the_most_coins():
    match = laid_out(hands={0: "ice ice ice ice"}, shaking=True, machines=[*["2r"] * 5, "12r"])
    assert str(choose_best_turn(match.state, 0, Random(0))) == "shake 6"


def test_equal_generators_choose_the_same_and_the_position_stays_as_it_was():
    state = laid_out(hands={0: "juice"}, purses={0: "9r 1f"}).state
    before = state.to_json()
    for seed in range(3):
        first = choose_best_turn(state, 0, Random(seed))
        assert choose_best_turn(state, 0, Random(seed)) == first
    assert state.to_json() == before


def test_the_opponents_are_named_once_each_and_the_best_stands_last():
    assert [one.name for one in OPPONENTS] == ["random", "best_turn"]
    assert GAME.play.opponents == OPPONENTS


def test_another_games_position_is_refused_by_the_opponent():
    with pytest.raises(TypeError):
        choose_best_turn(object(), 0, Random(0))
