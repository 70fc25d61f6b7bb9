"""The Python side of the explorer: messages in and out, for every question that there is."""

import json
import logging
from fractions import Fraction

import pytest

import clawkit
from clawkit.odds_lookup import odds_book
from clawkit.probability import OddsError
from clawkit_widgets import Explorer
from clawkit_widgets.explorer_schema import grid_of
from clawkit_widgets.formulas import as_html, mathml

QUESTIONS = [
    pytest.param(game.name, entry.name, id=f"{game.name}-{entry.name}")
    for game in clawkit.all_games()
    if game.odds
    for entry in odds_book(game.name)
]
CONTROLS = {
    "integer", "choice", "pick", "grid", "set", "cards", "card", "data", "chance", "counts",
}  # fmt: skip


def ask(explorer, kind="evaluate", **parameters):
    """The answer to one message, as it goes over the wire."""
    message = {"type": kind, "number": 7, "from": "page", "parameters": parameters}
    answer = json.loads(json.dumps(explorer.answer(message), allow_nan=False))
    assert (answer.pop("type"), answer.pop("number"), answer.pop("from")) == (
        "answered",
        7,
        "page",
    )
    return answer


def problems(explorer, **parameters):
    """What is said at each control."""
    found = ask(explorer, **parameters)["problems"]
    return {problem["parameter"]: problem["message"] for problem in found}


@pytest.fixture(scope="module")
def trios():
    return Explorer("claw_machine", "trios")


@pytest.mark.parametrize(("game", "name"), QUESTIONS)
def test_every_question_is_shown_and_answered_without_its_derivation(game, name):
    explorer = Explorer(game, name)
    schema = json.loads(json.dumps(explorer.schema, allow_nan=False))
    assert schema["question"].endswith("?")
    assert {control["kind"] for control in schema["controls"]} <= CONTROLS
    assert set(schema["given"]) == {control["name"] for control in schema["controls"]}
    assert set(schema["picture_of"].values()) == set(schema["pictures"])
    answer = ask(explorer, **schema["given"])["answer"]
    assert answer == schema["answer"]
    for part in answer.get("parts", [answer]):
        assert part["label"]
        if "rows" in part:
            assert part["chart"] in ("bars", "columns", "grid")
            sizes = [row["number"] for row in part["rows"]]
            leads = part["rows"][part["first"]].get("name") == part.get("leads")
            assert leads or sizes[part["first"]] == max(sizes)


@pytest.mark.parametrize(("game", "name"), QUESTIONS)
def test_every_question_is_derived_and_verified_with_its_formulas_set(game, name):
    explorer = Explorer(game, name)
    derivation = ask(explorer, "derive", **explorer.schema["given"])["derivation"]
    assert derivation["assumptions"]
    for step in derivation["steps"]:
        assert step["why"]
        assert step["plain"]
        assert step["math"][0] == "math", f"not set: {step['plain']}"
    assert all(symbol["math"] for symbol in derivation["symbols"])
    verified = ask(explorer, "verify", **explorer.schema["given"])
    assert set(verified) == {"holds"}
    assert len(verified["holds"]) == len(derivation["steps"])
    assert all(said.startswith("Both sides agree") for said in verified["holds"])


def test_a_message_is_answered_by_its_parameters_alone(trios):
    for hand, none in ((12, "483266192/563921995"), (0, "1"), (12, "483266192/563921995")):
        rows = ask(trios, hand=hand)["answer"]["rows"]
        assert (rows[0]["outcome"], rows[0]["exact"]) == (0, none)
    assert ask(trios)["answer"]["rows"] == ask(trios, hand=12)["answer"]["rows"]


def test_a_notebook_finds_the_last_answer_at_the_widget(trios):
    ask(trios, hand=3)
    assert trios.parameters == {"hand": 3}
    ask(trios, hand=99)
    assert trios.parameters == {"hand": 3}
    of_each_colour = 2 + 2  # both of its own and one of two, or one of two and both
    assert trios.value.at_least(1) == Fraction(3 * of_each_colour, 14190)


