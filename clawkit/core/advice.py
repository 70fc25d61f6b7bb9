"""What a pad tells a table to do next, worked out from what has been entered so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, or the reason why there is nothing to do.

    Attributes:
        text: in words, with the reason.
        clause: the rule that says so.
        seat: whose turn it is; None where it is nobody's.
    """

    text: str
    clause: str
    seat: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The step for the front end."""
        return {"text": self.text, "clause": self.clause, "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do in which order.

    Attributes:
        title: what it is about.
        summary: the first thing to do, in a few words.
        steps: in the order in which they are done.
    """

    title: str
    summary: str
    steps: tuple[Step, ...]

    def to_json(self) -> dict[str, Any]:
        """The advice for the front end."""
        return {
            "title": self.title,
            "summary": self.summary,
            "steps": [step.to_json() for step in self.steps],
        }
