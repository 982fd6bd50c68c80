"""Slow work of a table, which waits for more than one commit: a task that holds the table's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from warbook.server.table.queue import JobQueue

T = TypeVar("T")


class NoTurns(JobQueue):
    """Replaces a table that has left memory: it accepts no jobs."""

    def __init__(self, why: Exception | None) -> None:
        """Store the reason."""
        super().__init__()
        self.end = why

    def failed(self, error: Exception) -> None:
        """Ignored: no jobs run."""


class Slow:
    """A table's slow jobs."""

    def __init__(self, turns: JobQueue) -> None:
        """Start with no jobs."""
        self._turns: JobQueue = turns
        self._asked: set[asyncio.Future[Any]] = set()  # answers of any type
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue work and wait for its result. It runs even if the caller stops waiting."""
        if self._turns.end is not None:
            raise self._turns.end
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(done)
        self._turns.put(partial(self.begin, partial(self._answer, job, done)))
        try:
            return await done
        finally:
            self._asked.discard(done)

    async def _answer(self, job: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        try:
            answer = await job()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
            if isinstance(error, OSError):
                raise
        else:
            if not done.done():
                done.set_result(answer)

    def begin(self, job: Callable[[], Awaitable[None]]) -> None:
        """From within a job: continue with a coroutine that holds the turn."""
        self._turns.hold()
        task = asyncio.create_task(self._wait_for(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait_for(self, job: Callable[[], Awaitable[None]]) -> None:
        try:
            await job()
        except Exception as error:
            self._turns.failed(error)
        finally:
            self._turns.release()

    def deny(self, why: Exception) -> None:
        """Fail all waiting requests."""
        for done in self._asked:
            if not done.done():
                done.set_exception(why)

    async def stop(self) -> None:
        """Cancel the running job."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # breaks the reference cycle with the table, so it leaves memory at once
        self._turns = NoTurns(self._turns.end)
