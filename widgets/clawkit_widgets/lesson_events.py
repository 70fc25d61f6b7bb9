"""What happened in a try, told to the learner: their own doings first, as "you put"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from clawkit.core.problems import listed
from clawkit.core.state import Event

_DOINGS = "build end get pay pick place put recharge switch take turn use"
YOU_DO = {
    **{f"{doing}{'es' if doing == 'switch' else 's'}": doing for doing in _DOINGS.split()},
    "presses": "press",
    "has": "have",
    "is": "are",
}
"""What an event says that a player does, and how it is said to that player."""


def told_to(learner: int, events: Sequence[Event], names: Sequence[str]) -> list[dict[str, Any]]:
    """The events that the learner sees, each a part of one sentence.

    Where others acted together with the learner, what each of them did in the end follows what
    the learner did, those who did the same together.
    """
    seen = [event for event in events if event.private_to in (None, learner)]
    others = _by_doing(event for event in seen if event.who not in (None, learner))
    if not others:
        return [_part(event.clause, _told(event, learner)) for event in seen]
    own = [_part(event.clause, _told(event, learner)) for event in seen if event.who == learner]
    table = [_part(event.clause, event.what) for event in seen if event.who is None]
    done = [_part(clause, f"{_who(seats, names)} {what}") for (clause, what), seats in others]
    return [*own, *done, *table]


def _told(event: Event, learner: int) -> str:
    return to_you(event.what) if event.who == learner else event.what


def to_you(what: str) -> str:
    """What a player does, said to that player: "takes it and ends" is "you take it and end".

    An event that begins with something else than what a player does is left as it is.
    """
    words = what.split(" ")
    if words[0] not in YOU_DO:
        return what
    before = ["and", *words]
    spoken = [
        YOU_DO.get(word, word) if last == "and" else word
        for last, word in zip(before, words, strict=False)
    ]
    return f"you {' '.join(spoken)}"


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
