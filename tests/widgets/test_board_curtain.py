"""The board of a game with secrets: what it shows to whom, and after a reload."""

import pytest
from board_talk import Conversation, shown

from clawkit.core.state import Event
from clawkit.games.muscle_man.actions import parse_action

PEOPLE = {"seats": [{"name": name, "plays": "person"} for name in ("Ana", "Bo", "Cy")]}


@pytest.fixture
def talk():
    return Conversation(game="muscle_man")


def test_behind_the_curtain_is_what_all_may_see_and_nothing_can_be_chosen(talk):
    answer = talk.begin(PEOPLE)
    assert (answer["curtain"], answer["scene"]["choices"]) == (0, [])
    assert not any(piece["id"].startswith("own") for piece in answer["scene"]["pieces"])
    assert talk.say("act", action="pick up")["record"] == answer["record"]
    opened = talk.say("look")
    assert opened["curtain"] is None
    legal = [choice["action"] for choice in opened["scene"]["choices"]]
    assert [parse_action(one) for one in legal] == list(talk.board.state.legal_actions(0))
    assert talk.say("look")["curtain"] is None


def test_a_choice_shows_nothing_before_all_have_chosen(talk):
    before = talk.begin(PEOPLE)
    talk.say("look")
    after = talk.say("act", action="buy")
    assert after["curtain"] == 1
    assert after["choosing"] == "Ana has chosen; Bo and Cy still have to."
    for what in ("scene", "events", "together"):
        assert after[what] == before[what]


def test_a_reload_in_the_middle_of_secret_choices_goes_on_behind_the_curtain(talk):
    talk.begin(PEOPLE)
    talk.say("look")
    talk.say("act", action="buy")
    opened = talk.say("look")
    other = Conversation(game="muscle_man", page="reloaded")
    restored = other.say("restore", record=opened["record"])
    assert restored["curtain"] == 1
    assert restored["scene"]["choices"] == []
    assert shown(other.say("look")) == shown(opened)


def test_a_page_that_is_loaded_anew_beside_a_living_kernel_finds_the_curtain_closed(talk):
    talk.begin(PEOPLE)
    opened = talk.say("look")
    assert talk.say("restore", record=opened["record"])["curtain"] == 0


def test_undo_takes_a_choice_back_from_behind_the_curtain(talk):
    talk.begin(PEOPLE)
    talk.say("look")
    talk.say("act", action="buy")
    assert talk.say("undo")["curtain"] == 0
    assert talk.say("look")["scene"]["choices"][0]["action"] == "buy"


def test_what_only_one_seat_saw_is_told_to_that_seat_alone(talk):
    talk.begin(PEOPLE)
    talk.board.free_play.match.events.append([Event("MM-14", 1, "sees a secret", 1)])

    def tells(answer):
        return any("secret" in event["what"] for event in answer["events"])

    assert not tells(talk.say("undo"))
    assert not tells(talk.say("look"))
    assert not tells(talk.say("act", action="pick up"))
    assert tells(talk.say("look"))


def test_all_that_a_turn_brought_is_told_as_one(talk):
    begun = talk.begin(PEOPLE)
    assert [event["clause"] for event in begun["events"][-begun["together"] :]][:1] == ["MM-04"]
    for _ in range(3):
        talk.say("look")
        answer = talk.say("act", action="pick up")
    told = answer["events"][-answer["together"] :]
    assert [event["who"] for event in told] == [0, 1, 2, None]


def test_one_person_plays_without_a_curtain():
    talk = Conversation(game="muscle_man")
    seats = [PEOPLE["seats"][0], *({"name": f"R{i}", "plays": "best_action"} for i in "12")]
    answer = talk.begin({"seats": seats})
    assert (answer["curtain"], answer["choosing"], answer["opponent"]) == (None, "", False)
    assert talk.say("act", action="pick up")["scene"]["choices"]


def test_a_notebook_plays_for_one_person_after_the_other():
    talk = Conversation(["Ana", "Bo", "Cy"], game="muscle_man", seed=1)
    assert talk.board.play("pick up", "pick up") == []
    told = talk.board.play("pick up")
    assert told[0] == "Ana picks up 1 coin (MM-14)"
    talk.board.undo()
    assert talk.board.free_play.seat == 2


def test_what_a_turn_brought_to_one_seat_alone_stays_until_that_person_hides_it():
    talk = Conversation(game="mysterious_wizard")
    answer = talk.begin(PEOPLE)
    starts = answer["curtain"]
    opened = talk.say("look")
    for verb in ("pick", "take"):
        able = [choice["action"] for choice in opened["scene"]["choices"]]
        opened = talk.say("act", action=next(one for one in able if one.startswith(verb)))
    assert (opened["lingers"], opened["curtain"]) == (True, None)
    assert (opened["events"][-1]["who"], opened["scene"]["choices"]) == (starts, [])
    assert "gets" in opened["events"][-1]["what"]
    assert talk.say("act", action="pick 1")["record"] == opened["record"]
    hidden = talk.say("hand_on")
    assert (hidden["lingers"], hidden["curtain"]) == (False, (starts + 1) % 3)
    assert not any("gets" in event["what"] for event in hidden["events"])
