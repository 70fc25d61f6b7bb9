"""Exact numbers as text that never says more than is true.

Written with whole numbers throughout: an explorer turns hundreds of chances into text at a time.
"""

from __future__ import annotations

from fractions import Fraction

Number = int | Fraction


def fraction_text(number: Number) -> str:
    """`3/4`, and `2` for a whole number."""
    return str(number)


def fixed(number: Number, places: int) -> str:
    """The number with so many decimal places, rounded half up from the exact value."""
    return _fixed(number.numerator, number.denominator, places)


def _fixed(top: int, bottom: int, places: int) -> str:
    """As `fixed`, for a quotient that need not be in lowest terms."""
    digits = (2 * abs(top) * 10**places + bottom) // (2 * bottom)
    sign = "-" if top < 0 and digits else ""
    if not places:
        return f"{sign}{digits}"
    text = str(digits).zfill(places + 1)
    return f"{sign}{text[:-places]}.{text[-places:]}"


def decimal(number: Number, places: int = 2) -> str:
    """The number with two places, or as many as tell it from a whole one: `2`, `2.50`, `2.33`."""
    top, bottom = number.numerator, number.denominator
    if bottom == 1:
        return str(top)
    part = top % bottom
    return _fixed(top, bottom, _places(min(part, bottom - part), bottom, places))


def percent(chance: Number) -> str:
    """The chance in percent: `14.12 %`; `100 %` and `0 %` only if it is exactly 1 or 0."""
    top, bottom = 100 * chance.numerator, chance.denominator
    if not top or top == 100 * bottom:
        return f"{top // bottom} %"
    return f"{_fixed(top, bottom, _places(min(top, 100 * bottom - top), bottom, 2))} %"


def one_in(chance: Number) -> str:
    """The chance as `1 in N`; `never` if it is 0 and `always` if it is 1.

    Raises:
        ValueError: the number is no chance.
    """
    bottom, top = chance.numerator, chance.denominator
    if not 0 <= bottom <= top:
        raise ValueError(f"{bottom}/{top} is no chance: it must lie between 0 and 1")
    if not bottom or top == bottom:
        return "always" if bottom else "never"
    if top % bottom == 0 or top >= 100 * bottom:
        return f"1 in {(2 * top + bottom) // (2 * bottom):,}"
    least = 2 if top < 10 * bottom else 1
    return f"1 in {_fixed(top, bottom, _places(top - bottom, bottom, least))}"


def _places(top: int, bottom: int, least: int) -> int:
    """Decimal places that show at least two digits of a distance, so that it does not vanish."""
    places, ten = least, 10 * bottom
    scaled = top * 10**least
    while scaled < ten:
        places += 1
        scaled *= 10
    return places
