"""`clawkit score`: the sheet or the problems, for people and as JSON."""

import json

from saved_examples import BAD, EXAMPLE

import clawkit


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
