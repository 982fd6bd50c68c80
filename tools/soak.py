"""Soak tests: thousands of games under the contract, until everything that can happen is covered.

`python -m tools.soak [GAME] [--random N] [--greedy N] [--seed S] [--jobs N] [--keep FILE]`, or `make soak` for all. A
game that breaks a promise leaves its replay in build/soak and fails the soak. A whole soak writes
docs/soak.md, or docs/soak-<game>.md for other games than the first. With --keep an interrupted one continues
from FILE, as long as the code is the same.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tools.ledger import Ledger, code_hash
from tools.trials import COURSES, PROOFS
from tools.trials.course import Job
from warbook._variant import variant
from warbook.games import package_of
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.content.texts import texts
from warbook.kernel.contract.promise import BrokenPromise, Coverage
from warbook.kernel.wire import Replay

ROOT = Path(__file__).parents[1]
FAILED = ROOT / "build" / "soak"
OPENING = "Every game ran under the [contract](contract.md)."
EXTRA = 400  # games that may be added if something is not covered


class Played(Struct, frozen=True):
    """A played game and its result."""

    job: Job
    coverage: Coverage | None
    failure: str = ""
    replay: Replay | None = None
    seconds: float = 0.0


def play(job: Job) -> Played:
    """Play one game under the contract."""
    began = time.monotonic()
    try:
        _, coverage = PROOFS[job.game].play(COURSES[job.game].plan(job))
    except BrokenPromise as broken:
        return Played(job, None, str(broken), broken.replay)
    return Played(job, coverage, seconds=time.monotonic() - began)


def wanted(game: str) -> list[str]:
    """Everything that a soak has to cover: verbs, and what the game counts."""
    course = COURSES[game]
    verbs = [f"verb {name}" for name in PROOFS[game].game.verbs if name and name not in course.unused]
    return [*verbs, *course.wanted]


def missing(game: str, coverage: Coverage) -> list[str]:
    """What is not covered."""
    met = {f"verb {name}" for name in coverage.verbs} | set(coverage.tally)
    return [name for name in wanted(game) if name not in met]


def page_of(game: str) -> Path:
    """The page for the figures of a whole soak."""
    first = next(iter(COURSES))
    return ROOT / "docs" / ("soak.md" if game == first else f"soak-{game}.md")


class Soak:
    """The games played so far, and what they covered."""

    def __init__(self, game: str, jobs: int, ledger: Ledger[Played] | None = None) -> None:
        """Start empty, or with the games in the ledger."""
        self.game = game
        self.jobs = jobs
        self.ledger = ledger
        self.kept = {played.job: played for played in ledger.kept} if ledger is not None else {}
        self.coverage = {"random": Coverage(), "greedy": Coverage()}
        self.failures: list[Played] = []
        self.seconds = 0.0  # of all processes together

    @property
    def all(self) -> Coverage:
        """Everything together."""
        both = Coverage()
        for coverage in self.coverage.values():
            both.add(coverage)
        return both

    def run(self, jobs: list[Job], title: str) -> None:
        """Play some games, in several processes."""
        for job in jobs:
            if job in self.kept:
                self.count(self.kept[job])
        left = [job for job in jobs if job not in self.kept]
        with multiprocessing.get_context("spawn").Pool(self.jobs) as pool:
            played: Iterator[Played] = pool.imap_unordered(play, left)
            console = Console(stderr=True)
            for game in track(played, title, len(left), console=console, disable=not sys.stderr.isatty()):
                if self.ledger is not None and game.coverage is not None:
                    self.ledger.add(game)
                self.count(game)

    def count(self, game: Played) -> None:
        """Add a game; save its replay if it broke a promise."""
        self.seconds += game.seconds
        if game.coverage is not None:
            self.coverage[game.job.kind].add(game.coverage)
            return
        self.failures.append(game)
        print(f"{game.job.kind} game {game.job.number}: {game.failure}", file=sys.stderr)
        if game.replay is not None:
            FAILED.mkdir(parents=True, exist_ok=True)
            write_replay(FAILED / f"{self.game}-{game.job.kind}-{game.job.number}.json", game.replay)


def title(game: str) -> str:
    """A game's name for people."""
    return texts("en", (package_of(PROOFS[game].game),)).say("title")


