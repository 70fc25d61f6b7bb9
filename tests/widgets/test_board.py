"""The Python side of the board: what it answers, what it keeps, and that it never raises."""

import json
import logging
from random import Random

import pytest

from clawkit.core.free_play import FreePlay, RecordError, Seat, SetUp
from clawkit.core.match import IllegalActionError
from clawkit_widgets import Board

TWO = {"seats": [{"name": "Ana", "plays": "person"}, {"name": "Bo", "plays": "person"}]}
AGAINST = {"seats": [{"name": "Ana", "plays": "person"}, {"name": "Robot", "plays": "best_turn"}]}


class Conversation:
    """A board and one page that talks to it."""

    def __init__(self, *args, page="page", **kwargs):
        self.board = Board("claw_machine", *args, **kwargs)
        self.page = page
        self.number = 0
        self.sent = []
        self.board.send = self.sent.append

    def say(self, kind, **body):
        """Sends a message as the browser does, and returns the answer."""
        self.number += 1
        at = len(self.board.free_play.moves)
        message = {"type": kind, "number": self.number, "from": self.page, "at": at, **body}
        return self.say_again(message)

    def say_again(self, message):
        before = len(self.sent)
        self.board.receive(self.board, json.loads(json.dumps(message)), [])
        [answer] = self.sent[before:]
        return json.loads(json.dumps(answer))

    def begin(self, set_up=TWO, seed="7"):
        return self.say("begin", set_up={**set_up, "seed": seed})

    def play_on(self, actions, seed=1):
        """Any legal actions of people, and all of the opponents."""
        rng, answer = Random(seed), None
        for _ in range(actions):
            while self.board.free_play.opponent:
                answer = self.say("go_on")
            legal = self.board.free_play.legal()
            if not legal:
                break
            answer = self.say("act", action=legal[rng.randrange(len(legal))])
        return answer


@pytest.fixture
def talk():
    return Conversation()


def shown(answer):
    """What a board shows, without the answer's own marks."""
    return {key: value for key, value in answer.items() if key not in ("number", "from")}


def test_a_message_of_the_browser_reaches_the_board(talk):
    content = {"method": "custom", "content": {"type": "ping"}}
    talk.board._handle_msg({"content": {"data": content}, "buffers": []})
    assert talk.sent == [{"type": "pong"}]


def test_a_message_of_another_kind_is_passed_over(talk):
    talk.board.receive(talk.board, {"type": "dance"}, [])
    assert talk.sent == []


def test_what_the_page_draws_at_first_has_the_pictures_the_rulings_in_play_and_the_opponents(talk):
    schema = talk.board.schema
    assert {"claw", "bear", "defective_blue_pink"} <= set(schema["pictures"])
    names = [ruling["name"] for ruling in schema["rulings"]]
    assert names == ["dragon", "single_card_neighbour", "push_impossible", "empty_space_later"]
    assert [one["name"] for one in schema["opponents"]] == ["random", "best_turn"]
    assert schema["players"] == {"min": 2, "max": 4}


def test_a_page_without_a_record_is_asked_who_plays(talk):
    answer = talk.say("restore", record=None)
    assert answer["type"] == "position"
    assert answer["begun"] is False


