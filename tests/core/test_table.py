"""What all games' entries have in common: the root, the players, their names, the rulings."""

import pytest

import clawkit

FOR = "Claw Machine is for 2 to 4 players"
KEYS = "game, rulings, component_data, format, meta, players"
PLAYER_KEYS = (
    "name, bear, capybara, cat, dog, rabbit, zebra, dragon, unicorn, raccoon, sheep, defective"
)


def problems(entries):
    """Where and what of every problem."""
    answer = clawkit.score(entries)
    assert answer["valid"] is False
    return [(problem["where"], problem["message"]) for problem in answer["problems"]]


def named(*names):
    """Entries for players with these names."""
    return {"game": "claw_machine", "players": [{"name": name} for name in names]}


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (None, "nothing (null)"),
        (True, "true"),
        (3, "3"),
        (2.5, "2.5"),
        ("claw_machine", '"claw_machine"'),
        ([{"game": "claw_machine"}], "a list of 1"),
    ],
)
def test_entries_that_are_no_object_are_refused(entries, said):
    assert problems(entries) == [("entries", f"must be an object of fields, not {said}")]


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({}, "game is missing"),
        ({"game": None}, "game is nothing (null)"),
        ({"game": 5}, "game is 5"),
        ({"game": ["claw_machine"]}, "game is a list of 1"),
        ({"game": "chess", "players": 7}, 'game is "chess"'),
        ({"game": "Claw Machine"}, 'game is "Claw Machine"'),
    ],
)
def test_a_game_that_is_not_there_is_refused_with_those_that_are(entries, said):
    ((where, message),) = problems(entries)
    assert where == "game"
    assert message.startswith(f"{said}; it must be ")
    assert "claw_machine" in message


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (None, f"players are missing; {FOR}"),
        (3, f"players must be a list, not 3; {FOR}"),
        ("Ana", f'players must be a list, not "Ana"; {FOR}'),
        ({"Ana": {}}, f"players must be a list, not an object with 1 key; {FOR}"),
        ([], f"0 players, but {FOR}"),
        ([{"name": "Ana"}], f"1 player, but {FOR}"),
        ([{"name": n} for n in "ABCDE"], f"5 players, but {FOR}"),
    ],
)
def test_players_that_are_no_list_of_the_right_length_are_refused(players, said):
    assert problems({"game": "claw_machine", "players": players}) == [("players", said)]


def test_missing_players_are_refused():
    said = f"players are missing; {FOR}"
    assert problems({"game": "claw_machine"}) == [("players", said)]


@pytest.mark.parametrize("names", ["AB", "ABC", "ABCD"])
def test_two_to_four_players_are_scored(names):
    assert clawkit.score(named(*names))["winners"] == list(names)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (None, "nothing (null)"),
        ("Ana", '"Ana"'),
        (4, "4"),
        ([], "a list of 0"),
    ],
)
def test_a_player_that_is_no_object_is_refused_once(player, said):
    entries = {"game": "claw_machine", "players": [{"name": "Ana"}, player]}
    assert problems(entries) == [("players[1]", f"must be an object of fields, not {said}")]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "name is empty"),
        (" \t\n", "name is empty"),
        ("\u00a0\u2003", "name is empty"),
        ("\u200b", "name is empty"),
        (None, "name is missing"),
        (5, "name must be a text, not 5"),
        (True, "name must be a text, not true"),
        (["Ana"], "name must be a text, not a list of 1"),
    ],
)
def test_a_name_without_anything_to_see_is_refused(name, said):
    assert problems(named("Ana", name)) == [("players[1].name", said)]


def test_a_missing_name_is_refused():
    entries = {"game": "claw_machine", "players": [{}, {"name": "Bo"}]}
    assert problems(entries) == [("players[0].name", "name is missing")]


