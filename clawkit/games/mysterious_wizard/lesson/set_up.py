"""What is on the table, and where it starts."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Quiz
from clawkit.games.mysterious_wizard.lesson.tables import table

SET_UP = (
    LessonStep(
        id="about",
        title="Six machines for everybody",
        text=(
            "Six vending machines stand on the box in the middle, and all players use them. You "
            "buy food with coins, of which some are fake. Each food card has a recipe that scores "
            "at the end, and most points win."
        ),
        clauses=("MW-01", "MW-05"),
        look=table(),
    ),
    LessonStep(
        id="fronts",
        title="One card of each can be seen",
        text=(
            "The 36 food cards are dealt into the six machines. You see the first card of each: "
            "its name, its price and its recipe. What lies behind it, nobody knows."
        ),
        clauses=("MW-02", "MW-04"),
        do=Quiz(
            question="Which of the six foods is the dearest?",
            position=table(),
            hint="Tap the cards, or look at the prices on them.",
            answers=(
                Answer("Unicorn Ice Cream", "That costs 2, less than all others."),
                Answer("Rat Tail Biscuit Stick", "Right: it costs 5.", True),
                Answer("Snake egg", "That costs 3, as most of them do."),
            ),
        ),
    ),
    LessonStep(
        id="food",
        title="A food and an ingredient",
        text=(
            "Each card that you buy is one food, and has one ingredient, its recipe. Only the "
            "Poisonous Snake Chocolate Egg is two foods and has no recipe."
        ),
        clauses=("MW-03", "MW-24"),
        do=Quiz(
            question="You have Bat Wing Chips, Armadillo Mocha and a snake egg. How many foods?",
            hint="Count the egg once more.",
            answers=(
                Answer("3", "Three cards, but the egg is two foods."),
                Answer("4", "Right: and two recipes, of the chips and of the mocha.", True),
                Answer("6", "Only the egg counts twice."),
            ),
        ),
    ),
    LessonStep(
        id="coins",
        title="Real coins and fake ones",
        text=(
            "Twelve fake coins are shuffled with real ones: 45 for three players, 56, 65 and 72 "
            "for more. Two of them go unseen into each machine, and the players take all others, "
            "15, 14, 13 or 12 each."
        ),
        clauses=("MW-06", "MW-07", "MW-08"),
        do=Quiz(
            question="Three players have taken 15 coins each. How many are left over?",
            hint="45 and 12 are 57; six machines have two each.",
            answers=(
                Answer(
                    "None", "Right: there is no supply, so coins come from machines only.", True
                ),
                Answer("12", "Those are in the machines, two in each."),
                Answer("All the fake ones", "They were shuffled in, so somebody has them."),
            ),
        ),
    ),
    LessonStep(
        id="secret",
        title="Who knows what",
        text=(
            "You see which of your own coins are fake; of everybody else's coins, and of those in "
            "machines, you see only how many there are. The youngest player starts, and play is "
            "clockwise."
        ),
        clauses=("MW-09", "MW-08"),
        do=Quiz(
            question="What do you know about the coins of Bo, who plays after you?",
            hint="Coins lie before everybody, but only their owner turns them over.",
            answers=(
                Answer("How many are fake", "Only Bo can see that."),
                Answer("How many there are", "Right, and nothing else.", True),
                Answer("Nothing", "Everybody sees how many there are."),
            ),
        ),
    ),
)
