"""Whether sheep come in alternating colours (CM-34)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import perm
from typing import Any

from clawkit.games.claw_machine.components import CARDS_PER_ANIMAL
from clawkit.games.claw_machine.deck import collection_of
from clawkit.games.claw_machine.lines import score_sheep
from clawkit.games.claw_machine.odds.asked import example_data
from clawkit.probability import Assumption, Check, Derivation, Step, Symbol, question
from clawkit.probability.parameters import WholeNumber
from clawkit.probability.points import whole

Number = int | str
"""A number of sheep, or the letter that stands for it."""


def alternating_orders(n: int, white: int, black: int) -> int:
    """In how many orders n of these sheep can be received so that their colours alternate."""
    more, less = (n + 1) // 2, n // 2
    return perm(white, more) * perm(black, less) + perm(white, less) * perm(black, more)


def chance_of_alternating(n: int, white: int, black: int) -> Fraction:
    """The chance that n of these sheep, received in random order, alternate."""
    return Fraction(alternating_orders(n, white, black), perm(white + black, n))


def alternating(n: Number, white: Number, black: Number) -> Any:
    """The chance as a fraction, or in the letters that were given."""
    if isinstance(n, int) and isinstance(white, int) and isinstance(black, int):
        return chance_of_alternating(n, white, black)
    return formula(*map(_letter, (n, white, black)))


ASSUMPTIONS = (
    Assumption("All orders in which you receive the sheep are equally likely.", (), "model"),
    Assumption(
        "Sheep score their number squared if the colours alternate, starting with either.",
        ("CM-34",),
    ),
)
SYMBOLS = (
    Symbol("n", "n", "sheep received"),
    Symbol("w, b", "w, b", "white and black sheep that there are"),
)


def _letter(number: Number) -> Any:
    from sympy import Integer
    from sympy import Symbol as Letter

    return Integer(number) if isinstance(number, int) else Letter(number)


def formula(n: Any, w: Any, b: Any) -> Any:
    """The chance in symbols: falling factorials, written out where n is a number."""
    from sympy import ceiling, expand_func, factor, ff, floor

    more, less = ceiling(n / 2), floor(n / 2)
    chance = (ff(w, more) * ff(b, less) + ff(w, less) * ff(b, more)) / ff(w + b, n)
    return factor(expand_func(chance)) if n.is_Integer else chance


def _refusal(n: Number, white: Number, black: Number) -> str:
    letters = [name for name in (n, white, black) if isinstance(name, str)]
    if len(set(letters)) < len(letters):
        return f"different numbers need different letters, not {letters[0]} twice"
    most = _most(white, black)
    least = n if isinstance(n, int) else 1
    if least <= most:
        return ""
    return f"n can be at most white and black sheep together: {most}, and not {n}"


def _most(white: Number, black: Number) -> int:
    """How many sheep there are to receive; all six if a letter stands for some of them."""
    if isinstance(white, int) and isinstance(black, int):
        return white + black
    return CARDS_PER_ANIMAL


def _count(name: str, label: str, default: int, least: int = 0) -> WholeNumber:
    most = CARDS_PER_ANIMAL
    return WholeNumber(
        name=name, label=label, default=default, least=least, most=most, symbolic=True
    )


def _by_scoring(n: int, white: int, black: int) -> Fraction:
    """Every order of colours with its chance, scored by the game: alternating sheep are squared."""
    found = Fraction(0)
    for colours in product(("sheep white", "sheep black"), repeat=n):
        left, chance = {"sheep white": white, "sheep black": black}, Fraction(1)
        for card in colours:
            chance *= Fraction(left[card], sum(left.values()))
            left[card] -= 1
        if chance and score_sheep(collection_of(colours)).points == n**2:
            found += chance
    return found


@question(
    "Sheep in alternating colours",
    _count("n", "sheep received", 4, least=1),
    _count("white", "white sheep that there are", 3),
    _count("black", "black sheep that there are", 3),
    label="their colours alternate",
    value=alternating,
    refusal=_refusal,
)
def sheep_alternating(n: Number, white: Number, black: Number) -> Derivation:
    """How likely is it that the sheep you receive alternate between white and black?"""
    value = alternating(n, white, black)
    return Derivation(
        question=f"How likely is it that {n} sheep out of {white} white and {black} black ones "
        "alternate in the order received?",
        model="The sheep come in random order, each as likely as any other.",
        assumptions=(*ASSUMPTIONS, example_data("sheep_colours", {"white": white, "black": black})),
        symbols=SYMBOLS,
        steps=(
            _orders_step(),
            _white_first_step(),
            _formula_step(),
            _even_step(),
            _value_step(n, white, black, value),
        ),
        value=value,
        checks=(_check(n, white, black),),
    )


def _check(n: Number, white: Number, black: Number) -> Check:
    """The scored orders; where letters stand for numbers, some numbers stand for letters."""
    w, b = (number if isinstance(number, int) else 3 for number in (white, black))
    size = min(n if isinstance(n, int) else 3, w + b)
    same = "." if (size, w, b) == (n, white, black) else f", for n = {size}, w = {w}, b = {b}."
    return Check(
        f"Every order of colours, with its chance of being dealt, scored by the game{same}",
        lambda: chance_of_alternating(size, w, b),
        lambda: _by_scoring(size, w, b),
    )


def _orders(n: int, w: int, b: int, alternate: str = "") -> int:
    """Orders of labelled sheep, counted one by one: all, or those that alternate like this."""
    flock = ["W"] * w + ["B"] * b
    wanted = [alternate[i % 2] for i in range(n)] if alternate else []
    received = permutations(range(w + b), n)
    return sum(not alternate or [flock[i] for i in order] == wanted for order in received)


def _orders_step() -> Step:
    from sympy import ff, symbols

    n, w, b = symbols("n w b")
    return Step(
        "Label the sheep. The first can be any of w + b, the next any of those left, and so on.",
        r"\#\{\text{orders}\} = (w+b)^{\underline{n}} = (w+b)(w+b-1)\cdots(w+b-n+1)",
        "orders of n sheep = (w+b)(w+b-1)...(w+b-n+1), a falling factorial",
        _orders,
        ff(w + b, n),
        whole(n=(1, 4), w=(0, 3), b=(0, 3)),
    )


def _white_first_step() -> Step:
    from sympy import ceiling, ff, floor, symbols

    n, w, b = symbols("n w b")
    return Step(
        "If the first is white, whites take the odd places and blacks the even ones.",
        r"\#\{\text{alternating, white first}\} = w^{\underline{\lceil n/2 \rceil}}\;"
        r"b^{\underline{\lfloor n/2 \rfloor}}",
        "alternating orders with white first = w falling ceil(n/2), times b falling floor(n/2)",
        lambda n, w, b: _orders(n, w, b, "WB"),
        ff(w, ceiling(n / 2)) * ff(b, floor(n / 2)),
        whole(n=(1, 4), w=(0, 3), b=(0, 3)),
    )


def _formula_step() -> Step:
    from sympy import symbols

    return Step(
        "With black first the colours change places. Add both, and divide by all orders.",
        r"P = \frac{w^{\underline{\lceil n/2 \rceil}}\,b^{\underline{\lfloor n/2 \rfloor}}"
        r" + w^{\underline{\lfloor n/2 \rfloor}}\,b^{\underline{\lceil n/2 \rceil}}}"
        r"{(w+b)^{\underline{n}}}",
        "P = (w^(ceil) b^(floor) + w^(floor) b^(ceil)) / (w+b)^(n), all powers falling",
        lambda n, w, b: chance_of_alternating(n, white=w, black=b),
        formula(*symbols("n w b")),
        whole(n=(2, 6), w=(3, 6), b=(3, 6)),
    )


def _even_step() -> Step:
    from sympy import ff, symbols

    m, w, b = symbols("m w b")
    return Step(
        "For an even number n = 2m both terms are the same.",
        r"P = \frac{2\,w^{\underline{m}}\,b^{\underline{m}}}{(w+b)^{\underline{2m}}}",
        "for n = 2m: P = 2 w^(m) b^(m) / (w+b)^(2m), powers falling",
        formula(2 * m, w, b),
        2 * ff(w, m) * ff(b, m) / ff(w + b, 2 * m),
        whole(m=(1, 3), w=(3, 6), b=(3, 6)),
    )


def _value_step(n: Number, white: Number, black: Number, value: Any) -> Step:
    from sympy import symbols

    letters = symbols("n w b")
    chosen = dict(zip(letters, map(_letter, (n, white, black)), strict=True))
    bounds = ((n, (1, _most(white, black))), (white, (6, 9)), (black, (6, 9)))
    free = {name: pair for name, pair in bounds if isinstance(name, str)}
    return Step(
        f"With n = {n}, w = {white}, b = {black}.",
        rf"P = {_tex(value)}",
        f"P = {value}",
        formula(*letters).subs(chosen, simultaneous=True),
        value,
        whole(**free) if free else None,
    )


def _tex(result: Any) -> str:
    from sympy import Rational, latex

    if isinstance(result, Fraction):
        return str(latex(Rational(result.numerator, result.denominator)))
    return str(latex(result))
