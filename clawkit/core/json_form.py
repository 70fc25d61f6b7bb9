"""Values of states as JSON has them: lists for tuples, and back."""

from __future__ import annotations

from typing import Any


def as_lists(value: Any) -> Any:
    """The value with a new list for every tuple and list in it; a dictionary is copied."""
    if isinstance(value, tuple | list):
        return [as_lists(item) for item in value]
    return dict(value) if isinstance(value, dict) else value


def as_tuples(value: Any) -> Any:
    """The value with a tuple for every list in it."""
    return tuple(as_tuples(item) for item in value) if isinstance(value, list) else value
