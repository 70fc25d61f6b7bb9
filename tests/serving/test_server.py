"""The server as a program: what it answers, what it refuses."""

import gzip
import http.client
import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

ARGUMENTS = [sys.executable, "-m", "clawkit.serving"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def served(folder, *arguments):
    """A server with the notebooks in `folder`; gives its port."""
    port = free_port()
    (folder / "notebooks").mkdir(exist_ok=True)
    process = subprocess.Popen(
        [*ARGUMENTS, "--port", str(port), "--notebooks", str(folder / "notebooks"), *arguments],
        env={**os.environ, "JUPYTER_DATA_DIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None, process.stdout.read()
                assert time.monotonic() < end, "the server has not started"
                time.sleep(0.05)
        yield port, process
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    with served(tmp_path_factory.mktemp("served")) as (number, _):
        yield number


def ask(port, path, method="GET", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    "path",
    [
        "/voila/api/contents/",
        "/voila/api/contents/claw_machine/score.ipynb",
        "/voila/files/claw_machine/score.ipynb",
        "/voila/files/picture.png",
        "/voila/api/themes/",
        "/voila/query/00000000-0000-0000-0000-000000000000",
        "/api/contents/",
        "/logout",
        "/voila/render/../pyproject.toml",
        "/voila/render/%2e%2e/secret.ipynb",
    ],
)
def test_what_the_pages_do_not_need_is_closed(port, path):
    answer, body = ask(port, path)
    assert answer.status == 404
    assert b".ipynb" not in body


def test_pages_are_compressed(port):
    answer, body = ask(port, "/", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert b"clawkit is unofficial" in gzip.decompress(body)


def test_code_that_cannot_change_is_kept_by_the_browser_and_pages_are_not(port):
    from voila import __version__

    answer, _ = ask(port, f"/voila/static/{__version__}/voila.js")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    answer, _ = ask(port, "/voila/static/voila.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    answer, _ = ask(port, "/")
    assert answer.headers["Cache-Control"] == "no-store"


def test_code_is_compressed_too(port):
    from voila import __version__

    answer, body = ask(port, f"/voila/static/{__version__}/voila.js", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert len(body) < 10_000 < len(gzip.decompress(body))


def test_a_request_under_another_name_is_refused(port):
    answer, _ = ask(port, "/", Host="elsewhere.example")
    assert answer.status == 403


def test_by_default_it_listens_on_this_computer_only(tmp_path):
    import psutil

    with served(tmp_path) as (number, process):
        listening = psutil.Process(process.pid).net_connections(kind="tcp")
        at = {c.laddr.ip for c in listening if c.laddr.port == number and c.status == "LISTEN"}
    assert at == {"127.0.0.1"}


def test_on_the_network_it_listens_everywhere_and_lets_nobody_in_without_the_token(tmp_path):
    import psutil

    with served(tmp_path, "--lan") as (number, process):
        listening = psutil.Process(process.pid).net_connections(kind="tcp")
        at = {c.laddr.ip for c in listening if c.laddr.port == number and c.status == "LISTEN"}
        answer, _ = ask(number, "/")
        assert answer.status == 302
        assert answer.headers["Location"] == "/login?next=%2F"
        answer, _ = ask(number, "/?token=wrong")
        assert answer.status == 302
        process.terminate()
        text = process.stdout.read()
    assert "0.0.0.0" in at
    token = text.split("?token=")[1].split()[0]
    assert len(token) == 16


def test_a_taken_port_is_refused_in_words_and_nothing_is_started(port, tmp_path):
    done = subprocess.run(
        [*ARGUMENTS, "--port", str(port), "--notebooks", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"Port {port} is taken, perhaps by a clawkit that is still")
    assert f"clawkit serve --port {port + 1}" in done.stderr


def test_a_folder_that_does_not_exist_is_refused_in_words(tmp_path):
    done = subprocess.run(
        [*ARGUMENTS, "--notebooks", str(tmp_path / "none")],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("There is no folder ")


def test_a_home_page_without_any_game_says_what_to_do(port):
    _, body = ask(port, "/")
    assert b"No game was found" in body
    assert b"from a complete copy of the project" in body
