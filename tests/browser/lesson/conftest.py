"""The lesson of a game in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lesson_page import LessonPage
from live_server import LiveServer


@pytest.fixture
def open_lesson(new_page: Any, server: LiveServer) -> Callable[..., LessonPage]:
    """`open_lesson("phone", step="push")`: Claw Machine's lesson, or another `game`'s, there."""

    def opened(
        device: str = "phone",
        colours: str = "light",
        step: str = "",
        game: str = "claw_machine",
        **options: Any,
    ) -> LessonPage:
        return LessonPage(new_page(device, colours, **options), server, game).open(step)

    return opened
