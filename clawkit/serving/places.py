"""Where the notebooks and the page template lie: in the checkout, or where pip put them."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

import clawkit


@cache
def checkout() -> Path | None:
    """The checkout that this package runs from, or None where it was installed from a wheel."""
    root = Path(clawkit.__file__).resolve().parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "notebooks").is_dir() else None


def notebooks_folder() -> Path:
    """The folder with a subfolder of notebooks for every game: the checkout's first."""
    root = checkout()
    return root / "notebooks" if root else Path(sys.prefix) / "share" / "clawkit" / "notebooks"


def use_own_templates() -> None:
    """Let Jupyter find the checkout's page template before a copy made at installation.

    Without this a change to the template would show only after the next installation.
    """
    root = checkout()
    if root is None:
        return
    own = str(root / "share" / "jupyter")
    known = os.environ.get("JUPYTER_PATH", "")
    if own not in known.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join([own, known] if known else [own])
