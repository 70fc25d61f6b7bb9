"""Free play where seats act together: secret choices, undo, the record, and the curtain."""

import re

import pytest

import clawkit
from clawkit.core.free_play import FreePlay
from clawkit.core.match import IllegalActionError
from clawkit.core.set_up import RecordError, Seat, SetUp

MUSCLE_MAN = clawkit.find_game("muscle_man")
CLAW_MACHINE = clawkit.find_game("claw_machine")
PEOPLE = (Seat("Ana"), Seat("Bo"), Seat("Cy"))
MIXED = (Seat("Robot", "random"), Seat("Ana"), Seat("Bo"))
ALONE = (Seat("Ana"), Seat("Robot 1", "random"), Seat("Robot 2", "best_action"))
ROBOTS = tuple(Seat(f"Robot {i}", "best_action") for i in range(3))


def begun(*seats):
    return FreePlay(MUSCLE_MAN, SetUp(seats, seed="7"))


def restored(play):
    return FreePlay.restore(play.game, play.set_up, list(play.moves))


def position(play):
    return play.match.state.to_json()


def choices(play):
    """The record without what chance did."""
    return [move for move in play.moves if not move.startswith("chance")]


def test_people_choose_one_after_the_other_and_nothing_happens_before_all_have():
    play = begun(*PEOPLE)
    before, told = position(play), list(play.told())
    for seat, action in enumerate(["pick up", "buy"]):
        assert play.seat == seat
        play.act(action)
        assert (position(play), list(play.told())) == (before, told)
    play.act("pick up")
    assert play.match.state.turns == 1
    assert {event.who for event in list(play.told())[len(told) :]} >= {0, 1, 2}
    assert play.seat == 0


def test_opponents_choose_by_themselves_as_soon_as_people_are_to():
    play = begun(*MIXED)
    assert list(play.match.chosen) == [0]
    assert (play.seat, play.opponent) == (1, None)
    play.act("pick up")
    play.act("pick up")
    assert play.match.state.turns == 1
    assert list(play.match.chosen) == [0], "and again in the next turn"


def test_opponents_among_themselves_take_a_turn_at_a_time_to_the_end():
    play = begun(*ROBOTS)
    assert play.match.chosen == {}
    assert play.go_on()
    assert play.match.state.turns == 1
    while play.go_on():
        assert play.match.state.turns < 200
    assert play.match.state.is_over()


def test_a_choice_that_is_not_possible_is_refused_with_the_choosers_name():
    play = begun(*PEOPLE)
    play.act("pick up")
    with pytest.raises(IllegalActionError, match=r"Bo can play buy, stock .* or pick up"):
        play.act("stock A-red" if "stock A-red" not in play.legal() else "stock B-red")
    assert play.seat == 1


def test_who_has_chosen_and_who_still_has_to_is_said_of_people_only():
    play = begun(*MIXED)
    assert play.still_to_choose == "Ana and Bo still have to choose."
    play.act("pick up")
    assert play.still_to_choose == "Ana has chosen; Bo still has to."
    assert begun(*ALONE).still_to_choose == ""


def test_undo_takes_back_a_choice_that_is_not_carried_out_yet():
    play = begun(*PEOPLE)
    before = position(play)
    play.act("buy")
    play.act("pick up")
    assert play.undo()
    assert (play.seat, list(play.match.chosen)) == (1, [0])
    assert play.undo()
    assert not play.undoable
    assert not play.undo()
    assert position(play) == before
    assert choices(play) == ["0: buy", "1: pick up", "undo", "undo"]


def test_undo_after_a_turn_takes_back_the_last_choice_and_leaves_the_others():
    play = begun(*PEOPLE)
    before = position(play)
    for action in ("buy", "pick up", "buy"):
        play.act(action)
    after = position(play)
    assert play.undo()
    assert position(play) == before
    assert (play.seat, list(map(str, play.match.chosen.values()))) == (2, ["buy", "pick up"])
    play.act("buy")
    assert position(play) == after, "the same cards are seen again"


def test_undo_goes_back_over_the_choices_of_opponents_which_they_make_again():
    play = begun(Seat("Ana"), Seat("Robot 1", "random"), Seat("Robot 2", "random"))
    beside = dict(play.match.chosen)
    play.act("pick up")
    play.act("pick up")
    assert play.undo()
    assert play.undo()
    assert position(play)["turns"] == 0
    assert dict(play.match.chosen) == beside
    assert not play.undoable


