"""`make links REPO=owner/name`: write the Binder launch links into the README."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- binder-links -->", "<!-- /binder-links -->"
BRANCH = "HEAD"


def launch(repository: str, page: str) -> str:
    """The address that launches the project on Binder and ends on this page."""
    return f"https://mybinder.org/v2/gh/{repository}/{BRANCH}?urlpath={quote(page, safe='')}"


def links(repository: str, root: Path = ROOT) -> str:
    """The links as Markdown: home, then every notebook of every game."""
    lines = [f"- [Home]({launch(repository, 'voila')})"]
    for notebook in sorted((root / "notebooks").glob("*/*.ipynb")):
        game = notebook.parent.name.replace("_", " ").title()
        path = notebook.relative_to(root).as_posix()
        address = launch(repository, f"voila/render/{path}")
        lines.append(f"- [{game}: {notebook.stem}]({address})")
    return "\n".join(lines)


def written(text: str, repository: str, root: Path = ROOT) -> str:
    """The README's text with these links between the markers."""
    between = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.DOTALL)
    if not between.search(text):
        raise ValueError(f"README.md has no place for the links: {BEGIN} and {END}")
    block = f"{BEGIN}\n{links(repository, root)}\n{END}"
    return between.sub(lambda _: block, text)


def main(arguments: list[str]) -> int:
    """Write them, or say what is missing."""
    if len(arguments) != 1 or not re.fullmatch(r"[\w.-]+/[\w.-]+", arguments[0]):
        sys.stderr.write("Say whose repository: make links REPO=owner/name\n")
        return 2
    readme = ROOT / "README.md"
    try:
        readme.write_text(written(readme.read_text(encoding="utf-8"), arguments[0]), "utf-8")
    except (OSError, ValueError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
