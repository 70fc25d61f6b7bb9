"""The local network: this computer's address in it, who may use it, and the code to scan."""

from __future__ import annotations

import ipaddress
import json
import os
import secrets
import socket
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

ONE_EVENING = 12 * 3600
"""Seconds for which a link stays the same, so that a restart locks nobody out."""

VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "lo", "utun", "tun", "tap", "zt", "wg")
"""How the names of network interfaces begin at which no phone can be."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What lets a phone in: the link's token, and the secret behind the cookie it is given."""

    token: str
    cookie_secret: str


def addresses() -> list[str]:
    """This computer's addresses in local networks, the likeliest first; empty without any."""
    return ranked(towards_the_world(), interface_addresses())


def ranked(preferred: str | None, others: Iterable[tuple[str, str]]) -> list[str]:
    """The addresses that a phone may reach, out of (interface, address) pairs.

    A virtual network is left out; private addresses come before public ones, and the one that
    the system would itself use comes first unless only a virtual interface has it.
    """
    pairs = list(others)
    usable = [address for name, address in pairs if not name.startswith(VIRTUAL)]
    if preferred and preferred not in (address for _, address in pairs):
        usable.append(preferred)
    found = [a for a in dict.fromkeys(usable) if _reachable(a)]
    return sorted(found, key=lambda a: (a != preferred, not ipaddress.ip_address(a).is_private))


def _reachable(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def towards_the_world() -> str | None:
    """The address that the system would send from; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def interface_addresses() -> list[tuple[str, str]]:
    """(interface, IPv4 address) pairs of the interfaces that are up."""
    import psutil  # type: ignore[import-untyped]

    up = {name for name, stats in psutil.net_if_stats().items() if stats.isup}
    return [
        (name, entry.address)
        for name, entries in psutil.net_if_addrs().items()
        for entry in entries
        if name in up and entry.family == socket.AF_INET
    ]


def tonight(file: Path, now: float | None = None) -> Pass:
    """The pass in `file` while it is younger than an evening, else a new one, kept there.

    Only this computer's user can read the file.
    """
    moment = time.time() if now is None else now
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        if 0 <= moment - kept["made"] < ONE_EVENING:
            return Pass(str(kept["token"]), str(kept["cookie_secret"]))
    except (OSError, ValueError, KeyError, TypeError):
        pass
    new = Pass(secrets.token_hex(8), secrets.token_hex(32))
    _keep(file, {"made": moment, "token": new.token, "cookie_secret": new.cookie_secret})
    return new


def _keep(file: Path, content: dict[str, object]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            json.dump(content, stream)
    except OSError as problem:
        print(f"The link could not be kept for a restart: {problem}", file=sys.stderr)


def qr_code(text: str) -> str:
    """A QR code in half blocks: what is light in it is drawn, what is dark is left empty."""
    import segno

    out = StringIO()
    code = segno.make(text, micro=False, error="l", boost_error=False)
    code.terminal(out=out, compact=True, border=2)
    return out.getvalue()


def in_black_and_white(code: str) -> str:
    """The code in the colours that cameras expect, whatever the terminal's own are."""
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in code.splitlines())
