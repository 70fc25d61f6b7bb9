"""Trying a task where seats act together: what the others do, and how many turns there are."""

from __future__ import annotations

from clawkit.core.lesson import Condition, Task
from clawkit.core.trial import Trial, Verdict, try_actions
from clawkit.games.muscle_man.actions import BUY, PICK_UP, STOCK, Action
from clawkit.games.muscle_man.lesson.tables import DEE, Seat, table
from clawkit_widgets.lesson_events import to_you, told_to

NEVER = Condition(lambda _: False)
OWN = Seat(hand="A-blue", machine="red", front="B-red")
POOR = Seat(hand="F-blue", purse=1, machine="blue", front="C-red")
RICH = Seat(hand="E-green", machine="green", front="F-green")


def tried(*actions: Action, turns: int = 1, plans=(), others=(POOR, RICH)) -> Trial:
    position = table(OWN, *others, plans=plans)
    return try_actions(Task("", position, NEVER, "", "Missed.", turns=turns), actions)


def done(trial: Trial) -> list[tuple[int | None, str]]:
    return [(event.who, event.clause) for event in trial.events if event.who is not None]


def test_others_who_are_not_named_do_the_last_of_their_legal_actions():
    assert done(tried(PICK_UP)) == [(0, "MM-14"), (1, "MM-14"), (2, "MM-14")]


def test_others_do_what_the_position_says_turn_by_turn():
    plans = [{2: STOCK["E-green"]}, {1: STOCK["F-blue"]}]
    first = tried(PICK_UP, turns=2, plans=plans)
    assert (2, "MM-13") in done(first)
    assert (1, "MM-14") in done(first)
    second = tried(PICK_UP, PICK_UP, turns=2, plans=plans)
    assert (1, "MM-13") in done(second)
    assert (2, "MM-14") in done(second)


def test_what_the_rules_do_not_allow_another_seat_is_replaced_by_the_usual():
    assert (1, "MM-14") in done(tried(PICK_UP, plans=[{1: BUY}]))


def test_a_task_ends_with_the_last_of_the_learners_turns():
    assert tried(PICK_UP).verdict is Verdict.WRONG
    assert tried(PICK_UP).says == "Missed."
    assert tried(PICK_UP, turns=2).verdict is Verdict.GOING_ON
    assert tried(PICK_UP, PICK_UP, turns=2).verdict is Verdict.WRONG


def test_the_learner_is_told_the_own_doing_first_then_the_others_together():
    trial = tried(PICK_UP, plans=[{2: STOCK["E-green"]}], others=(POOR, RICH, DEE))
    said = [event["what"] for event in told_to(trial.seat, trial.events, ("You", "Bo", "Cy", "Di"))]
    own, alike, other, table_ = said
    assert own == "you pick up 1 coin"
    assert alike == "each of Bo and Di picks up 1 coin"
    assert other.startswith("Cy puts E-green at the front of ")
    assert table_ == "all machines are passed to the right"


def test_what_the_learner_does_is_said_to_the_learner():
    assert (
        to_you("puts 2 coins into it and takes B-red") == "you put 2 coins into it and take B-red"
    )
    assert to_you("presses PUSH and takes a cat") == "you press PUSH and take a cat"
    assert to_you("has five food cards: the end") == "you have five food cards: the end"
    assert to_you("B-red costs 2 and takes long") == "B-red costs 2 and takes long"
