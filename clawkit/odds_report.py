"""Odds as text for people, and derivations as LaTeX."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from clawkit.probability import Derivation, Odds, OddsBook
from clawkit.probability.answer import answer_json

WIDTH = 88
MOST_DIGITS = 34
"""Fractions longer than this would break the table; they are shown below it in full."""


def report_book(book: OddsBook) -> str:
    """All questions of a game with their parameters."""
    return "\n\n".join([f"Odds of {book.game}", *map(report_odds, book)])


def report_odds(entry: Odds) -> str:
    """One question with its parameters and their defaults."""
    lines = [entry.name, *_wrapped(entry.about, 2)]
    for parameter in entry.parameters:
        default = _as_words(parameter.default) or "none"
        said = f"{parameter.label}{'' if parameter.label.endswith('?') else ';'}"
        possible = f"{parameter.range_text()} (default: {default})"
        lines += _wrapped(f"--{parameter.name}: {said} {possible}", 4)
    if entry.slow:
        lines += _wrapped(entry.slow, 2)
    return "\n".join(lines)


def report_derivation(derived: Derivation) -> str:
    """Question, answer and assumptions."""
    answer = answer_json(derived.value, derived.label)
    estimated = ["An estimate, with its error below."] if derived.estimated else []
    assumed = [line for text in _assumptions(derived) for line in _wrapped(text, 2)]
    head = _wrapped(derived.question, 0)
    return "\n".join([*head, *estimated, "", *_answer_lines(answer), "", "Assumed:", *assumed])


def _assumptions(derived: Derivation) -> Iterator[str]:
    for assumption in derived.assumptions:
        cited = f" ({', '.join(assumption.cites)})" if assumption.cites else ""
        yield f"{assumption.text}{cited}"


def _answer_lines(answer: dict[str, Any]) -> Iterator[str]:
    match answer["kind"]:
        case "chance":
            yield f"{answer['label']}: {answer['exact']}"
            yield f"  {answer['percent']}, {answer['one_in']}"
        case "distribution":
            yield from _distribution_lines(answer)
        case "amounts":
            yield from _amounts_lines(answer)
        case "parts":
            for index, part in enumerate(answer["parts"]):
                if index:
                    yield ""
                if part["kind"] not in ("chance", "expression"):
                    yield f"{part['label']}:"
                yield from _answer_lines(part)
        case _:
            yield f"{answer['label']}: {answer['plain']}"


def _amounts_lines(answer: dict[str, Any]) -> Iterator[str]:
    """Several numbers a name stand beside each other; a single one has its decimals beside it."""
    more = answer.get("more", ())
    head = (answer["what"], answer["unit"], *(more or ("decimal",)))
    beside = ([n["exact"] for n in r["more"]] if more else [r["decimal"]] for r in answer["rows"])
    rows = [(r["name"], r["exact"], *b) for r, b in zip(answer["rows"], beside, strict=True)]
    yield from _table(head, rows)


def _distribution_lines(answer: dict[str, Any]) -> Iterator[str]:
    rows = [(str(r["outcome"]), r["exact"], r["percent"], r["one_in"]) for r in answer["rows"]]
    if max(len(row[1]) for row in rows) <= MOST_DIGITS:
        yield from _table((answer["what"], "fraction", "percent", "1 in N"), rows)
    else:
        yield from _table(
            (answer["what"], "percent", "1 in N"), [(row[0], *row[2:]) for row in rows]
        )
        yield from _table((answer["what"], "fraction"), [row[:2] for row in rows])
    if "mean" in answer:
        yield f"mean {answer['mean']['decimal']}, exactly {answer['mean']['exact']}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns side by side, the first one to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    for row in (head, *rows):
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield f"  {'  '.join(cells)}".rstrip()


def _wrapped(text: str, indent: int) -> list[str]:
    first, later = " " * indent, " " * (indent + 2 if indent else 0)
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later)


def _as_words(value: Any) -> str:
    match value:
        case dict() | list():
            return json.dumps(value)
        case tuple():
            return ", ".join(value)
        case _:
            return str(value)


def tex_derivation(derived: Derivation) -> str:
    """The derivation as LaTeX, to be set in a document that loads amsmath."""
    lines = [rf"\paragraph{{{_escaped(derived.question)}}} {_escaped(derived.model)}"]
    lines += [r"\begin{itemize}", *map(_tex_item, _assumptions(derived)), r"\end{itemize}"]
    if derived.symbols:
        meanings = (rf"${s.tex}$: {_escaped(s.meaning)}" for s in derived.symbols)
        lines.append(f"{'; '.join(meanings)}.")
    for step in derived.steps:
        lines += [_escaped(step.why), r"\begin{equation}", f"  {step.tex}", r"\end{equation}"]
    lines += [*_tex_answer(answer_json(derived.value, derived.label))]
    return "\n".join([*lines, *(rf"Checked: {_escaped(check.how)}" for check in derived.checks)])


def _tex_item(text: str) -> str:
    return rf"  \item {_escaped(text)}"


def _tex_answer(answer: dict[str, Any]) -> Iterator[str]:
    match answer["kind"]:
        case "chance":
            said = f"{answer['label']}: {answer['exact']} = {answer['percent']}, {answer['one_in']}"
            yield _escaped(f"{said}.")
        case "parts":
            for part in answer["parts"]:
                yield from _tex_answer(part)
        case "expression":
            yield rf"{_escaped(answer['label'])}: ${answer['tex']}$."
        case kind:
            name = "outcome" if kind == "distribution" else "name"
            extra = "percent" if kind == "distribution" else "decimal"
            more = len(answer.get("more", ()))
            yield rf"\begin{{tabular}}{{lrr{'r' * (more - 1)}}} % {answer['label']}"
            for row in answer["rows"]:
                beside = [n["exact"] for n in row["more"]] if more else [_escaped(row[extra])]
                cells = (_escaped(str(row[name])), row["exact"], *beside)
                yield rf"  {' & '.join(cells)} \\"
            yield r"\end{tabular}"


def _escaped(text: str) -> str:
    special = {"\\": r"\textbackslash{}", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}"}
    return "".join(special.get(c, f"\\{c}" if c in "&%$#_{}" else c) for c in text)
