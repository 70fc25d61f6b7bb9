"""A server with trial notebooks, for the tests of the frame around every page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import trial_notebooks
from live_server import LiveServer


@pytest.fixture(scope="session")
def trial_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trial notebooks")  # a space in the path, on purpose
    trial_notebooks.write_all(folder)
    return folder


@pytest.fixture(scope="session")
def trial(tmp_path_factory: pytest.TempPathFactory, trial_folder: Path) -> Iterator[LiveServer]:
    running = LiveServer(tmp_path_factory.mktemp("trial") / "log.txt", trial_folder)
    running.start()
    yield running
    running.stop()
