"""Files that are no saved games, as `clawkit score` refuses them."""

import json

import pytest
from saved_examples import EXAMPLE

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
