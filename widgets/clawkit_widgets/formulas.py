"""LaTeX as MathML, which browsers set by themselves: no script, no font, no other host.

Only what hand-written formulas need is known. A formula with anything else is shown as its plain
text, so nothing is ever shown wrongly.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

Node = list[Any]
"""A MathML element: its tag, its attributes, and its children (elements or text)."""

TOKEN = re.compile(r"\\[a-zA-Z]+|\\.|\s+|.", re.DOTALL)
SPACES = {
    "\\,": "0.17em", "\\:": "0.22em", "\\;": "0.28em", "\\ ": "0.3em", "\\quad": "1em",
    "\\qquad": "2em",
}  # fmt: skip
OPERATORS = {
    "\\cdot": "·", "\\times": "×", "\\cdots": "⋯", "\\ldots": "…", "\\ge": "≥", "\\le": "≤",
    "\\neq": "≠", "\\in": "∈", "\\setminus": "∖", "\\iff": "⟺", "\\to": "→", "\\mid": "∣",
    "\\approx": "≈", "\\lceil": "⌈", "\\rceil": "⌉", "\\lfloor": "⌊", "\\rfloor": "⌋",
    "\\{": "{", "\\}": "}", "\\cup": "∪", "\\cap": "∩", "\\subseteq": "⊆", "\\pm": "±",
    "-": "−", "+": "+", "=": "=", "<": "<", ">": ">", "/": "/", "(": "(", ")": ")",
    "[": "[", "]": "]", "|": "|", ",": ",", ";": ";", ":": ":", "!": "!",
}  # fmt: skip
FENCES = frozenset("()[]{}|⌈⌉⌊⌋")
NAMES = {
    "\\Delta": "Δ", "\\alpha": "α", "\\beta": "β", "\\lambda": "λ", "\\mu": "μ", "\\sigma": "σ",
    "\\pi": "π", "\\varepsilon": "ε", "\\emptyset": "∅", "\\infty": "∞", "\\#": "#", "\\%": "%",
    "\\ln": "ln", "\\log": "log", "\\exp": "exp", "\\max": "max", "\\min": "min",
}  # fmt: skip
BIG = {"\\sum": "∑", "\\prod": "∏"}
SIZES = frozenset(("\\big", "\\Big", "\\bigl", "\\bigr"))


class UnknownTexError(ValueError):
    """A formula with something in it that is not known here."""


def mathml(tex: str) -> Node | None:
    """The formula as MathML; None where the text form has to do."""
    try:
        return ["math", {}, *Reader(tex).read_all()]
    except UnknownTexError:
        return None


def as_html(node: Node | str) -> str:
    """MathML as text for a page."""
    if isinstance(node, str):
        return escape(node)
    tag, attributes, children = str(node[0]), node[1], node[2:]
    said = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return f"<{tag}{said}>{''.join(map(as_html, children))}</{tag}>"


def _row(nodes: list[Node]) -> Node:
    return nodes[0] if len(nodes) == 1 else ["mrow", {}, *nodes]


def _operator(sign: str, stretchy: bool = False) -> Node:
    """A bracket is as high as a letter, unless one is asked for that grows."""
    if sign in FENCES:
        return ["mo", {"stretchy": "true" if stretchy else "false"}, sign]
    return ["mo", {}, sign]


def _sign(word: str) -> Node | None:
    """The element of a single sign or letter; None for what needs more to follow."""
    if word in SPACES:
        return ["mspace", {"width": SPACES[word]}]
    if word in BIG:
        return ["mo", {}, BIG[word]]
    if word in OPERATORS:
        return _operator(OPERATORS[word])
    if word in NAMES:
        return ["mi", {}, NAMES[word]]
    if word.isalnum():
        return ["mn" if word.isdigit() else "mi", {}, word]
    return None


class Reader:
    """Reads one formula from left to right."""

    def __init__(self, tex: str) -> None:
        self.left: list[str] = TOKEN.findall(tex)[::-1]

    def read_all(self) -> list[Node]:
        """The whole formula.

        Raises:
            UnknownTexError: it has something in it that is not known.
        """
        nodes = self._sequence(frozenset())
        if self.left:
            raise UnknownTexError(self.left[-1])
        return nodes

    def _peek(self) -> str:
        while self.left and self.left[-1].isspace():
            self.left.pop()
        return self.left[-1] if self.left else ""

    def _take(self, wanted: str = "") -> str:
        word = self._peek()
        if not word or (wanted and word != wanted):
            raise UnknownTexError(word or "the end")
        return self.left.pop()

    def _sequence(self, ends: frozenset[str]) -> list[Node]:
        nodes = []
        while (word := self._peek()) and word not in ends and word != "}":
            nodes.append(self._scripted(self._number() if word.isdigit() else self._atom()))
        return nodes

    def _number(self) -> Node:
        digits = self._take()
        while self.left and (self.left[-1].isdigit() or self._is_point(digits)):
            digits += self.left.pop()
        return ["mn", {}, digits]

    def _is_point(self, digits: str) -> bool:
        has_more = len(self.left) > 1 and self.left[-2].isdigit()
        return self.left[-1] == "." and "." not in digits and has_more

    def _scripted(self, base: Node) -> Node:
        """The atom with what stands below and above it."""
        low, high = None, None
        while self._peek() in ("_", "^"):
            if self._take() == "_":
                low = self._argument()
            else:
                high = self._argument()
        around = base[0] == "mo" and base[2] in BIG.values()
        match low, high:
            case None, None:
                return base
            case _, None:
                return ["munder" if around else "msub", {}, base, low]
            case None, _:
                return ["mover" if around else "msup", {}, base, high]
            case _:
                return ["munderover" if around else "msubsup", {}, base, low, high]

    def _argument(self) -> Node:
        if self._peek() == "{":
            return self._group()
        return self._atom()

    def _group(self) -> Node:
        self._take("{")
        nodes = self._sequence(frozenset())
        self._take("}")
        return _row(nodes)

    def _atom(self) -> Node:
        if self._peek() == "{":
            return self._group()
        word = self._take()
        if word in SIZES:
            return _operator(self._fence(), stretchy=True)
        return _sign(word) or self._command(word)

    def _fence(self) -> str:
        word = self._take()
        sign = OPERATORS.get(word, "" if word == "." else "?")
        if sign and sign not in FENCES:
            raise UnknownTexError(word)
        return sign

    def _command(self, word: str) -> Node:
        match word:
            case "\\frac":
                return ["mfrac", {}, self._argument(), self._argument()]
            case "\\tfrac":
                fraction = ["mfrac", {}, self._argument(), self._argument()]
                return ["mstyle", {"displaystyle": "false"}, fraction]
            case "\\binom":
                pair = ["mfrac", {"linethickness": "0"}, self._argument(), self._argument()]
                return ["mrow", {}, _operator("(", True), pair, _operator(")", True)]
            case "\\sqrt":
                return ["msqrt", {}, self._argument()]
            case "\\underline":
                return ["mrow", {"style": "border-bottom: 0.07em solid"}, self._argument()]
            case "\\text" | "\\mathrm":
                return self._text()
            case "\\left":
                return self._fenced()
        raise UnknownTexError(word)

    def _text(self) -> Node:
        self._take("{")
        words = ""
        while self.left and self.left[-1] != "}":
            words += self.left.pop()
        self._take("}")
        if set(words) & set("\\{$"):
            raise UnknownTexError(words)
        return ["mtext", {}, words.replace(" ", "\N{NO-BREAK SPACE}")]

    def _fenced(self) -> Node:
        opening = self._fence()
        inside = self._sequence(frozenset(("\\right",)))
        self._take("\\right")
        closing = self._fence()
        fences = [[_operator(sign, True)] if sign else [] for sign in (opening, closing)]
        return ["mrow", {}, *fences[0], *inside, *fences[1]]
