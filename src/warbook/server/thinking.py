"""Bots think in worker processes: people take turns at the workers, and nobody's job ends another's."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict, deque
from time import monotonic
from typing import Any, Final

from msgspec import structs

from warbook.kernel.api import Game, Seat
from warbook.kernel.rng import seeded
from warbook.server.limits import Limits
from warbook.server.workers import Asked, Lost, Worker

TRIES: Final = 3
SLACK: Final = 30.0  # seconds a bot may be late before its worker is replaced
LEAST: Final = 0.05  # seconds that a bot may think even when its person has used up all
MOST_OWNERS: Final = 10_000  # whose use is remembered; the least recent are forgotten
LOGGER = logging.getLogger("warbook.server")


class Job:
    """A question that waits for a worker, or is being answered."""

    def __init__(self, asked: Asked, owner: str) -> None:
        """Nobody has looked at it yet."""
        self.asked = asked
        self.owner = owner
        self.tried = 0
        self.done: asyncio.Future[int] = asyncio.get_running_loop().create_future()


class Queue:
    """Jobs by owner: owners take turns, each owner's jobs come in their order."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()

    def put(self, job: Job) -> None:
        """Wait behind the owner's other jobs."""
        self._waiting.setdefault(job.owner, deque()).append(job)

    def take(self) -> Job | None:
        """The next job that somebody still waits for; its owner comes last from now on."""
        while self._waiting:
            owner, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[owner] = jobs
            if not job.done.done():
                return job
        return None


class Allowance:
    """The seconds of thinking that each owner has left: so many at once, and then so many a second."""

    def __init__(self, limits: Limits) -> None:
        """Nobody has used anything."""
        self._rate = limits.bot_rate
        self._most = limits.bot_seconds
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much, and when that was

    def left(self, owner: str, at: float) -> float:
        """How long the owner's bots may think now, all together."""
        used, when = self._used.get(owner, (0.0, at))
        return self._most - max(0.0, used - (at - when) * self._rate)

    def charge(self, owner: str, seconds: float, at: float) -> None:
        """A bot of the owner has thought for so long."""
        used = self._most - self.left(owner, at) + seconds
        self._used.pop(owner, None)
        self._used[owner] = used, at
        if len(self._used) > MOST_OWNERS:
            self._used.popitem(last=False)


class Thinkers:
    """The workers, who waits for them, and how much each owner has used."""

    def __init__(self, limits: Limits, workers: int = 0) -> None:
        """Make no process yet: a server without bots needs none."""
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._free = [Worker() for _ in range(count)]
        self._all = list(self._free)
        self._queue = Queue()
        self._allowance = Allowance(limits)
        self._working: set[asyncio.Task[None]] = set()

    # a game of any state: the workers see it as bytes
    async def choose(
        self, game: Game[Any], state: Any, seat: Seat, bot: str, seed: int, seconds: float, owner: str, chair: str = ""
    ) -> int:
        """The bot's decision; when workers are lost again and again, what a quick policy would do."""
        dealt = game.determinize(state, seat, seeded(seed))
        job = Job(Asked(game.name, game.content, game.dump(dealt), int(seat), bot, seed, seconds, chair), owner)
        self._queue.put(job)
        self._serve()
        try:
            return await job.done
        except Lost:
            return int(game.prior(dealt, seat, seeded(seed)))

    def _serve(self) -> None:
        """Give every free worker its next job."""
        while self._free:
            job = self._queue.take()
            if job is None:
                return
            task = asyncio.create_task(self._work(self._free.pop(), job))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self, worker: Worker, job: Job) -> None:
        began = monotonic()
        seconds = min(job.asked.seconds, max(LEAST, self._allowance.left(job.owner, began)))
        try:
            # the time of a job begins with its work: how long it has waited does not matter
            found = await worker.work(structs.replace(job.asked, seconds=seconds), seconds + SLACK)
            if not job.done.done():
                job.done.set_result(found)
        except Lost as error:
            self._try_again(job, error)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self._allowance.charge(job.owner, monotonic() - began, monotonic())
            self._free.append(worker)
            self._serve()

    def _try_again(self, job: Job, error: Lost) -> None:
        job.tried += 1
        LOGGER.warning("a bot's worker was lost (%s, try %d)", error, job.tried)
        if job.tried < TRIES:
            self._queue.put(job)
        elif not job.done.done():
            job.done.set_exception(error)

    def close(self) -> None:
        """End all workers; who still thinks is not waited for."""
        for task in self._working:
            task.cancel()
        for worker in self._all:
            worker.stop()
