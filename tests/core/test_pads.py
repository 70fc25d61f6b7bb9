"""A pad's fields fit the game's file form: what can be entered can be scored."""

from __future__ import annotations

import pytest

import clawkit
from clawkit.core.pad_fields import Choice, CountField, Grid, Heading, ListField
from clawkit.core.score_sheet import ScoreSheet

GAMES = [game for game in clawkit.all_games() if game.pad]
every_pad = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def scored(game, fields):
    """The sheet of a table whose first player has these fields."""
    others = [{"name": f"Player {n}"} for n in range(2, game.rulebook.players.min + 1)]
    return game.score({"game": game.name, "players": [{"name": "Ana", **fields}, *others]})


@every_pad
def test_every_choice_and_every_count_of_a_pad_can_be_scored(game):
    for field in (field for row in game.pad.rows for field in row.fields):
        if isinstance(field, CountField):
            held = [{field.key: [field.entry] if field.entry else 1}]
        elif field.datum:
            held = [{field.key: [one]} for one in game.rulebook.data[field.datum].default]
        else:
            values = [choice.value for choice in field.choices]
            held = [{field.key: value if field.as_text else [value]} for value in values]
        for fields in held:
            assert isinstance(scored(game, fields), ScoreSheet), (field.key, fields)


@every_pad
def test_two_fields_with_one_key_count_different_entries_of_a_list(game):
    names = [
        (field.key, field.entry if isinstance(field, CountField) else None)
        for row in game.pad.rows
        for field in row.fields
    ]
    assert len(set(names)) == len(names)
    shared = {key for key, entry in names if entry}
    assert all(entry for key, entry in names if key in shared)


@every_pad
def test_every_thing_that_can_be_named_heads_a_row_of_a_grid(game):
    things = game.pad.naming.things if game.pad.naming else ()
    grids = [
        field.grid
        for row in game.pad.rows
        for field in row.fields
        if isinstance(field, ListField) and field.grid
    ]
    assert [row.named for grid in grids for row in grid.rows if row.named] == [*things]


@every_pad
def test_a_pads_rulings_are_the_rulebooks(game):
    assert set(game.pad.rulings) <= set(game.rulebook.rulings)


def test_a_grid_takes_as_many_choices_as_it_has_cells():
    grid = Grid((Heading("A"), Heading("B")), (Heading("red"), Heading("blue")))
    choices = tuple(Choice(n, str(n)) for n in range(4))
    assert ListField("cards", "Cards", choices, grid=grid).to_json()["grid"]["rows"][1] == {
        "label": "B",
        "picture": None,
        "named": "",
    }
    with pytest.raises(ValueError, match="3 choices do not fill the grid of cards"):
        ListField("cards", "Cards", choices[:3], grid=grid)
