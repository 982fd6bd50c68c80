"""`warbook trace [GAME [RULE]]`: which rules are done by code, which are facts, what shows them, and where."""

from __future__ import annotations

import json
import random

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
        description="Show which rules of each game's catalogue are done by a line of code or checked as a fact, "
        "and covered by a test or a vector.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game; default: all")
    parser.add_argument("rule", nargs="?", metavar="RULE", help="one rule: where it is cited and what shows it")
    parser.add_argument("--draw", type=int, metavar="N", help="draw N rules at random, each with the lines that do it")
    parser.add_argument("--seed", type=int, metavar="N", help="draw the same rules again")
    parser.add_argument("--json", action="store_true", help="print a JSON object by game instead of a table")
    asked = parser.parse_args(argv)
    games = [game_named(asked.game)] if asked.game else list(GAMES.values())
    root = checkout()
    traces = [traced(game, root) for game in games]
    if asked.rule:
        return show_rule(traces[0], asked.rule.upper())
    if asked.draw is not None:
        return draw(traces, asked.draw, asked.seed)
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
        "cited": rules - len(trace.undone) - len(trace.stated),
        "facts": len(trace.stated),
        "noted": len(trace.noted),
        "covered": rules - len(trace.uncovered),
        "missing": trace.missing,
        "uncited": trace.uncited,
        "only noted": trace.noted,
        "mistaken": trace.mistaken,
        "uncovered": trace.uncovered,
        "unknown": trace.unknown,
    }


def show_rule(trace: Trace, rule: str) -> int:
    """One rule's places: the lines that do it or check it as a fact, notes by name, and what shows it."""
    if rule not in trace.book.rules:
        raise ValueError(f"{rule} is not a rule of {trace.game}")
    print(f"{rule}: {trace.book.rules[rule].text['en']}")
    shown = {
        "cited": [_quoted(place) for place in trace.lines.get(rule, [])],
        "fact": [_quoted(place) for place in trace.facts.get(rule, [])],
        "noted": trace.notes.get(rule, []),
        "test": trace.tests.get(rule, []),
        "vector": trace.vectors.get(rule, []),
    }
    for what, places in shown.items():
        for place in places:
            print(f"{what:6} {place}")
    return 0


def draw(traces: list[Trace], number: int, seed: int | None) -> int:
    """Rules at random, each in one line, with the lines that do it, or that check the fact; 1 if one has none."""
    drawn_with = random.randrange(10**6) if seed is None else seed
    rules = [(trace, rule) for trace in traces for rule in trace.book.rules]
    status = 0
    for trace, rule in random.Random(drawn_with).sample(rules, max(0, min(number, len(rules)))):
        print(f"{rule}: {' '.join(trace.book.rules[rule].text['en'].split())}")
        places = trace.lines.get(rule) or trace.facts.get(rule) or []
        for place in places:
            print(f"    {_quoted(place)}")
        if not places:
            print("    no line does it")
            status = 1
    print(f"seed {drawn_with}")
    return status


def _quoted(place: str) -> str:
    """A place with the line that stands there."""
    file, _, number = place.rpartition(":")
    text = (checkout() / file).read_text(encoding="utf-8").splitlines()
    return f"{place}: {text[int(number) - 1].strip()}"


def show(traces: list[Trace]) -> None:
    """Print a table of the games, then what each lacks."""
    console = Console(highlight=False)
    counts = ("rules", "cited", "facts", "noted", "covered")
    grid = Grid("game", *(Column(name, justify="right") for name in (*counts, "missing")))
    for trace in traces:
        told = numbers(trace)
        missing = Text(str(len(trace.missing)), style="green" if trace.complete else "bold red")
        grid.add_row(trace.game, *(str(told[name]) for name in counts), missing)
    console.print(grid)
    for trace in traces:
        _tell(console, f"{trace.game}: cited by no code", trace.uncited)
        _tell(console, f"{trace.game}: only noted, no line of code does it", trace.noted)
        _tell(console, f"{trace.game}: marked as a fact, and a line of code does it", trace.mistaken)
        _tell(console, f"{trace.game}: shown by no test or vector", trace.uncovered)
        unknown = [f"{rule} ({', '.join(places)})" for rule, places in trace.unknown.items()]
        _tell(console, f"{trace.game}: not in the catalogue", unknown)


def _tell(console: Console, what: str, ids: list[str]) -> None:
    if ids:
        console.print(Text(f"{what}: {', '.join(ids)}"))
