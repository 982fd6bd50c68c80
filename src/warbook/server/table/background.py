"""Slow work of a table, which waits for more than one commit: a task that holds the table's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from warbook.server.table.queue import Queue

T = TypeVar("T")


class Background:
    """A table's slow jobs."""

    def __init__(self, queue: Queue) -> None:
        """Start with no jobs."""
        self._queue = queue
        self._asked: set[asyncio.Future[Any]] = set()  # answers of any type
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue work and wait for its result. It runs even if the caller stops waiting."""
        if self._queue.end is not None:
            raise self._queue.end
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(done)
        self._queue.put(partial(self.begin, partial(self._answer, job, done)))
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
        self._queue.hold()
        task = asyncio.create_task(self._wait_for(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait_for(self, job: Callable[[], Awaitable[None]]) -> None:
        try:
            await job()
        except Exception as error:
            self._queue.fail(error)
        finally:
            self._queue.release()

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
