"""From the command line's wishes to a running server, and what the terminal says about it."""

from __future__ import annotations

import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

from clawkit.games import all_games
from clawkit.serving import lan as network
from clawkit.serving.app import PortTakenError, Server
from clawkit.serving.places import notebooks_folder, use_own_templates
from clawkit.serving.settings import standalone_settings

NO_NETWORK = """
This computer is in no network, so no phone can reach it. Join the Wi-Fi that the phones
use, then end this with Ctrl+C and start it again.
"""

WHO_MAY = """
Whoever has this link and is on this network can open the pages, until you end this with
Ctrl+C. What is sent is not encrypted (plain HTTP), so others on the network could read it.
"""


def run(
    *,
    lan: bool,
    port: int,
    open_browser: bool,
    notebooks: Path | None,
    host_names: Sequence[str],
) -> int:
    """Serve until told to end; see `clawkit.serving.serve`."""
    folder = (notebooks or notebooks_folder()).resolve()
    if not folder.is_dir():
        return _refuse(f"There is no folder {folder}, so there are no pages to serve.")
    all_games()  # a game that cannot be read stops the server here, not every page later
    use_own_templates()
    Server.clear_instance()
    server = Server.instance(config=standalone_settings(), notebooks=str(folder), port=port)
    server.host_names = list(host_names)
    server.open_browser = False
    server.ip, server.token = "127.0.0.1", ""
    if lan:
        _open_to_network(server)
    server.initialize()
    server.announce = lambda: _announce(server, open_browser)
    try:
        server.start()
    except PortTakenError:
        return _refuse(taken(port))
    return 0


def _open_to_network(server: Server) -> None:
    tonight = network.tonight(Path(jupyter_data_dir()) / "clawkit" / "link.json")
    server.on_network = True
    server.ip, server.token = "", tonight.token
    server.cookie_secret = tonight.cookie_secret.encode()


def _announce(server: Server, open_browser: bool) -> None:
    here = address("127.0.0.1", server.port, server.token)
    found = network.addresses() if server.on_network else []
    text = announcement(here, [address(a, server.port, server.token) for a in found])
    print(for_this_terminal(text))
    if server.on_network and not found:
        print(NO_NETWORK)
    print("Ctrl+C ends it.", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def for_this_terminal(text: str) -> str:
    """Colours for the code where they are understood; no blocks where they cannot be printed."""
    lines = text.splitlines()
    code = "\n".join(line for line in lines if line and set(line) <= set("█▀▄ "))
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return text.replace(code, "(This terminal cannot show it; type the address instead.)")
    return text.replace(code, network.in_black_and_white(code)) if sys.stdout.isatty() else text


def address(host: str, port: int, token: str | None) -> str:
    """The address of the home page, with the token that lets a browser in."""
    return f"http://{host}:{port}/" + (f"?token={token}" if token else "")


def announcement(here: str, on_network: Sequence[str]) -> str:
    """What the terminal shows: addresses, and for the network a code to scan and what it means."""
    lines = ["", "clawkit is running.", "", f"  On this computer   {here}"]
    if on_network:
        first, *others = on_network
        lines += [f"  For the phones     {first}", "", "Scan this with a phone's camera:", ""]
        lines += [network.qr_code(first), WHO_MAY.strip()]
        lines += ["If a phone cannot open it, try: " + " or ".join(others)] if others else []
    return "\n".join([*lines, ""])


def taken(port: int) -> str:
    """Why nothing was started at a taken port, and what to do."""
    return (
        f"Port {port} is taken, perhaps by a clawkit that is still running: look for it in\n"
        f"another terminal, or open http://127.0.0.1:{port}/. To run a second one beside it:\n"
        f"clawkit serve --port {port + 1}. Scores that a browser keeps belong to one port."
    )


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
