"""Saved games with their right values, worked out independently of the package."""

import json
from pathlib import Path

import pytest

import clawkit

FOLDER = Path(__file__).parent / "cases"
CASES = [
    pytest.param(case, id=f"{path.stem}-{index}")
    for path in sorted(FOLDER.glob("score_*.json"))
    for index, case in enumerate(json.loads(path.read_text(encoding="utf-8")))
    if "totals" in case
]


@pytest.mark.parametrize("game", clawkit.all_games(), ids=lambda game: game.name)
def test_there_are_cases_of_every_game(game):
    (path,) = FOLDER.glob(f"*_{game.name}.json")
    cases = json.loads(path.read_text(encoding="utf-8"))
    assert len(cases) >= 25
    assert {case["entries"]["game"] for case in cases} == {game.name}


@pytest.mark.parametrize("case", CASES)
def test_a_saved_game_gives_its_known_totals_parts_and_winners(case):
    sheet = clawkit.score(case["entries"])
    assert sheet["valid"], sheet
    assert [player["total"] for player in sheet["players"]] == case["totals"]
    assert sheet["winners"] == case["winners"]
    for player, parts in zip(sheet["players"], case["parts"], strict=True):
        assert {line["item"]: line["points"] for line in player["lines"]} == parts
