"""The network: which address, who may come in, and the code to scan."""

import json
import socket
import stat

import pytest
import segno

from clawkit.serving import lan, running


@pytest.mark.parametrize(
    ("preferred", "interfaces", "expected"),
    [
        # the usual laptop: one Wi-Fi
        ("192.168.1.23", [("lo", "127.0.0.1"), ("wlan0", "192.168.1.23")], ["192.168.1.23"]),
        # a virtual private network takes the traffic, yet no phone is in it
        ("10.8.0.2", [("tun0", "10.8.0.2"), ("wlan0", "192.168.1.23")], ["192.168.1.23"]),
        # containers and machines within the machine
        (
            "192.168.1.23",
            [("docker0", "172.17.0.1"), ("wlan0", "192.168.1.23"), ("virbr0", "192.168.122.1")],
            ["192.168.1.23"],
        ),
        # cable and Wi-Fi: the one that the system uses comes first
        (
            "10.0.0.5",
            [("wlan0", "192.168.1.23"), ("eth0", "10.0.0.5")],
            ["10.0.0.5", "192.168.1.23"],
        ),
        # its own hotspot: no way to the world, but phones are there
        (None, [("lo", "127.0.0.1"), ("ap0", "192.168.43.1")], ["192.168.43.1"]),
        # a private address before a public one
        (None, [("eth0", "8.8.4.4"), ("wlan0", "192.168.1.23")], ["192.168.1.23", "8.8.4.4"]),
        # no network, or only the address that a computer gives itself for want of one
        (None, [("lo", "127.0.0.1")], []),
        (None, [("wlan0", "169.254.10.1")], []),
    ],
)
def test_the_addresses_are_those_that_a_phone_can_reach_the_likeliest_first(
    preferred, interfaces, expected
):
    assert lan.ranked(preferred, interfaces) == expected


def test_without_a_way_to_the_world_there_is_no_preferred_address(monkeypatch):
    def unreachable(*_):
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert lan.towards_the_world() is None


def test_the_interfaces_of_this_computer_have_its_loopback():
    assert "127.0.0.1" in [address for _, address in lan.interface_addresses()]


def test_a_link_stays_the_same_for_an_evening_and_only_its_user_can_read_it(tmp_path):
    file = tmp_path / "deep" / "link.json"
    first = lan.tonight(file, now=1000.0)
    assert len(first.token) == 16
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert lan.tonight(file, now=1000.0 + 12 * 3600 - 1) == first
    assert lan.tonight(file, now=1000.0 + 12 * 3600) != first


@pytest.mark.parametrize("content", ["", "{", "[]", '{"made": "soon"}', '{"made": 1000}'])
def test_an_unreadable_link_file_is_replaced(tmp_path, content):
    file = tmp_path / "link.json"
    file.write_text(content)
    made = lan.tonight(file, now=1000.0)
    assert json.loads(file.read_text())["token"] == made.token


def test_a_folder_that_cannot_be_written_costs_only_the_restart(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    made = lan.tonight(tmp_path / "file" / "link.json")
    assert len(made.token) == 16
    assert "could not be kept for a restart" in capsys.readouterr().err


def modules(printed):
    """The dark modules of a printed code, read back from its half blocks."""
    upper = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = []
    for line in printed.splitlines():
        pairs = [upper[character] for character in line]
        rows += [[top for top, _ in pairs], [bottom for _, bottom in pairs]]
    return rows


def test_the_printed_code_is_the_qr_code_of_the_link_with_a_quiet_border():
    link = "http://192.168.1.23:8866/?token=0123456789abcdef"
    read = modules(lan.qr_code(link))
    code = [list(row) for row in segno.make(link, micro=False, error="l", boost_error=False).matrix]
    size = len(code)
    assert [row[2 : 2 + size] for row in read[2 : 2 + size]] == code
    assert not any(any(row) for row in read[:2])
    assert not any(row[0] or row[1] or row[-1] or row[-2] for row in read[: size + 4])


def test_the_terminal_shows_both_addresses_the_code_and_what_the_link_means():
    here = running.address("127.0.0.1", 8866, "0123456789abcdef")
    phones = running.address("192.168.1.23", 8866, "0123456789abcdef")
    text = running.announcement(here, [phones, "http://10.0.0.5:8866/?token=0123456789abcdef"])
    assert "On this computer   http://127.0.0.1:8866/?token=0123456789abcdef" in text
    assert "For the phones     http://192.168.1.23:8866/?token=0123456789abcdef" in text
    assert lan.qr_code(phones) in text
    assert "Whoever has this link and is on this network can open the pages" in text
    assert "not encrypted (plain HTTP)" in text
    assert "try: http://10.0.0.5:8866/?token=0123456789abcdef" in text


def test_on_this_computer_only_there_is_no_token_and_no_code():
    text = running.announcement(running.address("127.0.0.1", 8866, ""), [])
    assert text == "\nclawkit is running.\n\n  On this computer   http://127.0.0.1:8866/\n"


class Terminal:
    def __init__(self, encoding, is_terminal):
        self.encoding = encoding
        self._is_terminal = is_terminal

    def isatty(self):
        return self._is_terminal


def shown(monkeypatch, encoding, is_terminal):
    text = running.announcement("http://127.0.0.1:1/", ["http://192.168.1.23:1/?token=abc"])
    with monkeypatch.context() as patched:
        patched.setattr("sys.stdout", Terminal(encoding, is_terminal))
        return running.for_this_terminal(text), text


def test_a_terminal_gets_the_code_in_black_and_white(monkeypatch):
    got, text = shown(monkeypatch, "utf-8", True)
    lines = lan.qr_code("http://192.168.1.23:1/?token=abc").splitlines()
    assert got.count("\x1b[97;40m") == len(lines)
    assert got.replace("\x1b[97;40m", "").replace("\x1b[0m", "") == text


def test_a_file_gets_the_code_without_colours(monkeypatch):
    got, text = shown(monkeypatch, "utf-8", False)
    assert got == text


def test_a_terminal_without_blocks_gets_a_sentence_in_their_place(monkeypatch):
    got, _ = shown(monkeypatch, "cp1252", True)
    got.encode("cp1252")
    assert "(This terminal cannot show it; type the address instead.)" in got
    assert "http://192.168.1.23:1/?token=abc" in got
