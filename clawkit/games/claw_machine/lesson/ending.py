"""The end of a game."""

from __future__ import annotations

from clawkit.core.lesson import Answer, LessonStep, Quiz

ENDING = (
    LessonStep(
        id="final_round",
        title="Empty spaces end the game",
        text=(
            "Three empty spaces bring the final round; with two players one is enough. An empty "
            "space is not refilled later."
        ),
        clauses=("CM-24", "CM-25"),
        do=Quiz(
            question="Two players. Somebody takes a last card, and no neighbour can give. Now?",
            hint="With two players the number is smaller than three.",
            answers=(
                Answer("Nothing yet", "With two players a single empty space is enough."),
                Answer("The final round has come", "Right.", True),
            ),
        ),
    ),
    LessonStep(
        id="equal_turns",
        title="Everybody has the same number of turns",
        text=(
            "In the final round those who have not had their turn yet still play, so that all have "
            "had as many. If it comes in the last player's turn, the game ends at once. Then all "
            "score what they have."
        ),
        clauses=("CM-26",),
        do=Quiz(
            question="Ana started, then Bo, then Cy. The third empty space comes in Bo's turn.",
            hint="How many turns has each had in this round?",
            answers=(
                Answer("The game ends at once", "Cy would have had one turn less."),
                Answer("Cy plays, then the game ends", "Right: now all have had as many.", True),
                Answer("All three play once more", "Only who has not played in this round."),
            ),
        ),
    ),
    LessonStep(
        id="tie",
        title="Who wins",
        text=(
            "Most points win. If there is a tie, the tied player with most plush toys wins, "
            "whatever they are; if that is equal too, they share the win."
        ),
        clauses=("CM-27",),
        do=Quiz(
            question="Ana has 20 points with 11 toys, Bo 20 with 12, Cy 18 with 15. Who wins?",
            hint="Toys decide only between those with most points.",
            answers=(
                Answer("Ana and Bo share", "Bo has more toys than Ana."),
                Answer("Bo", "Right: as many points as Ana, and more toys.", True),
                Answer("Cy", "Most toys, but fewer points."),
            ),
        ),
    ),
)
