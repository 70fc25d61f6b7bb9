"""Fixtures for the tests of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from board_page import BoardPage
from live_server import LiveServer


@pytest.fixture
def open_board(server: LiveServer, new_page: Callable[..., Any]) -> Callable[..., BoardPage]:
    """`open_board("phone", "dark", record=...)`: a board in a browser profile of its own."""

    def make(
        device: str = "phone",
        colours: str = "light",
        *,
        record: dict[str, Any] | None = None,
        game: str = "claw_machine",
        **options: Any,
    ) -> BoardPage:
        return BoardPage(new_page(device, colours, **options), server, game).open(record)

    return make


@pytest.fixture(scope="session", autouse=True)
def no_kernel_outlives_its_page(server: LiveServer) -> Iterator[None]:
    """After all tests of the board only the preheated kernels run."""
    yield
    server.assert_no_kernel_left()
