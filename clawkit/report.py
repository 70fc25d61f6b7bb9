"""Sheets, refusals and rules as text for people."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator

from clawkit.core.problems import Problem, Refusal, listed
from clawkit.core.rulebook import Clause, Ruling
from clawkit.core.score_sheet import PlayerScore, ScoreSheet

WIDTH = 88
UNSEEN = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, half characters, line and paragraph ends, as Unicode classes them."""


def report_sheet(sheet: ScoreSheet) -> str:
    """Every player's lines with their reasons, the result, and what it depends on."""
    blocks = [_block(_player(*player)) for player in zip(sheet.players, sheet.ranks, strict=True)]
    blocks.append(report_result(sheet))
    if sheet.depends_on:
        blocks.append(_block(_dependences(sheet)))
    if sheet.warnings:
        blocks.append(_block(["Worth a second look:", *map(_problem, sheet.warnings)]))
    return "\n\n".join(blocks)


def report_result(sheet: ScoreSheet) -> str:
    """Who wins, and how a tie was decided."""
    tie = sheet.explain_tie()
    if tie:
        return _block([f"{tie} ({sheet.tie_break.clause})"])
    best = max(sheet.totals)
    said = f"{listed(sheet.winners)} wins with {best} point{'' if best == 1 else 's'}."
    return _block([said])


def report_refusal(refusal: Refusal) -> str:
    """All problems, each at its field."""
    count = len(refusal.problems)
    head = f"Not scored: {count} problem{'' if count == 1 else 's'}."
    return _block([head, *map(_problem, refusal.problems)])


def report_clause(clause: Clause) -> str:
    """One clause, wrapped."""
    return _wrapped(f"{clause.id}  ", f"({clause.part}) {clause.text}")


def report_ruling(ruling: Ruling) -> str:
    """One ruling: question, choices with the default marked, reason."""
    lines = [_wrapped(f"{ruling.id} {ruling.name}  ", ruling.question)]
    for choice, meaning in ruling.choices.items():
        mark = " (default)" if choice == ruling.default else ""
        lines.append(_wrapped(f"    {choice}{mark}: ", meaning))
    lines.append(_wrapped("    Why: ", ruling.why))
    return "\n".join(lines)


def _block(lines: Iterable[str]) -> str:
    """The lines as they can be printed: what an entry brings in cannot break or recolour them."""
    return "\n".join("".join(map(_printable, line)) for line in lines)


def _printable(character: str) -> str:
    unseen = unicodedata.category(character) in UNSEEN
    return character.encode("unicode_escape").decode() if unseen else character


def _player(player: PlayerScore, rank: int) -> Iterator[str]:
    yield f"{player.name}: {player.total} (place {rank})"
    for line in player.lines:
        yield f"  {line.item:<10}{line.points:>4}  {line.clause}  {line.reason}"


def _dependences(sheet: ScoreSheet) -> Iterator[str]:
    yield "Another ruling would have changed this:"
    names = [player.name for player in sheet.players]
    for other in sheet.depends_on:
        totals = ", ".join(f"{n} {t}" for n, t in zip(names, other.totals, strict=True))
        verb = "wins" if len(other.winners) == 1 else "share the win"
        yield f"  {other.ruling} = {other.choice}: {totals}; {listed(other.winners)} {verb}"


def _problem(problem: Problem) -> str:
    clause = f" ({problem.clause})" if problem.clause else ""
    return f"  {problem.where}: {problem.message}{clause}"


def _wrapped(head: str, text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=head, subsequent_indent=" " * 7)
