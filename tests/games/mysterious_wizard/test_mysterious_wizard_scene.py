"""What the board shows of Mysterious Wizard: complete, consistent, and to each seat its own."""

import json
from random import Random

import pytest
from mysterious_wizard_tables import GAME, NAMES, laid_out, plays

from clawkit.core.match import choose_at_random, draw
from clawkit.games.mysterious_wizard.components import FOODS
from clawkit.games.mysterious_wizard.scene import scene_of

PHONE, PAGE_EDGE, TARGET = 320, 16, 44


def positions(seed, players=3, **rulings):
    """Every position of a random game."""
    rng = Random(seed)
    state = GAME.play.new_game(GAME.rules(players, rulings))
    while not state.is_over():
        yield state
        if state.is_chance():
            state.apply(draw(state, rng))
        else:
            state.apply(choose_at_random(state, state.seat, rng))
    yield state


def scenes(seed, players=3, viewer=0, **rulings):
    """Every position with its scene."""
    for state in positions(seed, players, **rulings):
        yield state, scene_of(state, NAMES[:players], viewer)


def drawn(match, viewer=0):
    """The scene of a match's position."""
    return scene_of(match.state, NAMES[: match.state.rules.players], viewer)


def piece(scene, name):
    """The piece of this name."""
    (found,) = [one for one in scene.pieces if one.id == name]
    return found


def items(scene, seat):
    """What lies in a seat's tray: how many of what, and whether face down."""
    return [(one.count, one.label, one.faded) for one in scene.trays[seat].items]


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("viewer", [0, 2])
def test_the_choices_of_a_scene_are_the_viewers_legal_actions_in_their_order(players, viewer):
    for state, scene in scenes(1, players, viewer, shake="optional"):
        legal = list(map(str, state.legal_actions(viewer)))
        assert [choice.action for choice in scene.choices] == legal
        assert all(choice.label for choice in scene.choices)
        assert len({(one.label, one.pieces) for one in scene.choices}) == len(legal)


def test_every_piece_is_named_once_says_something_or_is_only_seen_and_choices_name_pieces():
    for _, scene in scenes(3, 6):
        ids = [one.id for one in scene.pieces]
        assert len(set(ids)) == len(ids)
        assert all(set(choice.pieces) <= set(ids) for choice in scene.choices)
        assert all(one.label for one in scene.pieces if one.kind == "machine")
        assert json.loads(json.dumps(scene.to_json()))["width"] == scene.width


def test_every_picture_is_one_of_the_games():
    for _, scene in scenes(4, 4):
        assert scene.pictures() <= set(GAME.pictures())


def test_what_can_be_tapped_is_large_enough_on_the_narrowest_phone_and_nothing_overlaps():
    scene = drawn(laid_out())
    scale = (PHONE - 2 * PAGE_EDGE) / scene.width
    machines = [one for one in scene.pieces if one.kind == "machine"]
    assert len(machines) == 6
    for one in machines:
        assert min(one.width, one.height) * scale >= TARGET
        assert 0 <= one.x <= scene.width - one.width
        assert 0 <= one.y <= scene.height - one.height
    for one in machines:
        for other in machines:
            apart = abs(one.x - other.x) >= one.width + 8 or abs(one.y - other.y) >= one.height + 8
            assert one is other or apart


def test_a_machine_shows_its_first_card_price_recipe_coins_and_how_many_cards_are_left():
    scene = drawn(laid_out("mocha egg chips ice juice stick", machines=["1r 1f", *["2r"] * 5]))
    first = piece(scene, "machine 1")
    assert (first.picture, first.text, first.badge) == ("armadillo_mocha", "Mocha", "6 cards")
    assert first.label == "Machine 1: Armadillo Mocha for 3, 5 behind it, 2 coins inside"
    assert piece(scene, "price 1").text == "costs 3"
    assert piece(scene, "coins 1").text == "2 coins"
    assert piece(scene, "recipe 1").picture == "water_of_wisdom"
    assert first.detail == (
        "Armadillo Mocha costs 3 and has Water of Wisdom: it scores 4 points for each two foods "
        "that differ. 5 more cards are behind it. 2 coins inside."
    )


def test_every_food_says_what_it_does():
    front = " ".join(["chips", "egg", "mocha", "ice", "juice", "stick"])
    scene = drawn(laid_out(front))
    details = [piece(scene, f"machine {n}").detail for n in range(1, 7)]
    for food, detail in zip(FOODS.values(), details, strict=True):
        assert detail.startswith(f"{food.title} costs {food.price} and has ")
    assert "no recipe: it counts as two foods" in details[1]
    extra = drawn(laid_out(front, rulings={"snake_egg": "extra_card"}))
    assert "it brings the machine's next card, too" in piece(extra, "machine 2").detail
    assert piece(extra, "recipe 2").text == "1 more card"


def test_an_empty_machine_and_one_whose_card_is_not_seen_yet_say_so():
    match = laid_out(
        "- egg mocha ice juice stick",
        hands={1: "chips chips mocha", 2: "juice ice stick"},
        purses={0: "9r"},
    )
    assert piece(drawn(match), "machine 1").label.startswith("Machine 1: no food card")
    assert piece(drawn(match), "machine 1").text == "empty"
    plays(match, "pick 2", "buy 3r")
    assert piece(drawn(match), "machine 2").text == "face down"
    assert "5 cards, none seen" in piece(drawn(match), "machine 2").label
    assert drawn(match).turn == "A card is turned over."


