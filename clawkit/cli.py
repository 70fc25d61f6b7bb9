"""The command line: `clawkit score`, `clawkit rules`, `odds`, `simulate`, `serve`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence

import clawkit
from clawkit.core.rulebook import Clause, Ruling
from clawkit.odds_command import add_odds
from clawkit.report import report_clause, report_refusal, report_ruling, report_sheet
from clawkit.saved_games import load_entries

REFUSED = 2
STOPPED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command.

    Returns:
        0, or 2 when the input was refused; its problems are printed.
    """
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough, as `head` has; nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def run_score(arguments: argparse.Namespace) -> int:
    """`clawkit score FILE [--json]`."""
    entries = load_entries(arguments.file)
    result = entries if isinstance(entries, clawkit.Refusal) else clawkit.score_sheet(entries)
    refused = isinstance(result, clawkit.Refusal)
    if arguments.json:
        print(json.dumps(result.to_json(), indent=2))
    elif isinstance(result, clawkit.Refusal):
        print(report_refusal(result), file=sys.stderr)
    else:
        print(report_sheet(result))
    return REFUSED if refused else 0


def run_rules(arguments: argparse.Namespace) -> int:
    """`clawkit rules GAME [REFERENCE]`: all rules, or one clause or ruling."""
    try:
        book = clawkit.find_game(arguments.game).rulebook
    except KeyError as error:
        return _refuse(str(error.args[0]))
    if arguments.reference is None:
        found: list[Clause | Ruling] = [*book.clauses.values(), *book.rulings.values()]
    else:
        try:
            found = [book.find(arguments.reference)]
        except KeyError:
            ids = [*book.clauses, *(ruling.id for ruling in book.rulings.values())]
            names = ", ".join(book.rulings)
            return _refuse(
                f"{book.title} has no clause or ruling {arguments.reference}; there are "
                f"{ids[0]} to {list(book.clauses)[-1]}, and the rulings {names}"
            )
    for rule in found:
        print(report_clause(rule) if isinstance(rule, Clause) else report_ruling(rule))
    return 0


def run_simulate(arguments: argparse.Namespace) -> int:
    """`clawkit simulate GAME --games N --players N`: random games, and what came out of them."""
    from clawkit.simulate import ProgressBar, Simulation, check, run, usual_workers
    from clawkit.simulation_report import report_simulation, simulation_json

    rulings, players = dict(arguments.ruling), arguments.players
    asked = Simulation(arguments.game, players, arguments.games, arguments.seed, rulings)
    workers = usual_workers() if arguments.workers is None else arguments.workers
    problems = check(asked, workers)
    if problems:
        return _refuse("\n".join(problems))
    bar = ProgressBar(asked.games)
    try:
        tally = run(asked, workers, bar)
    except KeyboardInterrupt:
        bar.clear()
        print(f"Stopped after {bar.played} of {asked.games} games; no summary.", file=sys.stderr)
        return STOPPED
    bar.clear()
    if arguments.json:
        print(json.dumps(simulation_json(asked, tally), indent=2))
    else:
        print(report_simulation(asked, tally))
    return 0


def run_serve(arguments: argparse.Namespace) -> int:
    """`clawkit serve`: the dashboards, for this machine or for the phones in this network."""
    from clawkit.serving import serve

    return serve(lan=arguments.lan, port=arguments.port, open_browser=arguments.open)


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)
    return REFUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="clawkit", description=clawkit.__doc__)
    parser.add_argument("--version", action="version", version=f"clawkit {clawkit.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    score = commands.add_parser("score", help="score a saved game, with a reason for every point")
    score.add_argument("file", metavar="FILE", help="a saved game (JSON), or - for standard input")
    score.add_argument("--json", action="store_true", help="print the file form of the sheet")
    score.set_defaults(run=run_score)

    rules = commands.add_parser("rules", help="print a game's rules, or one of them")
    rules.add_argument("game", help=" or ".join(game.name for game in clawkit.all_games()))
    rules.add_argument("reference", nargs="?", help="a clause (CM-20) or a ruling (CM-R01, zebra)")
    rules.set_defaults(run=run_rules)

    _add_simulate(commands)

    add_odds(commands)

    serve = commands.add_parser("serve", help="show the dashboards in a browser")
    serve.add_argument("--lan", action="store_true", help="let phones in this network open them")
    serve.add_argument("--port", type=int, default=8866, help="the first port to try (8866)")
    serve.add_argument("--open", action="store_true", help="open the home page in a browser")
    serve.set_defaults(run=run_serve)
    return parser


def _add_simulate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = commands.add_parser("simulate", help="play random games and sum them up")
    simulate.add_argument("game", help="a game that clawkit can play, as claw_machine")
    simulate.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    simulate.add_argument("--players", type=int, default=3, help="how many play (3)")
    simulate.add_argument("--seed", default="1", help="any text; the same gives the same games (1)")
    simulate.add_argument("--workers", type=int, help="processes (one for each processor)")
    simulate.add_argument(
        "--ruling",
        action="append",
        default=[],
        type=_ruling,
        metavar="NAME=CHOICE",
        help="a ruling that is not the usual one; can be given several times",
    )
    simulate.add_argument("--json", action="store_true", help="print the summary as JSON")
    simulate.set_defaults(run=run_simulate)


def _ruling(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=CHOICE")
    return name, choice


if __name__ == "__main__":
    raise SystemExit(main())
