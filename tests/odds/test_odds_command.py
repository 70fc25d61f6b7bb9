"""`clawkit odds` as people type it."""

import json

import pytest

import clawkit
from clawkit.cli import main


@pytest.fixture
def run(capsys):
    """Runs one command: its exit code, standard output and standard error."""

    def run(*words):
        code = main(["odds", *words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def test_a_distribution_is_a_table_of_fraction_percent_and_one_in_n(run):
    code, out, err = run("claw_machine", "trios", "--hand", "12")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "How many trios of defective toys are there in 12 random cards?"
    assert lines[2].split() == ["trios", "fraction", "percent", "1", "in", "N"]
    assert lines[3].split() == ["0", "483266192/563921995", "85.70", "%", "1", "in", "1.17"]
    assert lines[6].split() == ["3", "4/16112057", "0.000025", "%", "1", "in", "4,028,014"]
    assert lines[7] == "mean 0.14, exactly 81712446/563921995"
    assert "  A two-coloured card serves in one trio only. (CM-37)" in lines


def test_one_chance_is_a_fraction_a_percentage_and_one_in_n(run):
    _, out, _ = run("claw_machine", "kinds_in_match", "--s=3")
    assert "all of them are in the match: 5/28\n  17.86 %, 1 in 5.60\n" in out


def test_amounts_and_several_answers_are_tables_with_heads(run):
    _, out, _ = run("claw_machine", "reach", "--arrows", "right down", "--cell", "a1")
    assert "  b2         2        2\n" in out
    _, out, _ = run("claw_machine", "opening_display")
    assert "how many of one kind are visible:\n" in out
    assert "all five kinds are visible: 2566998/13633279\n  18.83 %, 1 in 5.31\n" in out


def test_long_fractions_stand_in_a_table_of_their_own(run):
    _, out, _ = run("claw_machine", "collection_value", "--hand", "12")
    assert max(map(len, out.splitlines())) <= 100
    assert "points of the collection:\n  points" in out


def test_letters_give_a_formula(run):
    _, out, _ = run("claw_machine", "sheep_alternating", "--n", "2", "--white", "w", "--black", "b")
    assert "their colours alternate: 2*b*w/((b + w)*(b + w - 1))\n" in out


def test_an_estimate_says_so_with_its_error(run):
    _, out, _ = run("claw_machine", "game_length", "--games", "50")
    assert "An estimate, with its error below.\n" in out
    assert "at 99 % confidence" in out


def test_a_parameter_may_be_written_with_a_hyphen(run):
    code, out, _ = run("claw_machine", "defective_points", "--defective-trios", "one_trio")
    assert code == 0
    assert "Ruling defective_trios is one_trio:" in out


def test_tex_prints_the_derivation(run):
    code, out, _ = run("claw_machine", "trios", "--hand", "12", "--tex")
    assert code == 0
    assert out.count(r"\begin{equation}") == out.count(r"\end{equation}") == 7
    assert r"  \binom{45}{h} = \sum_{d=0}^{9} \binom{9}{d}\binom{36}{h-d}" in out
    assert r"0 & 483266192/563921995 & 85.70 \% \\" in out
    assert r"x\textasciicircum{}d" in out
    _, out, _ = run("claw_machine", "sheep_alternating", "--white", "w", "--tex")
    assert "their colours alternate: $" in out
    _, out, _ = run("claw_machine", "kinds_in_match", "--tex")
    assert r"all of them are in the match: 5/14 = 35.71 \%, 1 in 2.80." in out


def test_verify_prints_what_was_checked(run):
    code, out, _ = run("claw_machine", "kinds_in_match", "--verify")
    assert code == 0
    assert "  step 1 holds at 5 random points: sets of five that hold all s = C(8-s, 5-s)\n" in out
    assert "  confirmed: The game's own draw of choice cards, every outcome followed.\n" in out


def test_json_prints_what_a_page_shows(run):
    _, out, _ = run("claw_machine", "trios", "--json")
    assert json.loads(out)["answer"]["rows"][1]["exact"] == "15919860/112784399"
    _, out, _ = run("claw_machine", "--json")
    assert json.loads(out)["odds"][0]["name"] == "kinds_in_match"


def test_without_a_name_all_questions_are_listed_with_their_parameters(run):
    code, out, _ = run("claw_machine")
    assert code == 0
    assert out.startswith("Odds of Claw Machine\n\nkinds_in_match\n")
    assert "    --hand: cards in the collection; a whole number from 0 to 45 (default: 12)\n" in out
    assert max(map(len, out.splitlines())) <= 88


def test_help_shows_the_parameters_of_one_question(run):
    for word in ("--help", "-h"):
        code, out, _ = run("claw_machine", "unique_rabbits", word)
        assert code == 0
        assert out.startswith("unique_rabbits\n")
        assert "--players: players; a whole number from 2 to 4 (default: 3)" in out


def test_a_game_without_odds_is_refused_with_those_that_have_them(run):
    code, _, err = run("chess")
    assert code == 2
    assert err.startswith("there are no odds of chess; there are odds of ")
    assert all(game.name in err for game in clawkit.all_games() if game.odds)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "name a game, as in: clawkit odds claw_machine"),
        (["claw_machine", "--hand", "3"], "name a question before its parameters"),
        (["claw_machine", "trios", "--hand"], "--hand needs a value after it, as in --hand VALUE"),
        (["claw_machine", "trios", "--hand", "1", "--hand=2"], "--hand is given twice"),
        (
            ["claw_machine", "trios", "--hand", "99"],
            "trios: hand must be a whole number from 0 to 45, not 99",
        ),
        (
            ["claw_machine", "trios", "--players", "3"],
            "trios has no parameter players; its parameters are hand",
        ),
        (
            ["claw_machine", "reach", "--arrows", "up", "down"],
            "down is one word too many; name a game, then a question, then its parameters as "
            "--hand 12 (several words of one value in quotation marks)",
        ),
        (
            ["claw_machine", "next_card", "--sheep_colours", "white"],
            'next_card: sheep_colours must be of the form {"white": 3, "black": 3}, not "white"',
        ),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence_with_exit_code_2(run, words, sentence):
    assert run(*words) == (2, "", f"{sentence}\n")
