"""The house rules: style, types, directions of imports, and the shape of the files."""

import ast
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAMS = Path(sysconfig.get_path("scripts"))
MOST_LINES = 260


def sources(*endings):
    """What people write in the two packages: no bundles, no installed packages."""
    found = [
        path
        for folder in ("clawkit", "widgets")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in endings and not {"static", "node_modules"} & set(path.parts)
    ]
    assert found
    return found


def run(*command):
    """Runs a tool in the checkout; its report if it finds anything."""
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, check=False, text=True, timeout=240
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def shown(path):
    """The path as people see it."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("command", [("check",), ("format", "--check")], ids=" ".join)
def test_ruff_finds_nothing(command):
    report = run(sys.executable, "-m", "ruff", *command, "clawkit", "widgets", "tests")
    assert not report, report


def test_mypy_finds_nothing_in_either_package():
    report = run(sys.executable, "-m", "mypy")
    assert not report, report


def test_imports_keep_to_their_directions():
    report = run(str(PROGRAMS / "lint-imports"), "--no-cache")
    assert not report, report


def test_the_core_imports_nothing_of_the_package_but_itself():
    for path in (ROOT / "clawkit" / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{shown(path)} imports by dots"
                names = [node.module or ""]
            for name in names:
                if name.partition(".")[0].startswith("clawkit"):
                    assert name.startswith("clawkit.core"), f"{shown(path)} imports {name}"


def test_no_file_is_longer_than_260_lines():
    lengths = {
        shown(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in sources(".py", ".js", ".jsx", ".mjs", ".css")
    }
    assert {name: n for name, n in lengths.items() if n > MOST_LINES} == {}


def test_no_module_has_a_name_that_says_nothing():
    empty = {"utils", "util", "helpers", "misc", "common"}
    named = sources(".py", ".js", ".jsx", ".mjs", ".css")
    assert [shown(path) for path in named if path.stem.lower() in empty] == []


def test_every_module_public_function_and_public_class_has_a_docstring():
    missing = [
        f"{shown(path)}: {getattr(node, 'name', 'the module')}"
        for path in sources(".py")
        for node in _documented(ast.parse(path.read_text(encoding="utf-8")))
        if not ast.get_docstring(node)
    ]
    assert missing == []


def _documented(parent):
    """A module or public class, its public functions and classes, and what these classes hold."""
    yield parent
    for node in parent.body:
        if getattr(node, "name", "_").startswith("_"):
            continue
        if isinstance(node, ast.ClassDef):
            yield from _documented(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_nothing_is_left_unfinished():
    files = [*sources(".py", ".js", ".jsx", ".mjs", ".css", ".toml"), *files_of_tests()]
    assert words_in(files, ("TODO", "FIXME", "XXX")) == []


def test_no_test_is_skipped_or_expected_to_fail():
    words = ("pytest.skip", "mark.skip", "mark.xfail", "importorskip", "pytest.xfail")
    assert words_in(files_of_tests(), words) == []


def files_of_tests():
    """Every test file but this one, which names what it looks for."""
    return [path for path in sorted((ROOT / "tests").rglob("*.py")) if path != Path(__file__)]


def words_in(files, words):
    """Where one of the words stands."""
    return [
        f"{shown(path)}: {word}"
        for path in files
        for word in words
        if word in path.read_text(encoding="utf-8")
    ]


def test_no_two_modules_of_the_tests_share_a_name():
    names = [path.name for path in (ROOT / "tests").rglob("*.py") if path.name != "conftest.py"]
    assert sorted({name for name in names if names.count(name) > 1}) == []
