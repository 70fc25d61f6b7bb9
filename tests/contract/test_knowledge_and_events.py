"""What seats know, what is conserved, and what is told and scored, in every game."""

from itertools import pairwise
from random import Random

from random_tables import entries_of

import clawkit
from clawkit.core.match import play_out


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
