"""`warbook bench`: speed on one core, interpreted and compiled, and as ratios to other engines in the same run."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib.util import find_spec

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from warbook.games import GAMES

VARIANTS = ("interpreted", "compiled")
FIGURES = {
    "decisions": "random decisions / s",
    "clones": "clones / s",
    "iterations": "search iterations / s",
    "views": "views / s",
}
# for each peer: the game's figure, the variant, and the suffix of the ratio's name
COMPARED = {
    "banqi": ("decisions", "compiled", "banqi"),
    "chess": ("decisions", "compiled", "chess"),
    "python-chess": ("decisions", "interpreted", "python-chess"),
    "banqi-mcts": ("iterations", "compiled", "banqi-mcts"),
}


class Figures(Struct):
    """The figures of one process, each per second."""

    variant: str
    decisions: float
    clones: float
    iterations: float
    views: float


class Report(Struct):
    """Games by name and variant, peers by name, and ratios with keys like `summoner-war/banqi`."""

    games: dict[str, dict[str, Figures]]
    peers: dict[str, float]
    ratios: dict[str, float]


def run(argv: list[str]) -> int:
    """Measure in rounds, so a busy moment affects every candidate; the best round counts."""
    parser = argparse.ArgumentParser(prog="warbook bench", description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--peers", action="store_true", help="also run OpenSpiel and python-chess (extra 'research')")
    parser.add_argument("--json", action="store_true", help="print a JSON object instead of tables")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each figure in each round (2)")
    parser.add_argument("--rounds", type=int, default=3, help="number of rounds (3)")
    arguments = parser.parse_args(argv)
    games = arguments.game or list(GAMES)
    for name in games:
        if name not in GAMES:
            raise ValueError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    if not 0.01 <= arguments.seconds <= 60 or not 1 <= arguments.rounds <= 100:
        raise ValueError("--seconds must be from 0.01 to 60 and --rounds from 1 to 100")
    if arguments.peers and (find_spec("pyspiel") is None or find_spec("chess") is None):
        raise ValueError("--peers needs OpenSpiel and python-chess: install the extra 'research', or use make bench")
    report = measured(games, arguments.peers, arguments.seconds, arguments.rounds)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)
    return 0


def measured(games: list[str], peers: bool, seconds: float, rounds: int) -> Report:
    """The best of several rounds for every game, variant and peer."""
    report = Report({name: {} for name in games}, {}, {})
    for _ in range(rounds):
        for name in games:
            for variant in VARIANTS:
                found = child(name, variant, seconds)
                if found is not None:
                    keep_best(report.games[name].setdefault(variant, found), found)
        if peers:
            for peer, value in msgspec.json.decode(called("peers", str(seconds)), type=dict[str, float]).items():
                report.peers[peer] = max(value, report.peers.get(peer, 0.0))
    report.ratios = compared(report)
    return report


def keep_best(known: Figures, found: Figures) -> None:
    """Each figure's best round."""
    for figure in FIGURES:
        setattr(known, figure, max(getattr(known, figure), getattr(found, figure)))


def compared(report: Report) -> dict[str, float]:
    """The ratios of every game to every measured peer."""
    return {
        f"{name}/{label}": getattr(variants[variant], figure) / report.peers[peer]
        for name, variants in report.games.items()
        for peer, (figure, variant, label) in COMPARED.items()
        if peer in report.peers and variant in variants
    }


def child(name: str, variant: str, seconds: float) -> Figures | None:
    """One round of one variant in a separate process; None without compiled modules."""
    found = msgspec.json.decode(
        called("measure", name, str(seconds), interpreted=variant == "interpreted"), type=Figures
    )
    return found if found.variant == variant else None


def called(module: str, *arguments: str, interpreted: bool = False) -> bytes:
    """Run one of our measuring modules and return its output."""
    environment = {key: value for key, value in os.environ.items() if key != "WARBOOK_INTERPRETED"}
    if interpreted:
        environment["WARBOOK_INTERPRETED"] = "1"
    command = [sys.executable, "-m", f"warbook.cli.bench.{module}", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode:
        last = done.stderr.decode().strip().splitlines()[-1:]
        raise ValueError(f"measuring with {module} failed: {' '.join(last)}")
    return done.stdout


def show(report: Report) -> None:
    """The report as tables."""
    console = Console()
    for name, variants in report.games.items():
        table = Table("one core", *variants, "factor", title=name)
        for figure, label in FIGURES.items():
            values = [getattr(found, figure) for found in variants.values()]
            factor = f"{values[1] / values[0]:.1f}" if len(values) == 2 else ""
            table.add_row(label, *(f"{value:,.0f}" for value in values), factor)
        console.print(table)
        if "compiled" in variants:
            compiled = variants["compiled"]
            console.print(f"compiled: a clone {1e6 / compiled.clones:.2f} µs, a view {1e6 / compiled.views:.1f} µs")
        else:
            console.print("the compiled modules are not built, or older than their sources: make compile")
    if report.peers:
        table = Table("peer", "per second", title="other engines, same run")
        for peer, value in report.peers.items():
            table.add_row(peer, f"{value:,.0f}")
        console.print(table)
        table = Table("ratio", "", title="ours / theirs")
        for key, value in report.ratios.items():
            table.add_row(key, f"{value:.2f}")
        console.print(table)
