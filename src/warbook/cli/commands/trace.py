"""`warbook trace [GAME [RULE]]`: which rules are cited by code and shown by tests, and where."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.arguments import Parser, game_named
from warbook.cli.trace.citations import Trace, checkout, traced
from warbook.games import GAMES


def run(argv: list[str]) -> int:
    """Print the trace; 0 when nothing is missing, 1 else."""
    parser = Parser(
        prog="warbook trace",
        description="Show which rules of each game's catalogue are cited by code and covered by a test or a vector.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game; default: all")
    parser.add_argument("rule", nargs="?", metavar="RULE", help="one rule: where it is cited and what shows it")
    parser.add_argument("--json", action="store_true", help="print a JSON object by game instead of a table")
    asked = parser.parse_args(argv)
    games = [game_named(asked.game)] if asked.game else list(GAMES.values())
    root = checkout()
    traces = [traced(game, root) for game in games]
    if asked.rule:
        return show_rule(traces[0], asked.rule.upper())
    if asked.json:
        print(json.dumps({trace.game: numbers(trace) for trace in traces}, indent=2))
    else:
        show(traces)
    return 0 if all(trace.complete for trace in traces) else 1


def numbers(trace: Trace) -> dict[str, int | list[str] | dict[str, list[str]]]:
    """A trace in numbers, with missing ids and the places of unknown ones."""
    rules = len(trace.book.rules)
    return {
        "rules": rules,
        "cited": rules - len(trace.uncited) - len(trace.noted),
        "noted": len(trace.noted),
        "covered": rules - len(trace.uncovered),
        "missing": trace.missing,
        "uncited": trace.uncited,
        "only noted": trace.noted,
        "uncovered": trace.uncovered,
        "unknown": trace.unknown,
    }


def show_rule(trace: Trace, rule: str) -> int:
    """One rule's places: citations by line, notes by name, and what shows it."""
    if rule not in trace.book.rules:
        raise ValueError(f"{rule} is not a rule of {trace.game}")
    print(f"{rule}: {trace.book.rules[rule].text['en']}")
    shown = {
        "cited": trace.lines.get(rule, []),
        "stands in": trace.code.get(rule, []),
        "test": trace.tests.get(rule, []),
        "vector": trace.vectors.get(rule, []),
    }
    for what, places in shown.items():
        for place in places:
            print(f"{what:9} {place}")
    return 0


def show(traces: list[Trace]) -> None:
    """Print a table of the games, then what each lacks."""
    console = Console(highlight=False)
    grid = Grid("game", *(Column(name, justify="right") for name in ("rules", "cited", "noted", "covered", "missing")))
    for trace in traces:
        told = numbers(trace)
        missing = Text(str(len(trace.missing)), style="green" if trace.complete else "bold red")
        grid.add_row(
            trace.game, str(told["rules"]), str(told["cited"]), str(told["noted"]), str(told["covered"]), missing
        )
    console.print(grid)
    for trace in traces:
        _tell(console, f"{trace.game}: cited by no code", trace.uncited)
        _tell(console, f"{trace.game}: shown by no test or vector", trace.uncovered)
        unknown = [f"{rule} ({', '.join(places)})" for rule, places in trace.unknown.items()]
        _tell(console, f"{trace.game}: not in the catalogue", unknown)


def _tell(console: Console, what: str, ids: list[str]) -> None:
    if ids:
        console.print(Text(f"{what}: {', '.join(ids)}"))
