"""What came out of a simulation, as aligned text and as JSON values."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clawkit.core.simulation import Tally, first_seat_advantage, mean, spread
from clawkit.games import find_game
from clawkit.simulate import Simulation

PLACES = 4


def report_simulation(simulation: Simulation, tally: Tally) -> str:
    """The whole summary."""
    blocks = [_head(simulation), _items(tally), _numbers(tally), _wins(tally)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _head(simulation: Simulation) -> list[str]:
    title, games = find_game(simulation.game).title, simulation.games
    number = f"{games} random game{'' if games == 1 else 's'}"
    chosen = [f"{name} = {choice}" for name, choice in simulation.rulings.items()]
    rulings = f"Rulings: {', '.join(chosen)}; the others are the usual ones." if chosen else ""
    return [
        f"{title}: {number} of {simulation.players} players, seed {simulation.seed}",
        "Every seat takes any action that the rules allow, each as likely.",
        *([rulings] if rulings else []),
    ]


def _items(tally: Tally) -> list[str]:
    """Points by item, the mean of a player's game."""
    if not tally.items:
        return []
    seats = tally.games * tally.players
    lines = [f"  {item:<16}{points / seats:>9.2f}" for item, points in tally.items.items()]
    return [f"{'Points by item':<18}{'mean':>9}", *lines]


def _numbers(tally: Tally) -> list[str]:
    rows = {
        "points": _all_totals(tally),
        **{_seat(seat): counts for seat, counts in enumerate(tally.totals)},
        "turns": tally.turns,
        "actions": tally.actions,
    }
    head = f"{'A game':<18}{'mean':>9}{'spread':>9}{'least':>7}{'most':>7}"
    return [head, *(_row(name, counts) for name, counts in rows.items())]


def _row(name: str, counts: Counter[int]) -> str:
    numbers = f"{mean(counts):>9.2f}{spread(counts):>9.2f}{min(counts):>7}{max(counts):>7}"
    return f"  {name:<16}{numbers}"


def _wins(tally: Tally) -> list[str]:
    shares = [
        f"  {_seat(seat):<16}{100 * units / (tally.games * tally.share):>8.2f} %"
        for seat, units in enumerate(tally.wins)
    ]
    advantage, error = first_seat_advantage(tally)
    return [
        "Share of the wins",
        *shares,
        f"  first seat above an even share: {100 * advantage:+.2f} percentage points, "
        f"standard error {100 * error:.2f}",
    ]


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"


def _all_totals(tally: Tally) -> Counter[int]:
    return sum(tally.totals, Counter[int]())


def simulation_json(simulation: Simulation, tally: Tally) -> dict[str, Any]:
    """The summary as JSON values; seats in order."""
    advantage, error = first_seat_advantage(tally)
    seats = tally.games * tally.players
    rules = find_game(simulation.game).rules(simulation.players, simulation.rulings)
    return {
        "game": simulation.game,
        "players": simulation.players,
        "games": tally.games,
        "seed": simulation.seed,
        "rulings": dict(rules.rulings),
        "points": {item: round(n / seats, PLACES) for item, n in tally.items.items()},
        "totals": {
            **_summary(_all_totals(tally)),
            "seats": [_summary(counts) for counts in tally.totals],
        },
        "turns": _summary(tally.turns),
        "actions": _summary(tally.actions),
        "wins": [round(units / (tally.games * tally.share), PLACES) for units in tally.wins],
        "first_seat_advantage": {
            "value": round(advantage, PLACES),
            "standard_error": round(error, PLACES),
        },
    }


def _summary(counts: Counter[int]) -> dict[str, float]:
    return {
        "mean": round(mean(counts), PLACES),
        "spread": round(spread(counts), PLACES),
        "least": min(counts),
        "most": max(counts),
    }