def test_a_game_begins_with_the_set_up_that_was_asked_for(talk):
    set_up = {**TWO, "rulings": {"dragon": "upper_row"}}
    answer = talk.begin(set_up)
    assert answer["begun"] is True
    assert answer["names"] == ["Ana", "Bo"]
    assert talk.board.state.rules.rulings["dragon"] == "upper_row"
    assert answer["record"]["set_up"]["rulings"] == {"dragon": "upper_row"}
    assert answer["scene"]["turn"] == "Bo: place the claw on any stack."


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ([("Ana", "person"), ("Ana", "person")], "same name"),
        ([("Ana", "person"), (" ", "person")], "needs a name"),
        ([("Ana", "person"), ("Bo", "oracle")], "no opponent"),
        ([("Ana", "person"), ("x" * 41, "person")], "at most 40 letters"),
        ([("Ana", "person")], "1 players"),
        ([(name, "person") for name in "abcde"], "5 players"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_words_and_the_game_stays(talk, seats, says):
    before = talk.begin()["record"]
    seats = [{"name": name, "plays": plays} for name, plays in seats]
    answer = talk.begin({"seats": seats})
    assert says in answer["refusal"]
    assert answer["record"] == before


@pytest.mark.parametrize("form", [None, 7, [], {}, {"seats": 3}, {"seats": [{"name": "Ana"}]}])
def test_a_set_up_that_is_none_is_refused(talk, form):
    assert "no set-up" in talk.say("begin", set_up=form)["refusal"]


def test_an_action_changes_the_position_and_tells_what_happened(talk):
    talk.begin()
    talk.say("act", action="place b2")
    answer = talk.say("act", action="push")
    clauses = [event["clause"] for event in answer["events"]][-2:]
    assert clauses == ["CM-17", "CM-17"]
    assert answer["events"][-2]["who"] == 0
    assert answer["events"][-1]["who"] is None
    assert answer["undoable"] is True


@pytest.mark.parametrize("action", ["up", "dance", "", "done"])
def test_what_is_not_possible_is_refused_with_what_is(talk, action):
    talk.begin()
    before = talk.say("act", action="place a1")
    answer = talk.say("act", action=action)
    assert (
        "is not possible now. Ana can play" in answer["refusal"] or "no action" in answer["refusal"]
    )
    assert answer["record"] == before["record"]


def test_a_message_that_comes_twice_counts_once(talk):
    talk.begin()
    talk.say("act", action="place b2")
    message = {"type": "act", "number": 99, "from": "page", "action": "right"}
    message["at"] = len(talk.board.free_play.moves)
    first = talk.say_again(message)
    second = talk.say_again(message)
    assert first["record"] == second["record"]
    assert first["record"]["moves"][-1] == "0: right"


def test_a_tap_on_a_position_that_has_gone_changes_nothing(talk):
    talk.begin()
    talk.say("act", action="place b2")
    answer = talk.say("act", action="right", at=3)
    assert answer["record"]["moves"][-1] == "1: place b2"
    assert "refusal" not in answer


def test_numbers_of_another_page_count_apart(talk):
    talk.begin()
    talk.say("act", action="place b2")
    at = len(talk.board.free_play.moves)
    message = {"type": "act", "number": 1, "from": "another", "action": "right", "at": at}
    assert talk.say_again(message)["record"]["moves"][-1] == "0: right"


def test_undo_goes_back_one_decision_and_shows_the_same_cards_again(talk):
    talk.begin()
    before = talk.say("act", action="place b2")
    after = talk.say("act", action="push")
    back = talk.say("undo")
    assert back["scene"] == before["scene"]
    assert back["events"] == before["events"]
    again = talk.say("act", action="push")
    assert again["scene"] == after["scene"]


def test_undo_goes_back_over_the_opponents_to_the_last_decision_of_a_person(talk):
    talk.begin(AGAINST)
    at_start = talk.say("go_on")
    decided = talk.say("act", action="push")
    while decided["opponent"] is False and "done" not in talk.board.free_play.legal():
        decided = talk.play_on(1)
    last = talk.say("undo")
    assert last["opponent"] is False
    for _ in range(20):
        last = talk.say("undo")
    assert last["scene"] == at_start["scene"]
    assert last["undoable"] is False


def test_undo_does_not_begin_before_the_first_decision_of_a_person(talk):
    talk.begin(AGAINST)
    first = talk.say("go_on")
    assert first["undoable"] is False
    assert talk.say("undo")["record"] == first["record"]


def test_opponents_act_one_action_at_a_time_and_only_when_it_is_their_turn(talk):
    answer = talk.begin(AGAINST)
    assert answer["opponent"] is True
    assert answer["scene"]["choices"] == []
    placed = talk.say("go_on")
    assert placed["record"]["moves"][-1].startswith("1: place")
    assert placed["opponent"] is False
    assert placed["scene"]["choices"] != []
    assert talk.say("go_on")["record"] == placed["record"]


def test_a_person_cannot_act_for_an_opponent(talk):
    talk.begin(AGAINST)
    assert talk.say("act", action="place b2")["refusal"] == "It is the turn of Robot."


def test_opponents_play_a_game_among_themselves_to_its_end(talk):
    seats = [{"name": name, "plays": "best_turn"} for name in ("A", "B", "C")]
    answer = talk.begin({"seats": seats})
    for _ in range(400):
        if answer["over"]:
            break
        answer = talk.say("go_on")
    assert answer["over"] is True
    assert answer["undoable"] is False


def test_a_seed_and_the_same_actions_show_the_same_cards(talk):
    talk.begin(seed="blue")
    first = talk.play_on(30)
    other = Conversation()
    other.begin(seed="blue")
    assert shown(other.play_on(30)) == shown(first)
    third = Conversation()
    third.begin(seed="red")
    assert third.play_on(1)["scene"] != first["scene"]


def test_the_end_brings_the_sheet_with_the_points_that_the_board_shows(talk):
    talk.begin()
    answer = talk.play_on(400)
    assert answer["over"] is True
    points = [tray["points"] for tray in answer["scene"]["trays"] if tray["seat"] is not None]
    assert [player["total"] for player in answer["result"]["players"]] == points
    scored = talk.board.game.score(answer["entries"])
    assert list(scored.totals) == points
    assert "game is over" in talk.say("act", action="push")["refusal"]


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
