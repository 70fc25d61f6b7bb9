"""What every game's play keeps to: seats, actions and chance, at random over all rulings."""

import pytest


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
