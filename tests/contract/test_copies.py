"""A game's state comes back as it was: from a clone, from JSON, by replay, and after undo."""

from random import Random

import pytest
from random_tables import carry_out, text_of

from clawkit.core.match import Match


def test_what_happens_to_a_clone_does_not_touch_the_state_and_the_other_way_round(a_few):
    for played in a_few:
        for state, step in played.steps():
            before = text_of(state)
            original, clone = state.clone(), state.clone()
            other = original.clone()
            assert text_of(original) == text_of(clone) == text_of(other) == before
            carry_out(clone, step)
            assert text_of(state) == before
            carry_out(original, step)
            assert text_of(other) == before
            assert text_of(clone) == text_of(original)


def test_asking_a_state_does_not_change_it(a_few):
    for played in a_few:
        for state in played.positions():
            before = text_of(state)
            for seat in range(state.rules.players):
                state.legal_actions(seat)
                state.information(seat)
                state.resample(seat, Random(1))
            if state.is_chance():
                state.chance_outcomes()
                state.chance_place()
            state.offers()
            state.scores()
            state.conserved()
            assert text_of(state) == before


def test_a_state_comes_back_from_its_json_at_every_step_and_goes_on_the_same(a_few):
    for played in a_few:
        for state, step in played.steps():
            copy = played.copy_of(state)
            assert text_of(copy) == text_of(state)
            after = state.clone()
            carry_out(copy, step)
            carry_out(after, step)
            assert text_of(copy) == text_of(after)
            assert copy.to_act() == after.to_act()


def test_equal_steps_lead_to_equal_states_and_events(games_played):
    for played in games_played:
        match = played.match
        again = Match.replay(match.start, match.steps)
        assert text_of(again.state) == text_of(match.state)
        assert again.events == match.events
        assert again.steps == match.steps


def test_applying_without_anybody_to_tell_leads_to_the_same_state(games_played):
    for played in games_played:
        told, events = played.match.start.clone(), []
        for step in played.match.steps:
            carry_out(told, step, events.append)
        assert events == [event for told in played.match.events for event in told]
        *_, silent = played.positions()
        assert text_of(told) == text_of(silent) == text_of(played.match.state)


def test_undo_is_the_replay_without_the_last_action_and_what_chance_did_after_it(a_few):
    for played in a_few:
        steps = played.match.steps
        match = Match.replay(played.match.start, steps)
        actions = [at for at, step in enumerate(steps) if not step.by_chance]
        for at in reversed(actions[-5:]):
            assert match.undo()
            shorter = Match.replay(played.match.start, steps[:at])
            assert text_of(match.state) == text_of(shorter.state)
            assert (match.steps, match.events) == (shorter.steps, shorter.events)


def test_there_is_nothing_to_take_back_before_the_first_action(game):
    match = Match(game.play.new_game(game.rules(game.rulebook.players.min)))
    assert not match.undo()
    match.settle(Random(5))
    before = text_of(match.state)
    assert not match.undo()
    assert text_of(match.state) == before


def test_what_was_undone_and_is_done_again_shows_the_same(a_few):
    for played in a_few:
        match = Match.replay(played.match.start, played.match.steps)
        undone = sum(match.undo() for _ in range(6))
        assert undone
        for step in [s for s in played.match.steps[len(match.steps) :] if not s.by_chance]:
            if isinstance(step.choice, dict):
                match.play_together(step.choice)
            else:
                match.play(step.choice, step.seat)
            match.settle(Random("quite another generator"))
        assert match.steps == played.match.steps


@pytest.mark.parametrize("seed", range(12))
def test_what_lies_at_a_place_stays_there_however_play_goes_back_and_on(game, seed):
    rng = Random(f"{game.name}/undo/{seed}")
    match = Match(game.play.new_game(game.rules(game.rulebook.players.min + seed % 2)))
    match.settle(rng)
    seen = {}
    for _ in range(250):
        if match.state.is_over() or rng.random() < 0.4:
            for _ in range(rng.randint(1, 4)):
                match.undo()
            assert not match.state.is_chance()
            continue
        before, known = match.state.clone(), len(match.steps)
        _play(match, rng)
        match.settle(rng)
        for step in match.steps[known:]:
            place = before.chance_place() if step.by_chance else (None, None)
            if place[0] is not None:
                assert seen.setdefault(place, step.choice) == step.choice
            carry_out(before, step)
    assert seen
    assert match.state.conserved() == match.start.conserved()


def _play(match, rng):
    chosen = {s: rng.choice(list(match.state.legal_actions(s))) for s in match.state.to_act()}
    if len(chosen) > 1:
        match.play_together(chosen)
    else:
        match.play(*chosen.values())