@pytest.mark.parametrize("seats", [PEOPLE, MIXED, ALONE], ids=["people", "mixed", "alone"])
@pytest.mark.parametrize("choices", range(8))
def test_a_record_brings_back_a_game_in_which_part_of_the_choices_are_made(seats, choices):
    play = begun(*seats)
    for number in range(choices):
        play.act(play.legal()[number % len(play.legal())])
        if number % 4 == 3:
            play.undo()
    again = restored(play)
    assert (position(again), again.moves) == (position(play), play.moves)
    assert (again.match.chosen, again.seat) == (play.match.chosen, play.seat)
    assert list(again.told()) == list(play.told())
    assert again.match.shown == play.match.shown


def test_a_turn_of_all_is_read_back_as_a_match_prints_it():
    play = begun(*PEOPLE)
    for action in ("buy", "pick up", "buy"):
        play.act(action)
    printed = list(map(str, play.match.steps))
    assert any(step == "0: buy; 1: pick up; 2: buy" for step in printed)
    again = FreePlay.restore(MUSCLE_MAN, play.set_up, printed)
    assert position(again) == position(play)
    assert again.undo()
    assert again.seat == 2


@pytest.mark.parametrize(
    "move", ["0: buy; 0: buy", "3: buy", "0: fly", "chance: buy", "0: buy; x: buy", "buy"]
)
def test_a_record_that_does_not_fit_the_rules_is_refused(move):
    start = [move for move in begun(*PEOPLE).moves if move.startswith("chance")]
    with pytest.raises(RecordError, match=re.escape(repr(move))):
        FreePlay.restore(MUSCLE_MAN, SetUp(PEOPLE, seed="7"), [*start, move])


def test_a_curtain_stands_before_each_of_several_people():
    play = begun(*MIXED)
    for seat in (1, 2, 1, 2):
        assert (play.screen.curtain, play.viewer) == (seat, None)
        play.screen.look()
        assert (play.screen.curtain, play.viewer) == (None, seat)
        play.act("pick up")
    assert play.screen.curtain == 1


def test_whoever_takes_a_choice_back_is_asked_who_they_are():
    play = begun(*PEOPLE)
    play.screen.look()
    play.act("buy")
    play.undo()
    assert (play.screen.curtain, play.viewer) == (0, None)


def test_the_curtain_is_closed_after_a_reload_and_when_the_page_asks_for_it():
    play = begun(*PEOPLE)
    play.screen.look()
    assert (restored(play).screen.curtain, restored(play).viewer) == (0, None)
    play.screen.cover()
    assert play.screen.curtain == 0


def test_one_person_among_opponents_needs_no_curtain():
    play = begun(*ALONE)
    assert (play.screen.curtain, play.viewer) == (None, 0)
    play.act("pick up")
    assert (play.screen.curtain, play.viewer) == (None, 0)


def test_nobodys_secrets_are_shown_where_only_opponents_play_or_the_game_is_over():
    play = begun(*ROBOTS)
    assert (play.screen.curtain, play.viewer) == (None, None)
    people = begun(*PEOPLE)
    people.screen.look()
    while not people.match.state.is_over():
        people.act(people.legal()[0])
    assert (people.screen.curtain, people.viewer) == (None, None)


def test_a_game_that_hides_nothing_has_no_curtain_and_shows_whoever_is_to_act():
    play = FreePlay(CLAW_MACHINE, SetUp((Seat("Ana"), Seat("Bo")), seed="7"))
    assert (play.screen.curtain, play.viewer) == (None, play.seat)
    assert play.still_to_choose == ""
    play.screen.look()
    assert play.screen.looking is None


def test_what_was_told_of_a_turn_of_all_is_known_apart():
    play = begun(*PEOPLE)
    first = play.match.told_together
    assert [event.who for event in first if event.clause == "MM-06"] == [0, 1, 2]
    for action in ("pick up", "pick up", "pick up"):
        play.act(action)
    told = play.match.told_together
    assert [(event.who, event.clause) for event in told if event.who is not None] == [
        (seat, "MM-14") for seat in range(3)
    ]
    claw = FreePlay(CLAW_MACHINE, SetUp((Seat("Ana"), Seat("Bo")), seed="7"))
    assert claw.match.told_together == []
    claw.act("place b2")
    assert claw.match.told_together == []
