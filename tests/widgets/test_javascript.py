"""The widgets' JavaScript: its own tests, and bundles that are those of its sources."""

import re
from pathlib import Path

import pytest
from node_workshop import NODE, WIDGETS, build_bundles, locked_packages, run_node

STATIC = WIDGETS / "clawkit_widgets" / "static"
BUNDLES = sorted(path.name for path in STATIC.iterdir())
MODULES = [name for name in BUNDLES if name.endswith(".js")]


@pytest.fixture(scope="session")
def built(request, tmp_path_factory):
    """A folder with the bundles built from the sources as they are now."""
    outdir = tmp_path_factory.mktemp("bundles")
    cache = getattr(request.config, "cache", None)
    kept = cache.mkdir("clawkit-node-packages") if cache else tmp_path_factory.mktemp("packages")
    report = build_bundles(Path(kept), outdir)
    assert not report, report
    return outdir


def test_every_test_of_the_javascript_passes_in_node():
    done = run_node("--test", "--test-reporter=tap", cwd=WIDGETS / "js")
    assert done.returncode == 0, done.stdout
    counts = dict(re.findall(r"^# (\w+) (\d+)$", done.stdout, re.MULTILINE))
    assert (counts["fail"], counts["cancelled"], counts["skipped"], counts["todo"]) == ("0",) * 4
    assert counts["pass"] == counts["tests"]
    written = [read(path).count("\ntest(") for path in (WIDGETS / "js").rglob("*.test.js")]
    assert int(counts["tests"]) >= sum(written) > 100, "node has not found every test file"


def read(path):
    return path.read_text(encoding="utf-8")


def test_the_bundles_that_users_get_are_those_of_the_sources(built):
    assert sorted(path.name for path in built.iterdir()) == BUNDLES
    stale = [
        name for name in BUNDLES if (built / name).read_bytes() != (STATIC / name).read_bytes()
    ]
    assert stale == [], "build them anew: cd widgets && npm ci && npm run build"


@pytest.mark.parametrize("name", BUNDLES)
def test_a_bundle_loads_nothing_from_anywhere(name):
    text = read(STATIC / name)
    loads = {
        ".css": r"@import|url\(\s*[\"']?(?!data:|#)",
        ".js": r"\bimport\s*\(|\bimport\b[^;\"']*\bfrom\s*[\"']|\brequire\s*\(",
    }
    assert re.findall(loads[Path(name).suffix], text) == []
    assert re.findall(r"https?://(?!www\.w3\.org/)", text) == []
    assert "sourceMappingURL" not in text


@pytest.mark.parametrize("name", MODULES)
def test_a_bundle_is_a_widget_that_can_be_rendered(name, tmp_path):
    module = tmp_path / f"{name}.mjs"
    module.write_bytes((STATIC / name).read_bytes())
    script = f"import widget from {module.as_uri()!r}; console.log(typeof widget.render)"
    done = run_node("--input-type=module", "-e", script, cwd=tmp_path)
    assert done.stdout.strip() == "function", done.stdout


def test_text_never_becomes_markup_except_for_the_games_own_pictures():
    sources = [p for p in (WIDGETS / "js").rglob("*.js*") if not p.name.endswith(".test.js")]
    risky = (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
    )
    found = {path.name for path in sources if any(word in read(path) for word in risky)}
    assert found <= {"Picture.jsx"}


def test_the_lock_file_names_versions_and_checksums_and_no_registry():
    packages = {path: entry for path, entry in locked_packages().items() if path}
    assert len(packages) > 2
    for path, entry in packages.items():
        assert "resolved" not in entry, path
        assert str(entry["integrity"]).startswith("sha512-"), path


def test_node_is_that_of_the_test_environment_and_new_enough():
    done = run_node("--version", cwd=WIDGETS)
    assert NODE.exists()
    assert int(done.stdout.removeprefix("v").partition(".")[0]) >= 20
