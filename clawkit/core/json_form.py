"""Values of states as JSON has them: lists for tuples, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def as_lists(value: Any) -> Any:
    """The value with a new list for every tuple and list in it; a dictionary is copied."""
    if isinstance(value, tuple | list):
        return [as_lists(item) for item in value]
    return dict(value) if isinstance(value, dict) else value


def as_tuples(value: Any) -> Any:
    """The value with a tuple for every list in it."""
    return tuple(as_tuples(item) for item in value) if isinstance(value, list) else value


def values_of(state: Any, without: tuple[str, ...] = ("rules",)) -> dict[str, Any]:
    """The values of an object's slots by their names, as JSON has them."""
    names = [name for name in type(state).__slots__ if name not in without]
    return {name: as_lists(getattr(state, name)) for name in names}


def give_values(state: Any, form: Mapping[str, Any]) -> None:
    """Give an object the values of its slots back, each in the kind of container it has there."""
    for name, value in form.items():
        match getattr(state, name):
            case list():
                setattr(state, name, [as_tuples(item) for item in value])
            case dict():
                setattr(state, name, dict(value))
            case _:
                setattr(state, name, as_tuples(value))
