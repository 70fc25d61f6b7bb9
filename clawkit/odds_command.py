"""`clawkit odds GAME [NAME] [--PARAMETER VALUE ...] [--tex | --json | --verify]`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from clawkit.odds_lookup import odds_book
from clawkit.odds_report import report_book, report_derivation, report_odds, tex_derivation
from clawkit.probability import OddsError, VerificationError

REFUSED = 2
FLAGS = ("tex", "json", "verify", "help")


def add_odds(commands: Any) -> None:
    """Register the command."""
    parser = commands.add_parser(
        "odds",
        help="exact odds of a game, with their derivation",
        usage="clawkit odds GAME [NAME] [--PARAMETER VALUE ...] [--tex | --json | --verify]",
        description="Without a name, all questions are listed with their parameters.",
    )
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="GAME NAME --PARAMETER VALUE")
    parser.set_defaults(run=run_odds)


def run_odds(arguments: argparse.Namespace) -> int:
    """Print the list of questions, or one answer.

    Returns:
        0, or 2 when something was refused or does not verify.
    """
    try:
        names, given, flags = read_words(arguments.words)
        print(_answer(names, given, flags))
    except (OddsError, VerificationError) as error:
        print(error, file=sys.stderr)
        return REFUSED
    return 0


def read_words(words: Sequence[str]) -> tuple[list[str], dict[str, str], set[str]]:
    """The names, the parameters and the flags among the words after `odds`.

    Raises:
        OddsError: a parameter has no value, or is given twice.
    """
    names, given, flags = [], dict[str, str](), set[str]()
    left = list(words)
    while left:
        word = left.pop(0)
        option, equals, value = word.removeprefix("--").partition("=")
        if word == "-h":
            flags.add("help")
            continue
        if not word.startswith("--"):
            names.append(word)
            continue
        if option in FLAGS and not equals:
            flags.add(option)
            continue
        option = option.replace("-", "_")
        if not equals and (not left or left[0].startswith("--")):
            raise OddsError(f"--{option} needs a value after it, as in --{option} VALUE")
        if option in given:
            raise OddsError(f"--{option} is given twice")
        given[option] = value if equals else left.pop(0)
    return names, given, flags


def _answer(names: Sequence[str], given: dict[str, str], flags: set[str]) -> str:
    if not names:
        raise OddsError("name a game, as in: clawkit odds claw_machine")
    if len(names) > 2:
        raise OddsError(
            f"{names[2]} is one word too many; name a game, then a question, then its parameters "
            "as --hand 12 (several words of one value in quotation marks)"
        )
    book = odds_book(names[0])
    if len(names) == 1:
        if given:
            raise OddsError("name a question before its parameters")
        return json.dumps(book.to_json(), indent=2) if "json" in flags else report_book(book)
    if "help" in flags:
        return report_odds(book.find(names[1]))
    derived = book.find(names[1]).derivation(**given)
    checked = derived.verify() if "verify" in flags else ()
    if "json" in flags:
        return json.dumps(derived.to_json(), indent=2, ensure_ascii=False)
    text = tex_derivation(derived) if "tex" in flags else report_derivation(derived)
    return "\n".join([text, *(f"  {line}" for line in checked)])
