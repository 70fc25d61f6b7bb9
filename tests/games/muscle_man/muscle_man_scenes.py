"""Scenes of Muscle Man for tests: of random games, and laid out by hand."""

from random import Random

from muscle_man_tables import GAME, NAMES, position, seat

from clawkit.core.match import choose_at_random, draw
from clawkit.games.muscle_man.scene import scene_of


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
