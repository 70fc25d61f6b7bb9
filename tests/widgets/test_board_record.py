"""The board after a reload, in a notebook, and where something cannot be read."""

import json
import logging

import pytest
from board_talk import AGAINST, TWO, Conversation, shown

from clawkit.core.free_play import FreePlay
from clawkit.core.match import IllegalActionError
from clawkit.core.set_up import RecordError, Seat, SetUp
from clawkit_widgets import Board


@pytest.fixture
def talk():
    return Conversation()


@pytest.mark.parametrize("set_up", [TWO, AGAINST], ids=["people", "against an opponent"])
@pytest.mark.parametrize("actions", [0, 1, 7, 25, 400])
def test_a_record_brings_the_game_back_in_another_kernel(talk, set_up, actions):
    begun = talk.begin(set_up)
    kept = talk.play_on(actions) or begun
    other = Conversation(page="reloaded")
    restored = other.say("restore", record=kept["record"])
    assert shown(restored) == shown(kept)


def test_what_an_undo_left_known_stays_known_after_a_reload(talk):
    talk.begin()
    talk.say("act", action="place b2")
    seen = talk.say("act", action="push")
    undone = talk.say("undo")
    other = Conversation()
    other.say("restore", record=undone["record"])
    assert other.say("act", action="push")["scene"] == seen["scene"]


def test_a_game_goes_on_after_a_reload_as_it_would_have_without(talk):
    kept = talk.begin(AGAINST)
    kept = talk.play_on(5)
    other = Conversation()
    other.say("restore", record=kept["record"])
    assert shown(other.play_on(10, seed=4)) == shown(talk.play_on(10, seed=4))


def broken_records():
    good = {"set_up": {**TWO, "seed": "7", "rulings": {}}, "moves": []}
    yield "no record", 7
    yield "no set-up", {"moves": []}
    yield "moves that are none", {**good, "moves": "place b2"}
    yield "moves that are numbers", {**good, "moves": [1, 2]}
    yield "a move that is no action", {**good, "moves": ["chance: bear", "0: dance"]}
    yield "an action that is not allowed", {**good, "moves": ["1: place b2"]}
    yield "chance that cannot be", {**good, "moves": ["chance: wolf"]}
    yield "a seat that is no number", {**good, "moves": ["chance: bear", "Ana: push"]}
    yield "an unknown ruling", {"set_up": {**TWO, "rulings": {"dragon": "never"}}, "moves": []}
    yield (
        "an opponent that is gone",
        {
            "set_up": {
                "seats": [{"name": "Ana", "plays": "oracle"}, {"name": "Bo", "plays": "person"}]
            },
            "moves": [],
        },
    )


@pytest.mark.parametrize(("what", "record"), list(broken_records()))
def test_a_record_that_cannot_be_read_is_said_and_the_board_works(talk, what, record):
    answer = talk.say("restore", record=record)
    assert answer["type"] == "position"
    assert answer["unreadable"], what
    assert answer["begun"] is False
    assert talk.begin()["begun"] is True


def test_an_error_is_answered_and_logged_not_swallowed(talk, monkeypatch, caplog):
    talk.begin()
    monkeypatch.setattr(FreePlay, "act", lambda *_: 1 / 0)
    with caplog.at_level(logging.ERROR):
        answer = talk.say("act", action="place b2")
    assert answer["type"] == "failed"
    assert answer["number"] == talk.number
    assert "ZeroDivisionError" in caplog.text


def test_a_game_that_a_notebook_has_begun_is_not_replaced_by_the_browsers():
    talk = Conversation(["Ana", "Bo"], seed=3)
    talk.board.play("place b2", "push")
    record = {"set_up": {**TWO, "seed": "9", "rulings": {}}, "moves": []}
    answer = talk.say("restore", record=record)
    assert answer["kept"] is True
    assert answer["record"]["moves"][-2] == "0: push"
    assert talk.say("restore", record=record, force=True)["record"]["set_up"]["seed"] == "9"


def test_a_notebooks_own_game_comes_back_after_a_reload():
    talk = Conversation(["Ana", "Bo"])
    talk.board.play("place b2", "push")
    kept = talk.say("restore", record=None)["record"]
    again = Conversation(["Ana", "Bo"])
    assert again.say("restore", record=kept)["record"] == kept
    other = Conversation(["Ana", "Bo"], seed="another")
    assert other.say("restore", record=kept)["kept"] is True


def test_a_notebook_plays_and_the_board_that_is_shown_follows():
    talk = Conversation(["Ana", "Bo"], seed=1)
    told = talk.board.play("place b2", "right", "push")
    assert told[0] == "Bo places the claw on b2 (CM-09)"
    assert told[1] == "Ana uses right: the claw goes to c2 (CM-11)"
    (pushed,) = talk.sent
    assert pushed["record"]["moves"][-2] == "0: push"
    assert "from" not in pushed
    talk.board.undo()
    assert talk.sent[-1]["record"]["moves"][-1] == "undo"


def test_a_notebook_is_told_what_is_possible():
    talk = Conversation(["Ana", "Bo"], seed=1)
    with pytest.raises(IllegalActionError, match="Bo can play place a1, place b1"):
        talk.board.play("push")
    assert talk.board.legal()[0] == "place a1"
    with pytest.raises(IllegalActionError, match=r"no action; write, for example"):
        talk.board.play("place b2", "fly")
    assert talk.board.state.claw == 4, "what was possible has been played"


def test_a_notebook_plays_against_opponents_without_waiting_for_them():
    talk = Conversation({"Ana": "person", "Robot": "random"}, seed=5)
    assert talk.board.legal(), "the opponent has placed the claw"
    while not talk.board.state.is_over():
        talk.board.play(talk.board.legal()[-1])
    assert talk.board.legal() == []


def test_a_board_without_players_can_be_played_in_a_notebook_at_once():
    board = Board("claw_machine")
    assert board.play(board.legal()[0])


@pytest.mark.parametrize(
    "wrong", [{"players": ["Ana"]}, {"players": ["A", "A"]}, {"rulings": {"dragon": "never"}}]
)
def test_a_notebook_is_told_at_once_what_is_wrong_with_its_game(wrong):
    with pytest.raises(ValueError, match=r"\w"):
        Board("claw_machine", **wrong)
    with pytest.raises(KeyError):
        Board("chess")


def test_a_set_up_comes_back_from_its_form():
    set_up = SetUp((Seat("Ana"), Seat("Bo", "random")), {"dragon": "upper_row"}, "4")
    assert SetUp.from_json(json.loads(json.dumps(set_up.to_json()))) == set_up
    with pytest.raises(RecordError):
        SetUp.from_json({"seats": [1]})
