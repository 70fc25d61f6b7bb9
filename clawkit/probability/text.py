"""Exact numbers as text that never says more than is true."""

from __future__ import annotations

from fractions import Fraction


def fraction_text(number: Fraction | int) -> str:
    """`3/4`, and `2` for a whole number."""
    return str(Fraction(number))


def fixed(number: Fraction | int, places: int) -> str:
    """The number with so many decimal places, rounded half up from the exact value."""
    scaled = Fraction(number) * 10**places
    digits = (abs(scaled) + Fraction(1, 2)).__floor__()
    sign = "-" if scaled < 0 and digits else ""
    whole, part = divmod(digits, 10**places)
    return f"{sign}{whole}.{part:0{places}}" if places else f"{sign}{whole}"


def decimal(number: Fraction | int, places: int = 2) -> str:
    """The number with two places, or as many as tell it from a whole one: `2`, `2.50`, `2.33`."""
    number = Fraction(number)
    if number.denominator == 1:
        return str(number)
    return fixed(number, _places(abs(number - round(number)), places))


def percent(chance: Fraction | int) -> str:
    """The chance in percent: `14.12 %`; `100 %` and `0 %` only if it is exactly 1 or 0."""
    hundredfold = Fraction(chance) * 100
    if hundredfold in (0, 100):
        return f"{hundredfold} %"
    return f"{fixed(hundredfold, _places(min(hundredfold, 100 - hundredfold), 2))} %"


def one_in(chance: Fraction | int) -> str:
    """The chance as `1 in N`; `never` if it is 0 and `always` if it is 1."""
    if chance in (0, 1):
        return "always" if chance else "never"
    number = 1 / Fraction(chance)
    if number.denominator == 1:
        return f"1 in {int(number):,}"
    if number >= 100:
        return f"1 in {int(number + Fraction(1, 2)):,}"
    return f"1 in {fixed(number, _places(number - 1, 2 if number < 10 else 1))}"


def _places(distance: Fraction, least: int) -> int:
    """Decimal places that show at least two digits of a distance, so that it does not vanish."""
    places = least
    while distance * 10**places < 10:
        places += 1
    return places
