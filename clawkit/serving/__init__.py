"""The pages on this computer, or for every phone in the room: `clawkit serve`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

__all__ = ["serve"]


def serve(
    *,
    lan: bool = False,
    port: int = 8866,
    open_browser: bool = False,
    notebooks: Path | None = None,
    host_names: Sequence[str] = (),
) -> int:
    """Serve the pages until told to end.

    Args:
        lan: listen on the local network, too, and let in whoever has the printed link.
        port: the port to listen at; if it is taken, nothing is started.
        open_browser: open the home page in this computer's browser.
        notebooks: the folder of the notebooks; the project's own by default.
        host_names: names, beside localhost, under which browsers may ask for the pages.

    Returns:
        The exit status: 0, or 1 with a sentence on standard error.
    """
    from clawkit.serving.running import run

    return run(
        lan=lan,
        port=port,
        open_browser=open_browser,
        notebooks=notebooks,
        host_names=host_names,
    )
