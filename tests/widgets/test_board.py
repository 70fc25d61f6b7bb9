"""The Python side of the board: what it answers while a game is played."""

import pytest
from board_talk import AGAINST, TWO, Conversation, shown


@pytest.fixture
def talk():
    return Conversation()


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
