"""The Python side of the score pad: what it answers and sends along, and that it never raises."""

import json
import logging
import math
import subprocess
import sys

import pytest

import clawkit
from clawkit.core.problems import Refusal
from clawkit_widgets import ScorePad
from clawkit_widgets.score_pad import result_form

GAMES = [game.name for game in clawkit.all_games()]
WITH_PAD = [game.name for game in clawkit.all_games() if game.pad]


class Conversation:
    """A score pad and what it said."""

    def __init__(self, game="claw_machine"):
        self.pad = ScorePad(game)
        self.answers = []
        self.pad.send = self.answers.append

    def say(self, message):
        """Sends a message as the browser does, and returns what came back for it."""
        before = len(self.answers)
        self.pad.receive(self.pad, json.loads(json.dumps(message)), [])
        return self.answers[before:]


@pytest.fixture
def talk():
    return Conversation()


def entries(*players):
    names = ["Ana", "Bo", "Cy", "Di"]
    seats = [{"name": name, **cards} for name, cards in zip(names, players, strict=False)]
    return {"game": "claw_machine", "players": seats}


def fail(game, entries):
    """A scoring with a fault in it."""
    raise ZeroDivisionError("secret detail")


def test_a_message_of_the_browser_reaches_the_pad(talk):
    content = {"method": "custom", "content": {"type": "ping"}}
    talk.pad._handle_msg({"content": {"data": content}, "buffers": []})
    assert talk.answers == [{"type": "pong"}]


def test_entries_are_scored_and_answered_under_their_number(talk):
    cards = entries({"capybara": 2}, {"bear": 3})
    [answer] = talk.say({"type": "score", "number": 7, "from": "page", "entries": cards})
    assert (answer["type"], answer["number"], answer["from"]) == ("scored", 7, "page")
    assert [p["total"] for p in answer["result"]["players"]] == [4, 5]
    assert answer["result"]["winners"] == answer["result"]["leaders"] == ["Bo"]


def test_the_notebook_sees_what_was_scored_last(talk):
    assert (talk.pad.entries, talk.pad.sheet) == (None, None)
    cards = entries({"capybara": 2}, {"bear": 3})
    talk.say({"type": "score", "number": 1, "entries": cards})
    assert talk.pad.entries == cards
    assert talk.pad.sheet.totals == (4, 5)
    talk.say({"type": "score", "number": 2, "entries": 5})
    assert isinstance(talk.pad.sheet, Refusal)


def test_a_ping_is_answered(talk):
    assert talk.say({"type": "ping"}) == [{"type": "pong"}]


@pytest.mark.parametrize(
    "message", [{}, {"type": "dance"}, {"type": None}, {"type": ["score"]}, {"number": 1}]
)
def test_an_unknown_message_is_passed_over(talk, message):
    assert talk.say(message) == []


@pytest.mark.parametrize("message", [None, 5, "score", [], ["score", 1], True])
def test_what_is_no_message_raises_nothing_and_is_logged(talk, caplog, message):
    with caplog.at_level(logging.ERROR, "clawkit.widgets"):
        [answer] = talk.say(message)
    assert (answer["type"], answer["number"]) == ("failed", None)
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "given",
    [
        None,
        5,
        "entries",
        [],
        {},
        {"game": "chess"},
        {"game": "claw_machine"},
        {"game": "claw_machine", "players": "Ana"},
        {"game": "claw_machine", "players": [None, {"name": []}]},
        {"game": "claw_machine", "players": [{"name": "Ana", "bear": math.inf}, {"name": "Bo"}]},
        {"game": "claw_machine", "players": [{"name": "\ud83d", "bear": 10**30}, {"name": "Bo"}]},
        {"game": "claw_machine", "rulings": 3, "component_data": [1], "players": [{}, {}]},
    ],
)
def test_entries_of_any_kind_are_answered_with_their_problems(talk, caplog, given):
    [answer] = talk.say({"type": "score", "number": 1, "entries": given})
    assert answer["type"] == "scored"
    assert answer["result"]["valid"] is False
    for problem in answer["result"]["problems"]:
        assert problem["message"]
        assert isinstance(problem["where"], str)
        assert isinstance(problem["fields"], list)
    assert caplog.records == []


def test_a_score_message_without_entries_or_number_is_answered(talk):
    [answer] = talk.say({"type": "score"})
    assert (answer["type"], answer["number"], answer["result"]["valid"]) == ("scored", None, False)


def test_scoring_that_fails_is_answered_in_a_sentence_and_logged(talk, monkeypatch, caplog):
    monkeypatch.setattr(type(talk.pad.game), "score", fail)
    with caplog.at_level(logging.ERROR, "clawkit.widgets"):
        [answer] = talk.say({"type": "score", "number": 3, "from": "page", "entries": {}})
    assert (answer["type"], answer["number"], answer["from"]) == ("failed", 3, "page")
    assert "What you entered is kept" in answer["message"]
    assert "secret" not in json.dumps(answer)
    [record] = caplog.records
    assert record.getMessage() == "ScorePad could not answer score"
    assert record.exc_info[0] is ZeroDivisionError


def test_the_pad_works_on_after_scoring_failed(talk, monkeypatch, caplog):
    cards = entries({"capybara": 2}, {"bear": 3})
    with monkeypatch.context() as broken:
        broken.setattr(type(talk.pad.game), "score", fail)
        talk.say({"type": "score", "number": 1, "entries": cards})
    [answer] = talk.say({"type": "score", "number": 2, "entries": cards})
    assert (answer["type"], answer["number"]) == ("scored", 2)


def result(*players):
    """The form of a result as the browser reads it."""
    return json.loads(
        json.dumps(result_form(ScorePad("claw_machine").game.score(entries(*players))))
    )


