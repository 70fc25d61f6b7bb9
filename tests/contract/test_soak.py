"""200,000 random games of every game; not part of a usual run."""

import pytest
from soak import CHUNK, soak, soak_chunk

GAMES = 200_000


@pytest.mark.soak
def test_no_invariant_is_broken_in_200_000_random_games_over_all_rulings(game):
    assert soak(game.name, GAMES) > GAMES


def test_no_invariant_is_broken_in_some_hundred_random_games_over_all_rulings(game):
    assert soak_chunk(game.name, 10**6) > CHUNK
