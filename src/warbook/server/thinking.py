"""Bots in processes of their own: they get what their seat may know, and never hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final

from msgspec import Struct

from warbook.bots import Bot, make_bot
from warbook.games import GAMES
from warbook.kernel.api import Game, Seat
from warbook.kernel.rng import seeded

TRIES: Final = 3
KEPT: Final = 16  # bots that a worker remembers
SLACK: Final = 30.0  # seconds a bot may be late before it is given up on
LOGGER = logging.getLogger("warbook.server")


class Asked(Struct, frozen=True):
    """A question to a bot: the game, a dump that was dealt for its seat, and which bot."""

    game: str
    content: str
    data: bytes
    seat: int
    bot: str
    seed: int
    seconds: float
    chair: str = ""  # the same for all questions of one bot at one table, "" for one that is asked once


def decide(asked: Asked) -> int:
    """In a worker process: what the bot does."""
    rules = GAMES[asked.game]
    if rules.content != asked.content:
        raise RuntimeError("the content packs have changed since the server began")
    return int(_bot(asked).choose(rules, rules.load(asked.data), Seat(asked.seat)))


_known: dict[str, Bot] = {}  # in a worker process: the bots that were asked last


def _bot(asked: Asked) -> Bot:
    """The bot of the chair, which knows how much of its turn's time it has spent; or a new one."""
    bot = _known.pop(asked.chair, None) or make_bot(asked.bot, asked.seed, seconds=asked.seconds)
    if asked.chair:
        _known[asked.chair] = bot
        for oldest in list(_known)[:-KEPT]:
            del _known[oldest]
    return bot


def _begin() -> None:
    """In a worker process: the server ends its workers itself, and no worker outlives a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


class Thinkers:
    """A pool of workers that is made again when one of them dies."""

    def __init__(self, workers: int = 0) -> None:
        """Make no process yet: a server without bots needs none."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    # a game of any state: the pool sees it as bytes
    async def choose(
        self, game: Game[Any], state: Any, seat: Seat, bot: str, seed: int, seconds: float, chair: str = ""
    ) -> int:
        """The bot's decision; when workers die again and again, what a quick policy would do."""
        dealt = game.determinize(state, seat, seeded(seed))
        asked = Asked(game.name, game.content, game.dump(dealt), int(seat), bot, seed, seconds, chair)
        loop = asyncio.get_running_loop()
        for tried in range(TRIES):
            pool = self._ready()
            try:
                work = loop.run_in_executor(pool, decide, asked)
                return await asyncio.wait_for(work, seconds + SLACK)
            except (BrokenProcessPool, TimeoutError) as error:
                LOGGER.warning("a bot's worker was lost (%s, try %d)", type(error).__name__, tried + 1)
                self._drop(pool)
            except RuntimeError as error:  # another table has just dropped this pool, or the worker cannot help
                LOGGER.warning("a bot's worker was not there (%s, try %d)", error, tried + 1)
        return int(game.prior(dealt, seat, seeded(seed)))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all workers; who still thinks is not waited for."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
