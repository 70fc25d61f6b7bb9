"""Writes the golden playthroughs: games in words, to be read by people and compared by tests.

Run `python tests/playthroughs/write_playthroughs.py` after a change of the rules, and read what
has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mysterious_wizard_text import WizardPlaythrough
from playthrough_text import Playthrough

FOLDER = Path(__file__).parent

REFILLING = {
    "single_card_neighbour": "gives_and_refills",
    "push_impossible": "passes",
    "empty_space_later": "refill_when_possible",
}
LOW_STACKS = {
    "kinds": ("bear", "cat", "raccoon", "sheep", "zebra"),
    "stacks": {
        "a1": ["pink"],
        "b1": ["bear"],
        "c1": ["cat"],
        "a2": ["raccoon 2"],
        "b2": ["sheep white", "zebra"],
        "c2": ["dragon"],
        "a3": ["unicorn"],
        "b3": ["blue"],
        "c3": ["cat"],
    },
    "hidden": {"a3": 2},
    "claw": "a1",
    "arrows": {1: "up left right", 2: "down right", 3: "up left"},
    "hands": {
        0: ["bear", "bear", "cat", "zebra", "dragon", "pink", "yellow", "sheep white"],
        1: ["cat", "raccoon 3", "bear", "zebra", "sheep black", "unicorn", "yellow"],
        2: ["zebra", "raccoon 1", "sheep black", "raccoon 3", "blue", "bear", "dragon"],
    },
    "ready": {1: ["unicorn"], 2: ["dragon"]},
    "seat": 1,
    "final": True,
}
NO_CARD_IN_REACH = {
    "stacks": {"c1": ["bear", "cat"], "c2": ["dog"], "b3": ["pink"], "c3": ["cat", "rabbit"]},
    "claw": "a1",
    "arrows": {2: "right", 3: "left right up"},
    "hands": {
        0: ["bear", "bear", "cat", "rabbit", "capybara", "yellow", "dog", "dragon", "blue"],
        1: ["cat", "cat", "dog", "unicorn", "rabbit", "bear", "capybara", "dragon"],
        2: ["dog", "dog", "rabbit", "rabbit", "bear", "cat", "pink", "blue", "unicorn"],
    },
    "ready": {1: ["dragon"]},
    "seat": 1,
}

PLAYTHROUGHS = (
    Playthrough(
        "claw_machine_two_players",
        (
            "A short whole game under the usual rulings: set-up, all orders of moving, recharging",
            "and PUSH, both mythic powers, new stacks, and the end by one empty space.",
        ),
        "claw_machine_two_players/8",
        players=2,
    ),
    Playthrough(
        "claw_machine_four_players",
        (
            "A whole game under the usual rulings: both mythic powers, new stacks from one to",
            "three neighbours, turns without a toy over empty spaces, the final round by three",
            "empty spaces, and a tie in points and in plush toys.",
        ),
        "claw_machine_four_players/7",
        players=4,
    ),
    Playthrough(
        "claw_machine_other_rulings",
        (
            "A final round in which a neighbour gives even its only card and its space is refilled",
            "in turn, and spaces that stayed empty are refilled at the end of a turn.",
        ),
        "claw_machine_other_rulings/87",
        players=4,
        rulings=REFILLING,
        layout=LOW_STACKS,
    ),
    Playthrough(
        "claw_machine_moves_without_toy",
        (
            "A final round in which no card can be reached from the claw: by the usual ruling",
            "who has four arrows moves and gets nothing; who has fewer recharges.",
        ),
        "claw_machine_moves_without_toy/0",
        players=4,
        layout=NO_CARD_IN_REACH,
    ),
    Playthrough(
        "claw_machine_passes",
        ("The same final round, but who has four arrows and can reach no card passes.",),
        "claw_machine_passes/0",
        players=4,
        rulings={"push_impossible": "passes"},
        layout=NO_CARD_IN_REACH,
    ),
    WizardPlaythrough(
        "mysterious_wizard_three_players",
        (
            "A whole game under the usual rulings: payments with real and fake coins, a player",
            "without coins, an empty machine, the fifth card and the last actions, and a shake",
            "that begins with a tie for most Gold.",
        ),
        "mysterious_wizard_three_players/386",
        players=3,
    ),
    WizardPlaythrough(
        "mysterious_wizard_other_rulings",
        (
            "A game in which a snake egg brings the next card, too, and the final coins shake is",
            "optional: one player shakes a machine, another takes none.",
        ),
        "mysterious_wizard_other_rulings/362",
        players=4,
        rulings={"snake_egg": "extra_card", "shake": "optional", "tie": "coins"},
    ),
)


def main() -> None:
    """Write every file anew."""
    for playthrough in PLAYTHROUGHS:
        path = FOLDER / f"{playthrough.name}.txt"
        path.write_text(playthrough.text(), encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
