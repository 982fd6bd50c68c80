"""What a table does that waits for more than one commit: as a task, which holds the table's turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from warbook.server.table.queue import Turns

T = TypeVar("T")


class NoTurns(Turns):
    """Stands in for a table that has been put away: there are no more turns."""

    def __init__(self, why: Exception | None) -> None:
        """Say why."""
        super().__init__()
        self.end = why

    def failed(self, error: Exception) -> None:
        """Nothing is done any more, so nothing fails."""


class Slow:
    """The slow jobs of a table."""

    def __init__(self, turns: Turns) -> None:
        """Begin with none."""
        self._turns: Turns = turns
        self._asked: set[asyncio.Future[Any]] = set()  # answers of any type
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn, and wait for its answer; it is done even if nobody waits any more."""
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
        """From within a job: go on with this, and hold the turn meanwhile."""
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
        """Tell all who have asked that nothing will come of it."""
        for done in self._asked:
            if not done.done():
                done.set_exception(why)

    async def stop(self) -> None:
        """End at once, in the middle of whatever it is."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # the table holds this, and this the table: without the cycle it leaves memory at once
        self._turns = NoTurns(self._turns.end)
