"""Entries that the tests of the command line save and score."""

import clawkit

EXAMPLE = clawkit.find_game("claw_machine").pad.example.entries
BAD = {"game": "claw_machine", "players": [{"name": "Ana", "bear": 4}, {"name": "", "bear": 3}]}
