"""What the pad says about the final coins shake: whose turn it is, and why."""

from __future__ import annotations

from clawkit.core.advice import Advice, Step
from clawkit.core.reading import Reader
from clawkit.core.rulebook import Rulebook
from clawkit.core.table import Table, read_table
from clawkit.games.mysterious_wizard.belongings import PLAYER_KEYS
from clawkit.games.mysterious_wizard.components import FOODS, GOLD_CARD
from clawkit.games.mysterious_wizard.shake import Shaker, shake_order

TITLE = "Final coins shake"


def advise_shake(entries: object, book: Rulebook) -> Advice:
    """Who shakes, in order, as far as the food cards entered tell (MW-20, MW-21).

    Only Gold recipes decide it, so coins can still be missing or wrong.
    """
    table = read_table(entries, book, PLAYER_KEYS, [])
    if not all(map(_is_readable, table.players)):
        first = Step(
            "Some food cards cannot be read: mend them, and the order stands here.", "MW-20"
        )
        return Advice(TITLE, "first mend the food cards", (first,))
    order = shake_order([_golds(player) for player in table.players])
    if not order:
        none = Step("Nobody has Gold so far, so nobody shakes.", "MW-20")
        return Advice(TITLE, "nobody has Gold so far", (none,))
    names = [name or f"Player {seat + 1}" for seat, name in enumerate(table.names)]
    steps = tuple(Step(_said(names, shaker, table), shaker.clause, shaker.seat) for shaker in order)
    then = Step("Then everybody counts real and fake coins. No Gold, no shake.", "MW-20")
    return Advice(TITLE, f"{names[order[0].seat]} begins", (*steps, then))


def _said(names: list[str], shaker: Shaker, table: Table) -> str:
    optional = table.rulings["shake"] == "optional"
    does, cited = ("may choose", table.rulings.cite("shake")) if optional else ("chooses", "")
    taken = f"{'take' if optional else 'takes'} all its coins, fake ones too, and"
    put_back = "put it back" if optional else "puts it back"
    said = f"{does} a machine, {taken} {put_back}"
    return f"{names[shaker.seat]} {said}: {shaker.reason}{cited}."


def _is_readable(player: Reader) -> bool:
    cards = player.fields.get("cards", [])
    return isinstance(cards, list | tuple) and all(
        isinstance(card, str) and card in FOODS for card in cards
    )


def _golds(player: Reader) -> int:
    return [*player.fields.get("cards", [])].count(GOLD_CARD)
