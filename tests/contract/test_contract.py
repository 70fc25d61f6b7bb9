"""What every game's states keep to, tried by random play over all rulings."""

import ast
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from excused_clauses import NAMED_BY_LESSONS_ONLY
from random_tables import carry_out, entries_of, text_of

import clawkit
from clawkit.core.match import IllegalActionError, Match, play_out


def test_the_tables_have_every_choice_of_every_ruling_and_every_number_of_players(games_played):
    book = games_played[0].game.rulebook
    tables = [played.match.start.rules for played in games_played]
    for name, ruling in book.rulings.items():
        assert {table.rulings[name] for table in tables} == set(ruling.choices)
    assert {t.players for t in tables} == set(range(book.players.min, book.players.max + 1))


def test_random_play_ends_and_nobody_is_to_act_then(games_played):
    for played in games_played:
        end = played.match.state
        assert end.is_over()
        assert not end.is_chance()
        assert tuple(end.to_act()) == ()
        assert not end.offers()
        assert all(not end.legal_actions(seat) for seat in range(end.rules.players))


def test_at_every_position_either_chance_or_seats_come_next_or_the_game_is_over(games_played):
    for played in games_played:
        for state in played.positions():
            assert [state.is_chance(), bool(state.to_act()), state.is_over()].count(True) == 1
            assert list(state.to_act()) == sorted(set(state.to_act()))
            assert set(state.to_act()) <= set(range(state.rules.players))


def test_only_seats_to_act_have_legal_actions_and_only_the_others_are_offered_any(a_few):
    for played in a_few:
        for state in played.positions():
            acting = state.to_act()
            for seat in range(-1, state.rules.players + 1):
                assert bool(state.legal_actions(seat)) == (seat in acting)
            assert not set(state.offers()) & set(acting)
            assert all(state.offers().values())


def test_legal_actions_are_unique_and_come_in_a_fixed_order(a_few):
    for played in a_few:
        for state in played.positions():
            same = [state, state.clone(), played.copy_of(state)]
            for seat in state.to_act():
                first, *others = [list(s.legal_actions(seat)) for s in same]
                assert len(set(first)) == len(first)
                assert others == [first, first]


def test_every_actions_notation_is_read_back_as_the_action(games_played):
    for played in games_played:
        parse = played.game.play.parse_action
        seen = set()
        for state in played.positions():
            for seat in range(state.rules.players):
                seen |= {*state.legal_actions(seat), *state.offers().get(seat, ())}
        assert all(parse(str(action)) == action for action in seen)
        assert len({str(action) for action in seen}) == len(seen)


@pytest.mark.parametrize("text", ["", "castle", "buy buy", "0", "\ud800", "a" * 10_000])
def test_what_is_no_action_is_refused_with_the_forms_that_there_are(game, text):
    with pytest.raises(ValueError, match="write"):
        game.play.parse_action(text)


def test_weights_are_positive_whole_numbers_and_no_outcome_stands_twice(games_played):
    for played in games_played:
        for state in played.positions():
            if not state.is_chance():
                continue
            outcomes = state.chance_outcomes()
            assert outcomes
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
            assert len({str(outcome) for outcome, _ in outcomes}) == len(outcomes)


def test_no_place_where_chance_shows_something_comes_twice_in_a_game(games_played):
    for played in games_played:
        places = [s.chance_place() for s, step in played.steps() if step.by_chance]
        pooled = [place for place in places if place[0] is not None]
        assert len(set(pooled)) == len(pooled)


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


def test_a_seat_knows_the_same_of_every_state_that_could_stand_for_the_real_one(a_few):
    for played in a_few:
        rng = Random(3)
        for state in played.positions():
            for seat in range(state.rules.players):
                other = state.resample(seat, rng)
                assert hash(other.information(seat)) == hash(state.information(seat))
                assert other.information(seat) == state.information(seat)
                assert list(other.legal_actions(seat)) == list(state.legal_actions(seat))
                assert other.conserved() == state.conserved()
                assert other.to_act() == state.to_act()


def test_a_state_that_stands_for_the_real_one_plays_on_to_an_end(a_few):
    rng = Random(4)
    for played in a_few:
        for at, state in enumerate(played.positions()):
            if at % 20 == 7:
                other = state.resample(at % state.rules.players, rng)
                play_out(other, rng)
                assert other.is_over()
                assert other.conserved() == state.conserved()


def test_what_is_counted_as_conserved_never_changes(games_played):
    for played in games_played:
        start = played.match.start.conserved()
        assert start
        assert all(state.conserved() == start for state in played.positions())


def test_every_event_names_a_clause_of_the_rulebook_a_seat_or_nobody_and_says_something(
    games_played,
):
    for played in games_played:
        for event in (event for told in played.match.events for event in told):
            assert event.clause in played.game.rulebook.clauses
            assert event.who in (None, *range(played.match.start.rules.players))
            assert event.private_to in (None, *range(played.match.start.rules.players))
            assert event.what.strip()


def test_an_event_is_private_only_where_its_seat_knows_what_no_other_seat_knows(games_played):
    for played in games_played:
        after = played.positions()
        next(after)
        for state, told in zip(after, played.match.events, strict=True):
            for seat in {event.private_to for event in told} - {None}:
                others = set(range(state.rules.players)) - {seat}
                assert all(state.information(o) != state.information(seat) for o in others)


def test_turns_are_counted_from_0_and_never_backwards(games_played):
    for played in games_played:
        turns = [state.turns for state in played.positions()]
        assert turns[0] == 0 < turns[-1]
        assert all(later - earlier in (0, 1) for earlier, later in pairwise(turns))


def test_every_action_of_a_seat_is_told(games_played):
    for played in games_played:
        for step, told in zip(played.match.steps, played.match.events, strict=True):
            assert told or step.by_chance


def test_scores_are_whole_numbers_one_for_each_seat_and_those_of_the_score_sheet(a_few):
    for played in a_few:
        positions = [played.match.start, played.match.state]
        for state in positions:
            assert len(state.scores()) == state.rules.players
            assert all(type(points) is int for points in state.scores())
        sheet = clawkit.score(entries_of(played, played.match.state))
        assert sheet["valid"], sheet
        assert sheet["warnings"] == []
        assert [p["total"] for p in sheet["players"]] == list(played.match.state.scores())
        assert sheet["rulings"] == dict(played.match.start.rules.rulings)


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


def _texts(folder):
    """The texts in a game's code that are no docstrings."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_clause_is_named_by_an_event_a_score_line_a_refusal_or_a_lesson_step(game):
    named = {text for text in _texts(game.folder) if re.fullmatch(r"[A-Z]{2}-\d\d", text)}
    excused = NAMED_BY_LESSONS_ONLY.get(game.name, {})
    assert named <= set(game.rulebook.clauses)
    assert named | set(excused) == set(game.rulebook.clauses)
    assert not named & set(excused), "named by now: to be taken off the list"
    assert all(reason.strip() for reason in excused.values())


def test_every_clause_is_named_by_a_test_of_its_game(game):
    folder = Path(__file__).parents[1] / "games" / game.name
    tests = [path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py")]
    named = {"-".join(n).upper() for n in re.findall(r"([a-z]{2})[-_](\d\d)", "".join(tests), re.I)}
    assert set(game.rulebook.clauses) - named == set()


def test_every_ruling_is_asked_for_in_the_games_code(game):
    assert set(game.rulebook.rulings) <= set(_texts(game.folder))
