"""The board: a game played at the screen, by people and opponents, with undo and its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Any

from clawkit import find_game
from clawkit.core.free_play import FreePlay
from clawkit.core.game import Game
from clawkit.core.match import IllegalActionError
from clawkit.core.set_up import RecordError, Seat, SetUp, seats_of
from clawkit.core.state import Event, State
from clawkit_widgets.module import STATIC, Module
from clawkit_widgets.schema import heading, ruling_form
from clawkit_widgets.score_pad import result_form

INTENTS = ("restore", "begin", "look", "hand_on", "act", "go_on", "undo")


class Board(Module):
    """A board for one game.

    The browser keeps the record of the game and brings it back after a reload; this side holds
    the position, checks what is asked for, and answers with what there is to see.

    In a notebook, `board.play("right", "push")` plays, and the board that is shown follows.

    Attributes:
        free_play: the game being played, with its record.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    def __init__(
        self,
        game: str,
        players: Sequence[str] | Mapping[str, str] | None = None,
        rulings: Mapping[str, str] | None = None,
        seed: str | int | None = None,
    ) -> None:
        """Show a board of the game with this name; without players the page asks for them.

        Args:
            game: the game's name, as `claw_machine`.
            players: names of people, or names with who plays them: `person`, or the name of one
                of the game's opponents.
            rulings: choices other than the usual ones.
            seed: equal seeds and equal actions show equal cards.

        Raises:
            KeyError: no game has this name.
            ValueError: the game has no board, or cannot be played like this.
        """
        self.game = find_game(game)
        if self.game.play.scene is None:
            raise ValueError(f"{self.game.title} has no board")
        self._draw = self.game.play.scene
        self._given = (players, rulings, seed) != (None, None, None)
        self._seeded = seed is not None
        seats = default_seats(self.game) if players is None else seats_of(players)
        drawn = token_hex(4) if seed is None else str(seed)
        self.free_play = FreePlay(self.game, SetUp(seats, dict(rulings or {}), drawn))
        self._begun = self._given
        self._answered: dict[object, int] = {}
        super().__init__(schema=board_schema(self.game))
        self.on_msg(self.receive)

    @property
    def state(self) -> State:
        """The position."""
        return self.free_play.match.state

    def legal(self) -> list[str]:
        """What the person to act can do now, each as `play` takes it."""
        self._let_opponents_move()
        return self.free_play.legal()

    def play(self, *actions: str) -> list[str]:
        """Play these actions, one after the other; opponents play theirs in between.

        Returns:
            What happened, in sentences.

        Raises:
            IllegalActionError: one of them is not possible; those before it have been played.
        """
        before = sum(1 for _ in self.free_play.told())
        try:
            for action in actions:
                self._let_opponents_move()
                self.free_play.act(action)
            self._let_opponents_move()
        finally:
            self._begun = True
            self.send(self._position())
        told = [*self.free_play.told()][before:]
        return [self._sentence(event) for event in self._seen(told)]

    def undo(self) -> None:
        """Go back to the last decision of a person; what chance showed it will show again."""
        self.free_play.undo()
        self.send(self._position())

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Do what a message of the front end asks for, once, and answer with the position."""
        kind = message.get("type")
        if kind == "ping":
            return {"type": "pong"}
        if kind not in INTENTS:
            return None
        page, number = message.get("from"), int(message.get("number") or 0)
        says: dict[str, Any] = {}
        if number > self._answered.get(page, 0):
            says = self._carry_out(kind, message)
            self._answered[page] = number
        return {**self._position(), **says, "number": number, "from": page}

    def _carry_out(self, kind: str, message: Mapping[str, Any]) -> dict[str, Any]:
        """Returns what is to be said about it, if anything is."""
        try:
            if kind == "restore":
                return self._restore(message.get("record"), bool(message.get("force")))
            if kind == "begin":
                set_up = SetUp.from_json(message.get("set_up"))
                self.free_play = FreePlay(self.game, _seeded(set_up))
            elif message.get("at") == len(self.free_play.moves):
                self._play(kind, message)
            else:
                return {}
        except (IllegalActionError, RecordError) as error:
            return {"refusal": str(error)}
        self._begun = True
        return {}

    def _play(self, kind: str, message: Mapping[str, Any]) -> None:
        match kind:
            case "look":
                self.free_play.screen.look()
            case "hand_on":
                self.free_play.screen.cover()
            case "act" if self.free_play.may_choose:
                self.free_play.act(str(message.get("action")))
            case "go_on":
                self.free_play.go_on()
            case "undo":
                self.free_play.undo()

    def _restore(self, record: object, force: bool) -> dict[str, Any]:
        """Go on with the browser's record, unless a game was begun here that it does not know.

        Whoever has loaded the page anew may be another person, so a curtain is closed again.
        """
        self.free_play.screen.cover()
        if not isinstance(record, dict):
            return {} if record is None else {"unreadable": "it is no record"}
        try:
            set_up = SetUp.from_json(record.get("set_up"))
            if not (force or self._welcome(set_up)):
                return {"kept": True}
            self.free_play = FreePlay.restore(self.game, set_up, record.get("moves"))
        except RecordError as error:
            return {"unreadable": str(error)}
        self._begun = True
        return {}

    def _welcome(self, set_up: SetUp) -> bool:
        own = self.free_play.set_up
        if not self._begun:
            return True
        untouched = self._given and not self.free_play.undoable
        same = (set_up.seats, dict(set_up.rulings)) == (own.seats, dict(own.rulings))
        return untouched and same and (not self._seeded or set_up.seed == own.seed)

    def _let_opponents_move(self) -> None:
        while self.free_play.go_on():
            pass

    def _position(self) -> dict[str, Any]:
        """All that a board shows."""
        play = self.free_play
        return {
            "type": "position",
            "begun": self._begun,
            "record": {"set_up": play.set_up.to_json(), "moves": play.moves},
            "scene": self._draw(self.state, play.set_up.names, play.viewer).to_json(),
            "names": list(play.set_up.names),
            "events": [_event(event) for event in self._seen(play.told())],
            "curtain": play.screen.curtain,
            "lingers": play.screen.lingers,
            "choosing": play.still_to_choose,
            "together": len([*self._seen(play.match.told_together)]),
            "opponent": play.opponent is not None,
            "undoable": play.undoable,
            "over": self.state.is_over(),
            **self._score(),
        }

    def _seen(self, events: Iterable[Event]) -> Iterator[Event]:
        """Those of the events that are for the eyes of whoever looks at the screen."""
        viewer = self.free_play.viewer
        return (event for event in events if event.private_to in (None, viewer))

    def _score(self) -> dict[str, Any]:
        """The final sheet, and the entries that the score page opens with."""
        if not self.state.is_over() or self.game.play.entries is None:
            return {"result": None, "entries": None}
        entries = self.game.play.entries(self.state, self.free_play.set_up.names)
        result = result_form(self.game.score(entries))
        return {"result": result, "entries": entries}

    def _sentence(self, event: Event) -> str:
        name = "" if event.who is None else f"{self.free_play.set_up.names[event.who]} "
        return f"{name}{event.what} ({event.clause})"


def default_seats(game: Game) -> tuple[Seat, ...]:
    """A person, and at the other seats the opponent that plays best."""
    others = game.rulebook.players.min - 1
    plays = game.play.opponents[-1].name
    return (Seat("Player 1"), *(Seat(f"Robot {i + 1}", plays) for i in range(others)))


def board_schema(game: Game) -> dict[str, Any]:
    """What the board's front end shows without asking."""
    book = game.rulebook
    scoring = set(game.pad.rulings) if game.pad else set()
    in_play = [ruling_form(r) for name, r in book.rulings.items() if name not in scoring]
    return {
        **heading(game),
        "players": {"min": book.players.min, "max": book.players.max},
        "opponents": [{"name": one.name, "label": one.label} for one in game.play.opponents],
        "seats": SetUp(default_seats(game)).to_json()["seats"],
        "rulings": in_play,
        "pictures": game.pictures(),
    }


def _seeded(set_up: SetUp) -> SetUp:
    return set_up if set_up.seed else replace(set_up, seed=token_hex(4))


def _event(event: Event) -> dict[str, Any]:
    return {"clause": event.clause, "who": event.who, "what": event.what}