def test_the_machine_that_is_picked_up_stands_out_and_its_ways_are_buttons_mw_14():
    match = laid_out(purses={0: "9r 1f"})
    plays(match, "pick 4")
    scene = drawn(match)
    away = [one.id for one in scene.pieces if one.kind == "machine" and one.faded]
    assert away == [f"machine {n}" for n in (1, 2, 3, 5, 6)]
    labels = [one.label.replace("\u00a0", " ") for one in scene.choices]
    assert labels == ["Pay 2 real", "Pay 1 real, 1 fake", "Take its 2 coins"]
    assert all(not one.pieces for one in scene.choices)
    said = "Ana: buy Ice cream for 2, or take the coins. You have 9 real, 1 fake."
    assert scene.turn.replace("\u00a0", " ") == said


def test_only_its_holder_sees_which_coins_are_fake_mw_15():
    match = laid_out(purses={0: "9r 2f", 1: "14r 3f"})
    own = [(9, "9 real coins", False), (2, "2 fake coins", False)]
    assert items(drawn(match), 0) == own
    assert items(drawn(match), 1) == [(17, "17 coins, real or fake", True)]
    assert items(drawn(match, None), 0) == [(11, "11 coins, real or fake", True)]
    assert [tray.points for tray in drawn(match).trays] == [-2, None, None, None]


def test_bought_cards_are_known_by_name_and_lie_face_down_for_the_others_mw_11_mw_19():
    match = laid_out(hands={0: "ice", 1: "egg egg"}, purses={0: "9r", 1: "9r"})
    assert items(drawn(match), 1)[0] == (2, "Poisonous Snake Chocolate Egg, face down", True)
    assert items(drawn(match), 0)[0] == (1, "Unicorn Ice Cream", False)
    shaking = laid_out(hands={0: "ice", 1: "egg egg"}, shaking=True)
    assert items(drawn(shaking), 1)[0] == (2, "Poisonous Snake Chocolate Egg", False)


def test_a_seat_is_reminded_of_what_it_put_into_a_machine():
    match = laid_out(purses={0: "9r 2f"})
    plays(match, "pick 1", "buy 1r 2f")
    match.happen("snake_egg")
    inside = "5 coins inside, of which you put in 1 real and 2 fake"
    assert piece(drawn(match), "machine 1").label.endswith(inside)
    assert piece(drawn(match, 1), "machine 1").label.endswith("5 coins inside")
    plays(match, "pick 1", "take")
    assert piece(drawn(match), "machine 1").label.endswith("no coins inside")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_scene_shows_nothing_that_its_viewer_does_not_know(viewer):
    rng = Random(2)
    for state in positions(5, 3):
        other = state.resample(2 if viewer is None else viewer, rng)
        if viewer is not None:
            assert scene_of(other, NAMES[:3], viewer) == scene_of(state, NAMES[:3], viewer)
        elif not state.over:
            assert scene_of(other, NAMES[:3], None) == scene_of(state, NAMES[:3], None)


def test_at_the_end_all_coins_and_points_are_shown():
    *_, (state, scene) = scenes(6)
    assert scene.turn == "The game is over."
    assert scene.choices == ()
    assert tuple(tray.points for tray in scene.trays[:-1]) == state.scores()
    assert not any(item.faded for tray in scene.trays for item in tray.items)


@pytest.mark.parametrize(
    ("actions", "viewer", "said"),
    [
        ((), 0, "Ana: pick up a machine."),
        ((), 1, "Ana chooses a machine."),
        (("pick 6",), 1, "Ana has picked up machine 6."),
        (("pick 6",), 0, "Ana: take the coins of machine 6."),
    ],
)
def test_the_line_above_the_board_says_whose_turn_it_is(actions, viewer, said):
    match = laid_out(purses={0: "3r"})
    plays(match, *actions)
    assert drawn(match, viewer).turn == said


def test_the_line_above_the_board_tells_of_last_actions_and_the_shake_mw_18_mw_20():
    last = laid_out(hands={2: "chips mocha juice ice ice"}, ending=2)
    assert drawn(last).turn == "Last action. Ana: pick up a machine."
    plays(last, "pick 1", "take")
    assert drawn(last).turn == "Last action. Bo chooses a machine."
    shake = laid_out(hands={0: "ice"}, shaking=True)
    assert drawn(shake).turn == "Ana: final coins shake, take a machine's coins."
    assert drawn(shake, 1).turn == "Final coins shake: Ana chooses a machine."
    free = laid_out(hands={0: "ice"}, shaking=True, rulings={"shake": "optional"})
    assert drawn(free).turn == "Ana: final coins shake, you may take a machine's coins."
    assert drawn(free).choices[-1].label == "Take no machine's coins"


def test_another_games_position_is_refused_by_the_scene():
    with pytest.raises(TypeError):
        scene_of(object(), NAMES[:3], 0)
