"""The lesson in a browser, spoken of as a learner does."""

from __future__ import annotations

import json

from live_server import LiveServer
from playwright.sync_api import Locator, Page, expect


class LessonPage:
    """What a learner does and sees."""

    def __init__(self, page: Page, server: LiveServer, game: str = "claw_machine") -> None:
        self.page = page
        self.game = game
        self.address = server.render(f"{game}/learn")
        self.root = page.locator(".ck-lesson")

    def open(self, step: str = "") -> LessonPage:
        """Open the lesson, at a step if one is named."""
        self.page.goto(f"{self.address}#{step}" if step else self.address)
        self.ready()
        return self

    def ready(self) -> None:
        """Wait for the step and its board."""
        self.root.locator("h2").wait_for()
        expect(self.root.locator(".ck-board-wait")).to_have_count(0)

    def go(self, step: str) -> None:
        """Follow the link to a step."""
        self.page.evaluate("step => { location.hash = step; }", step)
        self.ready()

    @property
    def title(self) -> Locator:
        """The step's title."""
        return self.root.locator("h2")

    @property
    def verdict(self) -> Locator:
        """What is said of the try."""
        return self.root.locator(".ck-says")

    def button(self, name: str) -> Locator:
        """A button of the lesson by its words."""
        return self.root.locator("button", has_text=name).first

    def play(self, *pieces: str) -> None:
        """Tap pieces of the board, or buttons by their words, one after the other."""
        for name in pieces:
            piece = self.root.locator(f"[data-piece='{name}'][data-state=choosable]")
            expect(self.root.locator(".ck-board")).to_have_attribute("data-busy", "false")
            (piece if piece.count() else self.button(name)).click()

    def kept(self) -> dict[str, object]:
        """What the browser keeps of the lesson."""
        text = self.page.evaluate(f"localStorage.getItem('clawkit/v1/lesson/{self.game}')")
        found: dict[str, object] = json.loads(text)
        return found
