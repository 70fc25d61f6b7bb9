"""What the board shows of Muscle Man: complete, consistent, and to each seat its own."""

import json
from random import Random

import pytest
from muscle_man_tables import GAME, NAMES, position, seat

from clawkit.core.match import choose_at_random, draw
from clawkit.games.muscle_man.components import KINDS
from clawkit.games.muscle_man.scene import scene_of

PHONE = 320
PAGE_EDGE = 16
TARGET = 44


def positions(seed, players=3, **rulings):
    """Every position of a random game."""
    rng = Random(seed)
    state = GAME.play.new_game(GAME.rules(players, rulings))
    while not state.is_over():
        yield state.clone()
        if state.is_chance():
            state.apply(draw(state, rng))
        else:
            actions = {own: choose_at_random(state, own, rng) for own in state.to_act()}
            state.apply_together(actions)
    yield state.clone()


def scenes(seed, players=3, viewer=0, **rulings):
    for state in positions(seed, players, **rulings):
        yield state, scene_of(state, NAMES[:players], viewer)


def laid_out(first, *, viewer=0, **more):
    """The scene of a position by hand; seat 0 is of interest."""
    others = [seat("F-red", front="E-red"), seat("F-blue", front="E-blue")]
    return scene_of(position(first, *others, **more), NAMES[:3], viewer)


def piece(scene, name):
    (found,) = [one for one in scene.pieces if one.id == name]
    return found


def choices(scene):
    return {choice.action: choice for choice in scene.choices}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("viewer", [0, 2])
def test_the_choices_of_a_scene_are_the_viewers_legal_actions_in_their_order(players, viewer):
    for state, scene in scenes(1, players, viewer):
        legal = list(map(str, state.legal_actions(viewer)))
        assert [choice.action for choice in scene.choices] == legal
        assert scene.seat == (viewer if legal else None)


def test_what_all_may_see_has_no_choices_and_nobodys_own_cards():
    for state, scene in scenes(2, viewer=None):
        assert scene.choices == ()
        assert scene.seat is None
        assert not any(one.id.startswith("own") for one in scene.pieces)
        assert scene.turn in {
            "The game is over.",
            "All choose one action each.",
            "Last action. All choose one action each.",
        }
        assert ("over" in scene.turn) == state.over


def test_every_choice_names_pieces_that_are_there_and_says_what_it_does():
    for _, scene in scenes(3, 6):
        ids = [one.id for one in scene.pieces]
        assert len(set(ids)) == len(ids)
        assert all(choice.pieces and set(choice.pieces) <= set(ids) for choice in scene.choices)
        labels = [choice.label for choice in scene.choices]
        assert all(labels)
        assert len(set(labels)) == len(labels)


def test_buying_is_at_the_machines_front_stocking_at_ones_own_card_and_picking_up_at_the_supply():
    scene = laid_out(seat("A-red B-blue", 8, "red", "C-green", coins=4), viewer=0)
    found = {action: (choice.label, choice.pieces) for action, choice in choices(scene).items()}
    assert found == {
        "buy": ("Buy C green for 3 coins", ("front 1",)),
        "stock A-red": ("Stock A red and take the 4 coins inside", ("own A-red",)),
        "stock B-blue": ("Stock B blue and take the 4 coins inside", ("own B-blue",)),
        "pick up": ("Pick up 1 coin", ("supply",)),
    }


def test_a_choice_that_brings_no_coins_says_so():
    scene = laid_out(seat("A-red", front="C-green", coins=0), supply=0)
    said = {action: choice.label for action, choice in choices(scene).items()}
    assert said["stock A-red"] == "Stock A red and take nothing: no coins inside"
    assert said["pick up"] == "Pick up 1 coin: none is left"


def test_the_line_above_the_board_names_only_what_can_be_done():
    assert laid_out(seat("A-red", front="B-red")).turn == "Ana: buy, stock or pick up."
    assert laid_out(seat("A-red", 1, front="B-red")).turn == "Ana: stock or pick up."
    assert laid_out(seat("", 8, front="B-red")).turn == "Ana: buy or pick up."
    assert laid_out(seat("", 1, front="B-red")).turn == "Ana: pick up."


def test_the_last_action_is_announced():
    said = {scene.turn for _, scene in scenes(4, 6) if scene.seat is not None}
    assert any(line.startswith("Last action. Ana: ") for line in said)


def test_a_machine_goes_round_with_all_its_pieces_one_place_to_the_right():
    """To the right is one seat down: what seat 0 had is seat 2's, and seat 1 hands on to 0."""
    before = position(*[seat("A-red", front=f"{kind}-red") for kind in "BCD"], supply=30)
    after = before.clone()
    pick_up = after.legal_actions(0)[-1]
    after.apply_together(dict.fromkeys(range(3), pick_up))
    old, new = (scene_of(state, NAMES[:3], None) for state in (before, after))
    where = {one.id: (one.x, one.y) for one in old.pieces}
    here = {one.id: (one.x, one.y) for one in new.pieces}
    for part in ("machine", "front", "colour", "price", "coins", "cards"):
        for machine in range(3):
            had, has = before.seat_of(machine), after.seat_of(machine)
            assert has == (had - 1) % 3
            same_place = next(m for m in range(3) if before.seat_of(m) == has)
            assert here[f"{part} {machine}"] == where[f"{part} {same_place}"]


def test_pieces_keep_their_ids_so_that_they_can_be_moved():
    steady = {"table", "supply", *(f"player {s}" for s in range(4))}
    for state, scene in scenes(5, 4):
        ids = {one.id for one in scene.pieces}
        assert ids >= steady
        machines = range(len(state.colours))
        assert {one for one in ids if one.startswith("machine")} == {
            f"machine {m}" for m in machines
        }


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_piece_lies_on_the_board_and_says_what_it_is_where_it_is_more_than_a_part(players):
    for _, scene in scenes(6, players):
        for one in scene.pieces:
            assert one.x >= 0 <= one.y
            assert one.x + one.width <= scene.width
            assert one.y + one.height <= scene.height
            said = one.kind not in ("panel", "mark", "note", "way") and not one.id.startswith(
                "food"
            )
            assert bool(one.label) == said


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_places_machines_and_own_cards_do_not_lie_on_each_other(players):
    hand = ("A-red", "B-red", "C-red", "D-red", "E-red")
    state = position(*[seat(" ".join(hand), front="F-red") for _ in range(players)])
    parts = ("machine", "player", "food", "supply", "way", "own ")
    lies = [p for p in scene_of(state, NAMES[:players], 0).pieces if p.id.startswith(parts)]
    for i, one in enumerate(lies):
        for other in lies[i + 1 :]:
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            above = one.y + one.height <= other.y or other.y + other.height <= one.y
            assert beside or above, (one.id, other.id)


@pytest.mark.parametrize("players", [3, 6])
def test_what_can_be_tapped_is_large_enough_for_a_finger_on_the_narrowest_phone(players):
    hand = "A-red B-red C-red D-red E-red"
    state = position(*[seat(hand, front="F-red") for _ in range(players)])
    scene = scene_of(state, NAMES[:players], 0)
    scale = (PHONE - 2 * PAGE_EDGE) / (scene.width + 6)
    for choice in scene.choices:
        for name in choice.pieces:
            assert piece(scene, name).width * scale >= TARGET
            assert piece(scene, name).height * scale >= TARGET


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
