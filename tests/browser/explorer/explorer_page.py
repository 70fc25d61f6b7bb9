"""Explorers in a browser, spoken of as people at a table do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

TITLES = {
    "trios": "How many trios of defective toys are there in a random collection?",
    "next_card": "Which card is turned over next, given all cards seen so far?",
    "sheep_alternating": "How likely is it that the sheep you receive alternate",
    "reach": "Which cells can the claw be moved to",
    "worth": "What would one more card add to your collection now",
    "after_payment": "How many fakes are in a machine after players have paid into it",
    "recipe_table": "Which five food cards are best",
    "shake": "Which machine should you choose in the final coins shake",
    "keep_or_stock": "Is the next card worth more than the coins that stocking",
}
PAGES = {
    "claw_machine": ("trios", "next_card", "sheep_alternating", "reach", "worth"),
    "mysterious_wizard": ("after_payment", "recipe_table", "shake"),
    "muscle_man": ("keep_or_stock",),
}


def write_notebooks(folder: Path) -> Path:
    """A folder with pages of the explorers that the tests use, and nothing else."""
    for game, names in PAGES.items():
        _write_notebook(folder / game / "odds.ipynb", game, names)
    return folder


def _write_notebook(place: Path, game: str, names: tuple[str, ...]) -> None:
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": name,
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": f'from clawkit_widgets import Explorer\nExplorer("{game}", "{name}")',
        }
        for name in names
    ]
    heading = {"cell_type": "markdown", "id": "heading", "metadata": {}, "source": "## Questions"}
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [heading, *cells],
        "metadata": {"kernelspec": kernel, "title": ""},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    place.parent.mkdir(parents=True)
    place.write_text(json.dumps(notebook), encoding="utf-8")


class Question:
    """One explorer, and what a person does there."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.root = page.locator(f".ck-question[aria-label^='{TITLES[name]}']")
        self.answers = self.root.locator(".ck-answers")
        self.value = self.root.locator(".ck-value").first

    def settled(self) -> Question:
        """Wait until the answer is that of the parameters."""
        expect(self.answers).to_have_attribute("data-fresh", "true")
        return self

    def button(self, name: str) -> Locator:
        """The first button whose name begins like this."""
        return self.root.locator(f"button[aria-label^='{name}'], button:has-text('{name}')").first

    def table(self) -> dict[str, str]:
        """The exact values of the first table, by outcome."""
        panel = self.root.locator("details:has(.ck-figures)").first
        if panel.get_attribute("open") is None:
            panel.locator("summary").click()
        rows = panel.locator("tbody tr").all()
        return {
            row.locator("th").inner_text(): row.locator("td").first.inner_text() for row in rows
        }

    def control(self, name: str) -> Locator:
        """The control of one parameter, with its problem."""
        return self.root.locator(f"[data-control={name}]")

    def derive(self) -> Locator:
        """Unfold the derivation and wait until it is checked."""
        panel = self.root.locator("details", has_text="How it is derived").last
        panel.locator("summary").click()
        expect(panel.locator(".ck-checked .ck-agrees").first).to_be_visible(timeout=20_000)
        return panel


class OddsPage:
    """The page with the explorers."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, link: str = "") -> OddsPage:
        """Open it and wait until everything is there."""
        self.page.goto(self.address + link)
        self.wait()
        return self

    def reload(self) -> None:
        """Load it anew."""
        self.page.reload()
        self.wait()

    def wait(self) -> None:
        """Wait until every question has an answer."""
        self.page.locator("#ck-waiting").wait_for(state="detached", timeout=60_000)

    def ask(self, name: str) -> Question:
        """One question on it."""
        return Question(self.page, name).settled()
