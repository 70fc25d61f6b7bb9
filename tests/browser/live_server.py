"""A clawkit server in a process of its own, and the kernels that it has started."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import psutil

INSECURE_HOST = "clawkit.test"


def free_port() -> int:
    """A port at which nothing listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(true: Callable[[], bool], seconds: float, what: str) -> None:
    """Wait for something, and fail by saying what it was."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not within {seconds:g} s: {what}"
        time.sleep(0.05)


class LiveServer:
    """`python -m clawkit.serving` on a port of its own; its port stays the same over restarts."""

    def __init__(
        self, log: Path, notebooks: Path, *arguments: str, environment: dict[str, str] | None = None
    ) -> None:
        self.log = log
        self.notebooks = notebooks
        self.port = free_port()
        self.arguments = arguments
        self.environment = environment or {}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The home page's address, with a slash at the end."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def insecure_url(self) -> str:
        """The same under a host name that is no secure context, as for a phone."""
        return f"http://{INSECURE_HOST}:{self.port}/"

    @property
    def pool(self) -> int:
        """How many kernels are kept ready: one for each score page."""
        return len(list(self.notebooks.glob("*/score.ipynb")))

    def render(self, notebook: str, base: str | None = None) -> str:
        """The address of a notebook's page: `claw_machine/score`."""
        return f"{base or self.url}voila/render/{notebook}.ipynb"

    def start(self) -> None:
        """Start it, and wait until it answers and its pool is filled."""
        command = [sys.executable, "-m", "clawkit.serving", "--port", str(self.port)]
        command += ["--notebooks", str(self.notebooks), "--host-name", INSECURE_HOST]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [*command, *self.arguments],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **self.environment},
            )
        wait_until(self.answers, 90, f"the server answers\n{self.text()}")
        wait_until(lambda: len(self.kernels()) >= self.pool, 30, "the pool is filled")

    def answers(self) -> bool:
        """Whether it answers a request."""
        assert self.process is None or self.process.poll() is None, self.text()
        try:
            with urllib.request.urlopen(self.url, timeout=5):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it has gone."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)
        self.process = None

    def restart(self) -> None:
        """End it and start it anew at the same port."""
        self.stop()
        self.start()

    def kernels(self) -> set[int]:
        """The process ids of its running kernels."""
        if self.process is None:
            return set()
        found = set()
        for child in psutil.Process(self.process.pid).children(recursive=True):
            try:
                alive = child.status() != psutil.STATUS_ZOMBIE
                if alive and "ipykernel_launcher" in child.cmdline():
                    found.add(child.pid)
            except psutil.NoSuchProcess:
                continue
        return found

    def kill_kernels(self) -> None:
        """Kill every kernel that runs now, as the system does when memory is short."""
        for pid in self.kernels():
            os.kill(pid, signal.SIGKILL)

    def assert_no_kernel_left(self, seconds: float = 45) -> None:
        """Nothing but the pool runs, soon after every page is closed."""
        wait_until(
            lambda: len(self.kernels()) == self.pool,
            seconds,
            f"only the {self.pool} preheated kernels run; now {self.kernels()}",
        )

    def text(self) -> str:
        """What it has printed and logged."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""