def test_a_problem_across_players_names_all_their_fields():
    # The box has six bears.
    [problem] = result({"bear": 4}, {"bear": 3})["problems"]
    assert problem["where"] == "players"
    assert problem["fields"] == ["players[0].bear", "players[1].bear"]


def test_a_problem_at_one_field_has_no_others():
    [problem] = result({"bear": -1}, {})["problems"]
    assert (problem["where"], problem["fields"]) == ("players[0].bear", [])


def test_a_warning_names_its_fields_too():
    # Four white sheep, and the example card data has three.
    [warning] = result({"sheep": "WW"}, {"sheep": "WW"})["warnings"]
    assert warning["fields"] == ["players[0].sheep", "players[1].sheep"]


def test_every_line_says_which_rulings_had_a_say():
    lines = {line["item"]: line["rulings"] for line in result({}, {})["players"][1]["lines"]}
    named = [lines["cat"], lines["zebra"], lines["defective"]]
    assert named == [["cat"], ["zebra"], ["defective_trios"]]
    assert (lines["bear"], lines["dog"], lines["sheep"]) == ([], [], [])


def test_a_tie_comes_with_its_clause_and_its_reason():
    # Two bears are worth 5, and so are three; most plush toys decide.
    tied = result({"bear": 2}, {"bear": 3})
    assert tied["leaders"] == ["Ana", "Bo"]
    assert tied["winners"] == ["Bo"]
    assert tied["tie"]["clause"] == "CM-27"
    assert "Ana 2, Bo 3" in tied["tie"]["reason"]


def test_without_a_tie_there_is_no_word_about_one():
    assert result({"bear": 2}, {})["tie"] is None


def test_advice_comes_with_the_sheet_and_with_problems_where_a_game_has_some(talk):
    wizard = Conversation("mysterious_wizard")
    players = [{"name": "Ana", "cards": ["unicorn_ice_cream"]}, {"name": "Bo"}, {"name": "Cy"}]
    asked = {"type": "score", "number": 1}
    [answer] = wizard.say({**asked, "entries": {"game": "mysterious_wizard", "players": players}})
    assert (answer["result"]["valid"], answer["advice"]["summary"]) == (True, "Ana begins")
    assert [step["seat"] for step in answer["advice"]["steps"]] == [0, None]
    players[1]["real"] = "many"
    [again] = wizard.say({**asked, "entries": {"game": "mysterious_wizard", "players": players}})
    assert (again["result"]["valid"], again["advice"]) == (False, answer["advice"])
    [claw] = talk.say({**asked, "entries": entries({}, {})})
    assert claw["advice"] is None


@pytest.mark.parametrize("game", WITH_PAD)
def test_a_pad_sends_its_whole_schema_as_json(game):
    schema = ScorePad(game).schema
    again = json.loads(json.dumps(schema, allow_nan=False))
    assert again == schema
    assert again["game"] == game
    assert again["players"]["min"] <= again["players"]["max"]


@pytest.mark.parametrize("game", WITH_PAD)
def test_a_schema_has_every_picture_that_it_names(game):
    schema = ScorePad(game).schema
    fields = [field for row in schema["rows"] for field in row["fields"]]
    choices = [choice for field in fields for choice in field.get("choices", [])]
    grids = [field["grid"] for field in fields if field.get("grid")]
    headings = [heading for grid in grids for heading in [*grid["rows"], *grid["columns"]]]
    shown = [*schema["rows"], *fields, *choices, *headings]
    named = {thing["picture"] for thing in shown} - {None}
    assert named
    assert named == set(schema["pictures"])
    for svg in schema["pictures"].values():
        assert svg.lstrip().startswith("<svg")
        assert not any(
            word in svg.lower() for word in ("<script", "onload=", "javascript:", 'href="http')
        )


@pytest.mark.parametrize("game", WITH_PAD)
def test_a_schema_has_every_clause_ruling_and_datum_that_it_names(game):
    schema = ScorePad(game).schema
    clauses = {line["clause"] for row in schema["rows"] for line in row["lines"]}
    if schema["selection"]:
        clauses.add(schema["selection"]["clause"])
        assert set(schema["selection"]["items"]) <= {row["name"] for row in schema["rows"]}
    assert clauses <= set(schema["clauses"])
    for ruling in schema["rulings"]:
        assert ruling["default"] in [choice["name"] for choice in ruling["choices"]]
    data = {datum["name"] for datum in schema["data"]}
    fields = [field for row in schema["rows"] for field in row["fields"]]
    assert {field["datum"] for field in fields if field.get("datum")} <= data


@pytest.mark.parametrize("game", WITH_PAD)
def test_a_pads_example_can_be_scored(game):
    pad = ScorePad(game)
    assert result_form(pad.game.score(pad.schema["example"]["entries"]))["valid"] is True


def test_an_unknown_game_is_refused_with_the_games_that_there_are():
    with pytest.raises(KeyError) as refused:
        ScorePad("chess")
    assert "there is no game 'chess'" in str(refused.value)
    assert all(name in str(refused.value) for name in GAMES)


def test_showing_and_scoring_a_pad_does_not_load_the_slow_algebra():
    program = (
        "import sys\n"
        "from clawkit_widgets import RuleBrowser, ScorePad\n"
        "RuleBrowser('claw_machine')\n"
        "pad = ScorePad('claw_machine')\n"
        "entries = pad.schema['example']['entries']\n"
        "pad.receive(pad, {'type': 'score', 'number': 1, 'entries': entries}, [])\n"
        "assert pad.sheet.totals[0] == 20\n"
        "print('sympy' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=False, text=True, timeout=60
    )
    assert (done.stdout, done.returncode) == ("False\n", 0), done.stderr
