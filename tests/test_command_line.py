"""`clawkit score` and `clawkit rules`, through `main` and as a real program."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import clawkit
from clawkit.cli import main

ROOT = Path(__file__).parents[1]
EXAMPLE = clawkit.find_game("claw_machine").pad.example
BAD = {"game": "claw_machine", "players": [{"name": "Ana", "bear": 4}, {"name": "", "bear": 3}]}


@pytest.fixture
def save(tmp_path):
    """Writes text or bytes, or a value as JSON, to a file; returns its path."""

    def save(content):
        path = tmp_path / "game.json"
        if isinstance(content, dict | list):
            content = json.dumps(content)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return save


@pytest.fixture
def standard_input(monkeypatch):
    """Puts bytes on standard input."""

    def put(raw):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw)))

    return put


@pytest.fixture
def run(capsys):
    """Runs one command: its exit code, standard output and standard error."""

    def run(*words):
        code = main(list(words))
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def test_a_saved_game_is_printed_with_totals_places_reasons_and_the_winner(run, save):
    code, out, err = run("score", save(EXAMPLE))
    assert (code, err) == (0, "")
    assert "Ana: 20 (place 1)\n" in out
    assert "  cat          6  CM-30  3 cats x 2 (most repeated: sheep) = 6\n" in out
    assert "  defective   -4  CM-37  2 without a trio x -2 = -4\n" in out
    assert "\nAna wins with 20 points.\n" in out


def test_a_tie_is_printed_with_its_rule(run, save):
    players = [{"name": "Ana", "bear": 2}, {"name": "Bo", "bear": 3}]
    _, out, _ = run("score", save({"game": "claw_machine", "players": players}))
    assert (
        "Ana and Bo have 5 points each. Most plush toys decides: Ana 2, Bo 3. Bo wins. (CM-27)\n"
    ) in out


def test_what_depends_on_a_ruling_and_what_is_worth_a_second_look_is_printed(run, save):
    ana = {"name": "Ana", "zebra": 2, "dragon": 1, "raccoon": [8]}
    _, out, _ = run("score", save({"game": "claw_machine", "players": [ana, {"name": "Bo"}]}))
    assert "Another ruling would have changed this:\n  zebra = once: Ana 2, Bo 0; Ana wins\n" in out
    assert "Worth a second look:\n  players[0].raccoon[0]: no raccoon in the card data" in out


def test_one_point_is_printed_in_the_singular(run, save):
    players = [{"name": "Ana", "dragon": 1}, {"name": "Bo"}]
    _, out, _ = run("score", save({"game": "claw_machine", "players": players}))
    assert "\nAna wins with 1 point.\n" in out
    assert "Another ruling" not in out
    assert "second look" not in out


def test_json_is_what_the_function_returns(run, save):
    code, out, err = run("score", save(EXAMPLE), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == clawkit.score(EXAMPLE)


def test_refused_entries_exit_2_and_print_every_problem_at_its_field(run, save):
    code, out, err = run("score", save(BAD))
    assert (code, out) == (2, "")
    assert err == (
        "Not scored: 2 problems.\n"
        "  players[1].name: name is empty\n"
        "  players: 7 bears, but the box has 6: Ana 4, player 2 3 (CM-01)\n"
    )


def test_refused_entries_in_json_are_what_the_function_returns_and_exit_2(run, save):
    code, out, err = run("score", "--json", save(BAD))
    assert (code, err) == (2, "")
    assert json.loads(out) == clawkit.score(BAD)


def test_one_problem_is_printed_in_the_singular(run, save):
    assert run("score", save([])) == (
        2,
        "",
        "Not scored: 1 problem.\n  entries: must be an object of fields, not a list of 0\n",
    )


def test_a_dash_reads_standard_input(run, standard_input):
    standard_input(json.dumps(EXAMPLE).encode())
    code, out, _ = run("score", "-", "--json")
    assert code == 0
    assert json.loads(out) == clawkit.score(EXAMPLE)


def test_a_byte_order_mark_is_no_fault(run, save):
    text = json.dumps(EXAMPLE)
    assert run("score", save(b"\xef\xbb\xbf" + text.encode()))[0] == 0


def test_names_in_any_script_are_printed(run, save):
    players = [{"name": "Zo\u00eb \U0001f43b", "bear": 2}, {"name": "\u5c0f\u71ca"}]
    _, out, _ = run("score", save({"game": "claw_machine", "players": players}))
    assert "Zo\u00eb \U0001f43b: 5 (place 1)\n" in out
    assert "\u5c0f\u71ca: 0 (place 2)\n" in out


def test_control_characters_of_a_name_are_printed_as_codes(run, save):
    players = [{"name": "Ana\nBo: 99\x1b[2J", "bear": 2}, {"name": "Cy\u2028\ud800"}]
    _, out, _ = run("score", save({"game": "claw_machine", "players": players}))
    assert "Ana\\nBo: 99\\x1b[2J: 5 (place 1)\n" in out
    assert "Cy\\u2028\\ud800: 0 (place 2)\n" in out


DUPLICATE = b'{"game": "claw_machine", "game": "claw_machine", "a": {"bear": 1, "bear": 2}}'


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "no JSON at line 1, column 1: Expecting value"),
        (b"{", "no JSON at line 1, column 2: Expecting property name enclosed in double quotes"),
        (b'{"game": \n  claw}', "no JSON at line 2, column 3: Expecting value"),
        (b"{} {}", "no JSON at line 1, column 4: Extra data"),
        (DUPLICATE, "bear stands twice in one object; keep one of them"),
        (
            b'{"cat": 1, "dog": 1, "cat": 1, "dog": 1, "bear": 1}',
            "cat and dog stand twice in one object; keep one of them",
        ),
        (b'{"bear": NaN}', "NaN is no number that can be scored"),
        (b'{"bear": -Infinity}', "-Infinity is no number that can be scored"),
        (b"9" * 5000, "a number of 5000 digits is too long for a saved game"),
        (
            b'{"bear": -' + b"9" * 2000 + b"}",
            "a number of 2001 digits is too long for a saved game",
        ),
        (b"[" * 200_000, "objects are nested too deep for a saved game"),
        (b'{"a":' * 200_000, "objects are nested too deep for a saved game"),
    ],
    ids=lambda value: value[:20] if isinstance(value, bytes) else value[:40],
)
def test_a_file_that_is_no_saved_game_is_refused_with_its_fault(run, save, raw, said):
    code, out, err = run("score", save(raw))
    assert (code, out) == (2, "")
    assert err == f"Not scored: 1 problem.\n  file: {said}\n"


def test_a_fault_of_the_file_has_the_form_of_a_refusal_in_json(run, save):
    code, out, _ = run("score", "--json", save(b"{"))
    assert code == 2
    answer = json.loads(out)
    assert answer["valid"] is False
    assert [problem["where"] for problem in answer["problems"]] == ["file"]


@pytest.mark.parametrize("raw", [b'{"game": "\xff"}', json.dumps(EXAMPLE).encode("utf-16")])
def test_a_file_in_another_encoding_is_refused(run, save, raw):
    path = save(raw)
    code, _, err = run("score", path)
    assert code == 2
    assert err.endswith(f"  file: {path} is not UTF-8 text; save it as JSON in UTF-8\n")


def test_standard_input_in_another_encoding_is_refused(run, standard_input):
    standard_input(b"\xff\xfe")
    said = "  file: standard input is not UTF-8 text; save it as JSON in UTF-8\n"
    assert run("score", "-")[2].endswith(said)


def test_a_missing_file_and_a_directory_are_refused(run, tmp_path):
    missing = str(tmp_path / "none.json")
    assert run("score", missing) == (
        2,
        "",
        f"Not scored: 1 problem.\n  file: cannot read {missing}: no such file or directory\n",
    )
    code, _, err = run("score", str(tmp_path))
    assert code == 2
    assert err.endswith(f"  file: cannot read {tmp_path}: is a directory\n")


def test_a_file_name_that_no_file_can_have_is_refused(run):
    code, _, err = run("score", "game\0.json")
    assert code == 2
    assert err.startswith("Not scored: 1 problem.\n  file: ")


def test_a_number_too_large_for_a_float_is_refused_at_its_field(run, save):
    raw = b'{"game": "claw_machine", "players": [{"name": "A", "bear": 1e999}, {"name": "B"}]}'
    assert "players[0].bear: must be a whole number from 0, not inf" in run("score", save(raw))[2]


def test_all_rules_are_printed_with_the_defaults_of_the_rulings_marked(run):
    code, out, _ = run("rules", "claw_machine")
    assert code == 0
    book = clawkit.find_game("claw_machine").rulebook
    for rule in (*book.clauses, *(ruling.id for ruling in book.rulings.values())):
        assert f"\n{rule} " in f"\n{out}"
    assert out.count(" (default): ") == len(book.rulings)


@pytest.mark.parametrize("reference", ["CM-20", "cm-20", "Cm-20"])
def test_one_clause_is_printed_in_any_case_of_its_id(run, reference):
    code, out, _ = run("rules", "claw_machine", reference)
    assert code == 0
    assert out.startswith("CM-20  (empty stacks) Whoever takes the last card of a stack builds")
    assert "CM-21" not in out


@pytest.mark.parametrize("reference", ["CM-R02", "cm-r02", "zebra", "Zebra"])
def test_one_ruling_is_printed_by_id_or_name(run, reference):
    code, out, _ = run("rules", "claw_machine", reference)
    assert code == 0
    assert out.startswith("CM-R02 zebra  Does each zebra score the mythic toys, or the group once?")
    assert "    each (default): per zebra\n    once: once, however many zebras\n    Why: " in out


def test_lines_of_rules_fit_a_terminal(run):
    assert all(len(line) <= 88 for line in run("rules", "claw_machine")[1].splitlines())


def test_rules_of_an_unknown_game_are_refused_with_the_games_there_are(run):
    code, out, err = run("rules", "chess")
    assert (code, out) == (2, "")
    assert err.startswith("there is no game 'chess'; the games are: ")
    assert "claw_machine" in err


@pytest.mark.parametrize("reference", ["CM-99", "horse", "20", ""])
def test_an_unknown_rule_is_refused_with_those_there_are(run, reference):
    code, out, err = run("rules", "claw_machine", reference)
    assert (code, out) == (2, "")
    assert err == (
        f"Claw Machine has no clause or ruling {reference}; there are CM-01 to CM-41, and the "
        "rulings cat, zebra, dragon, single_card_neighbour, push_impossible, defective_trios, "
        "empty_space_later\n"
    )


@pytest.mark.parametrize("words", [["--help"], ["score", "--help"], ["rules", "--help"]])
def test_help_is_printed_and_exits_0(capsys, words):
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 0
    assert "usage: clawkit" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["score"], ["scores"], ["score", "a", "b"], ["rules"]])
def test_an_incomplete_or_unknown_command_exits_2_with_its_usage(capsys, words):
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert "usage: clawkit" in capsys.readouterr().err


def test_the_version_is_printed(capsys):
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"clawkit {clawkit.__version__}\n"


def program(*words, text="", **environment):
    """Runs the real program."""
    return subprocess.run(
        [sys.executable, "-m", "clawkit.cli", *words],
        input=text.encode(),
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=30,
    )


def test_the_program_scores_standard_input_and_exits_0_or_2():
    good = program("score", "-", "--json", text=json.dumps(EXAMPLE))
    assert (good.returncode, good.stderr) == (0, b"")
    assert json.loads(good.stdout) == clawkit.score(EXAMPLE)
    bad = program("score", "-", text=json.dumps(BAD))
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.startswith(b"Not scored: 2 problems.")


def test_json_is_json_on_a_terminal_that_knows_only_ascii():
    players = [{"name": "Zo\u00eb \U0001f43b"}, {"name": "\u5c0f"}]
    entries = {"game": "claw_machine", "players": players}
    text = json.dumps(entries)
    done = program("score", "-", "--json", text=text, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert json.loads(done.stdout) == clawkit.score(entries)
    shown = program("score", "-", text=text, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"Zo\\xeb" in shown.stdout


def test_a_reader_that_stops_early_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "clawkit.cli", "rules", "claw_machine", "CM-01"],
            stdout=closed,
            stderr=subprocess.PIPE,
            check=False,
            cwd=ROOT,
            timeout=30,
        )
    assert (done.returncode, done.stderr) == (0, b"")
