"""Clauses that no event, score line or refusal can name, each with the reason.

A lesson names them once the game has one; then they are taken off here.
"""

COMPONENTS = "says what lies in the box; nothing happens by it and nothing is refused by it"
BY_ITS_PARTS = "the frame of a turn; each of its parts is told by a clause of its own"

A_LIMIT = "no action goes beyond it, so there is nothing to tell and nothing to refuse"
A_RIGHT = "what was seen is remembered anyway: looking again changes nothing"

NAMED_BY_LESSONS_ONLY = {
    "muscle_man": {
        "MM-01": COMPONENTS,
        "MM-10": BY_ITS_PARTS,
    },
    "mysterious_wizard": {
        "MW-10": BY_ITS_PARTS,
        "MW-12": A_RIGHT,
        "MW-16": A_LIMIT,
    },
}
