"""One player's plush toys, and reading a table's collections from entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from clawkit.core.problems import shown
from clawkit.core.reading import Reader, is_count, one_of
from clawkit.games.claw_machine.components import (
    ANIMALS,
    CARDS_PER_ANIMAL,
    CARDS_PER_MYTHIC,
    DEFECTIVES,
    MYTHICS,
    SHEEP_COLOURS,
    plural,
)

COUNTED = tuple(a for a in ANIMALS if a not in ("raccoon", "sheep"))
PLAYER_KEYS = (*COUNTED, *MYTHICS, "raccoon", "sheep", "defective")
MOST_ON_A_TRASH_CAN = 999


@dataclass(frozen=True, slots=True)
class Collection:
    """One player's cards.

    Attributes:
        counted: cards of each animal but raccoon and sheep.
        raccoon: the numbers on the trash cans.
        sheep: W and B in the order received.
        defective: names as in `DEFECTIVES`.
    """

    counted: Mapping[str, int]
    mythic: Mapping[str, int]
    raccoon: tuple[int, ...]
    sheep: str
    defective: tuple[str, ...]

    @property
    def animals(self) -> dict[str, int]:
        """Cards of each kind of animal that is held."""
        held = {**self.counted, "raccoon": len(self.raccoon), "sheep": len(self.sheep)}
        return {animal: held[animal] for animal in ANIMALS if held[animal]}

    @property
    def mythics(self) -> int:
        """Dragons and unicorns together."""
        return sum(self.mythic.values())

    @property
    def size(self) -> int:
        """All cards, as the tie-break counts them (CM-27)."""
        return sum(self.animals.values()) + self.mythics + len(self.defective)

    def card_counts(self) -> Iterator[tuple[str, str, int]]:
        """(field, kind, count) for every kind of card that is held."""
        yield from ((animal, animal, n) for animal, n in self.animals.items())
        yield from ((mythic, mythic, n) for mythic, n in self.mythic.items() if n)
        yield from (("defective", name, n) for name, n in Counter(self.defective).items())


def read_collection(reader: Reader) -> Collection:
    """Read one player's fields; what cannot be read becomes a problem and counts as nothing."""
    counts = {a: reader.count(a, CARDS_PER_ANIMAL, plural(a), "CM-01") for a in COUNTED}
    mythic = {m: reader.count(m, CARDS_PER_MYTHIC, plural(m), "CM-02") for m in MYTHICS}
    collection = Collection(
        counted=counts,
        mythic=mythic,
        raccoon=reader.items(
            "raccoon", _trash_can, f"the number on a trash can, from 0 to {MOST_ON_A_TRASH_CAN}"
        ),
        sheep=_sheep(reader),
        defective=reader.items("defective", _defective, one_of(DEFECTIVES)),
    )
    _refuse_too_many(reader, collection)
    return collection


def _trash_can(value: object) -> int:
    if not is_count(value) or not isinstance(value, int) or value > MOST_ON_A_TRASH_CAN:
        raise ValueError
    return value


def _defective(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    for name in (value, "/".join(reversed(value.split("/")))):
        if name in DEFECTIVES:
            return name
    raise ValueError


def _sheep(reader: Reader) -> str:
    value = reader.fields.get("sheep", "")
    if not isinstance(value, str):
        reader.refuse("sheep", f'must be a text such as "WBW", not {shown(value)}', "CM-34")
        return ""
    wrong = sorted({letter for letter in value if letter not in SHEEP_COLOURS})
    if wrong:
        letters = ", ".join(shown(letter) for letter in wrong[:5])
        said = f"{letters} is no sheep; write W for white and B for black, in the order received"
        reader.refuse("sheep", said, "CM-34")
        return ""
    return value


def _refuse_too_many(reader: Reader, collection: Collection) -> None:
    """The lists against the box; `Reader.count` has done the counts."""
    for field, kind, count in collection.card_counts():
        most, clause = box_limit(kind)
        if field in ("raccoon", "sheep", "defective") and count > most:
            reader.refuse(field, f"{count} {card_name(kind)}, but the box has {most}", clause)


def box_limit(kind: str) -> tuple[int, str]:
    """How many cards of a kind there are, and the clause that says so."""
    if kind in DEFECTIVES:
        return DEFECTIVES[kind], "CM-03"
    return (CARDS_PER_MYTHIC, "CM-02") if kind in MYTHICS else (CARDS_PER_ANIMAL, "CM-01")


def card_name(kind: str) -> str:
    """The kind in the plural, for a sentence: `bears`, `pink defectives`."""
    return f"{kind} defectives" if kind in DEFECTIVES else plural(kind)
