"""Fixtures for the tests of the score pad and the rule browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from live_server import LiveServer
from pad_page import PadPage


@pytest.fixture
def open_pad(server: LiveServer, new_page: Callable[..., Any]) -> Callable[..., PadPage]:
    """`open_pad("phone", "dark")`: an empty pad in a browser profile of its own."""

    def make(
        device: str = "phone",
        colours: str = "light",
        *,
        base: str | None = None,
        game: str = "claw_machine",
        hash_: str = "",
        **options: Any,
    ) -> PadPage:
        return PadPage(new_page(device, colours, **options), server, base, game).open(hash_)

    return make


@pytest.fixture(scope="session", autouse=True)
def no_kernel_outlives_its_page(server: LiveServer) -> Iterator[None]:
    """After all tests of the pad only the preheated kernels run."""
    yield
    server.assert_no_kernel_left()
