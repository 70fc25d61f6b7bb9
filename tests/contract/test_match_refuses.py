"""What a match refuses, in every game, and how it says so."""

import pytest
from random_tables import carry_out, text_of

from clawkit.core.match import IllegalActionError, Match


def test_a_match_refuses_an_action_that_is_not_legal_and_lists_those_that_are(a_few):
    for played in a_few[:8]:
        known = {action for state in played.positions() for action in _legal(state)}
        for state in played.positions():
            for seat in state.to_act():
                legal = state.legal_actions(seat)
                for action in sorted(known - set(legal), key=str)[:3]:
                    with pytest.raises(IllegalActionError) as refused:
                        _try(Match(state), seat, action)
                    assert all(str(possible) in str(refused.value) for possible in legal)
                    assert str(action) in str(refused.value)


def _legal(state):
    return [action for seat in state.to_act() for action in state.legal_actions(seat)]


def _try(match, seat, action):
    before = text_of(match.state)
    acting = match.state.to_act()
    others = {s: match.state.legal_actions(s)[0] for s in acting}
    try:
        if len(acting) > 1:
            match.play_together({**others, seat: action})
        else:
            match.play(action, seat)
    finally:
        assert text_of(match.state) == before
        assert match.steps == []


def test_seats_that_act_together_can_choose_one_after_the_other_and_take_a_choice_back(a_few):
    for played in a_few[:8]:
        for state, step in played.steps():
            if not isinstance(step.choice, dict):
                continue
            match, seats = Match(state), list(state.to_act())
            for seat in reversed(seats[1:]):
                assert match.play(step.choice[seat], seat) == []
                assert text_of(match.state) == text_of(state)
                with pytest.raises(IllegalActionError, match="it is the turn of seat"):
                    match.play(step.choice[seat], seat)
            assert match.waiting == (seats[0],)
            assert match.undo()
            assert match.waiting == tuple(seats[:2])
            match.play(step.choice[seats[0]])
            match.play(step.choice[seats[1]])
            assert (match.steps, match.chosen) == ([step], {})
            after = state.clone()
            carry_out(after, step)
            assert text_of(match.state) == text_of(after)


def test_a_match_refuses_whoever_is_not_to_act_and_says_who_is(a_few):
    for played in a_few[:8]:
        for state in played.positions():
            if len(state.to_act()) == 1:
                (acting,) = state.to_act()
                action = state.legal_actions(acting)[0]
                with pytest.raises(IllegalActionError, match=f"turn of seat {acting}"):
                    Match(state).play(action, (acting + 1) % state.rules.players)


def test_a_match_refuses_actions_while_chance_comes_first_and_after_the_end(a_few):
    for played in a_few[:8]:
        (action, *_) = (a for state in played.positions() for a in _legal(state))
        chance = next(state for state in played.positions() if state.is_chance())
        with pytest.raises(IllegalActionError, match="chance comes first"):
            Match(chance).play(action)
        with pytest.raises(IllegalActionError, match="the game is over"):
            Match(played.match.state).play(action)
        with pytest.raises(IllegalActionError, match="the game is over"):
            Match(played.match.state).play_together({0: action, 1: action})


def test_a_match_refuses_what_cannot_happen_and_lists_what_can(a_few):
    for played in a_few[:8]:
        for state in played.positions():
            if not state.is_chance():
                continue
            with pytest.raises(IllegalActionError) as refused:
                Match(state).happen("a ninth wonder")
            assert all(str(outcome) in str(refused.value) for outcome, _ in state.chance_outcomes())
        with pytest.raises(IllegalActionError, match="nothing, the game is over"):
            Match(played.match.state).happen("anything")
