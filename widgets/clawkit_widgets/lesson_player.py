"""The lesson of a game, one step at a time, on a board that answers."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from clawkit import find_game
from clawkit.core.exercise import Exercise, grade
from clawkit.core.game import Game
from clawkit.core.lesson import Lesson, LessonStep, Quiz, Task
from clawkit.core.match import IllegalActionError
from clawkit.core.scene import Scene
from clawkit.core.state import State
from clawkit.core.trial import Trial, Verdict, begin, learner_of, try_actions
from clawkit_widgets.lesson_events import told_to
from clawkit_widgets.module import STATIC, Module
from clawkit_widgets.schema import heading

NAMES = ("You", "Bo", "Cy", "Dee", "Eli", "Fay")


class LessonPlayer(Module):
    """A game's lesson.

    The learner's progress lives in the browser. This side holds nothing: a message names the
    step and all that was played in it, and the answer is the verdict and the position.
    """

    _esm = STATIC / "lesson_player.js"
    _css = STATIC / "lesson_player.css"

    def __init__(self, game: str) -> None:
        """Show the lesson of the game with this name.

        Raises:
            KeyError: no game has this name.
            ValueError: the game has no lesson.
        """
        self.game = find_game(game)
        if self.game.lesson is None or self.game.play.scene is None:
            raise ValueError(f"{self.game.title} has no lesson")
        self.lesson: Lesson = self.game.lesson
        super().__init__(schema=lesson_schema(self.game, self.lesson))
        self.on_msg(self.receive)

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Answer a `try` (actions of a task, or none to begin) or a `grade` of an exercise."""
        sender = {"number": message.get("number"), "from": message.get("from")}
        match message.get("type"):
            case "ping":
                return {"type": "pong"}
            case "try":
                step = self.lesson.find(message["step"])
                return {"type": "tried", **sender, **self._try(step, message["actions"])}
            case "grade":
                step = self.lesson.find(message["step"])
                return {"type": "graded", **sender, "grades": self._grade(step, message["points"])}
            case _:
                return None

    def _try(self, step: LessonStep, notations: list[str]) -> dict[str, Any]:
        if step.position is None:
            return {"verdict": "on", "says": "", "scene": None, "events": []}
        if not isinstance(step.do, Task):
            state = begin(step.position)
            return self._shown(Trial(Verdict.GOING_ON, "", state, (), learner_of(state)))
        try:
            actions = [self.game.play.parse_action(notation) for notation in notations]
            return self._shown(try_actions(step.do, actions))
        except (ValueError, IllegalActionError) as error:
            started = try_actions(step.do, ())
            says = f"{error}. The position is set up anew."
            return self._shown(replace(started, verdict=Verdict.WRONG, says=says))

    def _grade(self, step: LessonStep, points: dict[str, object]) -> list[dict[str, Any]]:
        if not isinstance(step.do, Exercise):
            raise ValueError(f"step {step.id} is no exercise")
        return [one.to_json() for one in grade(step.do, points, self.game.score)]

    def _shown(self, trial: Trial) -> dict[str, Any]:
        return {
            "verdict": str(trial.verdict),
            "says": trial.says,
            "scene": self._scene(trial.state, trial.seat).to_json(),
            "events": told_to(trial.seat, trial.events, NAMES),
        }

    def _scene(self, state: State, learner: int) -> Scene:
        scene = self.game.play.scene
        if scene is None:
            raise ValueError(f"{self.game.title} has no board")
        return scene(state, NAMES[: state.rules.players], learner)


def lesson_schema(game: Game, lesson: Lesson) -> dict[str, Any]:
    """Every step of the lesson, with all that it shows without asking the kernel."""
    rows = game.pad.rows if game.pad else ()
    labels = {line.item: line.label for row in rows for line in row.lines}
    return {
        **heading(game),
        "steps": [_step(step, labels) for step in lesson.steps],
        "clauses": {clause.id: clause.text for clause in game.rulebook.clauses.values()},
        "pictures": game.pictures(),
    }


def _step(step: LessonStep, labels: dict[str, str]) -> dict[str, Any]:
    form = {
        "id": step.id,
        "title": step.title,
        "text": step.text,
        "clauses": list(step.clauses),
        "board": step.position is not None,
    }
    match step.do:
        case Task():
            return {**form, "kind": "task", "todo": step.do.todo, "hint": step.do.hint}
        case Quiz():
            answers = [
                {"text": a.text, "feedback": a.feedback, "right": a.right} for a in step.do.answers
            ]
            asked = {"todo": step.do.question, "hint": step.do.hint, "answers": answers}
            return {**form, "kind": "quiz", **asked}
        case Exercise():
            items = [
                {"item": item, "label": labels.get(item, item), "signed": item in step.do.negative}
                for item in step.do.items
            ]
            return {
                **form,
                "kind": "exercise",
                "todo": step.do.todo,
                "hint": step.do.hint,
                "items": items,
                "shows": [asdict(item) for item in step.do.shows],
            }
        case None:
            return {**form, "kind": "read"}
