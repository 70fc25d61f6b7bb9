"""What happened in a try, told to the learner: their own doings first and without a subject."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from clawkit.core.problems import listed
from clawkit.core.state import Event


def told_to(learner: int, events: Sequence[Event], names: Sequence[str]) -> list[dict[str, Any]]:
    """The events that the learner sees, each a part of one sentence.

    Where others acted together with the learner, what each of them did in the end follows what
    the learner did, those who did the same together.
    """
    seen = [event for event in events if event.private_to in (None, learner)]
    others = _by_doing(event for event in seen if event.who not in (None, learner))
    if not others:
        return [_part(event.clause, event.what) for event in seen]
    own = [_part(event.clause, event.what) for event in seen if event.who == learner]
    table = [_part(event.clause, event.what) for event in seen if event.who is None]
    done = [_part(clause, f"{_who(seats, names)} {what}") for (clause, what), seats in others]
    return [*own, *done, *table]


def _by_doing(events: Iterable[Event]) -> list[tuple[tuple[str, str], list[int]]]:
    """What seats did last, with the seats that did it."""
    last = {event.who: (event.clause, event.what) for event in events if event.who is not None}
    doings: dict[tuple[str, str], list[int]] = {}
    for seat, doing in sorted(last.items()):
        doings.setdefault(doing, []).append(seat)
    return [*doings.items()]


def _who(seats: Sequence[int], names: Sequence[str]) -> str:
    named = listed([names[seat] for seat in seats])
    return named if len(seats) == 1 else f"each of {named}"


def _part(clause: str, what: str) -> dict[str, Any]:
    return {"clause": clause, "who": None, "what": what}
