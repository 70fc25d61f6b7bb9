"""The explorer: one question about a game's odds, with its parameters at one's fingertips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clawkit import find_game
from clawkit.odds_lookup import odds_book
from clawkit.probability import Derivation, Odds, OddsError, Value, VerificationError
from clawkit.probability.parameters import Parameter, ParameterError
from clawkit_widgets.explorer_schema import answer_form, derivation_form, explorer_schema
from clawkit_widgets.module import STATIC, Module


class Explorer(Module):
    """One question, its answer for every choice of its parameters, and the derivation.

    The browser keeps the parameters and draws; every number comes from this side. A message has
    the parameters whole, so an answer depends on nothing that was asked before.

    In a notebook, `explorer.parameters` and `explorer.value` have what was last asked.

    Attributes:
        entry: the question.
        parameters: the parameters of the last answer, in their one form.
        value: the last answer, exactly.
    """

    _esm = STATIC / "explorer.js"
    _css = STATIC / "explorer.css"

    def __init__(self, game: str, name: str, **parameters: Any) -> None:
        """Show one question of a game; parameters not given are at their defaults.

        Args:
            game: the game's name, as `claw_machine`.
            name: the question's name, as `trios`.
            **parameters: what it begins with, as `hand=12`.

        Raises:
            KeyError: no game has this name.
            OddsError: the question or a parameter is not known, or not possible.
        """
        found = find_game(game)
        self.entry: Odds = odds_book(game).find(name)
        self.parameters: dict[str, Any] = self.entry.read(parameters)
        self.value: Value = self.entry.value(**self.parameters)
        self._derived: tuple[dict[str, Any], Derivation] | None = None
        super().__init__(schema=explorer_schema(found, self.entry, self.parameters, self.value))
        self.on_msg(self.receive)

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Evaluate, derive or verify with the parameters of a message; answer a `ping`."""
        sender = {"number": message.get("number"), "from": message.get("from")}
        match message.get("type"):
            case "ping":
                return {"type": "pong"}
            case "evaluate" | "derive" | "verify" as kind:
                given = message.get("parameters")
                return {"type": "answered", **sender, **self._done(kind, given)}
            case _:
                return None

    def _done(self, kind: str, given: Any) -> dict[str, Any]:
        if not isinstance(given, dict):
            return {"problems": [{"parameter": None, "message": "No parameters were sent."}]}
        try:
            read = self.entry.read(given)
        except OddsError as error:
            return {"problems": problems_of(self.entry, given, error)}
        if kind == "evaluate":
            self.parameters, self.value = read, self.entry.value(**read)
            return {"answer": answer_form(self.value, self.entry)}
        derived = self._derivation(read)
        return {"derivation": derivation_form(derived)} if kind == "derive" else verified(derived)

    def _derivation(self, read: dict[str, Any]) -> Derivation:
        """The derivation with these parameters; the last one is kept, to be verified next."""
        if self._derived is None or self._derived[0] != read:
            self._derived = read, self.entry.derivation(**read)
        return self._derived[1]


def verified(derived: Derivation) -> dict[str, Any]:
    """Of each step that its sides agree, or what does not hold."""
    try:
        said = derived.verify()
    except VerificationError as error:
        return {"fault": str(error)}
    steps = zip(said, derived.steps, strict=False)
    where = [text.removesuffix(f": {step.plain}").partition(" holds ")[2] for text, step in steps]
    return {"holds": [f"Both sides agree {at}.".replace(" as it stands", "") for at in where]}


def problems_of(entry: Odds, given: Mapping[str, Any], error: OddsError) -> list[dict[str, Any]]:
    """What is wrong with the parameters, each problem with the control that it stands at."""
    found = []
    others: dict[str, Any] = {}
    for parameter in sorted(entry.parameters, key=lambda p: p.kind in ("cards", "card")):
        try:
            value = given.get(parameter.name, parameter.default)
            others[parameter.name] = parameter.read(value, others)
        except ParameterError as refusal:
            found.append(_problem(parameter, str(refusal)))
            others[parameter.name] = parameter.default
    if found:
        return found
    said = str(error).removeprefix(f"{entry.name}: ")
    named = next((p for p in entry.parameters if said.startswith(f"{p.name} ")), None)
    return [_problem(named, said) if named else {"parameter": None, "message": _sentence(said)}]


def _problem(parameter: Parameter, said: str) -> dict[str, Any]:
    """The sentence without the control's name, which stands above it."""
    name = parameter.name
    for verb in ("must", "can", "cannot"):
        said = said.removeprefix(f"{name} ") if said.startswith(f"{name} {verb} ") else said
    return {"parameter": name, "message": _sentence(said.removeprefix(f"{name}: "))}


def _sentence(said: str) -> str:
    ended = said if said.endswith((".", "?")) else f"{said}."
    return ended[:1].upper() + ended[1:]
