"""A screen that several people share: who looks at it, and whom it is to be handed to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Screen:
    """Who may look, in a game in which not everything is for everybody's eyes.

    Attributes:
        people: the seats of people who share the screen; one person has it for good.
        looking: the person who has said that the screen is theirs now.
        lingers: whether that person's turn is over, and they may still look at what it brought.
        next: the person who is to choose now; None while an opponent is, and at the end.
    """

    people: Sequence[int]
    looking: int | None = None
    lingers: bool = False
    next: int | None = None

    def __post_init__(self) -> None:
        if len(self.people) == 1:
            self.looking = self.people[0]

    @property
    def curtain(self) -> int | None:
        """The person whom the screen is to be handed to before they see and choose, if any."""
        return None if self.lingers or self.looking == self.next else self.next

    def choosing(self, seat: int | None, brought: bool) -> None:
        """Now this person is to choose; whether the one who looks was told something alone."""
        self.next = seat
        self.lingers = False
        if self.curtain is None:
            return
        if self.looking is not None and brought:
            self.lingers = True
        else:
            self.cover()

    def look(self) -> None:
        """Open the curtain: the person whom the screen was handed to has it now."""
        if self.curtain is not None:
            self.looking = self.curtain

    def cover(self) -> None:
        """Close the curtain, whoever looks at the screen."""
        if len(self.people) > 1:
            self.looking, self.lingers = None, False
