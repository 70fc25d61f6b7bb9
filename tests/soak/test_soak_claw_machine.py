"""The soak of Claw Machine, a few games of it in every run."""

import pytest
from soak_claw_machine import TABLES, play_chunk, soak


def test_no_rule_is_broken_in_two_games_at_every_kind_of_table():
    assert len(TABLES) == 72
    seen = play_chunk(0, 2 * len(TABLES))
    assert seen["final rounds"] == seen["games"] == 144
    assert min(seen[f"players {players}"] for players in (2, 3, 4)) == 48
    assert min(seen[verb] for verb in ("swap", "unicorn", "give")) > 0


@pytest.mark.soak
def test_no_rule_is_broken_in_200_000_games_over_all_rulings():
    seen = soak(0, 200_000)
    assert seen["games"] == 200_000
    assert min(seen[verb] for verb in ("swap", "unicorn", "give", "pass")) > 0
