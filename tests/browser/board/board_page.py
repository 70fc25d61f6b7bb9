"""The board in a browser, spoken of as people at a table do."""

from __future__ import annotations

import json
from typing import Any

from live_server import LiveServer
from playwright.sync_api import Locator, Page, expect

KEY = "clawkit/v1/play/claw_machine"


class BoardPage:
    """What a person does at the board."""

    def __init__(self, page: Page, server: LiveServer, game: str = "claw_machine") -> None:
        self.page = page
        self.address = server.render(f"{game}/learn")
        self.key = f"clawkit/v1/play/{game}"
        self.root = page.locator(".ck-play")
        self.board = self.root.locator(".ck-board")

    def open(self, record: dict[str, Any] | None = None) -> BoardPage:
        """Open the page, with a record that the browser has kept from before."""
        if record is not None:
            kept = json.dumps(json.dumps({"version": 1, **record}))
            key = self.key
            script = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {kept})"
            self.page.add_init_script(script)
        self.page.goto(self.address)
        self.wait()
        return self

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.wait()

    def wait(self) -> None:
        """Wait until something can be done."""
        self.root.locator(".ck-board[data-busy=false], .ck-set-up").wait_for()

    def jump(self, record: dict[str, Any]) -> None:
        """Go on with another record, as if another tab had played it."""
        self.page.evaluate(
            """([key, text]) => {
                localStorage.setItem(key, text);
                dispatchEvent(new StorageEvent("storage", { key }));
            }""",
            [self.key, json.dumps({"version": 1, **record})],
        )
        self.button("Show what is there").click()
        expect(self.button("Show what is there")).to_have_count(0)
        self.wait()

    def record(self) -> dict[str, Any]:
        """What the browser keeps of the game."""
        text = self.page.evaluate("key => localStorage.getItem(key)", self.key)
        kept: dict[str, Any] = json.loads(text)
        return kept

    # the board

    def piece(self, name: str) -> Locator:
        """One piece of the board."""
        return self.board.locator(f"[data-piece='{name}']")

    def choosable(self) -> list[str]:
        """The pieces that can be tapped for something."""
        return [
            str(one.get_attribute("data-piece"))
            for one in self.board.locator("[data-state=choosable]").all()
        ]

    def tap(self, name: str) -> None:
        """Tap a piece and wait for what it does."""
        with self.change():
            self.piece(name).tap() if self.touch else self.piece(name).click()

    def press(self, name: str) -> None:
        """Press a button and wait for what it does."""
        with self.change():
            self.button(name).click()

    def button(self, name: str) -> Locator:
        """The button of this name; pieces are named otherwise."""
        return self.root.locator("button", has_text=name).first

    @property
    def touch(self) -> bool:
        """Whether this device is used with fingers."""
        return bool(self.page.evaluate("navigator.maxTouchPoints > 0"))

    def change(self) -> Change:
        """Within it, the record is expected to change."""
        return Change(self)

    def unfold(self) -> None:
        """Open every folded part."""
        folded = self.root.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()

    def turn(self) -> str:
        """The line above the board."""
        return self.board.locator(".ck-turn p").inner_text()

    def face(self, name: str) -> str:
        """What a screen reader says of a piece."""
        return str(self.piece(name).get_attribute("aria-label"))

    def faces(self) -> dict[str, str]:
        """The top of every stack, with what lies below."""
        cells = [column + row for row in "123" for column in "abc"]
        return {cell: self.face(cell).partition(". ")[0] for cell in cells}

    def events(self) -> list[str]:
        """All that has happened, the newest first."""
        panel = self.root.locator("details", has_text="What happened").last
        if panel.get_attribute("open") is None:
            panel.locator("summary").click()
        return panel.locator(".ck-said").all_inner_texts()

    def points(self) -> dict[str, int]:
        """The points that stand at the players' collections."""
        trays = self.root.locator(".ck-tray").all()
        return {
            tray.locator("h3").inner_text(): int(tray.locator(".ck-score").inner_text())
            for tray in trays
        }


class Change:
    """Waits until what was done has arrived and is kept."""

    def __init__(self, board: BoardPage) -> None:
        self.board = board

    def __enter__(self) -> None:
        self.before = self.moves()

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            return
        self.board.page.wait_for_function(
            "([key, before]) => JSON.parse(localStorage.getItem(key)).moves.length !== before",
            arg=[self.board.key, self.before],
            polling=20,
        )
        expect(self.board.board).to_have_attribute("data-busy", "false")

    def moves(self) -> int:
        """How many moves the browser has kept."""
        return len(self.board.record()["moves"])