def table(soak: Soak) -> Table:
    """The figures, for a terminal."""
    shown = Table(title=f"Soak test: {title(soak.game)}")
    for column in ("", "random", "greedy"):
        shown.add_column(column, justify="left" if not column else "right")
    for name, figures in rows(soak):
        shown.add_row(name, *figures)
    return shown


def rows(soak: Soak) -> Iterator[tuple[str, list[str]]]:
    """The figures by name, one for each kind of game."""
    both = list(soak.coverage.values())
    yield "games", [f"{one.games:,}" for one in both]
    yield "positions checked", [f"{one.positions:,}" for one in both]
    yield "actions", [f"{one.verbs.total():,}" for one in both]
    yield "worlds dealt", [f"{one.dealt.total():,}" for one in both]
    yield "of these, worlds that look different to another player", [f"{one.redealt.total():,}" for one in both]
    yield "pasts replayed", [f"{one.retold.total():,}" for one in both]
    for name in COURSES[soak.game].shown:
        yield name, [f"{one.tally[name]:,}" for one in both]


def page(soak: Soak, command: str) -> str:
    """The page of a whole soak."""
    game = soak.game
    course = COURSES[game]
    lines = [
        f"# Soak test: {title(game)}",
        "",
        f"`{command}` on {date.today()}: {variant()}, {soak.seconds / 60:.0f} minutes of all processes together.",
        "",
        f"{OPENING} {course.about[0]}",
        *course.about[1:],
        "",
        "| | random | greedy |",
        "|---|---:|---:|",
        *(f"| {name} | {figures[0]} | {figures[1]} |" for name, figures in rows(soak)),
        "",
        f"Promises broken: {len(soak.failures)}. Things to cover (verbs, and what the game counts):",
        f"{len(wanted(game))}. Never covered: {', '.join(missing(game, soak.all)) or 'none'}.",
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run a soak; 1 if a promise was broken or something was not covered."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default=next(iter(COURSES)), choices=list(COURSES), help="which game")
    parser.add_argument("--random", type=int, help="random games")
    parser.add_argument("--greedy", type=int, help="greedy games")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--list", action="store_true", help="print the names of the games, and play none")
    parser.add_argument("--keep", type=Path, help="a file of the games played so far, to go on from")
    given = parser.parse_args()
    if given.list:
        print(*COURSES)
        return 0
    try:
        code = code_hash(package_of(PROOFS[given.game].game))
        ledger = None if given.keep is None else Ledger[Played](given.keep, code)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    course = COURSES[given.game]
    by_chance = course.random if given.random is None else given.random
    by_greed = course.greedy if given.greedy is None else given.greedy
    soak = Soak(given.game, given.jobs, ledger)
    soak.run(jobs_of(given.game, "greedy", 0, by_greed, given.seed), "greedy games")
    soak.run(jobs_of(given.game, "random", 0, by_chance, given.seed), "random games")
    whole = by_chance >= course.random and by_greed >= course.greedy
    more = by_chance
    while whole and missing(given.game, soak.all) and more < by_chance + EXTRA:
        soak.run(jobs_of(given.game, "random", more, 100, given.seed), "more games")
        more += 100
    return reported(soak, whole)


def jobs_of(game: str, kind: str, first: int, count: int, seed: int) -> list[Job]:
    """A number of games of a kind."""
    return [Job(game, kind, number, seed + number) for number in range(first, first + count)]


def told(words: list[str]) -> list[str]:
    """A command line without `--keep FILE`, which the page does not need."""
    if "--keep" not in words:
        return words
    place = words.index("--keep")
    return words[:place] + words[place + 2 :]


def reported(soak: Soak, whole: bool) -> int:
    """Print the figures, write the page of a whole soak, and return the exit code."""
    Console().print(table(soak))
    never = missing(soak.game, soak.all)
    print(f"{len(soak.failures)} promises broken, {len(never)} things never covered: {', '.join(never[:40])}")
    if whole:
        command = "make soak" if len(sys.argv) == 1 else " ".join(["python -m tools.soak", *told(sys.argv[1:])])
        page_of(soak.game).write_text(page(soak, command), encoding="utf-8")
    return 1 if soak.failures or (whole and never) else 0


if __name__ == "__main__":
    sys.exit(main())
