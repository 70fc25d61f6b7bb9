"""What a seat knows of the fakes, and the games it could be in."""

from collections import Counter
from itertools import product
from math import comb
from random import Random

import pytest
from mysterious_wizard_tables import GAME, laid_out, plays, set_up

from clawkit.core.match import choose_at_random, draw
from clawkit.games.mysterious_wizard.coin_flow import SEEN, SOURCE, UNSEEN, CoinFlow
from clawkit.games.mysterious_wizard.coins import Coins


def replayed(state):
    """Every place's coins after the state's own history; all counts checked on the way."""
    places = [list(coins) for coins in state.dealt]
    for seat, machine, paid, coins in state.moves:
        hand = places[6 + seat]
        source, goal = (hand, places[machine]) if paid else (places[machine], hand)
        for kind in (0, 1):
            source[kind] -= coins[kind]
            goal[kind] += coins[kind]
            assert source[kind] >= 0
        assert paid or source == [0, 0]
    return [Coins(*place) for place in places]


@pytest.mark.parametrize("seed", range(6))
def test_every_state_that_stands_for_the_real_one_has_a_history_that_can_have_happened(seed):
    rng = Random(seed)
    state = GAME.play.new_game(GAME.rules(3 + seed % 4))
    while not state.is_over():
        for seat in range(state.rules.players):
            other = state.resample(seat, rng)
            assert other.information(seat) == state.information(seat)
            if len(other.dealt) == 6 + state.rules.players:
                assert replayed(other) == [*other.machines, *other.purses]
        state.apply(
            draw(state, rng) if state.is_chance() else choose_at_random(state, state.seat, rng)
        )


def seen(match, seat, what, times=300):
    """How often something comes out over states that this seat could be in."""
    rng = Random(1)
    return Counter(what(match.state.resample(seat, rng)) for _ in range(times))


def fakes_in(machine):
    """The fakes in a machine, from 1."""
    return lambda state: state.machines[machine - 1].fake


def test_a_seat_knows_its_own_coins_and_of_all_others_only_their_number():
    match = set_up(3, seed=5)
    own = match.state.purses[0]
    assert list(seen(match, 0, lambda s: s.purses[0])) == [own]
    assert len(seen(match, 0, lambda s: s.purses[1])) > 3
    assert set(seen(match, 0, fakes_in(1))) == {0, 1, 2}
    assert own in match.state.information(0)[1]
    assert own not in match.state.information(1)[1]


def test_before_anybody_has_acted_each_unknown_coin_is_as_likely_to_be_a_fake():
    match = set_up(3, seed=5)
    fakes = 12 - match.state.purses[0].fake
    times = 4000
    counts = seen(match, 0, fakes_in(4), times)
    for count in (0, 1, 2):
        law = comb(fakes, count) * comb(42 - fakes, 2 - count) / comb(42, 2)
        assert counts[count] / times == pytest.approx(law, abs=4 * (law * (1 - law) / times) ** 0.5)


def test_what_a_seat_paid_is_known_to_it_as_long_as_nobody_opens_the_machine():
    match = laid_out(machines=["2r"] * 6, purses={0: "9r 3f"})
    plays(match, "pick 1", "buy 3f")
    match.happen("snake_egg")
    assert set(seen(match, 0, fakes_in(1))) == {3, 4, 5}
    assert set(seen(match, 1, fakes_in(1))) >= {0, 1, 2}


def test_whoever_takes_coins_knows_where_they_came_from_as_far_as_it_follows():
    match = laid_out(machines=["2r", *["1r 1f"] * 5], purses={0: "9r 3f", 1: "10r 2f"})
    plays(match, "pick 1", "buy 3f")
    match.happen("snake_egg")
    plays(match, "pick 1", "take")
    # seat 1 took 2 coins of the set-up and 3 of seat 0's, of which 3 are fake
    paid = seen(match, 1, lambda s: s.moves[0].coins.fake)
    assert set(paid) == {1, 2, 3}
    assert set(seen(match, 1, lambda s: s.dealt[0].fake + s.moves[0].coins.fake)) == {3}
    # seat 0 knows that its 3 fakes are in seat 1's hand now, at least
    assert min(seen(match, 0, lambda s: s.purses[1].fake)) >= 3
    # seat 2 knows nothing of it
    assert set(seen(match, 2, lambda s: s.moves[0].coins.fake)) == {0, 1, 2, 3}


