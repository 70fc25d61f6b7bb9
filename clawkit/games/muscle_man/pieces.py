"""The pieces of Muscle Man's board: players, their machines, the supply, the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from clawkit.core.problems import listed
from clawkit.core.scene import Piece
from clawkit.games.muscle_man.components import Card, colour_of, price, type_of
from clawkit.games.muscle_man.places import (
    CAPTION,
    CARD,
    CARD_HEIGHT,
    FOOD,
    FOOD_HEIGHT,
    MACHINE_HEIGHT,
    NAME_HEIGHT,
    PLACE,
    PLACE_HEIGHT,
    WAY,
    WIDTH,
    Spot,
    way_spots,
)
from clawkit.games.muscle_man.rules import MuscleManState
from clawkit.games.muscle_man.trays import coins, name_of, picture_of, sign_of

WHOLE = (CARD, CARD_HEIGHT)
LINE, PURSE = 17, 44
LONGEST_NAME = 8


def player(state: MuscleManState, seat: int, name: str, spot: Spot) -> Iterator[Piece]:
    """A name, coins, and small food cards; the trays show those again, with their names."""
    x, y = spot
    purse, hand = state.purses[seat], Counter(state.hands[seat])
    foods = listed([f"{n} x {name_of(c)}" if n > 1 else name_of(c) for c, n in hand.items()])
    says = f"{name}: {coins(purse)}, {f'food cards {foods}' if foods else 'no food cards'}"
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}\u2026"
    width = PLACE - PURSE
    yield Piece(f"player {seat}", "player", x, y, width, NAME_HEIGHT, says, text=short, seat=seat)
    yield _note(f"purse {seat}", (x + width, y + 2), PURSE, str(purse), "coin")
    copies = [(card, copy) for card, n in hand.items() for copy in range(n)]
    for i, (card, copy) in enumerate(copies):
        where = (x + i * (FOOD + 1), y + NAME_HEIGHT)
        yield _card(f"food {seat} {card} {copy}", card, where, (FOOD, FOOD_HEIGHT))


def machine(state: MuscleManState, number: int, owner: str, spot: Spot) -> Iterator[Piece]:
    """What can be read on a machine; its pieces keep their names as it goes round."""
    x, y = spot[0], spot[1] + PLACE_HEIGHT - MACHINE_HEIGHT
    colour, card = state.colours[number], state.front(number)
    left = len(state.known[number]) + state.hidden[number]
    yield Piece(f"machine {number}", "panel", x, y, PLACE, MACHINE_HEIGHT, "", tint=colour)
    yield _front(state, number, owner, (x + 4, y + 4))
    lines = [
        ("colour", f"{number + 1} {colour}", sign_of(colour)),
        _price(card, colour, left),
        ("coins", f"has {state.coins[number]}", "coin"),
        ("cards", f"{left} card{'' if left == 1 else 's'}", "machine"),
    ]
    for i, (what, words, picture) in enumerate(lines):
        where = (x + CARD + 8, y + 7 + i * LINE)
        yield _note(f"{what} {number}", where, PLACE - CARD - 10, words, picture)


def _price(card: Card | None, colour: str, left: int) -> tuple[str, str, str | None]:
    """What the front card costs; or why there is none."""
    if card is None:
        return "price", "face down" if left else "empty", None
    return "price", f"costs {price(card, colour)}", "coin"


def _front(state: MuscleManState, number: int, owner: str, spot: Spot) -> Piece:
    name, card, colour = f"front {number}", state.front(number), state.colours[number]
    inside = coins(state.coins[number])
    machine_name = state.machine_name(number).capitalize()
    whose = f"{machine_name}, in front of {owner}, with {inside} inside"
    known, hidden = state.known[number][-2::-1], state.hidden[number]
    if card is None:
        says = f"{whose}; {'its cards are face down' if hidden else 'it has no cards'}"
        return Piece(name, "space", *spot, CARD, CARD_HEIGHT, says, count=hidden)
    cost = price(card, colour)
    why = f"{name_of(card)} costs {cost}, since the machine is {colour}"
    return _card(
        name,
        card,
        spot,
        label=f"{whose}; {name_of(card)} at its front costs {cost}, {_behind(known, hidden)}",
        below=tuple(map(picture_of, known)),
        count=1 + len(known) + hidden,
        detail=f"{why}; {_behind(known, hidden)}.{_may_be(state, hidden)}",
    )


def _behind(known: tuple[Card, ...], hidden: int) -> str:
    """What lies behind a front card, in words."""
    unseen = [f"{hidden} that nobody has seen"] if hidden else []
    lies = listed([*map(name_of, known), *unseen])
    return f"behind it {lies}" if lies else "nothing is behind it"


def _may_be(state: MuscleManState, hidden: int) -> str:
    """What the hidden cards may be: how many of each colour are left."""
    if not hidden:
        return ""
    colours = Counter[str]()
    for card, count in state.unseen.items():
        colours[colour_of(card)] += count
    left = listed([f"{count} {colour}" for colour, count in colours.items() if count])
    return f" Nobody has seen {left} so far."


def ways(players: int) -> Iterator[Piece]:
    """Arrows from place to place, as the machines are passed."""
    for seat, (direction, (x, y)) in enumerate(way_spots(players)):
        yield Piece(f"way {seat}", "way", x, y, WAY, WAY, "", text=direction)


def supply(state: MuscleManState, spot: Spot) -> Piece:
    """The coins that nobody has."""
    says = f"The supply has {coins(state.supply)}"
    detail = f"{says}. Whoever picks up takes one."
    text = f"{state.supply} left"
    return Piece("supply", "token", *spot, *WHOLE, says, "coin", text, detail=detail)


def own_cards(hand: Mapping[Card, int], where: list[Spot]) -> Iterator[Piece]:
    """The viewer's food cards, large enough to be tapped; equal ones lie on each other."""
    if where:
        y = min(y for _, y in where) - CAPTION
        caption = "Your food cards"
        yield Piece("own", "mark", 0, y, WIDTH, LINE, "", text=caption)
    for (card, count), spot in zip(hand.items(), where, strict=True):
        says = f"Your {name_of(card)}" if count == 1 else f"Your {count} cards {name_of(card)}"
        badge = f"\u00d7{count}" if count > 1 else ""
        yield _card(f"own {card}", card, spot, label=says, count=count, badge=badge)


def _card(
    name: str, card: Card, spot: Spot, size: Spot = WHOLE, label: str = "", **more: Any
) -> Piece:
    colour, picture = colour_of(card), picture_of(card)
    look: dict[str, Any] = {"tint": colour, "sign": sign_of(colour), **more}
    return Piece(name, "card", *spot, *size, label, picture, type_of(card), **look)


def _note(name: str, spot: Spot, width: float, words: str, picture: str | None) -> Piece:
    return Piece(name, "note", *spot, width, LINE, "", picture, words)
