"""Any game's odds by name, as plain values or as derivations: `clawkit.odds`."""

from __future__ import annotations

from typing import Any

from clawkit.core.problems import listed
from clawkit.games import all_games
from clawkit.probability import Derivation, OddsBook, OddsError, plain


def odds_book(game: str) -> OddsBook:
    """All questions of a game.

    Raises:
        OddsError: there is no such game, or nobody has derived its odds yet.
    """
    able = {found.name: found for found in all_games() if found.odds}
    if game not in able or able[game].odds is None:
        raise OddsError(f"there are no odds of {game}; there are odds of {listed(able)}")
    book: OddsBook = able[game].odds()  # type: ignore[misc]
    return book


def odds(game: str, name: str, **parameters: Any) -> Any:
    """The exact answer to one question about a game.

    Args:
        game: as `claw_machine`.
        name: of the question, as `trios`.
        **parameters: what the question leaves open, as `hand=12`; those not given are at their
            defaults.

    Returns:
        A Fraction for one chance. For a distribution a dictionary from outcome to Fraction, for
        amounts (points, orders) one from name to number, for several answers one from name to
        answer. An expression of sympy where a letter was given for a number.

    Raises:
        OddsError: a name or value is not known or not possible; the message says what is.
    """
    return plain(odds_book(game).evaluate(name, **parameters))


def derivation(game: str, name: str, **parameters: Any) -> Derivation:
    """As `odds`, with every step, assumption and check.

    Raises:
        OddsError: a name or value is not known or not possible; the message says what is.
    """
    return odds_book(game).derivation(name, **parameters)
