"""What each kind of plush toy scores (CM-28 to CM-37), with the reason in words.

Every function takes the player's own collection, and where the rule looks at them the other
players' collections or the rulings in force; it returns one line of the score sheet.
"""

from __future__ import annotations

from clawkit.core.problems import listed
from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreLine
from clawkit.games.claw_machine.collection import Collection
from clawkit.games.claw_machine.components import plural
from clawkit.games.claw_machine.defectives import score_defectives

Others = tuple[Collection, ...]


def score_lines(own: Collection, others: Others, rulings: Rulings) -> tuple[ScoreLine, ...]:
    """All of one player's lines, in the order of the summary card."""
    return (
        score_bears(own),
        score_capybaras(own),
        score_cats(own, rulings),
        score_dogs(own),
        score_rabbits(own, others),
        score_raccoons(own, others),
        score_sheep(own),
        score_zebras(own, rulings),
        score_mythics(own),
        score_defectives(own.defective, rulings),
    )


def score_bears(own: Collection) -> ScoreLine:
    """CM-28: every two bears are worth 5."""
    bears = own.counted["bear"]
    pairs, left = divmod(bears, 2)
    if not pairs:
        return ScoreLine("bear", 0, "CM-28", "1 bear, no pair" if bears else "no bears")
    alone = ", 1 bear left over" if left else ""
    word = "pair" if pairs == 1 else "pairs"
    return ScoreLine("bear", 5 * pairs, "CM-28", f"{pairs} {word} x 5 = {5 * pairs}{alone}")


def score_capybaras(own: Collection) -> ScoreLine:
    """CM-29: 2 for each capybara."""
    return _each("capybara", own.counted["capybara"], 2, "CM-29", "")


def score_cats(own: Collection, rulings: Rulings) -> ScoreLine:
    """CM-30: each cat counts repeated animals other than cats, as the ruling `cat` reads it."""
    held = {animal: n for animal, n in own.animals.items() if animal != "cat"}
    most = max(held.values(), default=0)
    favourites = [animal for animal, n in held.items() if n == most]
    match rulings["cat"]:
        case "all_repeats":
            repeated = {animal: n for animal, n in held.items() if n >= 2}
            each = sum(repeated.values())
            why = "all repeated: " + (
                listed(f"{n} {plural(a)}" for a, n in repeated.items()) or "none"
            )
        case "only_repeats" if most < 2:
            each, why = 0, "no animal is repeated"
        case _:
            each, why = most, f"most repeated: {listed(favourites) or 'none'}"
    return _each("cat", own.counted["cat"], each, "CM-30", why, rulings)


def score_dogs(own: Collection) -> ScoreLine:
    """CM-31: each dog scores 1 for each kind of animal other than dogs."""
    kinds = [animal for animal in own.animals if animal != "dog"]
    return _each(
        "dog", own.counted["dog"], len(kinds), "CM-31", f"kinds: {listed(kinds) or 'none'}"
    )


def score_rabbits(own: Collection, others: Others) -> ScoreLine:
    """CM-32: 5 for the group if nobody else holds equally many."""
    rabbits = own.counted["rabbit"]
    if not rabbits:
        return ScoreLine("rabbit", 0, "CM-32", "no rabbits")
    same = sum(other.counted["rabbit"] == rabbits for other in others)
    number = f"{rabbits} {plural('rabbit', rabbits)}"
    if same:
        has = "1 other player has" if same == 1 else f"{same} other players have"
        return ScoreLine("rabbit", 0, "CM-32", f"{number}, but {has} as many = 0")
    return ScoreLine("rabbit", 5, "CM-32", f"{number}, nobody else has as many = 5")


def score_raccoons(own: Collection, others: Others) -> ScoreLine:
    """CM-33: each raccoon scores the sum of all opponents' trash-can numbers."""
    numbers = [number for other in others for number in other.raccoon]
    why = f"opponents' trash cans: {' + '.join(map(str, numbers)) or 'none'}"
    return _each("raccoon", len(own.raccoon), sum(numbers), "CM-33", why)


def score_sheep(own: Collection) -> ScoreLine:
    """CM-34: the number squared if the colours alternate in the order received, else 1 each."""
    flock = len(own.sheep)
    if not flock:
        return ScoreLine("sheep", 0, "CM-34", "no sheep")
    if any(a == b for a, b in zip(own.sheep, own.sheep[1:], strict=False)):
        return ScoreLine("sheep", flock, "CM-34", f"{flock} sheep, colours repeat: x 1 = {flock}")
    squared = flock**2
    said = f"{flock} sheep alternate: {flock} x {flock} = {squared}"
    return ScoreLine("sheep", squared, "CM-34", said if flock > 1 else "1 sheep = 1")


def score_zebras(own: Collection, rulings: Rulings) -> ScoreLine:
    """CM-35: 1 per mythic toy, for each zebra or once, as the ruling `zebra` reads it."""
    zebras, mythics = own.counted["zebra"], own.mythics
    why = f"mythic toys: {mythics}"
    if rulings["zebra"] == "once" and zebras:
        number = f"{zebras} {plural('zebra', zebras)}"
        said = f"{number}, scored once ({why}) = {mythics}{rulings.cite('zebra')}"
        return ScoreLine("zebra", mythics, "CM-35", said, ("zebra",))
    return _each("zebra", zebras, mythics, "CM-35", why, rulings)


def score_mythics(own: Collection) -> ScoreLine:
    """CM-36: 1 for each dragon and unicorn, spent or not."""
    held = [f"{n} {plural(m, n)}" for m, n in own.mythic.items() if n]
    if not held:
        return ScoreLine("mythic", 0, "CM-36", "no mythic toys")
    return ScoreLine("mythic", own.mythics, "CM-36", f"{listed(held)} x 1 = {own.mythics}")


def _each(
    animal: str, count: int, each: int, clause: str, why: str, rulings: Rulings | None = None
) -> ScoreLine:
    """A line of the form `3 cats x 2 (most repeated: sheep) = 6`."""
    names = (animal,) if rulings else ()
    if not count:
        return ScoreLine(animal, 0, clause, f"no {plural(animal)}", names)
    because = f" ({why})" if why else ""
    cited = rulings.cite(animal) if rulings else ""
    said = f"{count} {plural(animal, count)} x {each}{because} = {count * each}{cited}"
    return ScoreLine(animal, count * each, clause, said, names)
