"""Short ways to lay out a table for a test."""

from __future__ import annotations

from typing import Any

import clawkit

NAMES = ("Ana", "Bo", "Cy", "Dee")


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Entries for these collections; players without a name are Ana, Bo, Cy and Dee."""
    named = [{"name": name, **p} for name, p in zip(NAMES, players, strict=False)]
    return {"game": "claw_machine", "players": named, **more}


def scored(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The sheet of a valid table."""
    sheet = clawkit.score(table(*players, **more))
    assert sheet["valid"], sheet
    return sheet


def line(
    item: str, own: dict[str, Any], *others: dict[str, Any], **rulings: str
) -> tuple[int, str, str]:
    """Points, clause and reason of one item of the first player."""
    sheet = scored(own, *(others or ({},)), rulings=rulings)
    found = next(entry for entry in sheet["players"][0]["lines"] if entry["item"] == item)
    return found["points"], found["clause"], found["reason"]


def points(item: str, own: dict[str, Any], *others: dict[str, Any], **rulings: str) -> int:
    """Points of one item of the first player."""
    return line(item, own, *others, **rulings)[0]


def problems(entries: object) -> list[tuple[str, str]]:
    """Where and what: every problem of entries that are refused."""
    refusal = clawkit.score(entries)
    assert refusal["valid"] is False
    assert set(refusal) == {"valid", "problems"}
    return [(problem["where"], problem["message"]) for problem in refusal["problems"]]
