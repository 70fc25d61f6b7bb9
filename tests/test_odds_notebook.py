"""The notebooks of odds: prose and one call a cell, results committed, formulas without MathJax."""

import ast
import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

import clawkit
from clawkit.odds_lookup import odds_book
from clawkit.probability import Amounts, VerificationError
from clawkit_widgets import Exact, Steps, Verified

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*/odds.ipynb"))
CLAW = NOTEBOOKS[0].parents[1] / "claw_machine" / "odds.ipynb"


def cells(path, kind=None):
    """Its cells, all or those of one kind."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if kind in (None, cell["cell_type"])]


def source(cell):
    return "".join(cell["source"])


def shown(cell):
    """What a cell has printed, as plain text."""
    return "\n".join("".join(out["data"]["text/plain"]) for out in cell["outputs"])


@pytest.fixture
def trios():
    return odds_book("claw_machine").derivation("trios", hand=12)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.parent.name)
def test_a_notebook_shows_derives_and_checks_every_question_of_its_game(path):
    code = "\n".join(map(source, cells(path, "code")))
    for entry in odds_book(path.parent.name):
        assert f'Explorer("{path.parent.name}", "{entry.name}"' in code
        for call in (f"Steps(odds.{entry.name}(", f"Verified(odds.{entry.name}("):
            assert call in code, f"no cell has {call}"
    prose = "\n".join(map(source, cells(path, "markdown")))
    questions = len(odds_book(path.parent.name).entries)
    for part in ("**A first guess.**", "**Exercise.**", "<summary>Solution</summary>"):
        assert prose.count(part) == questions, part
    assert len(re.findall(r"^## \d+\.", prose, re.MULTILINE)) == questions


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.parent.name)
def test_a_cell_holds_imports_and_one_call_and_no_logic(path):
    for cell in cells(path, "code"):
        body = ast.parse(source(cell)).body
        calls = [node for node in body if not isinstance(node, ast.Import | ast.ImportFrom)]
        assert len(calls) <= 1, source(cell)
        assert all(isinstance(node, ast.Expr) for node in calls), source(cell)
        forbidden = ast.Lambda | ast.comprehension | ast.BinOp | ast.IfExp
        assert not any(isinstance(node, forbidden) for node in ast.walk(ast.parse(source(cell))))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.parent.name)
def test_prose_reads_without_mathjax(path):
    prose = "\n".join(map(source, cells(path, "markdown")))
    assert "$" not in prose
    assert not re.search(r"\\[a-z(\[]", prose)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.parent.name)
def test_results_are_committed_and_will_be_compared(path):
    kept = [c for c in cells(path, "code") if "nbval-check-output" in c["metadata"].get("tags", [])]
    assert len(kept) >= 2 * len(odds_book(path.parent.name).entries)
    assert all(cell["outputs"] for cell in kept)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.parent.name)
def test_no_formula_is_committed_that_a_viewer_without_trust_would_garble(path):
    outputs = [out for cell in cells(path, "code") for out in cell["outputs"]]
    assert outputs
    assert "<math" not in json.dumps(outputs)


def test_links_in_the_contents_lead_to_headings_that_there_are():
    prose = "\n".join(map(source, cells(CLAW, "markdown")))
    headings = {text.replace(" ", "-") for text in re.findall(r"^## (.+)$", prose, re.MULTILINE)}
    links = re.findall(r"\]\(#([^)]+)\)", prose)
    assert len(links) == 11
    assert set(links) <= headings


def test_numbers_in_the_prose_are_those_that_the_package_gives():
    prose = "\n".join(map(source, cells(CLAW, "markdown")))
    two_copies = clawkit.odds("claw_machine", "opening_display")["one_kind"]
    said = {
        "607/1763": sum(chance for copies, chance in two_copies.items() if copies >= 2),
        "479915/1629012": clawkit.odds("claw_machine", "unique_rabbits", players=4, hand=10),
        "3/28": Fraction(6, 56),
    }
    for text, value in said.items():
        assert text in prose
        assert Fraction(text) == value
    at_least = {h: 1 - clawkit.odds("claw_machine", "trios", hand=h)[0] for h in (20, 21)}
    assert at_least[20] < Fraction(1, 2) < at_least[21]
    raccoons = clawkit.odds("claw_machine", "next_card", seen="bear")
    assert sum(p for card, p in raccoons.items() if "raccoon" in card) == Fraction(6, 77)
    assert sum(clawkit.odds("claw_machine", "reach", cell="a1").values()) == 18


def test_numbers_in_the_prose_of_muscle_man_are_those_that_the_package_gives():
    book = odds_book("muscle_man")
    prose = "\n".join(map(source, cells(CLAW.parents[1] / "muscle_man" / "odds.ipynb", "markdown")))
    seen = "5 red, 2 blue, 1 green"
    green = book.evaluate("price", machine="green", seen=seen)["expected_price"].rows["next card"]
    six = book.evaluate("points", n=6)["type"].probability(6 * 4)
    coins = book.evaluate("coins_in_machine", players=4, turn=5, games=400)["coins"]
    # Six types are worth as much as one type; of one type there are just six cards.
    said = {"73/28": green, "972/40579": six - Fraction(6, 1_947_792), "13/400": coins.at_least(11)}
    assert all(Fraction(text) == value for text, value in said.items())
    assert all(text in prose for text in ("73/28", "972/40579", "13 of the 400 games, 3.25 %"))
    best = {n: book.evaluate("best_hands", n=n) for n in (4, 5, 6)}
    assert [best[n]["points"].rows["most"] for n in best] == [36, 36, 48]
    assert [best[n]["coins"].rows["least"] for n in best] == [6, 8, 10]
    five = book.evaluate("points", n=5)["total"]
    assert max(five.weights, key=five.probability) == 15
    assert 18.5 < five.mean < 19


def test_the_committed_number_of_trios_is_the_one_known_by_hand():
    [cell] = [cell for cell in cells(CLAW) if cell["id"] == "trios-number"]
    assert "483266192/563921995" in shown(cell)
    assert "4/16112057" in shown(cell)


def test_exact_values_are_tables_in_a_terminal_and_on_a_page():
    law = clawkit.odds_lookup.odds_book("claw_machine").evaluate("trios", hand=12)
    lines = repr(Exact(law, "trios")).splitlines()
    assert lines[0] == "trios"
    assert lines[1].split() == ["trios", "fraction", "percent", "1", "in", "N"]
    assert lines[2].split() == ["0", "483266192/563921995", "85.70", "%", "1", "in", "1.17"]
    page = Exact(Amounts({"<b>": Fraction(1, 3), "c": 2}, "what", "points"))._repr_html_()
    assert "&lt;b&gt;" in page
    assert page.count("<tr>") == 3
    assert "<td>1/3</td><td>0.33</td>" in page
    assert repr(Exact(Fraction(1, 4))).splitlines()[1].split()[:2] == ["1/4", "25.00"]


def test_steps_can_be_shown_one_by_one_with_their_own_numbers(trios):
    assert repr(Steps(trios, 2)).startswith("2. A colour has two cards of its own")
    page = Steps(trios)._repr_html_()
    assert page.count("<math") == len(trios.steps)
    assert f'aria-label="{trios.steps[1].plain}"' in page
    with pytest.raises(IndexError, match="1 to 7"):
        Steps(trios, 8)


def test_what_is_shown_as_checked_has_been_checked(trios):
    lines = repr(Verified(trios)).splitlines()
    assert lines[0] == "Both sides agree in all 7 steps, at random points."
    assert len(lines) == 1 + len(trios.checks)
    object.__setattr__(trios.steps[1], "right", trios.steps[1].right + 1)
    with pytest.raises(VerificationError):
        Verified(trios)
