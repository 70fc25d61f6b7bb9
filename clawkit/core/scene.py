"""What a board shows of a position, as data: one renderer draws the scenes of all games.

Lengths are in units of the scene's own width and height; a front end scales them to its screen.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the board.

    Attributes:
        id: stays with the thing, so that a front end can move it.
        kind: how it looks: `panel` (what others stand on), `mark` (a letter at its edge),
            `space`, `card`, `claw`, `arrow` (its text is the direction), `button`, `token` (a
            thing to take), `machine` (its first card in a window), `note` (a small picture and
            words beside it), `player` (a name) or `way` (a small arrow, its text the direction).
        label: what a screen reader says; empty for what is only seen.
        picture: name of one of the game's pictures.
        text: a word on it.
        badge: a short note at its corner, such as how many cards lie below.
        below: pictures of what is known to lie below it, the next one first.
        count: how many things lie here, one upon the other.
        faded: whether it cannot be used, or is used up.
        detail: a sentence or two about it, for whoever taps it where it is no choice.
        tint: the colour it has in the game, as `red`, where that matters.
        sign: picture of a small sign on it that says the same as its tint.
        seat: whose it is, where that is not clear from its place.
    """

    id: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    label: str
    picture: str | None = None
    text: str = ""
    badge: str = ""
    below: tuple[str, ...] = ()
    count: int = 0
    faded: bool = False
    detail: str = ""
    tint: str = ""
    sign: str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as the board offers it.

    Attributes:
        action: its notation.
        label: what a button says.
        pieces: ids of the pieces to tap for it, in this order; none where only a button does it.
        group: what several actions are called together, where they are too many for buttons.
    """

    action: str
    label: str
    pieces: tuple[str, ...] = ()
    group: str = ""


@dataclass(frozen=True, slots=True)
class TrayItem:
    """One thing in a tray: a card, or some of a kind.

    Attributes:
        label: what a screen reader says.
        text: a word or number on it.
        faded: whether it is used up, or turned over.
        tint: the colour it has in the game, as `red`, where that matters.
        sign: picture of a small sign on it that says the same as its tint.
    """

    label: str
    picture: str | None = None
    count: int = 1
    faded: bool = False
    text: str = ""
    tint: str = ""
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Tray:
    """Things beside the board: a player's cards, what nobody has seen yet.

    Attributes:
        seat: whose it is; None for the table.
        note: a short line under the title.
        arrows: the seat's arrows, their text the direction; none in games without arrows.
        on_board: whether the board shows the same, so that it may be left out beside it.
    """

    title: str
    items: tuple[TrayItem, ...]
    seat: int | None = None
    note: str = ""
    points: int | None = None
    arrows: tuple[TrayItem, ...] = ()
    on_board: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as a board shows it.

    Attributes:
        turn: whose turn it is and what can be done, in one short sentence.
        seat: the seat that chooses now; None at the end.
    """

    width: float
    height: float
    pieces: tuple[Piece, ...]
    choices: tuple[Choice, ...]
    trays: tuple[Tray, ...]
    turn: str
    seat: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The scene for a front end."""
        return asdict(self)

    def pictures(self) -> frozenset[str]:
        """Names of all pictures in it."""
        pieces = {name for p in self.pieces for name in (p.picture, p.sign, *p.below)}
        items = {name for t in self.trays for item in t.items for name in (item.picture, item.sign)}
        return frozenset(name for name in pieces | items if name)
