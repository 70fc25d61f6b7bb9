"""The command line's frame, and clawkit as a real program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from saved_examples import BAD, EXAMPLE

import clawkit
from clawkit.cli import main

ROOT = Path(__file__).parents[2]


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
