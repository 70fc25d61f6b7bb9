"""Whole random games of every game found, played once and walked through by every test."""

import pytest
from random_tables import Played, random_match

import clawkit

GAMES = clawkit.all_games()
MATCHES = 200


@pytest.fixture(scope="session", params=GAMES, ids=lambda game: game.name)
def game(request):
    """Each game found."""
    return request.param


@pytest.fixture(scope="session")
def games_played(game):
    """Whole random games of one game, over all rulings and numbers of players."""
    return [Played(game, random_match(game, f"{game.name}/{n}")) for n in range(MATCHES)]


@pytest.fixture(scope="session")
def a_few(games_played):
    """Some of them, for what takes longer."""
    return games_played[:25]