def test_an_explorer_can_begin_with_other_parameters():
    explorer = Explorer("claw_machine", "next_card", seen="2 bear, cat")
    assert explorer.schema["given"]["seen"] == ["bear", "bear", "cat"]
    assert explorer.value.probability("cat") == Fraction(5, 42)


def test_what_cannot_be_is_said_at_its_control_in_a_plain_sentence(trios):
    assert problems(trios, hand=46) == {"hand": "Must be a whole number from 0 to 45, not 46."}
    assert problems(trios, hand="x<b>") == {
        "hand": 'Must be a whole number from 0 to 45, not "x<b>".'
    }
    assert list(problems(trios, hands=1)) == [None]
    cards = Explorer("claw_machine", "next_card")
    assert problems(cards, seen=["bear"] * 7) == {"seen": "7 bear, but there are 6."}
    too_many = ["bear", "capybara", "cat", "dog", "rabbit", "zebra"]
    assert "a match has 5 (CM-05)" in problems(cards, seen=too_many)[None]


def test_all_controls_with_a_problem_have_theirs_at_once():
    worth = Explorer("claw_machine", "worth")
    found = problems(worth, collection=["bear"] * 7, cat="both", card="wolf")
    assert set(found) == {"card", "collection", "cat"}
    assert set(problems(worth, collection=["bear"] * 4, seen=["bear"] * 4)) == {"collection"}
    sheep = Explorer("claw_machine", "sheep_alternating")
    assert problems(sheep, n=5, white=2, black=2)["n"].startswith("Can be at most")


def test_a_choice_that_is_no_ruling_stands_apart_from_those_that_are():
    controls = {c["name"]: c for c in Explorer("muscle_man", "keep_or_stock").schema["controls"]}
    assert controls["machine"]["kind"] == "pick"
    assert "setting" not in controls["machine"]
    assert controls["pairs"]["kind"] == "choice"
    assert controls["pairs"]["setting"]


def test_faces_of_a_type_and_a_colour_are_a_grid_with_the_pictures_of_both():
    schema = Explorer("muscle_man", "keep_or_stock").schema
    [hand] = [control for control in schema["controls"] if control["name"] == "hand"]
    assert hand["grid"] == {"rows": list("ABCDEF"), "columns": ["red", "blue", "green"]}
    assert schema["picture_of"]["B"] == schema["picture_of"]["B-red"] == "food_b"
    assert schema["picture_of"]["blue"] == "colour_blue"
    claw = Explorer("claw_machine", "next_card").schema["controls"]
    assert "grid" not in claw[0]


@pytest.mark.parametrize(
    ("faces", "grid"),
    [
        (["a-x", "a-y", "b-x", "b-y"], {"rows": ["a", "b"], "columns": ["x", "y"]}),
        (["a-x", "a-y", "b-x"], None),
        (["a-x", "bear"], None),
        (["bear", "sheep white"], None),
    ],
)
def test_only_faces_that_fill_rows_and_columns_are_a_grid(faces, grid):
    assert grid_of(faces) == grid


def test_the_amount_that_leads_is_shown_first_though_another_is_larger():
    answer = Explorer("muscle_man", "coins_in_machine", games=50).schema["answer"]
    [figures] = [part for part in answer["parts"] if part["name"] == "figures"]
    assert figures["rows"][figures["first"]]["name"] == "mean"


def test_a_number_that_is_left_open_makes_the_answer_a_formula():
    sheep = Explorer("claw_machine", "sheep_alternating")
    letters = {control["name"]: control["letter"] for control in sheep.schema["controls"]}
    assert letters == {"n": "n", "white": "w", "black": "b"}
    answer = ask(sheep, n=4, white="w", black="b")["answer"]
    assert answer["kind"] == "expression"
    assert answer["math"][0] == "math"


