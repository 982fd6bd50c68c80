"""`warbook sim GAME`: bots play a series of games; reports win rates with intervals, lengths and endings."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from warbook.bots.arena import Contender, Row, Series, contender, played
from warbook.bots.standings import Length, Share, Standings, standings
from warbook.cli.arguments import Parser, add_scenario, game_named, spoken, warn
from warbook.kernel.api import Game

DESCRIPTION = """Let bots play a series of games. They swap seats from game to game, and two consecutive games share
their seeds. The same seed gives the same games for any number of jobs, unless a bot's budget is in seconds. For a
co-operative game the report shows how often the team wins."""
BOTS = """the bots, one for each seat or one for all: random, greedy, mcts, or mcts with a budget such as mcts:1s
or mcts:2000 (default: greedy,random; greedy for a team)"""


def run(argv: list[str]) -> int:
    """Play the series and print the report."""
    asked = _parser().parse_args(argv)
    game = game_named(asked.game)
    series = _series(game, asked)
    warn("sim", [game], spoken(os.environ))
    rows = _played(series, asked.games, asked.jobs)
    report = standings(series, rows)
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        print("\n".join(lines(report)))
    return 0


def _parser() -> Parser:
    parser = Parser(prog="warbook sim", description=DESCRIPTION)
    parser.add_argument("game", help="the game's name: warbook games lists them")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="number of games (10)")
    parser.add_argument("--bots", metavar="A,B", help=BOTS)
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats; default: one for each named bot")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the series (1)")
    add_scenario(parser)
    option = "a table option; may be repeated"
    parser.add_argument("--option", "--options", action="append", default=[], metavar="NAME=VALUE", help=option)
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="number of parallel processes (1)")
    parser.add_argument("--json", action="store_true", help="print the report and every game as one JSON object")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="T", help="a searching bot's time for a turn (1)")
    budget.add_argument("--iterations", type=int, metavar="N", help="the same in iterations; reproducible")
    return parser


def _series(game: Game[Any], asked: Namespace) -> Series:
    """The series for the arguments; mistakes are found before the first game."""
    for name, number in (("games", asked.games), ("jobs", asked.jobs), ("iterations", asked.iterations)):
        if number is not None and not 1 <= number <= 1_000_000_000:
            raise ValueError(f"--{name} {number}: must be 1 or more")
    if asked.seconds is not None and not 0 < asked.seconds <= 86_400:
        raise ValueError(f"--seconds {asked.seconds:g}: must be more than 0 and at most a day")
    if asked.seed < 0:
        raise ValueError(f"--seed {asked.seed}: must be 0 or more")
    scenario = game.scenarios[0] if asked.scenario is None else asked.scenario
    bots = _bots(game, scenario, asked)
    options = dict(_pair(text) for text in asked.option)
    game.setup(scenario, len(bots), options, asked.seed)
    return Series(game.name, scenario, options, bots, asked.seed)


def _bots(game: Game[Any], scenario: str, asked: Namespace) -> tuple[Contender, ...]:
    """A bot for each seat; a single name with a number of seats is used for all of them."""
    names = asked.bots or ("greedy" if game.is_cooperative() else "greedy,random")
    bots = tuple(contender(text.strip(), asked.seconds, asked.iterations) for text in names.split(","))
    allowed = game.seats(scenario)
    counts = " or ".join(map(str, allowed))
    if asked.seats is not None and asked.seats not in allowed:
        raise ValueError(f"--seats {asked.seats}: {game.name} ({scenario}) is for {counts} seats")
    if asked.seats is not None and len(bots) == 1:
        bots *= asked.seats
    if asked.seats is not None and len(bots) != asked.seats:
        raise ValueError(f"--bots {names}: {len(bots)} bots do not fill {asked.seats} seats")
    if len(bots) not in allowed:
        raise ValueError(f"--bots {names}: {game.name} ({scenario}) is for {counts} seats, not for {len(bots)}")
    return bots


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--option {text}: must be NAME=VALUE")
    return name, value


def _played(series: Series, games: int, jobs: int) -> list[Row]:
    """Play all games, in this process or in several; only the series and game numbers are sent."""
    with _progress(series.bots, games) as progress:
        task = progress.task_ids[0]
        rows: list[Row] = []
        for row in _here(series, games) if jobs == 1 else _there(series, games, min(jobs, games)):
            rows.append(row)
            progress.advance(task)
    return rows


def _here(series: Series, games: int) -> Iterator[Row]:
    for number in range(games):
        yield played(series, number)


def _there(series: Series, games: int, jobs: int) -> Iterator[Row]:
    # spawned processes: a fork while the progress bar is drawn might hang
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(played, series, number) for number in range(games)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _progress(bots: tuple[Contender, ...], games: int) -> Iterator[Progress]:
    """A progress bar, only on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        progress.add_task(" - ".join(map(str, bots)), total=games)
        yield progress


def lines(report: Standings) -> list[str]:
    """The report for a terminal."""
    width = max(len(bot.bot) for bot in report.bots)
    table = ", ".join([report.scenario, *(f"{name}={value}" for name, value in report.options.items())])
    found = [f"{report.game} ({table}), {report.games} games, seed {report.seed}", ""]
    for bot in report.bots:
        drawn = "" if report.first is None else f" {bot.draws:5} drawn"
        results = f"{bot.wins:5} won{drawn} {bot.losses:5} lost"
        found.append(f"  {bot.bot:<{width}} {results}   {_share(bot.rate)}   {bot.seconds:.2f} s a game")
    endings = ", ".join(f"{rule} {count}" for rule, count in report.endings.items())
    first = [] if report.first is None else [f"  who decides first gets {_share(report.first)}"]
    return [
        *found,
        "",
        *first,
        f"  {'rounds' if report.first is None else 'turns '}     {_length(report.turns)}",
        f"  decisions  {_length(report.decisions)}",
        f"  ended by   {endings}",
        f"  digest     {report.digest}",
    ]


def _share(share: Share) -> str:
    return f"{share.rate:6.1%} ({share.low:.1%} to {share.high:.1%})"


def _length(length: Length) -> str:
    return f"mean {length.mean:.1f}, median {length.median:g}, {length.shortest} to {length.longest}"
