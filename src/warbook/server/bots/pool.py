"""Bots think in worker processes. They get only what their seat may know, and one job cannot end another."""

from __future__ import annotations

import asyncio
import logging
import os
from time import monotonic
from typing import Any, Final

from msgspec import structs

from warbook.kernel.api import Game, Seat
from warbook.kernel.rng import seeded
from warbook.server.bots.queue import BotQueue, Job
from warbook.server.bots.worker import Lost, Worker
from warbook.server.bots.worker_main import Asked
from warbook.server.limits import Limits

TRIES: Final = 3
SLACK = 30.0  # seconds that a bot may be late before its worker is replaced
LEAST: Final = 0.05  # seconds that a bot may think when its person's budget is used up
LOGGER = logging.getLogger("warbook.server")


class Thinkers:
    """The workers and the queue for them."""

    def __init__(self, limits: Limits, workers: int = 0) -> None:
        """Start no process until the first job."""
        self._limits = limits
        # at least two: one stays free for fast bots
        self._all = [Worker() for _ in range(workers or max(2, (os.cpu_count() or 2) - 1))]
        self._free = list(self._all)
        self._queue = BotQueue(limits.bot_rate)
        self._working: dict[asyncio.Task[None], Job] = {}

    # a game of any state: the workers see it as bytes
    async def choose(
        self,
        game: Game[Any],
        state: Any,
        seat: Seat,
        bot: str,
        seed: int,
        seconds: float,
        whose: tuple[str, str],
        chair: str = "",
    ) -> int:
        """The bot's decision, charged to a person and an address. If workers keep dying, the quick policy decides."""
        dealt = game.determinize(state, seat, seeded(seed))
        asked = Asked(game.name, game.content, game.dump(dealt), int(seat), bot, seed, seconds, chair)
        job = Job(asked, *whose)
        self._queue.put(job)
        self._serve()
        try:
            return await job.done
        except Lost:
            return int(game.prior(dealt, seat, seeded(seed)))

    def _serve(self) -> None:
        """Give every free worker its next job."""
        while self._free:
            slow = sum(not job.is_quick for job in self._working.values())
            job = self._queue.take(monotonic(), quick=0 < slow >= len(self._all) - 1)
            if job is None:
                return
            task = asyncio.create_task(self._work(self._free.pop(), job))
            self._working[task] = job
            task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        del self._working[task]
        self._serve()

    async def _work(self, worker: Worker, job: Job) -> None:
        began = monotonic()
        used = self._queue.by_person.of(job.person, began)
        seconds = min(job.asked.seconds, max(LEAST, self._limits.bot_seconds - used))
        try:
            # a job's time starts with its work; waiting does not count
            found = await worker.ask(structs.replace(job.asked, seconds=seconds), seconds + SLACK)
            if not job.done.done():
                job.done.set_result(found)
        except Lost as error:
            self._try_again(job, error)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self._queue.charge(job, monotonic() - began, monotonic())
            self._free.append(worker)

    def _try_again(self, job: Job, error: Lost) -> None:
        job.tried += 1
        LOGGER.warning("a bot's worker was lost (%s, try %d)", error, job.tried)
        if job.tried < TRIES:
            self._queue.put(job)
        elif not job.done.done():
            job.done.set_exception(error)

    async def close(self) -> None:
        """End all workers without waiting for their jobs."""
        tasks = list(self._working)
        for task in tasks:
            task.remove_done_callback(self._worked)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))
