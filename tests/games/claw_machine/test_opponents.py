"""Opponents: what they may look at, what they do, and how well."""

from random import Random

import pytest

import clawkit
from clawkit.core.match import choose_at_random, draw
from clawkit.games.claw_machine.actions import parse_action
from clawkit.games.claw_machine.opponents import BEST_TURN, OPPONENTS, choose_best_turn

GAME = clawkit.find_game("claw_machine")
GAMES = 60


def new_state(players=2, **rulings):
    return GAME.play.new_game(GAME.rules(players, rulings))


def played(seed, choosers, **rulings):
    """A whole game; every action is checked against the rules."""
    rng = Random(seed)
    state = new_state(len(choosers), **rulings)
    while not state.is_over():
        if state.is_chance():
            state.apply(draw(state, rng))
            continue
        (seat,) = state.to_act()
        action = choosers[seat](state.resample(seat, rng), seat, rng)
        assert action in state.legal_actions(seat)
        state.apply(action)
    return state


def position(*, cells, claw="b2", hands=((), ()), ready=((0, 0), (0, 0)), arrows=0b1111):
    """A position with these top cards, each on a stack of its own, and nothing hidden."""
    form = new_state().to_json()
    names = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    known = [["zebra", cells[name]] if name in cells else ["zebra", "pink"] for name in names]
    form["stacks"] = {**form["stacks"], "known": known, "hidden": [0] * 9, "reveals": []}
    form |= {
        "kinds": ["bear", "capybara", "cat", "dog", "zebra"],
        "claw": names.index(claw),
        "arrows": [arrows, 15],
        "hands": [list(hand) for hand in hands],
        "ready": [list(one) for one in ready],
    }
    return GAME.play.from_json(GAME.rules(2), form)


def turn_of(state, choose=choose_best_turn, seed=0):
    """The actions that the seat to act plays until another one is."""
    (seat,), rng, actions = state.to_act(), Random(seed), []
    while state.to_act() == (seat,):
        actions.append(choose(state.resample(seat, rng), seat, rng))
        state.apply(actions[-1])
        while state.is_chance():
            state.apply(draw(state, rng))
    return list(map(str, actions))


def test_the_one_that_looks_ahead_beats_the_random_one_in_four_games_of_five():
    wins = 0
    for seed in range(GAMES):
        own = seed % 2
        choosers = [choose_at_random, choose_at_random]
        choosers[own] = choose_best_turn
        scores = played(seed, choosers).scores()
        wins += scores[own] > scores[1 - own]
    assert wins >= 0.8 * GAMES


@pytest.mark.parametrize("players", [3, 4])
def test_opponents_play_whole_games_of_more_players_by_the_rules(players):
    for seed in range(4):
        choosers = [OPPONENTS[(seed + seat) % 2].choose for seat in range(players)]
        assert played(seed, choosers).is_over()


def test_opponents_play_by_the_rules_under_every_ruling():
    for name, ruling in GAME.rulebook.rulings.items():
        for choice in ruling.choices:
            assert played(3, [choose_best_turn, choose_best_turn], **{name: choice}).is_over()


def test_it_goes_to_the_card_that_is_worth_most():
    state = position(cells={"b2": "pink", "c2": "capybara"})
    actions = turn_of(state)
    assert state.hands[0] == ("capybara",)
    assert actions == ["right", "push", "done"]


def test_it_takes_a_pair_over_a_single_card():
    state = position(cells={"a2": "capybara", "c2": "bear"}, hands=(("bear",), ()))
    turn_of(state)
    assert state.hands[0] == ("bear", "bear")


def test_it_takes_from_an_opponent_by_sharing_the_number_of_rabbits():
    state = position(cells={"a2": "capybara", "c2": "rabbit"}, hands=((), ("rabbit",)))
    turn_of(state)
    assert state.hands[0] == ("rabbit",)


def test_it_keeps_its_arrows_where_they_bring_nothing():
    state = position(cells={"b2": "capybara"}, arrows=0b1100)
    assert turn_of(state)[-1] == "done"
    assert state.hands[0] == ("capybara",)
    assert state.arrows[0] == 0b1111


def test_it_uses_a_dragon_to_bring_a_far_card_below_the_claw():
    cells = {"a1": "bear"}
    state = position(
        cells=cells, claw="c3", hands=(("bear",), ()), ready=((1, 0), (0, 0)), arrows=0
    )
    actions = turn_of(state)
    assert any(action.startswith("swap a1") for action in actions)
    assert state.hands[0] == ("bear", "bear")


def test_equal_generators_choose_the_same_and_the_position_stays_as_it_was():
    state = position(cells={})
    before = state.to_json()
    choices = {str(choose_best_turn(state, 0, Random(seed))) for seed in range(20)}
    assert len(choices) > 1, "equally good turns are told apart by chance"
    for seed in range(20):
        assert choose_best_turn(state, 0, Random(seed)) == choose_best_turn(state, 0, Random(seed))
    assert state.to_json() == before


def test_it_looks_at_nothing_but_what_its_seat_knows(monkeypatch):
    state = position(cells={})
    looked = []
    original = type(state).resample

    def resample(self, seat, rng):
        looked.append(seat)
        return original(self, seat, rng)

    monkeypatch.setattr(type(state), "resample", resample)
    choose_best_turn(state, 0, Random(1))
    assert looked == [0]


def test_a_decision_with_dragon_and_unicorn_looks_at_so_few_positions_that_nobody_waits(
    monkeypatch,
):
    state = position(cells={}, ready=((2, 2), (0, 0)), hands=(("dragon", "unicorn"), ()))
    looked = []
    original = type(state).clone

    def clone(self):
        looked.append(1)
        return original(self)

    monkeypatch.setattr(type(state), "clone", clone)
    choose_best_turn(state, 0, Random(1))
    assert 100 < len(looked) < 30_000


def test_the_opponents_of_a_game_are_named_once_each():
    names = [one.name for one in OPPONENTS]
    assert names == ["random", "best_turn"]
    assert GAME.play.opponents == OPPONENTS
    assert BEST_TURN.choose(position(cells={}), 0, Random(0)) is not parse_action("pass")


def test_another_games_position_is_refused():
    with pytest.raises(TypeError):
        choose_best_turn(object(), 0, Random(0))
