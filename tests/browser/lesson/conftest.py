"""The lesson of Claw Machine in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lesson_page import LessonPage
from live_server import LiveServer


@pytest.fixture
def open_lesson(new_page: Any, server: LiveServer) -> Callable[..., LessonPage]:
    """`open_lesson("phone", step="push")`: the lesson at this step."""

    def opened(
        device: str = "phone", colours: str = "light", step: str = "", **options: Any
    ) -> Any:
        return LessonPage(new_page(device, colours, **options), server).open(step)

    return opened