def test_two_players_without_a_name_have_a_problem_each_and_are_not_called_the_same():
    assert problems(named("", " ")) == [
        ("players[0].name", "name is empty"),
        ("players[1].name", "name is empty"),
    ]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "Ana"),
        ("Ana", " Ana "),
        pytest.param("Zo\u00eb", "Zoe\u0308", id="composed and decomposed"),
        pytest.param("\u00c5sa", "\u212bsa", id="letter and sign"),
    ],
)
def test_the_same_name_twice_is_refused_at_the_second(first, second):
    said = f'player 1 is called "{second}" too; change one of them'
    assert problems(named(first, second)) == [("players[1].name", said)]


def test_the_same_name_thrice_is_refused_at_the_second_and_third():
    said = 'player 2 is called "Bo" too; change one of them'
    assert problems(named("Ana", "Bo", "Bo", "Bo")) == [
        ("players[2].name", said),
        ("players[3].name", said),
    ]


@pytest.mark.parametrize(
    "name", ["ana", "An\u00e1", "<img onerror=alert(1)>", "\U0001f43b", "Ana\nBo", "0"]
)
def test_any_other_name_is_kept_as_it_is(name):
    assert clawkit.score(named("Ana", name))["players"][1]["name"] == name


def test_unknown_keys_are_refused_with_those_that_are_known():
    entries = {**named("Ana", "Bo"), "teams": 1, "valid": True}
    entries["players"][1]["bears"] = 2
    assert problems(entries) == [
        ("teams", f"unknown key; the keys here are {KEYS}"),
        ("valid", f"unknown key; the keys here are {KEYS}"),
        ("players[1].bears", f"unknown key; the keys here are {PLAYER_KEYS}"),
    ]


@pytest.mark.parametrize(("key", "where"), [(5, "5"), (None, "nothing (null)"), (True, "true")])
def test_a_key_that_is_no_text_is_refused(key, where):
    entries = {**named("Ana", "Bo"), key: 1}
    assert problems(entries) == [(where, f"unknown key; the keys here are {KEYS}")]


@pytest.mark.parametrize("ignored", [None, 5, "x", [1], {"colours": ["red"]}])
def test_format_and_meta_are_ignored_whatever_they_hold(ignored):
    entries = {**named("Ana", "Bo"), "format": ignored, "meta": ignored}
    assert clawkit.score(entries) == clawkit.score(named("Ana", "Bo"))


def test_a_tuple_of_players_is_as_good_as_a_list():
    entries = named("Ana", "Bo")
    assert clawkit.score({**entries, "players": tuple(entries["players"])})["valid"]


@pytest.mark.parametrize(
    ("rulings", "where", "message"),
    [
        (None, "rulings", "must be an object of fields, not nothing (null)"),
        ("once", "rulings", 'must be an object of fields, not "once"'),
        ({"zebra": "twice"}, "rulings.zebra", 'must be one of each or once, not "twice"'),
        ({"zebra": "Once"}, "rulings.zebra", 'must be one of each or once, not "Once"'),
        ({"zebra": None}, "rulings.zebra", "must be one of each or once, not nothing (null)"),
        ({"zebra": {}}, "rulings.zebra", "must be one of each or once, not an object with 0 keys"),
        (
            {"cat": 1},
            "rulings.cat",
            "must be one of most_repeated, only_repeats or all_repeats, not 1",
        ),
        (
            {"cats": "all_repeats"},
            "rulings.cats",
            "unknown key; the keys here are cat, zebra, dragon, single_card_neighbour, "
            "push_impossible, defective_trios, empty_space_later",
        ),
        (
            {"CM-R02": "once"},
            "rulings.CM-R02",
            "unknown key; the keys here are cat, zebra, dragon, single_card_neighbour, "
            "push_impossible, defective_trios, empty_space_later",
        ),
    ],
)
def test_an_unknown_ruling_or_choice_is_refused_with_those_that_exist(rulings, where, message):
    assert problems({**named("Ana", "Bo"), "rulings": rulings}) == [(where, message)]
