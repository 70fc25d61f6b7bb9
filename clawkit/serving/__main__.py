"""`python -m clawkit.serving`: the server alone, as `clawkit serve` starts it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from clawkit.serving import serve


def main(arguments: list[str] | None = None) -> int:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m clawkit.serving", description=__doc__)
    parser.add_argument("--lan", action="store_true", help="let phones on this network in")
    parser.add_argument("--port", type=int, default=8866)
    parser.add_argument("--open", action="store_true", help="open the home page in a browser")
    parser.add_argument("--notebooks", type=Path, help="another folder of notebooks")
    parser.add_argument("--host-name", action="append", default=[], help="another name to allow")
    given = parser.parse_args(arguments)
    return serve(
        lan=given.lan,
        port=given.port,
        open_browser=given.open,
        notebooks=given.notebooks,
        host_names=given.host_name,
    )


if __name__ == "__main__":
    sys.exit(main())
