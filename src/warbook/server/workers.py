"""One process that thinks for bots: it gets what a seat may know, and is replaced when it dies or does not answer."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

from msgspec import Struct

from warbook.bots import Bot, make_bot
from warbook.games import GAMES
from warbook.kernel.api import Seat

KEPT: Final = 16  # bots that a worker remembers


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


class Lost(Exception):
    """The worker died, or did not answer in time; it has been replaced."""


class Worker:
    """One process, which does one thing at a time."""

    def __init__(self) -> None:
        """Make no process yet: a server without bots needs none."""
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, asked: Asked, seconds: float) -> int:
        """What the bot does; a worker that dies, or takes longer than so many seconds, is `Lost`."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
        try:
            work = asyncio.get_running_loop().run_in_executor(self._pool, decide, asked)
            return await asyncio.wait_for(work, seconds)
        except (BrokenProcessPool, TimeoutError) as error:
            self.stop()
            raise Lost(type(error).__name__) from error

    def stop(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
