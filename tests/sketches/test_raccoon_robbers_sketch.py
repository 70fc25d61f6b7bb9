"""Raccoon Robbers sketched against the core's words, before the core is settled.

What it showed the core to need:

- What a seat does out of turn (claiming a token, RR-34) has to say whose it is, while `apply`
  speaks for the seat to act: hence `State.accept(seat, action)` beside `State.offers()`, and
  `Match.play(action, seat)` takes an offer, records it as that seat's step, replays and undoes it.
- In its own turn the same claim is one of the legal actions: `offers` is for the other seats only.
- A public position as an immutable value beside the mutable state: the state's `apply` and a
  referee's log call the same functions, which take `tell` as `apply` does. `Event` fits: `who` is
  the one it happens to, so each link of a chain is an event of the one who is pushed.
- A turn of small actions (climb, push, push, done) needs no enumeration of whole turns.
"""

import pytest
from raccoon_state import CLAIM, DONE, Action, HouseState, follow
from raccoons_on_fields import Fields

from clawkit.core.match import IllegalActionError, Match
from clawkit.core.record import Step
from clawkit.core.rulebook import PlayerRange, Rulebook
from clawkit.core.rulings import Rulings
from clawkit.core.state import Rules

BOOK = Rulebook("raccoon_robbers", "Raccoon Robbers", PlayerRange(2, 4), {}, {}, {})
RULES = Rules("raccoon_robbers", 4, Rulings(BOOK), {})
CATHY, ANA, BO, DEE = range(4)
SEATS = ("Cathy", "Ana", "Bo", "Dee")
GREEN = Fields(at=(3, 6, 5, 4), top=6, common=frozenset({3}))
"""The printed example: Cathy alone lowest on the common field, the others above it in a row."""

CLIMB, PUSH_BO = Action("climb", (1, 2)), Action("push", (BO,))


def told(events):
    """Events as clause, seat and words."""
    return [(event.clause, event.who, event.what) for event in events]


def test_the_printed_chain_runs_down_to_the_common_field_rr_22_to_rr_25():
    match = Match(HouseState(RULES, GREEN, CATHY))
    assert told(match.play(CLIMB)) == [
        ("RR-14", CATHY, "climbs 3 to field 6"),
        ("RR-23", ANA, "is pushed down to field 5"),
        ("RR-24", BO, "is pushed down to field 4"),
        ("RR-24", DEE, "is pushed down to field 3"),
    ]
    assert match.state.fields.at == (6, 5, 4, 3)
    assert told(match.play(PUSH_BO)) == [("RR-19", BO, "is moved down to field 3")]
    assert match.state.fields.at == (6, 5, 3, 3)


def test_a_referee_who_follows_the_log_comes_to_the_same_position_as_the_state():
    match = Match(HouseState(RULES, GREEN, CATHY))
    match.play(CLIMB)
    match.play(PUSH_BO)
    entry = {"player": "Cathy", "house": "green", "climb": [1, 2], "mischief": [["Bo", 1]]}
    assert follow(GREEN, SEATS, entry) == match.state.fields


def test_raccoons_that_are_passed_are_not_pushed_rr_25():
    fields = Fields(at=(0, 1, 2, 5), top=6, common=frozenset({4}))
    assert fields.climb(0, [1, 2]).at == (3, 1, 2, 5)


def test_a_chain_ends_on_the_ground_where_there_is_no_common_field_below_rr_24():
    fields = Fields(at=(0, 3, 2, 1), top=6, common=frozenset({4}))
    assert fields.climb(0, [1, 2]).at == (3, 2, 1, 0)


def test_two_arrows_are_one_step_for_a_raccoon_that_shares_the_lowest_place_rr_17():
    fields = Fields(at=(0, 0, 4, 4), top=6, common=frozenset({4}))
    assert fields.climb(0, [1, 2]).at == (2, 0, 4, 4)


def test_nobody_can_be_pushed_from_a_common_field_or_from_the_ground_rr_22():
    fields = Fields(at=(0, 3, 5, 3), top=6, common=frozenset({3}))
    assert [fields.can_be_pushed(seat) for seat in range(4)] == [False, False, True, False]


def test_bosses_are_pushed_back_by_the_same_rules_under_a_clause_of_their_own_rr_29():
    path = Fields((2, 5, 4, 0), 19, frozenset({3, 6}), pushing="RR-29", chaining="RR-29")
    events = []
    assert path.advance(0, 3, events.append).at == (5, 4, 3, 0)
    assert told(events) == [
        ("RR-28", 0, "advances to field 5"),
        ("RR-29", 1, "is pushed down to field 4"),
        ("RR-29", 2, "is pushed down to field 3"),
    ]
    assert path.advance(0, 4).at == (6, 5, 4, 0)


def test_a_seat_takes_a_token_out_of_turn_and_the_turn_stays_where_it_is_rr_34():
    match = Match(HouseState(RULES, GREEN, CATHY))
    assert match.state.offers() == {ANA: (CLAIM,)}
    assert told(match.play(CLAIM, ANA)) == [("RR-34", ANA, "takes the token")]
    assert (match.state.holder, match.state.to_act()) == (ANA, (CATHY,))
    assert match.steps == [Step(ANA, CLAIM)]
    assert str(match.steps[0]) == "1: claim"


def test_in_its_own_turn_a_seat_takes_a_token_as_one_of_its_actions_rr_32():
    match = Match(HouseState(RULES, GREEN, CATHY))
    match.play(CLIMB)
    assert match.state.offers() == {}
    assert CLAIM in match.state.legal_actions(CATHY)
    match.play(CLAIM)
    assert match.state.holder == CATHY


def test_a_claim_out_of_turn_is_undone_and_replayed_like_any_step():
    match = Match(HouseState(RULES, GREEN, CATHY))
    match.play(CLIMB)
    match.play(DONE)
    assert match.state.to_act() == (ANA,)
    match.play(CLAIM, CATHY)
    again = Match.replay(match.start, match.steps)
    assert again.state.to_json() == match.state.to_json()
    assert match.undo()
    assert match.state.holder is None
    assert match.state.to_act() == (ANA,)


def test_what_nobody_offered_is_refused_and_what_is_offered_is_listed():
    match = Match(HouseState(RULES, GREEN, CATHY))
    with pytest.raises(IllegalActionError, match="turn of seat 0; out of turn can play: seat 1 cl"):
        match.play(CLAIM, BO)
    match.play(CLAIM, ANA)
    with pytest.raises(IllegalActionError, match=r"it is the turn of seat 0$"):
        match.play(CLAIM, ANA)
