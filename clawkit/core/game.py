"""What every game's folder offers to the pages, the widgets and the command line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from clawkit.core.pad import Pad
from clawkit.core.problems import Refusal
from clawkit.core.rulebook import Rulebook
from clawkit.core.score_sheet import ScoreSheet


@dataclass(frozen=True, slots=True)
class Accent:
    """The game's one colour, as CSS colours for light and dark pages."""

    light: str
    dark: str


@dataclass(frozen=True)
class Game:
    """One game: a folder under `clawkit/games` that holds its rules, scoring and pictures.

    Attributes:
        name: the folder's name, and the game's name in every file form.
        tagline: one short sentence for the home page.
        folder: where `rulebook.toml` and `pictures/` lie.
        score_entries: scores entries in the file form by this rulebook, or refuses them;
            never raises on data.
        pad: the score pad's rows and fields.
    """

    name: str
    tagline: str
    accent: Accent
    folder: Path
    score_entries: Callable[[object, Rulebook], ScoreSheet | Refusal]
    pad: Pad

    @cached_property
    def rulebook(self) -> Rulebook:
        """The game's clauses, rulings and component data."""
        return Rulebook.load(self.folder / "rulebook.toml")

    @property
    def title(self) -> str:
        """The game's printed name."""
        return self.rulebook.title

    def score(self, entries: object) -> ScoreSheet | Refusal:
        """Score one table's entries, or refuse them with all their problems."""
        return self.score_entries(entries, self.rulebook)

    def picture(self, name: str) -> str:
        """The SVG text of `pictures/<name>.svg`; the game's own picture is called `game`."""
        return (self.folder / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
