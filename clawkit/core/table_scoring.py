"""How a table of collections is scored: read, held against what there is, explained."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from clawkit.core.problems import Problem, Refusal
from clawkit.core.reading import Reader
from clawkit.core.rulebook import Rulebook
from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreSheet, find_dependences
from clawkit.core.table import Table, read_table

Names = tuple[str, ...]
H = TypeVar("H")


@dataclass(frozen=True, slots=True)
class TableScoring(Generic[H]):
    """One game's way from entries to a sheet; calling it scores.

    Attributes:
        player_keys: the fields of a player beside the name.
        read: one player's fields, at a table of so many; problems go to the reader.
        across: problems that no single player has.
        sheet: the sheet of what the players have, under these rulings.
        warnings: what the game as it is known cannot bring, and yet counts.
    """

    player_keys: tuple[str, ...]
    read: Callable[[Reader, int], H]
    across: Callable[[Names, tuple[H, ...]], Iterable[Problem]]
    sheet: Callable[[Names, tuple[H, ...], Rulings], ScoreSheet]
    warnings: Callable[[Table, tuple[H, ...]], tuple[Problem, ...]]

    def __call__(self, entries: object, book: Rulebook) -> ScoreSheet | Refusal:
        """Score one table's entries, or refuse them with all their problems."""
        problems: list[Problem] = []
        table = read_table(entries, book, self.player_keys, problems)
        held = tuple(self.read(player, len(table.players)) for player in table.players)
        problems.extend(self.across(table.names, held))
        if problems:
            return Refusal(tuple(problems))
        sheet = self.sheet(table.names, held, table.rulings)
        dependences = find_dependences(
            sheet, lambda rulings: self.sheet(table.names, held, rulings)
        )
        return replace(sheet, depends_on=dependences, warnings=self.warnings(table, held))
