"""What the board shows of Muscle Man: complete, consistent, and to each seat its own."""

import pytest
from muscle_man_scenes import choices, laid_out, piece, scenes
from muscle_man_tables import NAMES, position, seat

from clawkit.games.muscle_man.scene import scene_of

PHONE = 320
PAGE_EDGE = 16
TARGET = 44


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
