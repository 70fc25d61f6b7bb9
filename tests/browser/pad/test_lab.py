"""The notebooks open in JupyterLab, too."""

import os
import shutil
import subprocess
import sys
import urllib.error
import urllib.request

import pytest
from live_server import free_port, wait_until
from pad_page import PadPage
from playwright.sync_api import expect

from clawkit.serving.places import notebooks_folder

TOKEN = "a-token-of-this-test"


@pytest.fixture
def lab(tmp_path):
    """A JupyterLab in dark colours on a copy of the notebooks; its address."""
    port = free_port()
    shutil.copytree(notebooks_folder(), tmp_path / "notebooks")
    settings = tmp_path / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "themes.jupyterlab-settings").write_text('{"theme": "JupyterLab Dark"}')
    news = settings / "notification.jupyterlab-settings"
    news.write_text('{"fetchNews": "false", "checkForUpdates": false}')
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    command += [f"--ServerApp.port={port}", f"--IdentityProvider.token={TOKEN}"]
    command += [f"--ServerApp.root_dir={tmp_path / 'notebooks'}", "--ServerApp.ip=127.0.0.1"]
    command += [f"--LabApp.user_settings_dir={tmp_path / 'settings'}"]
    command += [f"--LabApp.workspaces_dir={tmp_path / 'workspaces'}"]
    environment = {**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    with (tmp_path / "log.txt").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def answers():
        assert process.poll() is None, (tmp_path / "log.txt").read_text()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False

    wait_until(answers, 60, "JupyterLab answers")
    yield f"http://127.0.0.1:{port}/lab/tree/claw_machine/score.ipynb?token={TOKEN}"
    process.terminate()
    process.wait(30)


def test_the_pad_works_in_jupyterlab_and_takes_over_its_dark_colours(lab, new_page, server):
    page = new_page("desktop", forgive="Failed to load resource|favicon")
    page.goto(lab)
    page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=60_000)
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.wait_for_selector(".ck-app", timeout=60_000)
    pad = PadPage(page, server)
    pad.example()
    pad.more("Unicorns", "Ana")
    pad.expect_totals({"Ana": 21, "Bo": 19, "Cy": 8})
    paper = page.evaluate("getComputedStyle(document.querySelector('.ck-row')).backgroundColor")
    assert paper == "rgb(31, 35, 43)", "the dark theme's card"
    kind = page.locator(".ck-kind").first
    assert kind.evaluate("(button) => getComputedStyle(button).borderRadius") == "8px"
    link = pad.open_reason("cat").get_by_role("link", name="CM-30").first
    expect(link).to_have_attribute("target", "_blank")
