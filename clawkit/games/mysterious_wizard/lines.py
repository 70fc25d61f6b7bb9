"""What recipes and fake coins score (MW-22 to MW-28), with the reason in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from clawkit.core.rulings import Rulings
from clawkit.core.score_sheet import ScoreLine
from clawkit.games.mysterious_wizard import recipes
from clawkit.games.mysterious_wizard.belongings import Belongings
from clawkit.games.mysterious_wizard.components import CARD_OF, RECIPES
from clawkit.games.mysterious_wizard.recipes import Worth

PER_FAKE_COIN = -1

_WORTH: Mapping[str, Callable[[Belongings, Rulings], Worth]] = {
    "elixir": recipes.elixir,
    "water_of_wisdom": recipes.water_of_wisdom,
    "gold": lambda own, _: recipes.gold(own),
    "sands_of_time": recipes.sands_of_time,
    "balm_of_luck": recipes.balm_of_luck,
}
_CLAUSES: Mapping[str, str] = {
    "elixir": "MW-23",
    "water_of_wisdom": "MW-25",
    "gold": "MW-26",
    "sands_of_time": "MW-27",
    "balm_of_luck": "MW-28",
}
_RULINGS: Mapping[str, tuple[str, ...]] = {
    "elixir": ("elixir", "recipe_copies"),
    "water_of_wisdom": ("snake_egg", "water_pairs", "recipe_copies"),
    "gold": ("recipe_copies",),
    "sands_of_time": ("snake_egg", "sands_pairs", "recipe_copies"),
    "balm_of_luck": ("snake_egg", "balm", "recipe_copies"),
}


def score_lines(own: Belongings, rulings: Rulings) -> tuple[ScoreLine, ...]:
    """All of one player's lines, in the rulebook's order."""
    return (*(score_recipe(item, own, rulings) for item in RECIPES), score_fake_coins(own.fake))


def score_recipe(item: str, own: Belongings, rulings: Rulings) -> ScoreLine:
    """MW-22: each copy of a recipe scores in full, unless the ruling `recipe_copies` says else."""
    copies = own.cards.count(CARD_OF[item])
    title, clause, asked = RECIPES[item], _CLAUSES[item], _RULINGS[item]
    if not copies:
        return ScoreLine(item, 0, clause, f"no {title} recipe", asked)
    worth = _WORTH[item](own, rulings)
    counted = 1 if rulings["recipe_copies"] == "once" else copies
    points = counted * worth.points
    several = copies > 1 and worth.points
    decided = (*worth.decided, "recipe_copies") if several else worth.decided
    cited = "".join(rulings.cite(name) for name in asked if name in decided)
    reason = f"{title}: {_reason(worth, copies, counted)}{cited}"
    return ScoreLine(item, points, clause, reason, asked)


def _reason(worth: Worth, copies: int, counted: int) -> str:
    """What one recipe scores, and how often: `...; 2 recipes x 8 = 16`."""
    if copies == 1 or not worth.points:
        return worth.reason or f"1 recipe = {worth.points}"
    said = f"{worth.reason}; " if worth.reason else ""
    if counted < copies:
        return f"{said}{copies} recipes, of which 1 scores = {worth.points}"
    return f"{said}{copies} recipes x {worth.points} = {copies * worth.points}"


def score_fake_coins(fakes: int) -> ScoreLine:
    """MW-22: -1 each."""
    if not fakes:
        return ScoreLine("fake_coins", 0, "MW-22", "no fake coins")
    points = fakes * PER_FAKE_COIN
    said = f"{fakes} fake coin{'' if fakes == 1 else 's'} x {PER_FAKE_COIN} = {points}"
    return ScoreLine("fake_coins", points, "MW-22", said)
