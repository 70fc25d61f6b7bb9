"""What importing and using the package loads: nothing beside the standard library."""

import json
import subprocess
import sys
from pathlib import Path

import clawkit

FOLDER = Path(clawkit.__file__).parents[1]
EXAMPLE = clawkit.find_game("claw_machine").pad.example.entries

USE = """
import sys
sys.path.insert(0, {folder!r})
import clawkit, clawkit.cli
total = clawkit.score({example!r})["players"][0]["total"]
clawkit.cli.main(["rules", "claw_machine", "CM-20"])
loaded = {{name.partition(".")[0] for name in sys.modules}}
foreign = loaded - set(sys.stdlib_module_names) - {{"clawkit", "__main__", "__mp_main__"}}
import json
print(json.dumps([total, sorted(loaded & {{"numpy", "sympy"}}), sorted(foreign)]))
"""


def use(*flags):
    """Imports and uses the package in a fresh interpreter: a total, and what it loaded."""
    done = subprocess.run(
        [sys.executable, *flags, "-c", USE.format(folder=str(FOLDER), example=EXAMPLE)],
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    return json.loads(done.stdout.splitlines()[-1])


def test_scoring_and_rules_work_where_nothing_else_is_installed():
    assert use("-I", "-S") == [20, [], []]


def test_scoring_and_rules_load_nothing_else_where_it_is_installed():
    # What the environment itself loads at start (editable installs, coverage) is no concern here.
    start = subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"],
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    at_start = {name.partition(".")[0] for name in start.stdout.split()}
    total, heavy, foreign = use()
    assert (total, heavy) == (20, [])
    assert set(foreign) <= at_start


def test_everything_promised_can_be_imported_from_the_package():
    assert set(clawkit.__all__) <= set(dir(clawkit))
