"""What the pad says about the final coins shake: whose turn it is, and why."""

from __future__ import annotations

from clawkit.core.advice import Advice, Step
from clawkit.core.reading import Reader
from clawkit.core.rulebook import Rulebook
from clawkit.core.table import Table, read_table
from clawkit.games.mysterious_wizard.belongings import PLAYER_KEYS
from clawkit.games.mysterious_wizard.components import GOLD_CARD
from clawkit.games.mysterious_wizard.shake import Shaker, shake_order

TITLE = "Final coins shake"


def advise_shake(entries: object, book: Rulebook) -> Advice:
    """Who shakes, in order, as far as the food cards entered tell (MW-20, MW-21).

    Only Gold recipes decide it, so coins can still be missing or wrong.
    """
    table = read_table(entries, book, PLAYER_KEYS, [])
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
    does = f"may choose{table.rulings.cite('shake')}" if optional else "chooses"
    taken = "a machine, takes all its coins, fake ones too, and puts it back"
    return f"{names[shaker.seat]} {does} {taken}: {shaker.reason}."


def _golds(player: Reader) -> int:
    cards = player.fields.get("cards", [])
    return [*cards].count(GOLD_CARD) if isinstance(cards, list | tuple) else 0
