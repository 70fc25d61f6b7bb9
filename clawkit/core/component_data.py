"""Component data of a table: what the rulebook only pictures, replaced by the table's own cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clawkit.core.problems import Problem, shown
from clawkit.core.reading import Reader, is_count
from clawkit.core.rulebook import Rulebook


def read_component_data(
    value: object, book: Rulebook, problems: list[Problem]
) -> Mapping[str, Any]:
    """Every datum of the rulebook: as given, or its default where absent or refused."""
    reader = Reader(value, "component_data", problems)
    reader.refuse_unknown(tuple(book.data))
    found = {}
    for name, datum in book.data.items():
        given = reader.fields.get(name, datum.default)
        wrong = _differences(given, datum.default, reader.path(name))
        problems.extend(wrong)
        found[name] = datum.default if wrong else given
    return found


def _differences(given: object, form: object, where: str) -> list[Problem]:
    """Where a value has not the form of the default: the same keys, lengths and types."""
    match form:
        case list():
            return _list_differences(given, form, where)
        case dict():
            return _object_differences(given, form, where)
        case str():
            must, fits = "a text", isinstance(given, str)
        case _:
            must, fits = "a whole number from 0", is_count(given)
    return [] if fits else [Problem(where, f"must be {must}, not {shown(given)}")]


def _list_differences(given: object, form: list[Any], where: str) -> list[Problem]:
    if not isinstance(given, list | tuple) or len(given) != len(form):
        said = f"must be a list of {len(form)} such as {form}, not {shown(given)}"
        return [Problem(where, said)]
    return [
        problem
        for index, item in enumerate(given)
        for problem in _differences(item, form[index], f"{where}[{index}]")
    ]


def _object_differences(given: object, form: dict[str, Any], where: str) -> list[Problem]:
    problems: list[Problem] = []
    reader = Reader(given, where, problems)
    reader.refuse_unknown(tuple(form))
    for key, default in form.items():
        if key in reader.fields:
            problems.extend(_differences(reader.fields[key], default, reader.path(key)))
        elif reader.is_object:
            reader.refuse(key, f"{key} is missing; give {', '.join(form)}")
    return problems
