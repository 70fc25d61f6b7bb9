"""What a whole table cannot have: more cards than the box, more kinds than a match.

Printed counts refuse entries. Counts that the rulebook only pictures (trash-can numbers,
colours of sheep) are example data, so they can only warn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from clawkit.core.limits import Limit
from clawkit.core.problems import Problem, listed, shown
from clawkit.core.table import Table
from clawkit.games.claw_machine.collection import Collection, box_limit, card_name
from clawkit.games.claw_machine.components import ANIMALS, KINDS_IN_MATCH, SHEEP_COLOURS

Hands = tuple[Collection, ...]


def across_players(names: tuple[str, ...], hands: Hands) -> Iterator[Problem]:
    """Problems that no single collection has."""
    holders: dict[tuple[str, str], dict[int, int]] = {}
    for seat, hand in enumerate(hands):
        for field, kind, count in hand.card_counts():
            holders.setdefault((field, kind), {})[seat] = count
    for (field, kind), held in holders.items():
        most, clause = box_limit(kind)
        yield from Limit(most, card_name(kind), clause, field).across(names, held)
    yield from _too_many_kinds(hands)


def _too_many_kinds(hands: Hands) -> Iterator[Problem]:
    kinds = [animal for animal in ANIMALS if any(animal in hand.animals for hand in hands)]
    if len(kinds) > KINDS_IN_MATCH:
        said = (
            f"{len(kinds)} kinds of animal ({listed(kinds)}), but a match has {KINDS_IN_MATCH}: "
            "take out what was on no choice card"
        )
        fields = tuple(
            f"players[{seat}].{kind}" for seat, hand in enumerate(hands) for kind in hand.animals
        )
        yield Problem("players", said, "CM-05", fields)


def component_warnings(table: Table, hands: Hands) -> tuple[Problem, ...]:
    """Where the entries differ from the component data in force."""
    return (*_raccoon_warnings(table, hands), *_sheep_warnings(table, hands))


def _raccoon_warnings(table: Table, hands: Hands) -> Iterator[Problem]:
    data = list(table.component_data["raccoon_numbers"])
    spare = Counter(data)
    surplus = []
    for seat, hand in enumerate(hands):
        for index, number in enumerate(hand.raccoon):
            spare[number] -= 1
            if spare[number] < 0:
                surplus.append((f"players[{seat}].raccoon[{index}]", number))
    for where, number in surplus:
        copies = data.count(number)
        known = f"{copies} of the six raccoons" if copies else "no raccoon"
        yield Problem(
            where,
            f"{known} in the card data ({', '.join(map(shown, data))}) shows {number}; it still "
            "counts. If your cards differ, enter their numbers under the card data",
        )


def _sheep_warnings(table: Table, hands: Hands) -> Iterator[Problem]:
    for letter, colour in SHEEP_COLOURS.items():
        most = table.component_data["sheep_colours"][colour]
        held = {seat: hand.sheep.count(letter) for seat, hand in enumerate(hands)}
        total = sum(held.values())
        if total > most:
            who = ", ".join(f"{table.names[seat]} {n}" for seat, n in held.items() if n)
            yield Problem(
                "players",
                f"{total} {colour} sheep ({who}), but the card data has {most}; they still count. "
                "If your cards differ, enter their colours under the card data",
                fields=tuple(f"players[{seat}].sheep" for seat, n in held.items() if n),
            )
