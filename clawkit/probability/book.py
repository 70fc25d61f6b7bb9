"""Questions of a game by name: what each asks for, its value, and its derivation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from clawkit.core.problems import listed
from clawkit.probability.answer import Value, answer_json
from clawkit.probability.card_parameters import Cards, OneCard
from clawkit.probability.derivation import Derivation
from clawkit.probability.parameters import Parameter, ParameterError


class OddsError(ValueError):
    """A question that cannot be answered as asked; the message says what can be asked."""


@dataclass(frozen=True, slots=True)
class Odds:
    """One question, open in its parameters. Calling it derives the answer.

    Attributes:
        name: as programs and the command line name it.
        title: for people, in a few words.
        parameters: what it leaves open, in the order of the function's arguments.
        value: computes the answer from parameters that have been read, without sympy unless
            the answer is in symbols.
        derive: builds the whole derivation from parameters that have been read.
        about: the question at length.
        label: what the answer tells, in a few words.
        slow: why a value takes longer than an explorer should wait; empty if it does not.
        refusal: what is wrong with parameters that each are possible, or an empty text.
    """

    name: str
    title: str
    parameters: tuple[Parameter, ...]
    value: Callable[..., Value]
    derive: Callable[..., Derivation]
    about: str
    label: str
    slow: str = ""
    refusal: Callable[..., str] | None = None

    def __call__(self, *args: Any, **kwargs: Any) -> Derivation:
        """The derivation for these parameters, by position or by name.

        Raises:
            OddsError: a parameter is not known or not possible.
        """
        if len(args) > len(self.parameters):
            raise OddsError(f"{self.name} has {self._parameter_names()}, not {len(args)} of them")
        by_position = dict(zip((p.name for p in self.parameters), args, strict=False))
        if twice := [name for name in by_position if name in kwargs]:
            raise OddsError(f"{self.name}: {listed(twice)} is given twice")
        return self.derivation(**by_position, **kwargs)

    def derivation(self, **given: Any) -> Derivation:
        """The derivation for these parameters; those not given are at their defaults.

        Raises:
            OddsError: a parameter is not known or not possible.
        """
        read = self.read(given)
        return replace(self.derive(**read), name=self.name, label=self.label, parameters=read)

    def evaluate(self, **given: Any) -> Value:
        """The value alone: the fast path, which builds no steps.

        Raises:
            OddsError: a parameter is not known or not possible.
        """
        return self.value(**self.read(given))

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every parameter in its one form, in order; cards are read when all else is known.

        Raises:
            OddsError: a parameter is not known or not possible.
        """
        for name in given:
            if name not in (p.name for p in self.parameters):
                raise OddsError(f"{self.name} has no parameter {name}; {self._parameter_names()}")
        read: dict[str, Any] = {}
        for parameter in sorted(self.parameters, key=lambda p: isinstance(p, Cards | OneCard)):
            value = given.get(parameter.name, parameter.default)
            try:
                read[parameter.name] = parameter.read(value, read)
            except ParameterError as error:
                raise OddsError(f"{self.name}: {error}") from None
        in_order = {p.name: read[p.name] for p in self.parameters}
        if self.refusal and (said := self.refusal(**in_order)):
            raise OddsError(f"{self.name}: {said}")
        return in_order

    def _parameter_names(self) -> str:
        if not self.parameters:
            return "it has no parameters"
        return f"its parameters are {listed(p.name for p in self.parameters)}"

    def to_json(self) -> dict[str, Any]:
        """The question as JSON values: what an explorer needs to offer it."""
        return {
            "name": self.name,
            "title": self.title,
            "about": self.about,
            "label": self.label,
            "slow": self.slow,
            "parameters": [parameter.to_json() for parameter in self.parameters],
        }


def question(
    title: str,
    *parameters: Parameter,
    label: str,
    value: Callable[..., Value],
    slow: str = "",
    refusal: Callable[..., str] | None = None,
) -> Callable[[Callable[..., Derivation]], Odds]:
    """Make a question of the function that derives its answer; it takes the parameters by name."""

    def made(derive: Callable[..., Derivation]) -> Odds:
        about = " ".join((derive.__doc__ or "").split())
        name = derive.__name__
        return Odds(name, title, parameters, value, derive, about, label, slow, refusal)

    return made


@dataclass(frozen=True, slots=True)
class OddsBook:
    """All questions of one game."""

    game: str
    entries: tuple[Odds, ...]

    def __iter__(self) -> Iterator[Odds]:
        return iter(self.entries)

    def find(self, name: str) -> Odds:
        """The question with this name.

        Raises:
            OddsError: there is none; the message lists those that there are.
        """
        for entry in self.entries:
            if entry.name == name:
                return entry
        known = ", ".join(entry.name for entry in self.entries)
        raise OddsError(f"{self.game} has no odds called {name}; there are: {known}")

    def evaluate(self, name: str, **given: Any) -> Value:
        """The value of one question: what an explorer calls at every move of a slider.

        Raises:
            OddsError: the name or a parameter is not known, or not possible.
        """
        return self.find(name).evaluate(**given)

    def answer(self, name: str, **given: Any) -> dict[str, Any]:
        """As `evaluate`, as JSON values.

        Raises:
            OddsError: the name or a parameter is not known, or not possible.
        """
        return answer_json(self.evaluate(name, **given), self.find(name).label)

    def derivation(self, name: str, **given: Any) -> Derivation:
        """The derivation of one question's answer.

        Raises:
            OddsError: the name or a parameter is not known, or not possible.
        """
        return self.find(name).derivation(**given)

    def to_json(self) -> dict[str, Any]:
        """Every question with its parameters, as JSON values."""
        return {"game": self.game, "odds": [entry.to_json() for entry in self.entries]}
