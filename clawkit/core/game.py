"""What every game's folder offers to the pages, the widgets and the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from clawkit.core.lesson import Lesson
from clawkit.core.opponents import RANDOM, Opponent
from clawkit.core.pad import Pad
from clawkit.core.problems import Refusal
from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings
from clawkit.core.scene import Scene
from clawkit.core.score_sheet import ScoreSheet
from clawkit.core.state import Action, Rules, State


@dataclass(frozen=True, slots=True)
class Accent:
    """The game's one colour, as CSS colours for light and dark pages."""

    light: str
    dark: str


@dataclass(frozen=True, slots=True)
class Play:
    """A game's rules as states that accept actions.

    Attributes:
        new_game: the position before set-up.
        from_json: the position that a state's `to_json` described.
        parse_action: the action with this notation; raises ValueError for none.
        scene: what a board shows of a position to one seat, given the players' names by seat:
            what that seat knows for itself, and its choices; for the seat None what all may see,
            and no choices. None where a game has no board yet.
        entries: a position's collections as entries of a score sheet, given the names.
        opponents: who can take a seat beside people.
        curtain: whether what a seat sees or chooses is not for the others' eyes, so that people
            at one screen hand it on behind a curtain.
    """

    new_game: Callable[[Rules], State]
    from_json: Callable[[Rules, Mapping[str, Any]], State]
    parse_action: Callable[[str], Action]
    scene: Callable[[State, Sequence[str], int | None], Scene] | None = None
    entries: Callable[[State, Sequence[str]], dict[str, Any]] | None = None
    opponents: tuple[Opponent, ...] = (RANDOM,)
    curtain: bool = False


@dataclass(frozen=True)
class Game:
    """One game: a folder under `clawkit/games` that holds its rules, scoring and pictures.

    Attributes:
        name: the folder's name, and the game's name in every file form.
        tagline: one short sentence for the home page.
        folder: where `rulebook.toml` and `pictures/` lie.
        score_entries: scores entries in the file form by this rulebook, or refuses them;
            never raises on data.
        play: the rules as states.
        pad: the score pad's rows and fields; None where a game has no pad yet.
        lesson: the steps of the lesson; None where there is none yet.
        odds: loads the book of the game's odds (an `OddsBook` of `clawkit.probability`, which
            the core does not know) when they are first asked for; None where there is none yet.
    """

    name: str
    tagline: str
    accent: Accent
    folder: Path
    score_entries: Callable[[object, Rulebook], ScoreSheet | Refusal]
    play: Play
    pad: Pad | None = None
    lesson: Lesson | None = None
    odds: Callable[[], Any] | None = None

    @cached_property
    def rulebook(self) -> Rulebook:
        """The game's clauses, rulings and component data."""
        return Rulebook.load(self.folder / "rulebook.toml")

    @property
    def title(self) -> str:
        """The game's printed name."""
        return self.rulebook.title

    def rules(
        self,
        players: int,
        rulings: Mapping[str, str] | None = None,
        component_data: Mapping[str, Any] | None = None,
    ) -> Rules:
        """What holds for one game of so many players; rulings and data not given are the usual.

        Raises:
            ValueError: the game is not for so many players, or a ruling or choice is not known.
        """
        book = self.rulebook
        if not book.players.min <= players <= book.players.max:
            raise ValueError(f"{players} players, but {book.title} is for {book.players}")
        for name, choice in (rulings or {}).items():
            if name not in book.rulings or choice not in book.rulings[name].choices:
                raise ValueError(f"no ruling {name!r} with the choice {choice!r} in {book.title}")
        data = {name: datum.default for name, datum in book.data.items()}
        chosen = Rulings(book, rulings)
        return Rules(self.name, players, chosen, {**data, **(component_data or {})})

    def score(self, entries: object) -> ScoreSheet | Refusal:
        """Score one table's entries, or refuse them with all their problems."""
        return self.score_entries(entries, self.rulebook)

    def picture(self, name: str) -> str:
        """The SVG text of `pictures/<name>.svg`; the game's own picture is called `game`."""
        return (self.folder / "pictures" / f"{name}.svg").read_text(encoding="utf-8")

    def pictures(self) -> dict[str, str]:
        """The SVG text of all the game's pictures, by name."""
        files = sorted((self.folder / "pictures").glob("*.svg"))
        return {file.stem: file.read_text(encoding="utf-8") for file in files}
