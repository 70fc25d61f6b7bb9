"""What the board shows of Claw Machine: complete, consistent, and no more than a seat may know."""

import json
from dataclasses import replace
from random import Random

import pytest

import clawkit
from clawkit.core.match import choose_at_random, draw
from clawkit.games.claw_machine.scene import scene_of

GAME = clawkit.find_game("claw_machine")
NAMES = ("Ana", "Bo", "Cy", "Di")
CELLS = {column + row for column in "abc" for row in "123"}


def positions(seed, players=2, **rulings):
    """Every position of a random game."""
    rng = Random(seed)
    state = GAME.play.new_game(GAME.rules(players, rulings))
    while not state.is_over():
        yield state.clone()
        if state.is_chance():
            state.apply(draw(state, rng))
        else:
            (seat,) = state.to_act()
            state.apply(choose_at_random(state, seat, rng))
    yield state.clone()


def scenes(seed, players=2, **rulings):
    for state in positions(seed, players, **rulings):
        yield state, scene_of(state, NAMES[:players], next(iter(state.to_act()), None))


def piece(scene, name):
    (found,) = [one for one in scene.pieces if one.id == name]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choices_of_a_scene_are_the_legal_actions_in_their_order(players):
    for state, scene in scenes(1, players):
        (seat,) = state.to_act() or (None,)
        legal = [] if seat is None else list(map(str, state.legal_actions(seat)))
        assert [choice.action for choice in scene.choices] == legal
        assert scene.seat == seat


def test_every_choice_names_pieces_that_are_there_and_says_what_it_does():
    for _, scene in scenes(2):
        ids = [one.id for one in scene.pieces]
        assert len(set(ids)) == len(ids)
        assert all(set(choice.pieces) <= set(ids) for choice in scene.choices)
        labels = [choice.label for choice in scene.choices]
        assert all(labels)
        assert len(set(labels)) == len(labels)


def test_pieces_keep_their_ids_so_that_they_can_be_moved():
    for state, scene in scenes(3):
        ids = {one.id for one in scene.pieces}
        assert ids >= CELLS | {"left", "up", "push", "down", "right", "machine", "controls"}
        assert ("claw" in ids) == (state.claw >= 0)


def test_every_piece_lies_on_the_board_and_says_what_it_is():
    for _, scene in scenes(4):
        for one in scene.pieces:
            assert one.x >= 0 <= one.y
            assert one.x + one.width <= scene.width
            assert one.y + one.height <= scene.height
            assert bool(one.label) == (one.kind not in ("panel", "mark"))


def test_a_piles_height_is_what_is_known_and_hidden_of_it():
    for state, scene in scenes(5):
        for cell, name in enumerate(sorted(CELLS, key=lambda name: (name[1], name[0]))):
            shown = piece(scene, name)
            known, hidden = state.stacks.known[cell], state.stacks.hidden[cell]
            assert shown.count == len(known) + hidden
            assert shown.badge == (f"+{hidden}" if hidden else "")
            assert len(shown.below) == max(len(known) - 1, 0)


def test_every_picture_that_is_shown_exists():
    known = set(GAME.pictures())
    for seed in range(6):
        for _, scene in scenes(seed, 4):
            assert scene.pictures() <= known


def test_a_scene_is_plain_data():
    for _, scene in scenes(6):
        form = scene.to_json()
        assert json.loads(json.dumps(form)) == json.loads(json.dumps(form, sort_keys=True))


def test_the_collections_show_every_card_and_their_points():
    for state, scene in scenes(7, 3):
        for seat, hand in enumerate(state.hands):
            tray = scene.trays[seat]
            assert sum(item.count for item in tray.items) == len(hand)
            assert (tray.title, tray.seat) == (NAMES[seat], seat)
            assert tray.points == state.scores()[seat]


def test_sheep_stand_one_by_one_in_the_order_received():
    def two_colours(state, scene):
        return any(
            {"sheep white", "sheep black"} <= set(hand) and hand.count("sheep white") > 1
            for hand in state.hands
        )

    for seed in range(100):
        found = [pair for pair in scenes(seed) if two_colours(*pair)]
        if found:
            break
    state, scene = found[-1]
    for hand, tray in zip(state.hands, scene.trays, strict=False):
        sheep = [item.label for item in tray.items if item.label.startswith("sheep")]
        assert sheep == [card for card in hand if card.startswith("sheep")]


