"""Set-up: clauses CM-05 to CM-09, and the box, CM-01 to CM-03."""

from random import Random

import pytest
from claw_machine_play import GAME, claw, legal, play, told

from clawkit.core.match import draw
from clawkit.games.claw_machine.components import ANIMALS

KINDS = ("zebra", "sheep", "bear", "raccoon", "cat")
BOX = {
    "dragon": 3,
    "unicorn": 3,
    "pink": 2,
    "blue": 2,
    "yellow": 2,
    "blue/pink": 1,
    "yellow/pink": 1,
    "yellow/blue": 1,
}


def new_game(players=2, **more):
    return GAME.play.new_game(GAME.rules(players, **more))


def with_kinds(state, *kinds):
    return play(state, *(f"={kind}" for kind in kinds))


def test_five_of_the_eight_choice_cards_are_drawn_each_as_likely_cm_05():
    state = new_game()
    for drawn, kind in enumerate(KINDS):
        assert state.is_chance()
        assert state.to_act() == ()
        left = [animal for animal in ANIMALS if animal not in KINDS[:drawn]]
        assert state.chance_outcomes() == [(animal, 1) for animal in left]
        play(state, f"={kind}")
    assert state.kinds == KINDS


def test_only_the_five_kinds_are_in_the_match_with_mythics_and_defectives_cm_06():
    state = new_game(component_data={"raccoon_numbers": [1, 1, 2, 2, 3, 3]})
    with_kinds(state, *KINDS)
    animals = {"zebra": 6, "bear": 6, "cat": 6, "sheep white": 3, "sheep black": 3}
    raccoons = {"raccoon 1": 2, "raccoon 2": 2, "raccoon 3": 2}
    assert dict(state.chance_outcomes()) == BOX | animals | raccoons
    assert sum(weight for _, weight in state.chance_outcomes()) == 45


def test_the_component_data_in_force_says_what_raccoons_and_sheep_show_cm_01():
    data = {"raccoon_numbers": [5, 0, 5, 7, 5, 7], "sheep_colours": {"white": 6, "black": 0}}
    state = new_game(component_data=data)
    with_kinds(state, *KINDS)
    weights = dict(state.chance_outcomes())
    shown = {card: n for card, n in weights.items() if card[:5] in ("racco", "sheep")}
    assert shown == {"raccoon 5": 3, "raccoon 0": 1, "raccoon 7": 2, "sheep white": 6}


def test_nine_stacks_of_five_show_one_card_each_cm_07():
    state = new_game()
    with_kinds(state, *KINDS)
    assert [state.stacks.height(cell) for cell in range(9)] == [5] * 9
    tops = ["bear", "bear", "bear", "bear", "bear", "bear", "cat", "dragon", "blue/pink"]
    assert "bear" in dict(state.chance_outcomes())
    events = play(state, *(f"={top}" for top in tops[:6]))
    assert "bear" not in dict(state.chance_outcomes())
    events += play(state, *(f"={top}" for top in tops[6:]))
    assert [cards for (cards,) in state.stacks.known] == tops
    assert state.stacks.hidden == [4] * 9
    assert told(events)[0] == ("CM-07", "bear is turned over on a1")
    assert told(events)[8] == ("CM-07", "blue/pink is turned over on c3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_four_arrows_and_no_card_cm_08(players):
    state = new_game(players)
    assert state.arrows == [0b1111] * players
    assert state.hands == [()] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("where", ["a1", "b2", "c3"])
def test_the_last_in_turn_order_places_the_claw_anywhere_and_seat_0_starts_cm_09(players, where):
    state = new_game(players)
    rng = Random(7)
    while state.is_chance():
        state.apply(draw(state, rng))
    assert state.to_act() == (players - 1,)
    assert legal(state) == [
        f"place {cell}" for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    ]
    events = play(state, f"place {where}")
    assert told(events) == [("CM-09", f"places the claw on {where}")]
    assert events[0].who == players - 1
    assert claw(state) == where
    assert state.to_act() == (0,)


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four_players_cm_04(players):
    with pytest.raises(ValueError, match="for 2 to 4"):
        GAME.rules(players)
