"""A board and a page that talks to it, without a browser."""

import json
from random import Random

from clawkit_widgets import Board

TWO = {"seats": [{"name": "Ana", "plays": "person"}, {"name": "Bo", "plays": "person"}]}
AGAINST = {"seats": [{"name": "Ana", "plays": "person"}, {"name": "Robot", "plays": "best_turn"}]}


class Conversation:
    """A board and one page that talks to it."""

    def __init__(self, *args, game="claw_machine", page="page", **kwargs):
        self.board = Board(game, *args, **kwargs)
        self.page = page
        self.number = 0
        self.sent = []
        self.board.send = self.sent.append

    def say(self, kind, **body):
        """Sends a message as the browser does, and returns the answer."""
        self.number += 1
        at = len(self.board.free_play.moves)
        message = {"type": kind, "number": self.number, "from": self.page, "at": at, **body}
        return self.say_again(message)

    def say_again(self, message):
        before = len(self.sent)
        self.board.receive(self.board, json.loads(json.dumps(message)), [])
        [answer] = self.sent[before:]
        return json.loads(json.dumps(answer))

    def begin(self, set_up=TWO, seed="7"):
        return self.say("begin", set_up={**set_up, "seed": seed})

    def play_on(self, actions, seed=1):
        """Any legal actions of people, and all of the opponents."""
        rng, answer = Random(seed), None
        for _ in range(actions):
            while self.board.free_play.opponent:
                answer = self.say("go_on")
            legal = self.board.free_play.legal()
            if not legal:
                break
            answer = self.say("act", action=legal[rng.randrange(len(legal))])
        return answer


def shown(answer):
    """What a board shows, without the answer's own marks."""
    return {key: value for key, value in answer.items() if key not in ("number", "from")}
