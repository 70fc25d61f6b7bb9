"""Opponents of Muscle Man: what they look at, what they do, and how well."""

from random import Random

import pytest
from muscle_man_tables import GAME, position, seat

from clawkit.core.match import choose_at_random, draw
from clawkit.games.muscle_man.opponents import OPPONENTS, choose_best_action

OTHERS = (seat("F-red", front="E-red"), seat("F-blue", front="E-blue"))


def played(seed, choosers, **rulings):
    """A whole game; every action is checked against the rules."""
    rng = Random(seed)
    state = GAME.play.new_game(GAME.rules(len(choosers), rulings))
    while not state.is_over():
        if state.is_chance():
            state.apply(draw(state, rng))
            continue
        actions = {own: choosers[own](state.resample(own, rng), own, rng) for own in state.to_act()}
        assert all(action in state.legal_actions(own) for own, action in actions.items())
        state.apply_together(actions)
        assert state.turns < 1000
    return state


def choice(first, **rulings):
    state = position(first, *OTHERS, **rulings)
    return str(choose_best_action(state, 0, Random(0)))


@pytest.mark.parametrize(("players", "games"), [(3, 25), (6, 15)])
def test_it_beats_random_players_in_four_games_of_five(players, games):
    wins = 0
    for seed in range(games):
        own = seed % players
        choosers = [choose_best_action if i == own else choose_at_random for i in range(players)]
        scores = played(seed, choosers).scores()
        wins += all(scores[own] > score for i, score in enumerate(scores) if i != own)
    assert wins >= 0.8 * games


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_opponents_play_whole_games_among_themselves(players):
    for seed in range(3):
        assert played(seed, [choose_best_action] * players).turns < 100


def test_opponents_play_by_the_rules_under_every_ruling():
    for name, ruling in GAME.rulebook.rulings.items():
        for each in ruling.choices:
            assert played(3, [OPPONENTS[i % 2].choose for i in range(4)], **{name: each}).is_over()


def test_it_buys_the_card_that_makes_a_pair():
    assert choice(seat("A-red", front="A-red")) == "buy"


def test_it_picks_up_where_the_front_card_would_cost_it_more_than_it_brings():
    """A third type and a second colour: 8 + 4 + 8 = 20 where 9 + 6 + 8 = 23 were."""
    assert choice(seat("A-red A-red B-red", 8, "blue", "C-green")) == "pick up"


def test_it_takes_the_coins_of_a_full_machine_for_a_card_that_brings_little():
    """9 + 3 + 8 = 20 with the green card, 8 + 4 + 8 = 20 without it, and 9 coins for it."""
    hand = "A-red A-red B-green"
    assert choice(seat(hand, 0, "red", "C-blue", coins=9)) == "stock B-green"


def test_the_longer_a_game_lasts_the_more_a_card_is_worth_to_it():
    early = position(seat("A-red A-red B-red", 8, "blue", "C-green"), *OTHERS)
    late = early.clone()
    late.turns = 40
    assert str(choose_best_action(early, 0, Random(0))) == "pick up"
    assert str(choose_best_action(late, 0, Random(0))) == "buy"


def test_equal_generators_choose_the_same_and_the_position_stays_as_it_was():
    state = position(seat("A-red", front="B-blue"), *OTHERS)
    before = state.to_json()
    for seed in range(5):
        first = choose_best_action(state, 0, Random(seed))
        assert choose_best_action(state, 0, Random(seed)) == first
    assert state.to_json() == before


def test_the_opponents_are_named_once_each_and_the_best_stands_last():
    assert [one.name for one in OPPONENTS] == ["random", "best_action"]
    assert GAME.play.opponents == OPPONENTS


def test_another_games_position_is_refused_by_the_opponent():
    with pytest.raises(TypeError):
        choose_best_action(object(), 0, Random(0))
