"""A launch on Binder, emulated: `postBuild`, then `start` with what a launch runs.

The image is not built; the packages are those of the environment that runs the tests, which has
the same kinds as Binder's base image (JupyterLab, Jupyter Server, ipywidgets).
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from live_server import free_port, wait_until

ROOT = Path(__file__).resolve().parents[3]
TOKEN = "t"
APPLICATION = "notebook" if importlib.util.find_spec("notebook") else "lab"


def environment() -> dict[str, str]:
    """The environment of the shell in an image: its programs first, no paths of our own."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": programs}


class Launch:
    """A launched server under `/user/x/`."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/user/x/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run `binder/start` as the image's entry point does, and wait for an answer."""
        command = [str(ROOT / "binder" / "start"), "jupyter", APPLICATION, "--no-browser"]
        command += ["--allow-root", "--ip=127.0.0.1", f"--port={self.port}"]
        command += ["--ServerApp.base_url=/user/x/", f"--IdentityProvider.token={TOKEN}"]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment(), stdout=out, stderr=subprocess.STDOUT
            )
        wait_until(self.answers, 60, "Jupyter Server answers")

    def answers(self) -> bool:
        """Whether it answers a request."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
        try:
            self.kernels()
        except OSError:
            return False
        return True

    def kernels(self) -> list[dict[str, Any]]:
        """The kernels that it says are running."""
        with urllib.request.urlopen(f"{self.url}api/kernels?token={TOKEN}") as answer:
            found: list[dict[str, Any]] = json.load(answer)
            return found

    def stop(self) -> None:
        """End it."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture(scope="session")
def launch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launch]:
    built = subprocess.run(
        [ROOT / "binder" / "postBuild"],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    running = Launch(tmp_path_factory.mktemp("binder") / "log.txt")
    running.start()
    yield running
    running.stop()
