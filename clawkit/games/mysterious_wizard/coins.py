"""Coins as their owner knows them, and the moves of coins that a game consists of."""

from __future__ import annotations

import re
from typing import NamedTuple, Self


class Coins(NamedTuple):
    """A mix of real and fake coins; its notation is `2r 1f`."""

    real: int
    fake: int

    @property
    def number(self) -> int:
        """How many coins these are: what everybody can see."""
        return self.real + self.fake

    def plus(self, other: Coins) -> Coins:
        """Both together."""
        return Coins(self.real + other.real, self.fake + other.fake)

    def minus(self, other: Coins) -> Coins:
        """What is left without the others."""
        return Coins(self.real - other.real, self.fake - other.fake)

    def __str__(self) -> str:
        parts = [f"{count}{letter}" for count, letter in ((self.real, "r"), (self.fake, "f"))]
        return " ".join(part for part in parts if part[0] != "0") or "0r"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The mix with this notation.

        Raises:
            ValueError: it is none.
        """
        counts = {"r": 0, "f": 0}
        for word in text.split():
            found = re.fullmatch(r"([0-9]{1,2})([rf])", word)
            if not found or counts[found[2]]:
                raise ValueError(text)
            counts[found[2]] = int(found[1])
        return cls(counts["r"], counts["f"])

    @property
    def said(self) -> str:
        """In words: `2 real and 1 fake`."""
        parts = ((self.real, "real"), (self.fake, "fake"))
        return " and ".join(f"{count} {what}" for count, what in parts if count) or "nothing"


NO_COINS = Coins(0, 0)


class CoinMove(NamedTuple):
    """Coins that a seat put into a machine or took out of it.

    Everybody saw how many; the mix is known to the seat alone.

    Attributes:
        paid: whether they went into the machine.
    """

    seat: int
    machine: int
    paid: bool
    coins: Coins


def number_of_coins(count: int) -> str:
    """`1 coin`, `3 coins`, `no coins`."""
    return f"{count or 'no'} coin{'' if count == 1 else 's'}"