def test_equal_cards_stand_together_with_their_number():
    def pair(state, scene):
        return any(hand.count("zebra") > 1 for hand in state.hands)

    for seed in range(50):
        found = [one for one in scenes(seed) if pair(*one)]
        if found:
            break
    state, scene = found[0]
    (seat,) = [seat for seat, hand in enumerate(state.hands) if hand.count("zebra") > 1]
    (item,) = [item for item in scene.trays[seat].items if item.label == "zebra"]
    assert item.count == state.hands[seat].count("zebra")


def test_a_mythic_whose_power_is_spent_is_turned_over():
    spent = (("0: unicorn", "unicorn"), ("swap", "dragon"))
    seen = set()
    for seed in range(12):
        for state, scene in scenes(seed):
            for seat, tray in enumerate(scene.trays[:2]):
                for item in tray.items:
                    if item.faded:
                        seen.add(item.label)
                        assert item.label.removesuffix(", used") in state.hands[seat]
    assert seen == {f"{mythic}, used" for _, mythic in spent}


def test_the_arrows_of_the_seat_to_act_are_on_the_controls_and_all_in_the_trays():
    for state, scene in scenes(8):
        for i, name in enumerate(("up", "down", "left", "right")):
            assert piece(scene, name).faded == (not state.arrows[state.seat] >> i & 1)
            for seat in range(2):
                assert scene.trays[seat].arrows[i].faded == (not state.arrows[seat] >> i & 1)


def test_what_is_not_seen_yet_is_counted():
    for state, scene in scenes(9):
        tray = scene.trays[-1]
        assert tray.seat is None
        assert {item.label: item.count for item in tray.items} == {
            card: count for card, count in state.unseen.items() if count
        }


def test_a_stack_tells_what_it_shows_and_may_hide():
    state, scene = list(scenes(1))[40]
    for cell in CELLS:
        shown = piece(scene, cell)
        if shown.kind == "card":
            hidden = shown.count - 1 - len(shown.below)
            assert shown.detail.startswith(f"{cell}: {shown.text} on top")
            said = f"any of the {sum(state.unseen.values())} not seen yet"
            assert said in shown.detail if hidden else "Nothing is hidden" in shown.detail


def test_a_stack_that_was_built_anew_tells_all_its_cards():
    def rebuilt(state, scene):
        return any(len(known) > 1 for known in state.stacks.known) and state.stacks.building < 0

    found = None
    for seed in range(60):
        found = next((pair for pair in scenes(seed) if rebuilt(*pair)), None)
        if found:
            break
    state, scene = found
    cell = next(i for i, known in enumerate(state.stacks.known) if len(known) > 1)
    name = sorted(CELLS, key=lambda name: (name[1], name[0]))[cell]
    shown = piece(scene, name)
    assert shown.badge == ""
    for card in state.stacks.known[cell][:-1]:
        assert card in shown.detail
        assert f"{card} below" in shown.label
    assert "Nothing is hidden" in shown.detail


def test_the_line_above_the_board_says_who_does_what():
    said = {scene.turn for seed in range(30) for _, scene in scenes(seed)}
    endings = {
        "place the claw on any stack.",
        "move or recharge, and PUSH.",
        ": recharge, and PUSH.",
        ": move to a card and PUSH or recharge.",
        ": PUSH or move on.",
        ": move on or end the turn.",
        ": recharge another arrow or end the turn.",
        ": end the turn.",
    }
    for ending in endings:
        assert any(line.endswith(ending) for line in said), ending
    assert "The game is over." in said
    assert any("the next card of the new stack on" in line for line in said)


def test_another_games_position_is_refused():
    with pytest.raises(TypeError):
        scene_of(object(), NAMES, 0)


def test_whoever_is_not_to_act_is_shown_the_same_without_choices():
    for state in positions(10):
        acting = next(iter(state.to_act()), None)
        own = scene_of(state, NAMES[:2], acting)
        for viewer in {0, 1, None} - {acting}:
            assert scene_of(state, NAMES[:2], viewer) == replace(own, choices=())
