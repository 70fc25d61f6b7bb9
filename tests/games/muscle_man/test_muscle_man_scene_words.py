"""What Muscle Man's board says of its pieces, and what lies beside it."""

import json

import pytest
from muscle_man_scenes import choices, laid_out, piece, scenes
from muscle_man_tables import GAME, NAMES, position, seat

from clawkit.games.muscle_man.components import KINDS
from clawkit.games.muscle_man.scene import scene_of


def test_a_machine_says_its_colour_its_price_its_coins_and_its_cards():
    scene = laid_out(seat("A-red", 8, "blue", "C-green D-red", coins=5, hidden=2))
    said = {p.id: (p.text, p.picture) for p in scene.pieces if p.kind == "note"}
    assert said["colour 1"] == ("2 blue", "colour_blue")
    assert said["price 1"] == ("costs 3", "coin")
    assert said["coins 1"] == ("has 5", "coin")
    assert said["cards 1"] == ("4 cards", "machine")
    assert piece(scene, "machine 1").tint == "blue"
    front = piece(scene, "front 1")
    assert (front.text, front.tint, front.sign) == ("C", "green", "colour_green")
    assert front.count == 4
    assert front.label == (
        "Machine 2 (blue), in front of Ana, with 5 coins inside; C green at its front costs 3, "
        "behind it D red and 2 that nobody has seen"
    )
    assert front.detail.startswith("C green costs 3, since the machine is blue; behind it D red")


def test_a_machine_whose_cards_have_run_out_is_an_empty_space_that_cannot_be_bought_from():
    scene = laid_out(seat("A-red", 8, "red", "", hidden=0))
    empty = piece(scene, "front 1")
    assert (empty.kind, empty.count) == ("space", 0)
    assert empty.label == "Machine 2 (red), in front of Ana, with 2 coins inside; it has no cards"
    assert piece(scene, "price 1").text == "empty"
    assert "buy" not in choices(scene)


def test_a_machine_with_cards_that_are_only_face_down_is_not_called_empty():
    scene = laid_out(seat("A-red", 8, "red", "", hidden=8))
    assert piece(scene, "price 1").text == "face down"
    assert piece(scene, "cards 1").text == "8 cards"
    assert piece(scene, "front 1").label.endswith("its cards are face down")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_arrows_lead_from_every_place_to_the_one_at_its_right(players):
    """Seat 0 sits at the bottom, so its right is the right of the board."""
    state = position(*[seat("A-red", front="F-red") for _ in range(players)])
    scene = scene_of(state, NAMES[:players], 0)
    places = [piece(scene, f"player {own}") for own in range(players)]
    assert places[0].y == max(place.y for place in places)
    assert places[-1].x > places[0].x
    for own, place in enumerate(places):
        way, to = piece(scene, f"way {own}").text, places[own - 1]
        leads = {
            "right": to.x > place.x and to.y == place.y,
            "left": to.x < place.x and to.y == place.y,
            "up": to.y < place.y,
            "down": to.y > place.y,
        }
        assert leads[way]


def test_a_front_card_tells_what_may_be_hidden_behind_it():
    for state, scene in scenes(7, 6):
        left = dict.fromkeys(("red", "blue", "green"), 0)
        for kind in KINDS:
            left[kind[2:]] += state.unseen[kind]
        for machine, hidden in enumerate(state.hidden):
            if state.known[machine] and len(state.colours) == 6:
                detail = piece(scene, f"front {machine}").detail
                assert ("Nobody has seen" in detail) == bool(hidden)
                if hidden:
                    assert all(f"{n} {colour}" in detail for colour, n in left.items() if n)


def test_equal_food_cards_of_the_viewer_lie_on_each_other():
    scene = laid_out(seat("A-red A-red B-red", front="C-red"))
    own = piece(scene, "own A-red")
    assert (own.count, own.label, own.badge) == (2, "Your 2 cards A red", "\u00d72")
    assert piece(scene, "own B-red").badge == ""
    assert [p.id for p in scene.pieces if p.id.startswith("food 0")] == [
        "food 0 A-red 0",
        "food 0 A-red 1",
        "food 0 B-red 0",
    ]


def test_a_player_is_read_out_with_coins_and_food_cards():
    scene = laid_out(seat("A-red A-red B-blue", 1, front="C-red"))
    assert piece(scene, "player 0").label == "Ana: 1 coin, food cards 2 x A red and B blue"
    bare = laid_out(seat("", 0, front="C-red"))
    assert piece(bare, "player 0").label == "Ana: 0 coins, no food cards"


def test_a_long_name_is_cut_on_the_board_and_whole_in_words():
    state = position(*[seat("A-red", front="B-red") for _ in range(3)])
    names = ("Bartholomew the Great", "Bo", "Cy")
    scene = scene_of(state, names, 0)
    assert piece(scene, "player 0").text == "Barthol\u2026"
    assert piece(scene, "player 0").label.startswith("Bartholomew the Great: ")
    assert scene.trays[0].title == names[0]


def test_every_picture_of_the_board_exists():
    known = set(GAME.pictures())
    for _, scene in scenes(8, 6):
        assert scene.pictures() <= known


def test_a_scene_of_muscle_man_is_plain_data():
    for _, scene in scenes(9):
        form = scene.to_json()
        assert json.loads(json.dumps(form)) == json.loads(json.dumps(form, sort_keys=True))


def test_the_trays_show_every_food_card_the_coins_and_the_points():
    for state, scene in scenes(10, 4):
        for own, hand in enumerate(state.hands):
            tray = scene.trays[own]
            *foods, money = tray.items
            assert sum(item.count for item in foods) == len(hand)
            assert (money.picture, money.count) == ("coin", state.purses[own])
            assert (tray.title, tray.seat) == (NAMES[own], own)
            assert tray.points == state.scores()[own]
            assert all(item.label == f"{item.text} {item.tint}" for item in foods)


def test_the_cards_that_nobody_has_seen_are_counted():
    for state, scene in scenes(11):
        tray = scene.trays[-1]
        assert tray.seat is None
        assert {item.label.replace(" ", "-"): item.count for item in tray.items} == {
            card: count for card, count in state.unseen.items() if count
        }
        hidden = sum(state.hidden)
        assert (str(hidden) in tray.note) == bool(hidden)


def test_another_games_position_has_no_scene_here():
    with pytest.raises(TypeError):
        scene_of(object(), NAMES, 0)
