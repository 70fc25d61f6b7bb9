"""A score pad in a browser, spoken of as people at a table do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from live_server import LiveServer
from playwright.sync_api import Locator, Page, expect

ALERTS = "[role=alert]"
CARDS_BEGIN = '[role="tab"][aria-selected="true"], .ck-table button.ck-step'


class PadPage:
    """What a person does at the pad; every press is counted in `taps`."""

    def __init__(
        self, page: Page, server: LiveServer, base: str | None = None, game: str = "claw_machine"
    ) -> None:
        self.page = page
        self.server = server
        self.address = server.render(f"{game}/score", base)
        self.taps = 0

    def open(self, hash_: str = "") -> PadPage:
        """Open the page and wait for the pad."""
        self.page.goto(self.address + hash_)
        self.page.wait_for_selector(".ck-app", timeout=40_000)
        return self

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.page.wait_for_selector(".ck-app", timeout=40_000)

    def leave(self) -> None:
        """Close the page while its line is still there, and see its kernel end."""
        self.page.close()
        self.server.assert_no_kernel_left()

    # taps

    def tap(self, where: Locator) -> None:
        """Press with the finger, or with the mouse where there is none."""
        self.taps += 1
        where.click(force=where.get_attribute("aria-disabled") == "true")

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        """The button of this name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, name: str) -> None:
        """Press the button of this name."""
        self.tap(self.button(name))

    def more(self, what: str, who: str, times: int = 1) -> None:
        """One more of a kind, some times."""
        for _ in range(times):
            self.press(f"One more: {what}, {who}")

    def fewer(self, what: str, who: str, times: int = 1) -> None:
        """One fewer of a kind, some times."""
        for _ in range(times):
            self.press(f"One fewer: {what}, {who}")

    def add(self, field: str, who: str, *choices: str) -> None:
        """Tap in cards of a row that is tapped one by one."""
        for choice in choices:
            self.press(f"Add {choice}: {field}, {who}")

    def type_number(self, what: str, who: str, number: int) -> None:
        """A tap into a number and a tap for each digit, if there is anything to enter."""
        if number:
            self.tap(self.number(what, who))
            self.page.keyboard.type(str(number))
            self.taps += len(str(number))

    def start(self) -> None:
        """Close the set-up, and wait until the keyboard is at the cards."""
        self.press("Start scoring")
        expect(self.page.locator(CARDS_BEGIN).first).to_be_focused()

    def example(self) -> None:
        """Show the rulebook's example, with its totals."""
        self.press("Show the rulebook’s example")
        self.expect_totals({"Ana": 20, "Bo": 19, "Cy": 8})

    def players(self, *names: str) -> None:
        """Call the players so, adding as many as it takes."""
        seats = self.panel("setup").locator(".ck-person").count()
        for number, name in enumerate(names, 1):
            if number > seats:
                self.press("Add a player")
            self.rename(number, name)

    def rename(self, number: int, name: str) -> None:
        """Call a player so."""
        self.panel("setup").get_by_label(f"Name of player {number}").fill(name)

    def tab(self, name: str) -> Locator:
        """A player's tab on a phone."""
        return self.page.get_by_role("tab").filter(has_text=name)

    def show(self, name: str) -> None:
        """Turn to a player on a phone."""
        self.tap(self.tab(name))

    def panel(self, id_: str) -> Locator:
        """A folded part, opened: setup, result, log, rulings, games, share."""
        panel = self.page.locator(f"#ck-{id_}")
        if panel.get_attribute("open") is None:
            panel.locator("> summary").click()
        return panel

    # what is seen

    def number(self, what: str, who: str) -> Locator:
        """The number between minus and plus."""
        return self.page.get_by_role("textbox", name=f"{what}, {who}", exact=True)

    def chips(self, field: str) -> list[str]:
        """The cards in a row, as a screen reader names them."""
        chips = self.page.locator(f"[data-field$='.{field}'] .ck-chip")
        return [chip.get_attribute("aria-label") or "" for chip in chips.all()]

    def row(self, item: str) -> Locator:
        """A row of the phone's layout."""
        return self.page.locator(f"[data-item={item}]")

    def open_reason(self, item: str) -> Locator:
        """Tap on a row's points; its reason."""
        self.tap(self.row(item).locator(".ck-points"))
        return self.row(item).locator(".ck-reason")

    def totals(self) -> dict[str, str]:
        """Names and totals on the screen, those that are not up to date in brackets."""
        return dict(
            self.page.evaluate(
                """() => {
                  const heads = document.querySelectorAll(".ck-tab, thead th:has(.ck-total)");
                  return [...heads].map((one) => {
                  const total = one.querySelector(".ck-total");
                  const text = total.textContent;
                  return [one.querySelector(".ck-player-name").textContent,
                          total.dataset.fresh === "true" ? text : `(${text})`];
                  });
                }"""
            )
        )

    def expect_totals(self, wanted: Mapping[str, int | str], seconds: float = 20) -> None:
        """These totals come, all up to date."""
        expected = {name: str(total) for name, total in wanted.items()}
        for _ in range(int(seconds * 20)):
            if self.totals() == expected:
                return
            self.page.wait_for_timeout(50)
        assert self.totals() == expected

    def expect_alert(self, text: str, seconds: float = 30) -> Locator:
        """A message that a screen reader speaks at once."""
        alert = self.page.locator(ALERTS).filter(has_text=text)
        expect(alert).to_be_visible(timeout=seconds * 1000)
        return alert

    def toast(self) -> Locator:
        """The message at the bottom."""
        return self.page.locator(".ck-toast")

    def share(self, name: str) -> None:
        """Press a button under Save and share."""
        self.close_message()
        self.panel("share").get_by_role("button", name=name, exact=True).click()

    def close_message(self) -> None:
        """Send the message at the bottom away, if there is one."""
        if self.toast().is_visible():
            self.toast().get_by_role("button", name="Close message").click()

    def entries(self) -> dict[str, Any]:
        """What the pad would export, read from the link that it makes."""
        self.page.evaluate(
            "() => { window.copied = null; const put = (text) => { window.copied = text; };"
            "Object.defineProperty(navigator, 'clipboard',"
            " { value: { writeText: async (text) => put(text) }, configurable: true }); }"
        )
        self.share("Copy a link")
        self.page.wait_for_function("window.copied")
        found: dict[str, Any] = self.page.evaluate(
            """() => JSON.parse(new TextDecoder().decode(Uint8Array.from(
              atob(window.copied.split("#sheet=")[1].replaceAll("-", "+").replaceAll("_", "/")),
              (letter) => letter.charCodeAt(0))))"""
        )
        return found
