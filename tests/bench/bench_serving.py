"""How fast and how heavy a score page is, beside a bare ipywidgets notebook under plain Voilà.

Run by `make bench`; each figure is printed with its budget and its peer from the same run, and a
budget that is missed fails. Times are medians, since a laptop does other things, too.
"""

from __future__ import annotations

import gzip
import json
import os
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import psutil
import pytest
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "browser"))

from live_server import LiveServer, free_port, wait_until

from clawkit.serving.places import notebooks_folder
from clawkit.serving.settings import EXTENSIONS

ROUNDS = 7
CONTROL = "button, input"
BARE = "import anywidget\nimport ipywidgets\n\nipywidgets.Button(description='Tap')"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    import shutil

    with sync_playwright() as playwright:
        names = ("chromium", "chromium-browser", "google-chrome")
        path = next(filter(None, map(shutil.which, names)), None)
        only_here = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
        flags = ["--no-sandbox", "--disable-gpu", only_here]
        running = playwright.chromium.launch(executable_path=path, args=flags)
        yield running
        running.close()


@pytest.fixture(scope="module")
def clawkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("clawkit") / "log.txt", notebooks_folder())
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """Plain Voilà with a bare notebook and the same allowlist: its address and process id."""
    folder = tmp_path_factory.mktemp("plain")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(BARE)])
    nbformat.write(notebook, folder / "bare.ipynb")
    port = free_port()
    allowed = f"--VoilaConfiguration.extension_allowlist={json.dumps(EXTENSIONS)}"
    process = subprocess.Popen(
        [sys.executable, "-m", "voila", str(folder), f"--port={port}", "--no-browser", allowed],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        env={**os.environ, "JUPYTER_CONFIG_DIR": str(folder)},
    )
    url = f"http://127.0.0.1:{port}/voila/render/bare.ipynb"

    def answers() -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/"):
                return True
        except OSError:
            return False

    wait_until(answers, 30, "plain Voilà answers")
    yield url, process.pid
    process.terminate()
    process.wait(30)


def first_control(browser: Browser, url: str, where: str) -> Callable[[], float]:
    """A measurement: seconds from the request to the first control, in the same browser."""
    context = browser.new_context()

    def measure() -> float:
        page = context.new_page()
        start = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.wait_for_selector(where)
        took = time.perf_counter() - start
        page.close()
        return took

    return measure


def compressed_bytes(browser: Browser, url: str, where: str) -> int:
    """Bytes of a first visit as they would be compressed."""
    context = browser.new_context()
    page = context.new_page()
    came = []
    page.on("response", lambda one: came.append(one))  # noqa: PLW0108
    page.goto(url, wait_until="load")
    page.wait_for_selector(where)
    page.wait_for_timeout(2000)
    total = sum(len(gzip.compress(one.body(), 6)) for one in came if one.status == 200)
    page.close()
    context.close()
    return total


def test_a_warm_preheated_score_page_against_a_bare_notebook(browser, clawkit, plain):
    score = clawkit.render("claw_machine/score")
    ours = first_control(browser, score, f"#ck-cells :is({CONTROL})")
    peer = first_control(browser, plain[0], f"#rendered_cells :is({CONTROL})")
    took: dict[str, list[float]] = {"ours": [], "peer": []}
    for _ in range(ROUNDS + 1):  # in turns, so that whatever else the computer does hits both
        clawkit.assert_no_kernel_left(20)
        time.sleep(1.5)  # the preheated kernel has run the notebook
        took["ours"].append(ours())
        took["peer"].append(peer())
    fast, slow = (statistics.median(times[1:]) for times in took.values())
    print(f"\nfirst control, warm: {fast:.2f} s; bare notebook {slow:.2f} s; {fast / slow:.2f}")
    assert fast <= 0.6 * slow


def test_bytes_of_a_first_visit_against_a_bare_notebook(browser, clawkit, plain):
    score = clawkit.render("claw_machine/score")
    ours = compressed_bytes(browser, score, f"#ck-cells :is({CONTROL})")
    peer = compressed_bytes(browser, plain[0], f"#rendered_cells :is({CONTROL})")
    print(f"\nfirst visit, compressed: {ours // 1024} KB; bare notebook {peer // 1024} KB")
    assert ours <= peer + 150 * 1024


def resident(pid: int) -> float:
    return psutil.Process(pid).memory_info().rss / 2**20


def test_memory_of_a_score_pages_kernel_against_a_bare_one(browser, clawkit, plain):
    wait_until(lambda: len(clawkit.kernels()) == clawkit.pool, 20, "only the pool runs")
    page = browser.new_page()
    page.goto(clawkit.render("claw_machine/score"))
    page.wait_for_selector(f"#ck-cells :is({CONTROL})")
    time.sleep(2)
    ours = max(resident(pid) for pid in clawkit.kernels())
    page.close()
    page = browser.new_page()
    page.goto(plain[0])
    page.wait_for_selector(f"#rendered_cells :is({CONTROL})")
    time.sleep(2)
    kernels = [c for c in psutil.Process(plain[1]).children() if "ipykernel" in str(c.cmdline())]
    peer = max(resident(kernel.pid) for kernel in kernels)
    page.close()
    print(f"\nkernel, resident: {ours:.0f} MB; bare notebook {peer:.0f} MB")
    assert ours <= peer + 15


def test_a_score_pad_does_not_load_sympy():
    code = "import sys; from clawkit_widgets import ScorePad; ScorePad('claw_machine')\n"
    code += "print('sympy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    print(f"\nsympy loaded: {done.stdout.strip()}")
    assert done.stdout.strip() == "False"
