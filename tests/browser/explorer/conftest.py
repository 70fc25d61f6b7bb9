"""Fixtures for the tests of explorers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from explorer_page import OddsPage, write_notebooks
from live_server import LiveServer


@pytest.fixture(scope="session")
def explorers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server of one page with a few explorers; no kernel may outlive its page."""
    folder = tmp_path_factory.mktemp("explorers")
    running = LiveServer(folder / "log.txt", write_notebooks(folder / "notebooks"))
    running.start()
    yield running
    running.assert_no_kernel_left()
    running.stop()


@pytest.fixture
def open_odds(explorers: LiveServer, new_page: Callable[..., Any]) -> Callable[..., OddsPage]:
    """`open_odds("phone", "dark", link="#trios?hand=14")`: the page in a profile of its own."""

    def make(
        device: str = "phone",
        colours: str = "light",
        *,
        link: str = "",
        game: str = "claw_machine",
        **options: Any,
    ) -> OddsPage:
        page = new_page(device, colours, **options)
        return OddsPage(page, explorers.render(f"{game}/odds")).open(link)

    return make