def test_a_payment_that_was_seen_to_be_all_fake_leaves_its_payer_that_many_less():
    match = laid_out(machines=["0r", *["2r"] * 5], purses={0: "12r 6f", 1: "10r 3f"}, seat=1)
    plays(match, "pick 1", "buy 3f")
    match.happen("snake_egg")
    plays(match, "pick 2", "take", "pick 1", "take")
    # seat 0 saw 3 fakes; 12 are in all, 6 were its own: 3 are left for all others
    assert match.state.purses[0].fake == 9
    left = seen(match, 0, lambda s: sum(p.fake for p in (*s.machines, *s.purses[1:])))
    assert set(left) == {3}
    assert set(seen(match, 0, lambda s: s.moves[0].coins.fake)) == {3}
    assert max(seen(match, 0, lambda s: s.purses[1].fake)) <= 3


def test_all_that_can_have_happened_comes_up_and_nothing_else():
    """Against every history of a small position, laid out by trying all numbers of fakes."""
    match = laid_out(
        machines=["1r 1f", *["0r"] * 5], purses={0: "38r 8f", 1: "3r 1f", 2: "3r 2f"}, seat=1
    )
    plays(match, "pick 1", "buy 2r 1f")
    match.happen("snake_egg")
    plays(match, "pick 1", "buy 2r 1f")
    match.happen("snake_egg")
    plays(match, "pick 1", "take")
    # 4 fakes were not seat 0's; 3 of the 8 coins that it took were fake
    possible = {
        (first, one, other, paid, also)
        for first, one, other, paid, also in product(
            range(3), range(5), range(6), range(4), range(4)
        )
        if first + one + other == 4 and first + paid + also == 3
        if paid <= one <= paid + 1 and also <= other <= also + 2
    }
    assert len(possible) > 10

    def history(state):
        dealt, moves = state.dealt, state.moves
        return (*(dealt[at].fake for at in (0, 7, 8)), *(moves[at].coins.fake for at in (0, 1)))

    assert set(seen(match, 0, history, 3000)) == possible


def test_at_the_end_all_hands_are_counted_and_machines_stay_shut():
    match = laid_out(hands={1: "egg egg chips mocha juice"}, ending=1, seat=0,
                     machines=["2f", *["1r 1f"] * 5])  # fmt: skip
    assert len(seen(match, 0, lambda s: s.purses[1])) > 1
    plays(match, "pick 6", "take")
    assert match.state.is_over()
    assert list(seen(match, 0, lambda s: tuple(s.purses))) == [tuple(match.state.purses)]
    assert len(seen(match, 0, fakes_in(1))) > 1
    assert list(seen(match, 0, lambda s: s.scores())) == [match.state.scores()]


def test_what_is_true_plays_no_part_in_what_could_be():
    """Two real positions of which a seat knows the same stand for the same games."""
    one = laid_out(machines=["2r", *["1r 1f"] * 5], purses={0: "9r 2f", 1: "14r 3f"})
    other = laid_out(machines=["2f", *["1r 1f"] * 5], purses={0: "9r 2f", 1: "16r 1f"})
    assert one.state.information(0) == other.state.information(0)
    same = [match.state.resample(0, Random(7)) for match in (one, other)]
    assert same[0].to_json() == same[1].to_json()


def test_a_flow_that_cannot_be_is_refused():
    flow = CoinFlow()
    place = flow.node()
    flow.edge(SOURCE, place, 1)
    flow.edge(place, SEEN, 2)
    with pytest.raises(ValueError, match="no way is left"):
        flow.fill(Random(1))


def test_a_fake_that_stands_in_the_way_of_another_is_moved():
    flow = CoinFlow()
    narrow, wide = flow.node(), flow.node()
    box = flow.node()
    flow.edge(SOURCE, box, 2)
    flow.edge(box, wide, 2)
    only = flow.edge(box, narrow, 1)
    flow.edge(narrow, UNSEEN, 1)
    flow.edge(wide, UNSEEN, 1)
    for seed in range(20):
        fresh = CoinFlow()
        fresh.__dict__.update({key: [*map(_copied, value)] for key, value in flow.__dict__.items()})
        fresh.fill(Random(seed))
        assert fresh.through(only) == 1


def _copied(value):
    return list(value) if isinstance(value, list) else value
