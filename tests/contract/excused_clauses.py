"""Clauses that no event, score line or refusal can name, each with the reason.

A lesson names them once the game has one; then they are taken off here.
"""

NAMED_BY_LESSONS_ONLY: dict[str, dict[str, str]] = {}
