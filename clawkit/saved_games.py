"""Reading a saved game from a file, with every fault of the file named instead of raised."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from clawkit.core.problems import Problem, Refusal, listed

STANDARD_INPUT = "-"
MOST_DIGITS = 1000


def load_entries(source: str) -> object | Refusal:
    """The entries in a JSON file, or on standard input for `-`; a refusal if it cannot be read."""
    name = "standard input" if source == STANDARD_INPUT else source
    try:
        return _entries(_read(source))
    except OSError as error:
        return _refusal(f"cannot read {name}: {(error.strerror or str(error)).lower()}")
    except UnicodeDecodeError:
        return _refusal(f"{name} is not UTF-8 text; save it as JSON in UTF-8")
    except json.JSONDecodeError as error:
        return _refusal(f"no JSON at line {error.lineno}, column {error.colno}: {error.msg}")
    except RecursionError:
        return _refusal("objects are nested too deep for a saved game")
    except ValueError as error:
        return _refusal(str(error))


def _read(source: str) -> str:
    raw = sys.stdin.buffer.read() if source == STANDARD_INPUT else Path(source).read_bytes()
    return raw.decode("utf-8-sig")


def _entries(text: str) -> object:
    found: object = json.loads(
        text, object_pairs_hook=_unique_keys, parse_constant=_refuse_constant, parse_int=_integer
    )
    return found


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = sorted(key for key, count in counts.items() if count > 1)
        verb = "stands" if len(twice) == 1 else "stand"
        raise ValueError(f"{listed(twice)} {verb} twice in one object; keep one of them")
    return found


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no number that can be scored")


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits is too long for a saved game")
    return int(digits)


def _refusal(message: str) -> Refusal:
    return Refusal((Problem("file", message),))
