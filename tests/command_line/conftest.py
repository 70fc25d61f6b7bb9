"""Fixtures for the tests of the command line."""

import io
import json

import pytest

from clawkit.cli import main


@pytest.fixture
def save(tmp_path):
    """Writes text or bytes, or a value as JSON, to a file; returns its path."""

    def save(content):
        path = tmp_path / "game.json"
        if isinstance(content, dict | list):
            content = json.dumps(content)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return save


@pytest.fixture
def standard_input(monkeypatch):
    """Puts bytes on standard input."""

    def put(raw):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw)))

    return put


@pytest.fixture
def run(capsys):
    """Runs one command: its exit code, standard output and standard error."""

    def run(*words):
        code = main(list(words))
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run
