"""Fixtures for tests in a real browser; their help stands in the classes they hand out."""

from __future__ import annotations

import re
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from live_server import INSECURE_HOST, LiveServer
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from slow_proxy import SlowProxy

from clawkit.serving.places import notebooks_folder

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {INSECURE_HOST} 127.0.0.1",
]
DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "small": {
        "viewport": {"width": 320, "height": 640},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
PATIENCE = 30_000
"""How many milliseconds a busy machine may take for what no test is about."""
OWN_HOSTS = {"127.0.0.1", "localhost", INSECURE_HOST}


def chromium_path(playwright: Playwright) -> str:
    """A Chromium that is there, or a failure that says how to get one."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    pytest.fail(
        "The browser tests need Chromium. Run `make test`, which installs it, or install "
        "it with `apt-get install chromium` or `python -m playwright install chromium`."
    )


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium_path(playwright), args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The project's own pages, served for the whole session."""
    log = tmp_path_factory.mktemp("server") / "log.txt"
    running = LiveServer(log, notebooks_folder())
    running.start()
    yield running
    running.stop()


@pytest.fixture
def delayed() -> Iterator[Callable[..., SlowProxy]]:
    """`delayed(server.port, 300)`: a proxy that is 300 ms late each way."""
    made: list[SlowProxy] = []

    def make(port: int, delay_ms: float = 0) -> SlowProxy:
        made.append(SlowProxy(port, delay_ms))
        return made[-1]

    yield make
    for proxy in made:
        proxy.close()


@dataclass
class Watched:
    """What a page has asked for and complained about."""

    forgive: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} {message.location.get('url', '')}")

    def strangers(self) -> list[str]:
        """Requests to a host that is not ours."""
        with_host = [url for url in self.requests if urlsplit(url).scheme not in ("data", "blob")]
        return [url for url in with_host if urlsplit(url).hostname not in OWN_HOSTS]

    def unforgiven(self) -> list[str]:
        """Errors that the test has not announced."""
        if not self.forgive:
            return self.complaints
        return [c for c in self.complaints if not re.search(self.forgive, c)]


@pytest.fixture
def new_page(browser: Browser, delayed: Callable[..., SlowProxy]) -> Iterator[Callable[..., Page]]:
    """`new_page("phone", "dark")`: a page in a browser profile of its own.

    `forgive` is a pattern of the errors that the test provokes; `context` lets several tabs
    share one profile. At the end, before any proxy is closed, no page may have asked another
    host for anything, nor have complained about something else.
    """
    contexts: list[BrowserContext] = []
    watched: list[Watched] = []

    def make(
        device: str = "phone",
        colours: str = "light",
        *,
        forgive: str = "",
        context: BrowserContext | None = None,
        **options: Any,
    ) -> Page:
        if context is None:
            context = browser.new_context(**{**DEVICES[device], "color_scheme": colours, **options})
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(2 * PATIENCE)
        watched.append(Watched(forgive))
        watched[-1].watch(page)
        return page

    yield make
    for context in contexts:
        for page in context.pages:
            page.close()  # as a person does: a context that is thrown away says no goodbye
        time.sleep(0.1)  # and the goodbye is on its way
        context.close()
    for record in watched:
        assert record.strangers() == []
        assert record.unforgiven() == []


def check_axe(page: Page) -> None:
    """No accessibility rule of axe is broken, and no two elements have one id."""
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)")
    assert [one for one, count in Counter(ids).items() if count > 1] == []
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, screen = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= screen, f"the page is {wide} px wide on a screen of {screen} px"


@pytest.fixture(name="check_axe")
def check_axe_fixture() -> Callable[[Page], None]:
    return check_axe


@pytest.fixture(name="no_sideways_scroll")
def no_sideways_scroll_fixture() -> Callable[[Page], None]:
    return no_sideways_scroll
