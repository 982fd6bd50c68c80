"""Campaigns: thousands of games with the contract on, until everything was met that a game can meet.

`python -m tools.campaign [--random N] [--greedy N] [--seed S] [--jobs N]`, or `make campaign`. A game that breaks a
promise leaves its replay in build/campaign and makes the campaign fail. A whole campaign writes docs/campaign.md.
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

from tools.trials import PROOFS
from tools.trials.steering import (
    BLOCKADE,
    blockade,
    by_bot,
    options_of,
    quietly,
    scripted,
    values_of,
    with_cards,
    with_uses,
)
from tools.trials.summoner import CARD_NAMES, ENDING_NAMES
from warbook._variant import variant
from warbook.games.summoner.options import SETTINGS
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Game
from warbook.kernel.promise import BrokenPromise, Care, Coverage
from warbook.kernel.replay import write_replay
from warbook.kernel.trial import Plan, Policy, at_random, with_asides
from warbook.kernel.wire import Replay

ROOT = Path(__file__).parents[1]
FAILED = ROOT / "build" / "campaign"
PAGE = ROOT / "docs" / "campaign.md"
NAME = "summoner-war"
RANDOM, GREEDY = 2000, 200  # what a whole campaign has
EXTRA = 400  # games that may be added when something was not met

LIGHT = Care(universe=300, options=12, worlds=1, outcomes=3, onward=6, past=12)
CLOSE = Care(universe=2000, options=40, worlds=1, outcomes=6, onward=20, past=6)
CLOSE_EVERY = 20


class Job(Struct, frozen=True):
    """One game of a campaign."""

    kind: str  # random or greedy
    number: int
    seed: int


class Played(Struct, frozen=True):
    """What became of it."""

    job: Job
    coverage: Coverage | None
    failure: str = ""
    replay: Replay | None = None


def play(job: Job) -> Played:
    """Play one game with the contract on."""
    options, policy = options_of(job.number), planned(job)
    if job.kind == "random" and job.number % 20 == 16:  # chance alone hardly ever stands still for long
        options |= {"no_progress_limit": str(20 + job.number // 20 % 30), "repetition_limit": "10"}
    if job.kind == "random" and job.number % 50 == 49:  # and hardly ever blocks a side
        options = {**BLOCKADE, "no_action": ("pass", "loss")[job.number % 100 // 50]}
        policy = scripted(blockade(PROOFS[NAME].game), policy)
    care = CLOSE if job.number % CLOSE_EVERY == 0 else LIGHT
    try:
        _, coverage = PROOFS[NAME].play(Plan(options, job.seed, policy, care))
    except BrokenPromise as broken:
        return Played(job, None, str(broken), broken.replay)
    return Played(job, coverage)


def planned(job: Job) -> Policy[SummonerState]:
    """Who plays: the greedy bot, or chance, now and then with a mind to stand still."""
    game: Game[SummonerState] = PROOFS[NAME].game
    if job.kind == "greedy":
        return with_asides(game, with_cards(game, by_bot(game, "greedy", job.seed), job.number), 25)
    policy = with_uses(game, at_random(game))
    if job.number % 10 == 6:
        policy = quietly(game, policy)
    return with_asides(game, with_cards(game, policy, job.number), 6)


def wanted() -> list[str]:
    """Everything that a campaign has to meet: verbs, cards, values of options, endings."""
    found = [f"verb {name}" for name in PROOFS[NAME].game.verbs if name]
    found += CARD_NAMES + ENDING_NAMES
    return found + [f"option {setting.name} {value}" for setting in SETTINGS for value in values_of(setting)]


def missing(coverage: Coverage) -> list[str]:
    """What of it was not met."""
    met = {f"verb {name}" for name in coverage.verbs} | set(coverage.tally)
    return [name for name in wanted() if name not in met]


class Campaign:
    """The games played so far, and what they met."""

    def __init__(self, jobs: int) -> None:
        """Nothing was played yet."""
        self.jobs = jobs
        self.coverage = {"random": Coverage(), "greedy": Coverage()}
        self.failures: list[Played] = []

    @property
    def all(self) -> Coverage:
        """Everything together."""
        both = Coverage()
        for coverage in self.coverage.values():
            both.add(coverage)
        return both

    def run(self, jobs: list[Job], title: str) -> None:
        """Play some games, in as many processes as allowed."""
        with multiprocessing.get_context("spawn").Pool(self.jobs) as pool:
            played: Iterator[Played] = pool.imap_unordered(play, jobs)
            console = Console(stderr=True)
            for game in track(played, title, len(jobs), console=console, disable=not sys.stderr.isatty()):
                if game.coverage is None:
                    self.failures.append(game)
                    print(f"{game.job.kind} game {game.job.number}: {game.failure}", file=sys.stderr)
                    if game.replay is not None:
                        FAILED.mkdir(parents=True, exist_ok=True)
                        write_replay(FAILED / f"{game.job.kind}-{game.job.number}.json", game.replay)
                else:
                    self.coverage[game.job.kind].add(game.coverage)


def table(campaign: Campaign) -> Table:
    """The figures, for a terminal."""
    shown = Table(title="Summoner War with the contract on")
    for column in ("", "random", "greedy"):
        shown.add_column(column, justify="left" if not column else "right")
    for name, figures in rows(campaign):
        shown.add_row(name, *figures)
    return shown


def rows(campaign: Campaign) -> Iterator[tuple[str, list[str]]]:
    """The figures by name, one for each kind of game."""
    both = list(campaign.coverage.values())
    yield "games", [f"{one.games:,}" for one in both]
    yield "positions checked", [f"{one.positions:,}" for one in both]
    yield "actions", [f"{one.verbs.total():,}" for one in both]
    yield "worlds other than the truth", [f"{one.redealt.total():,}" for one in both]
    yield "pasts told again", [f"{one.retold.total():,}" for one in both]
    for name in ENDING_NAMES:
        yield name, [f"{one.tally[name]:,}" for one in both]
    for name in CARD_NAMES:
        yield name, [f"{one.tally[name]:,}" for one in both]


def page(campaign: Campaign, command: str, seconds: float) -> str:
    """docs/campaign.md."""
    lines = [
        "# The campaign",
        "",
        f"`{command}` on {date.today()}: {variant()}, {campaign.jobs} processes, {seconds / 60:.0f} minutes.",
        "",
        "Every position of every game was put to the contract (`kernel/contract.py`, `worlds.py`, `past.py`). Random",
        "games choose their cards in rotation and use one every other time they can; in greedy games the bot `greedy`",
        "sits on both sides. In three games out of four some options are other than usual, and all values of all",
        "options of SW-15.60 have their turn; of `composition`, the standard one, seven others and random ones. A card",
        "counts as used when it was cast, was chosen in a window, or did its work: an attack that it forbade or that",
        "only it allowed, a trap outlived, a killer killed, a type taken over.",
        "",
        "| | random | greedy |",
        "|---|---:|---:|",
        *(f"| {name} | {figures[0]} | {figures[1]} |" for name, figures in rows(campaign)),
        "",
        f"Promises broken: {len(campaign.failures)}. Things to meet (verbs, cards, endings, values of options):",
        f"{len(wanted())}. Never met: {', '.join(missing(campaign.all)) or 'none'}.",
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run a campaign; 1 if a promise was broken or something was never met."""
    parser = argparse.ArgumentParser(prog="python -m tools.campaign", description=__doc__.partition("\n")[0])
    parser.add_argument("--random", type=int, default=RANDOM, help="random games")
    parser.add_argument("--greedy", type=int, default=GREEDY, help="greedy games")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    began = time.monotonic()
    campaign = Campaign(given.jobs)
    games = [Job("greedy", number, given.seed + number) for number in range(given.greedy)]
    games += [Job("random", number, given.seed + number) for number in range(given.random)]
    campaign.run(games, "games")
    more = given.random
    whole = given.random >= RANDOM and given.greedy >= GREEDY
    while whole and missing(campaign.all) and more < given.random + EXTRA:
        campaign.run([Job("random", more + number, given.seed + more + number) for number in range(100)], "more games")
        more += 100
    Console().print(table(campaign))
    never = missing(campaign.all)
    print(f"{len(campaign.failures)} promises broken, {len(never)} things never met: {', '.join(never[:40])}")
    if whole:
        command = "make campaign" if len(sys.argv) == 1 else " ".join(["python -m tools.campaign", *sys.argv[1:]])
        PAGE.write_text(page(campaign, command, time.monotonic() - began), encoding="utf-8")
    return 1 if campaign.failures or (whole and missing(campaign.all)) else 0


if __name__ == "__main__":
    sys.exit(main())
