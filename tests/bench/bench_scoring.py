"""How long one whole sheet takes, what it depends on included. Budget: well under 2 ms."""

import json
from pathlib import Path

import pytest

import clawkit

CASES = Path(__file__).parents[1] / "cases"
FULL_TABLE = {
    "game": "claw_machine",
    "players": [
        {
            "name": "Ana",
            "bear": 3,
            "cat": 2,
            "zebra": 2,
            "dragon": 2,
            "sheep": "WB",
            "defective": ["pink", "pink", "blue/pink", "yellow/pink", "blue", "blue"],
        },
        {"name": "Bo", "bear": 2, "cat": 3, "raccoon": [1, 2], "sheep": "W", "unicorn": 1},
        {"name": "Cy", "zebra": 3, "raccoon": [3, 3], "sheep": "BWB", "unicorn": 1, "dragon": 1},
        {"name": "Dee", "bear": 1, "raccoon": [1], "zebra": 1, "defective": ["yellow/blue"]},
    ],
}


def test_one_sheet_of_four_full_collections(benchmark):
    sheet = benchmark(clawkit.score, FULL_TABLE)
    assert sheet["valid"]
    assert sheet["depends_on"]


def test_one_refusal_with_many_problems(benchmark):
    spoilt = [{**player, "bear": -1, "horse": 1} for player in FULL_TABLE["players"]]
    refusal = benchmark(clawkit.score, {**FULL_TABLE, "players": spoilt})
    assert len(refusal["problems"]) == 8


@pytest.mark.parametrize("path", sorted(CASES.glob("score_*.json")), ids=lambda path: path.stem)
def test_all_saved_games_of_one_file(benchmark, path):
    games = [case["entries"] for case in json.loads(path.read_text(encoding="utf-8"))]
    sheets = benchmark(lambda: [clawkit.score(entries) for entries in games])
    assert all(sheet["valid"] for sheet in sheets)