@pytest.mark.parametrize("given", [None, [], "hand", 12, {"hand": {"a": 1}}, {"hand": None}])
def test_no_message_raises(trios, given):
    for kind in ("evaluate", "derive", "verify"):
        answer = trios.answer({"type": kind, "number": 1, "parameters": given})
        assert answer["problems"]
    assert trios.answer({"type": "ping"}) == {"type": "pong"}
    assert trios.answer({"type": "something"}) is None
    assert trios.answer({}) is None


def test_a_fault_in_the_calculator_is_logged_and_said(trios, caplog, monkeypatch):
    sent = []
    monkeypatch.setattr(trios, "send", sent.append)
    monkeypatch.setattr(trios, "entry", None)
    with caplog.at_level(logging.ERROR, "clawkit.widgets"):
        trios.receive(trios, {"type": "evaluate", "number": 3, "parameters": {}}, [])
    assert sent[0]["type"] == "failed"
    assert sent[0]["number"] == 3
    assert len(caplog.records) == 1


def test_steps_that_do_not_hold_are_said_and_not_marked_as_checked(monkeypatch):
    explorer = Explorer("claw_machine", "kinds_in_match")
    derived = explorer.entry.derivation(s=2)
    object.__setattr__(derived, "value", Fraction(1, 2))
    object.__setattr__(derived.checks[0], "first", lambda: Fraction(1, 2))
    explorer._derived = {"s": 2}, derived
    verified = ask(explorer, "verify", s=2)
    assert set(verified) == {"fault"}
    assert "a second method disagrees" in verified["fault"]


def test_a_question_that_there_is_not_is_refused_with_those_that_there_are():
    with pytest.raises(OddsError, match="trios"):
        Explorer("claw_machine", "quartets")
    with pytest.raises(KeyError, match="claw_machine"):
        Explorer("chess", "trios")
    with pytest.raises(OddsError, match="from 0 to 45"):
        Explorer("claw_machine", "trios", hand=46)


@pytest.mark.parametrize(
    ("tex", "html"),
    [
        (r"45^{\underline{9}}", "<msup><mn>45</mn><mrow style"),
        (r"\tfrac52 x_1^2", "<mfrac><mn>5</mn><mn>2</mn></mfrac>"),
        (r"\binom 6n", '<mfrac linethickness="0"><mn>6</mn><mi>n</mi></mfrac>'),
        (r"\sum_{i=0}^5 i", "<munderover><mo>∑</mo>"),
        (r"a < b \text{ & <c>}", "<mo>&lt;</mo>"),
        (r"0.0814", "<mn>0.0814</mn>"),
        (r"\left\lfloor n \right.", '<mo stretchy="true">⌊</mo><mi>n</mi>'),
    ],
)
def test_formulas_are_set_as_mathml_and_escaped(tex, html):
    assert html in as_html(mathml(tex))
    assert "<c>" not in as_html(mathml(tex))


@pytest.mark.parametrize("tex", [r"\unknown{x}", "x^", "{x", "x}", r"\left( x", r"\text{$x$}", "&"])
def test_a_formula_with_anything_unknown_is_left_to_its_plain_text(tex):
    assert mathml(tex) is None


def test_a_line_under_an_exponent_is_explained_where_there_is_one():
    for name, lined in (("price", True), ("pairs", False)):
        explorer = Explorer("muscle_man", name)
        derivation = ask(explorer, "derive", **explorer.schema["given"])["derivation"]
        said = [symbol["meaning"] for symbol in derivation["symbols"]]
        assert any("falling product" in meaning for meaning in said) is lined


def test_what_is_no_number_is_told_that_a_whole_number_is_wanted():
    said = problems(Explorer("muscle_man", "pairs"), copies_per_type_and_colour="abc")
    assert said == {"copies_per_type_and_colour": 'Must be a whole number, not "abc".'}
