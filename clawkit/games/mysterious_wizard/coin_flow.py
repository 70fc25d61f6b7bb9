"""Fake coins that flow through places: a network in which each fake finds some way."""

from __future__ import annotations

from random import Random

Edge = int
Node = int

SOURCE, SEEN, UNSEEN = 0, 1, 2
"""Where known fakes come from; where fakes went that were seen; where all others end."""


class CoinFlow:
    """A network with room for so many fakes on each edge, filled at random.

    Every edge has a twin for taking back what flows through it, as max-flow searches have. All
    that is supplied finds its way if any way of filling the network exists: a walk that cannot
    go on moves fakes that were sent before.
    """

    def __init__(self) -> None:
        """Only the three ends."""
        self._head: list[Node] = []
        self._room: list[int] = []
        self._edges: list[list[Edge]] = [[], [], []]

    def node(self) -> Node:
        """A new place."""
        self._edges.append([])
        return len(self._edges) - 1

    def edge(self, tail: Node, head: Node, room: int) -> Edge:
        """A way for at most so many fakes."""
        edge = len(self._head)
        self._head += (head, tail)
        self._room += (room, 0)
        self._edges[tail].append(edge)
        self._edges[head].append(edge + 1)
        return edge

    def through(self, edge: Edge) -> int:
        """How many fakes go this way."""
        return self._room[edge + 1]

    def fill(self, rng: Random) -> None:
        """Send every fake its way, wherever possible each coin as likely to be the fake one.

        What was seen is traced back first: where each fake that the seat took out came from.

        Raises:
            ValueError: what is supplied and what was seen contradict each other.
        """
        for edge in self._edges[SEEN]:
            while self._room[edge ^ 1]:
                self._send(SEEN, SOURCE, rng, edge)
        while any(self._room[edge] for edge in self._edges[SOURCE]):
            self._send(SOURCE, UNSEEN, rng)

    def _send(self, start: Node, goal: Node, rng: Random, first: Edge | None = None) -> None:
        """One fake more on a way between start and goal; backwards, if it ends in `SEEN`."""
        back = int(start == SEEN)
        came: dict[Node, Edge] = {start: -1}
        stack = [start] if first is None else [self._step(first, came)]
        while stack:
            node = stack[-1]
            if node == goal:
                self._push(goal, came, back)
                return
            edge = self._choose(node, came, back, rng)
            if edge is None:
                stack.pop()
            else:
                stack.append(self._step(edge, came))
        raise ValueError("no way is left for a fake coin")

    def _step(self, edge: Edge, came: dict[Node, Edge]) -> Node:
        came[self._head[edge]] = edge
        return self._head[edge]

    def _push(self, goal: Node, came: dict[Node, Edge], back: int) -> None:
        node = goal
        while (edge := came[node]) >= 0:
            used = edge ^ back
            self._room[used] -= 1
            self._room[used ^ 1] += 1
            node = self._head[edge ^ 1]

    def _choose(self, node: Node, came: dict[Node, Edge], back: int, rng: Random) -> Edge | None:
        """A way on: by the coins that are still free there; else one that moves an earlier fake."""
        head, room = self._head, self._room
        free, moved, total = [], [], 0
        for edge in self._edges[node]:
            left = room[edge ^ back]
            if left and head[edge] not in came:
                if edge & 1 == back:
                    free.append(edge)
                    total += left
                else:
                    moved.append(edge)
        if not free:
            return moved[rng.randrange(len(moved))] if moved else None
        if len(free) > 1:
            mark = rng.randrange(total)
            for edge in free:
                mark -= room[edge ^ back]
                if mark < 0:
                    return edge
        return free[0]
