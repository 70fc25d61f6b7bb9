"""What every game's rulebook, pad and pictures must keep to."""

import re
import tomllib
from xml.etree import ElementTree

import pytest

import clawkit
from clawkit.core.game import Game
from clawkit.core.rulebook import Rulebook

GAMES = clawkit.all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_game_with_a_pad = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.pad], ids=lambda game: game.name
)


def sheet(game: Game) -> clawkit.ScoreSheet:
    """The sheet of the game's example."""
    found = clawkit.score_sheet(game.pad.example.entries)
    assert isinstance(found, clawkit.ScoreSheet), found
    return found


def numbers(ids, pattern):
    """The numbers of these ids, every one of which has this pattern."""
    found = [re.fullmatch(pattern, name) for name in ids]
    assert all(found), ids
    return [int(match[1]) for match in found if match]


def test_claw_machine_is_among_the_games():
    assert "claw_machine" in [game.name for game in GAMES]


def test_games_come_by_title_and_no_name_stands_twice():
    assert [game.title for game in GAMES] == sorted(game.title for game in GAMES)
    assert len({game.name for game in GAMES}) == len(GAMES)


def test_a_game_that_is_not_there_is_not_found():
    with pytest.raises(KeyError, match=r"there is no game 'chess'; the games are: .*claw_machine"):
        clawkit.find_game("chess")


@every_game
def test_a_game_is_found_by_its_name_which_is_its_folders(game):
    assert clawkit.find_game(game.name) is game
    assert game.folder.name == game.name == game.rulebook.game
    assert game.title == game.rulebook.title
    assert game.tagline.strip()


@every_game
def test_clauses_and_rulings_are_numbered_without_gaps_under_the_games_prefix(game):
    raw = tomllib.loads((game.folder / "rulebook.toml").read_text(encoding="utf-8"))
    book = game.rulebook
    clauses = numbers(book.clauses, raw["prefix"] + r"-(\d\d)")
    rulings = numbers([r.id for r in book.rulings.values()], raw["prefix"] + r"-R(\d\d)")
    assert clauses == list(range(1, len(clauses) + 1))
    assert rulings == list(range(1, len(rulings) + 1))


@every_game
def test_every_rule_says_something(game):
    for clause in game.rulebook.clauses.values():
        assert clause.part.strip()
        assert clause.text.strip().endswith(".")
    for ruling in game.rulebook.rulings.values():
        assert ruling.question.strip().endswith("?")
        assert ruling.why.strip()
        assert ruling.clauses


@every_game
def test_every_ruling_is_a_choice_of_which_the_default_is_one(game):
    for ruling in game.rulebook.rulings.values():
        assert ruling.default in ruling.choices
        assert len(ruling.choices) >= 2
        assert all(meaning.strip() for meaning in ruling.choices.values())
        assert set(ruling.clauses) <= set(game.rulebook.clauses)


@every_game
def test_every_datum_says_how_sure_it_is(game):
    for datum in game.rulebook.data.values():
        assert datum.status in {"example", "inferred", "public"}
        assert datum.about.strip()


@every_game
def test_the_rulebook_is_read_once_and_reads_the_same_again(game):
    assert game.rulebook is game.rulebook
    assert Rulebook.load(game.folder / "rulebook.toml") == game.rulebook


@every_game_with_a_pad
def test_the_example_is_scored_without_a_warning(game):
    assert sheet(game).warnings == ()


@every_game_with_a_pad
def test_every_score_line_names_a_clause_and_ruling_of_the_rulebook(game):
    found = sheet(game)
    lines = [line for player in found.players for line in player.lines]
    assert lines
    assert {line.clause for line in lines} <= set(game.rulebook.clauses)
    assert {name for line in lines for name in line.rulings} <= set(game.rulebook.rulings)
    assert found.tie_break.clause in game.rulebook.clauses


@every_game_with_a_pad
def test_every_ruling_that_can_change_a_line_is_named_in_it(game):
    found = sheet(game)
    for name, choice in found.rulings.alternatives():
        chosen = {**found.rulings, name: choice}
        other = clawkit.score_sheet({**game.pad.example.entries, "rulings": chosen})
        assert isinstance(other, clawkit.ScoreSheet)
        for before, after in zip(found.players, other.players, strict=True):
            for line, switched in zip(before.lines, after.lines, strict=True):
                if line.points != switched.points:
                    assert name in line.rulings
                    assert name in switched.rulings


@every_game_with_a_pad
def test_every_line_of_the_sheet_stands_in_one_row_of_the_pad_with_the_same_clause(game):
    shown = [(line.item, line.clause) for row in game.pad.rows for line in row.lines]
    for player in sheet(game).players:
        assert sorted((line.item, line.clause) for line in player.lines) == sorted(shown)


@every_game
def test_the_game_has_a_picture_of_its_own_and_all_that_its_pad_shows(game):
    shown = game.pad.pictures() if game.pad else ()
    for name in ("game", *shown):
        assert ElementTree.fromstring(game.picture(name)).tag.endswith("svg")
