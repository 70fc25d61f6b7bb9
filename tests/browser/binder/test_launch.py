"""A launch on Binder ends on the home page and its dashboards."""

import gzip
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from urllib.parse import unquote

import pytest
from live_server import wait_until

ROOT = Path(__file__).resolve().parents[3]


def test_a_launch_link_ends_on_home_and_the_pad_opens_and_leaves_no_kernel(launch, new_page):
    page = new_page()
    page.goto(f"{launch.url}voila?token=t")
    assert "Claw Machine" in page.locator("article h2").all_inner_texts()
    page.locator("article", has_text="Claw Machine").get_by_role("link", name="Score").click()
    page.wait_for_selector(".ck-output button")
    page.wait_for_selector("#ck-waiting", state="detached")
    assert page.url == f"{launch.url}voila/render/notebooks/claw_machine/score.ipynb"
    page.get_by_role("link", name="clawkit: all games").click()
    page.wait_for_selector("article")
    assert page.url.startswith(f"{launch.url}voila")
    page.close()
    wait_until(lambda: launch.kernels() == [], 10, "no kernel is left")


def test_a_dashboards_launch_link_opens_it_and_five_reloads_leave_no_kernel(launch, new_page):
    page = new_page()
    page.goto(f"{launch.url}voila/render/notebooks/claw_machine/rules.ipynb?token=t")
    page.wait_for_selector("#ck-waiting", state="detached")
    for _ in range(5):
        page.reload()
        page.wait_for_selector("#ck-waiting", state="detached")
    assert page.get_by_role("alert").count() == 0
    page.close()
    wait_until(lambda: launch.kernels() == [], 10, "no kernel is left")


def test_pages_are_compressed_under_jupyter_server(launch):
    request = urllib.request.Request(
        f"{launch.url}voila?token=t", headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert b"Claw Machine" in gzip.decompress(answer.read())


def test_the_requirements_install_the_project_and_pin_nothing_of_the_base_image():
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    wanted = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    assert wanted == ["-e ."]


def test_the_scripts_of_the_image_can_be_run():
    for name in ("postBuild", "start"):
        script = ROOT / "binder" / name
        assert script.stat().st_mode & 0o111, f"{name} is not executable"
        assert subprocess.run(["bash", "-n", script], check=False).returncode == 0


def test_every_launch_link_of_the_readme_leads_to_a_page_that_exists():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"mybinder\.org/\S*?urlpath=([^)\s]+)", readme):
        path = unquote(target)
        assert path == "voila" or (ROOT / path.removeprefix("voila/render/")).is_file(), path


def make_links(folder, *arguments):
    """Run the script on a copy of what it reads, in a folder of its own."""
    (folder / "binder").mkdir()
    (folder / "notebooks" / "claw_machine").mkdir(parents=True)
    (folder / "notebooks" / "claw_machine" / "score.ipynb").write_text("{}")
    script = folder / "binder" / "links.py"
    script.write_bytes((ROOT / "binder" / "links.py").read_bytes())
    return subprocess.run(
        [sys.executable, script, *arguments], capture_output=True, text=True, check=False
    )


def test_make_links_writes_home_and_each_page_between_the_markers(tmp_path):
    readme = tmp_path / "README.md"
    readme.write_text("Before\n<!-- binder-links -->old<!-- /binder-links -->\nAfter\n")
    assert make_links(tmp_path, "ana/claws").returncode == 0
    base = "https://mybinder.org/v2/gh/ana/claws/HEAD?urlpath="
    assert readme.read_text() == (
        "Before\n<!-- binder-links -->\n"
        f"- [Home]({base}voila)\n"
        f"- [Claw Machine: score]({base}voila%2Frender%2Fnotebooks%2Fclaw_machine%2Fscore.ipynb)\n"
        "<!-- /binder-links -->\nAfter\n"
    )


@pytest.mark.parametrize("arguments", [(), ("claws",), ("a/b", "c/d"), ("a b/c",)])
def test_make_links_without_a_repository_says_what_it_needs(tmp_path, arguments):
    (tmp_path / "README.md").write_text("<!-- binder-links --><!-- /binder-links -->")
    done = make_links(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stderr == "Say whose repository: make links REPO=owner/name\n"


def test_make_links_without_a_place_in_the_readme_says_so(tmp_path):
    (tmp_path / "README.md").write_text("Nothing here.")
    done = make_links(tmp_path, "ana/claws")
    assert done.returncode == 1
    assert "has no place for the links" in done.stderr
