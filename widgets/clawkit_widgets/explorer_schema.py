"""One question of a game's odds in the form that the explorer's front end draws."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from clawkit.core.game import Game
from clawkit.probability import Derivation, Odds, Value
from clawkit.probability.answer import answer_json
from clawkit.probability.parameters import OneOf, as_json
from clawkit_widgets.formulas import mathml
from clawkit_widgets.schema import heading

CELL = re.compile(r"[a-z][1-9]")
FALLING = {
    "tex": r"x^{\underline{k}}",
    "plain": "x^(k)",
    "meaning": "a falling product, written with a line under k: x (x-1) (x-2) and so on, k factors",
}
COLUMNS_FROM = 13
"""Numeric outcomes from so many on are drawn as columns side by side, fewer as bars with names."""


def explorer_schema(
    game: Game, entry: Odds, given: Mapping[str, Any], value: Value
) -> dict[str, Any]:
    """What the front end shows without asking."""
    controls = [control(p.to_json(), entry) for p in entry.parameters]
    answer = answer_form(value, entry)
    question, _, more = entry.about.partition("? ")
    pictures = pictures_of(sorted({*_names(controls), *_outcomes(answer)}), game)
    return {
        **heading(game),
        "name": entry.name,
        "question": question if question.endswith("?") else f"{question}?",
        "more": more,
        "slow": entry.slow,
        "controls": controls,
        "given": {name: as_json(each) for name, each in given.items()},
        "answer": answer,
        "pictures": {name: game.picture(name) for name in sorted({*pictures.values()})},
        "picture_of": pictures,
    }


def control(parameter: dict[str, Any], entry: Odds) -> dict[str, Any]:
    """A parameter as a control: cells in a grid, letters for open numbers, settings apart."""
    kind, name = parameter["kind"], parameter["name"]
    if kind == "choice" and _is_grid(parameter["choices"]):
        cells = list(parameter["choices"])
        return {**parameter, "kind": "grid", "columns": len({cell[0] for cell in cells})}
    if kind in ("integer", "chance") and parameter["symbolic"]:
        return {**parameter, "letter": _letters(entry)[name]}
    if kind == "choice" and not parameter["ruling"]:
        return {**parameter, "kind": "pick"}
    if kind == "cards" and (grid := grid_of(parameter["faces"])):
        return {**parameter, "grid": grid}
    return {**parameter, "setting": kind in ("choice", "data")}


def grid_of(faces: Iterable[str]) -> dict[str, list[str]] | None:
    """Rows and columns of faces such as `A-red`, if there is one for each of them together."""
    pairs = [face.split("-") for face in faces]
    if any(len(pair) != 2 for pair in pairs):
        return None
    rows, columns = (list(dict.fromkeys(names)) for names in zip(*pairs, strict=True))
    whole = [f"{row}-{column}" for row in rows for column in columns]
    return {"rows": rows, "columns": columns} if sorted(whole) == sorted(faces) else None


def _letters(entry: Odds) -> dict[str, str]:
    """A letter of its own for every number that can be left open."""
    found: dict[str, str] = {}
    for parameter in entry.parameters:
        first = parameter.name[0]
        found[parameter.name] = first if first not in found.values() else parameter.name
    return found


def answer_form(value: Value, entry: Odds) -> dict[str, Any]:
    """The answer as JSON values, with what a picture of it needs: its kind and what stands out."""
    cells = [p.choices for p in entry.parameters if isinstance(p, OneOf) and _is_grid(p.choices)]
    return _with_picture(answer_json(value, entry.label), {*cells[0]} if cells else set())


def _is_grid(choices: Iterable[str]) -> bool:
    return all(map(CELL.fullmatch, choices))


def _with_picture(answer: dict[str, Any], cells: set[str]) -> dict[str, Any]:
    match answer["kind"]:
        case "parts":
            return {**answer, "parts": [_with_picture(part, cells) for part in answer["parts"]]}
        case "expression":
            return {**answer, "math": mathml(answer["tex"])}
        case "chance":
            return answer
    rows = answer["rows"]
    sizes = [row["number"] for row in rows]
    chart = "columns" if "mean" in answer and len(rows) >= COLUMNS_FROM else "bars"
    if cells.issuperset(row.get("name", "") for row in rows):
        chart = "grid"
    first = sizes.index(max(sizes)) if rows else 0
    if "leads" in answer:
        first = [row["name"] for row in rows].index(answer["leads"])
    return {**answer, "chart": chart, "first": first}


def _names(controls: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Cards and animals that the controls offer."""
    for each in controls:
        match each["kind"]:
            case "cards" | "card":
                yield from each["faces"]
                for names in each.get("grid", {}).values():
                    yield from names
            case "set" | "pick":
                yield from each["choices"]


def _outcomes(answer: dict[str, Any]) -> Iterator[str]:
    """What the rows of an answer are called, where that is no number."""
    for part in answer.get("parts", ()):
        yield from _outcomes(part)
    for row in answer.get("rows", ()):
        name = row.get("outcome", row.get("name"))
        if isinstance(name, str):
            yield name


def pictures_of(names: Iterable[str], game: Game) -> dict[str, str]:
    """The picture of each of these, as far as the game has one.

    `sheep white` has `sheep_white`, `raccoon 2` has `raccoon`, and `blue/pink` has the shortest
    name that ends like it. `A-red` has the picture of `A`, since its colour has a name only.
    """
    files = sorted((path.stem for path in game.folder.glob("pictures/*.svg")), key=len)
    found = {}
    for name in names:
        stem = re.sub(r"[^a-z0-9]+", "_", name.partition("-")[0].lower())
        ways = (stem, re.sub(r"_\d+$", "", stem))
        exact = [file for file in files if file in ways]
        alike = [file for file in files if file.endswith(f"_{stem}")]
        if exact or alike:
            found[name] = (exact or alike)[0]
    return found


def derivation_form(derived: Derivation) -> dict[str, Any]:
    """A derivation without its answer, its formulas as MathML beside their plain text."""
    form = derived.to_json()
    del form["answer"]
    if any("\\underline" in step["tex"] for step in form["steps"]):
        form["symbols"] = [*form["symbols"], {**FALLING}]
    for part in (*form["steps"], *form["symbols"]):
        part["math"] = mathml(part.pop("tex"))
    return form
