"""`clawkit rules`: clauses and rulings, found by id or name."""

import pytest

import clawkit


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
