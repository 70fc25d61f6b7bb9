"""Exact tools for odds: laws of cards drawn from a deck, and derivations that can be verified.

Numbers are Python integers and `Fraction`s; nothing is rounded before it is printed. sympy is
imported only where a derivation's steps are built or checked, never to compute a value.
"""

from clawkit.probability.answer import Amounts, Parts, Value, plain
from clawkit.probability.book import Odds, OddsBook, OddsError, question
from clawkit.probability.derivation import Assumption, Check, Derivation, Step, Symbol
from clawkit.probability.distribution import Distribution
from clawkit.probability.verify import VerificationError

__all__ = [
    "Amounts",
    "Assumption",
    "Check",
    "Derivation",
    "Distribution",
    "Odds",
    "OddsBook",
    "OddsError",
    "Parts",
    "Step",
    "Symbol",
    "Value",
    "VerificationError",
    "plain",
    "question",
]
