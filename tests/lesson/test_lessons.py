"""Every game's lesson: each task can be solved, none of its positions is a dead end."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest

from clawkit import Game, all_games
from clawkit.core.exercise import Exercise, grade
from clawkit.core.lesson import LessonStep, Quiz, Task
from clawkit.core.state import Action
from clawkit.core.trial import Verdict, begin, try_actions
from clawkit_widgets.lesson_events import to_you

GAMES = [game for game in all_games() if game.lesson]
STEPS = [(game, step) for game in GAMES if game.lesson for step in game.lesson.steps]
TASKS = [(game, step) for game, step in STEPS if isinstance(step.do, Task)]
QUIZZES = [(game, step) for game, step in STEPS if isinstance(step.do, Quiz)]
EXERCISES = [(game, step) for game, step in STEPS if isinstance(step.do, Exercise)]


def named(pairs: list[tuple[Game, LessonStep]]) -> pytest.MarkDecorator:
    ids = [f"{game.name}-{step.id}" for game, step in pairs]
    return pytest.mark.parametrize(("game", "step"), pairs, ids=ids)


def tries(task: Task) -> Iterator[tuple[tuple[Action, ...], Verdict, int]]:
    """Every way to try a task: its actions, the verdict, and how many actions could follow.

    Attempts that lead to the same position with the same verdict are followed up once.
    """
    seen = set()
    ahead: deque[tuple[Action, ...]] = deque([()])
    while ahead:
        actions = ahead.popleft()
        trial = try_actions(task, actions)
        legal = trial.state.legal_actions(trial.seat)
        going_on = trial.verdict is Verdict.GOING_ON
        yield actions, trial.verdict, len(legal)
        if not going_on:
            continue
        for action in legal:
            after = (*actions, action)
            reached = try_actions(task, after)
            place = (str(reached.state.to_json()), reached.verdict, str(sorted(map(str, after))))
            if place not in seen:
                seen.add(place)
                ahead.append(after)


@named(TASKS)
def test_a_task_can_be_solved_and_no_position_of_it_is_a_dead_end(
    game: Game, step: LessonStep
) -> None:
    assert isinstance(step.do, Task)
    verdicts = []
    for actions, verdict, possible in tries(step.do):
        verdicts.append(verdict)
        if verdict is Verdict.GOING_ON:
            assert possible, f"nothing can be done after {[*map(str, actions)]}"
        assert len(verdicts) < 20_000, "the task is too wide to be searched"
    assert Verdict.RIGHT in verdicts


@named(TASKS)
def test_a_task_is_not_solved_before_anything_is_done(game: Game, step: LessonStep) -> None:
    assert isinstance(step.do, Task)
    assert try_actions(step.do, ()).verdict is Verdict.GOING_ON


@named(TASKS)
def test_the_last_words_of_a_wrong_try_are_not_empty(game: Game, step: LessonStep) -> None:
    assert isinstance(step.do, Task)
    for actions, verdict, _ in tries(step.do):
        if verdict is Verdict.WRONG:
            assert try_actions(step.do, actions).says


@named(TASKS)
def test_what_the_learner_did_is_told_with_you_as_its_subject(game: Game, step: LessonStep) -> None:
    assert isinstance(step.do, Task)
    for actions, verdict, _ in tries(step.do):
        if verdict is Verdict.RIGHT:
            trial = try_actions(step.do, actions)
            own = [event for event in trial.events if event.who == trial.seat]
            assert own
            assert all(to_you(event.what).startswith("you ") for event in own)
            break


@named(QUIZZES)
def test_a_question_has_one_right_answer_and_feedback_for_each(
    game: Game, step: LessonStep
) -> None:
    assert isinstance(step.do, Quiz)
    assert [answer.right for answer in step.do.answers].count(True) == 1
    assert all(answer.feedback for answer in step.do.answers)


@named(EXERCISES)
def test_an_exercise_accepts_the_sheets_own_points_and_nothing_else(
    game: Game, step: LessonStep
) -> None:
    assert isinstance(step.do, Exercise)
    lines = {one.item: one.line.points for one in grade(step.do, {}, game.score)}
    assert set(lines) == set(step.do.items)
    right = grade(step.do, {item: str(points) for item, points in lines.items()}, game.score)
    wrong = grade(step.do, {item: points + 1 for item, points in lines.items()}, game.score)
    assert all(one.to_json()["right"] for one in right)
    assert not any(one.to_json()["right"] for one in wrong)


@named(EXERCISES)
def test_what_an_exercise_shows_has_a_name_and_pictures_of_the_game(
    game: Game, step: LessonStep
) -> None:
    assert isinstance(step.do, Exercise)
    named_pictures = {name for item in step.do.shows for name in (item.picture, item.sign)}
    assert named_pictures - {None} <= {*game.pictures()}
    assert all(item.label for item in step.do.shows)


@named(STEPS)
def test_a_step_has_a_short_title_at_most_three_sentences_and_known_clauses(
    game: Game, step: LessonStep
) -> None:
    assert len(step.title) <= 40
    assert sum(step.text.count(mark) for mark in (". ", "? ", "! ")) <= 2
    assert step.clauses
    assert set(step.clauses) <= {*game.rulebook.clauses}
    if step.position:
        assert begin(step.position).to_act()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_steps_have_names_of_their_own_and_there_are_at_least_twelve(game: Game) -> None:
    assert game.lesson
    ids = [step.id for step in game.lesson.steps]
    assert len(set(ids)) == len(ids) >= 12


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_teaches_every_clause(game: Game) -> None:
    assert game.lesson
    taught = {clause for step in game.lesson.steps for clause in step.clauses}
    assert taught == {*game.rulebook.clauses}
