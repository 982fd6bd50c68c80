"""Checks and reads replays in a separate process: one at a time, each address in turn.

The event loop only passes bytes on, so no move waits for a replay.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from functools import partial
from typing import Final

import msgspec

from warbook.server.bots.worker import Lost, Worker
from warbook.server.errors import Denied
from warbook.server.replays.reader_main import Found, Wanted

LONGEST: Final = 20.0  # seconds that one job may take; far more than the longest replay needs
MOST_WAITING: Final = 200  # jobs of all addresses together
MOST_OF_ONE: Final = 40  # of one address: a class behind one router may open the same link at once
CACHE_BYTES: Final = 16 << 20  # of recently read pages
LOGGER = logging.getLogger("warbook.server")


class PageCache:
    """Recently read pages, up to a number of bytes."""

    def __init__(self, most: int = CACHE_BYTES) -> None:
        """Start empty."""
        self._most = most
        self._pages: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self.bytes = 0

    def find(self, key: tuple[str, int]) -> bytes | None:
        """A cached page, or None."""
        if key in self._pages:
            self._pages.move_to_end(key)
        return self._pages.get(key)

    def add(self, key: tuple[str, int], page: bytes) -> None:
        """Add a page and drop the least recently read ones."""
        if key in self._pages:
            return
        self._pages[key] = page
        self.bytes += len(page)
        while self.bytes > self._most:
            self.bytes -= len(self._pages.popitem(last=False)[1])


class Reading:
    """Waiting jobs by address, and the reader process."""

    def __init__(self) -> None:
        """Start no process until the first job."""
        self.cache = PageCache()
        self._worker = Worker("warbook.server.replays.reader_main")
        self._waiting: OrderedDict[str, deque[tuple[Wanted, asyncio.Future[bytes]]]] = OrderedDict()
        self._asked: dict[tuple[str, int], asyncio.Future[bytes]] = {}  # pages being read
        self._task: asyncio.Task[None] | None = None

    async def page(self, address: str, id: str, data: bytes, number: int) -> bytes:
        """An encoded page of a replay. Requests for the same page share one job."""
        key = id, number
        known = self.cache.find(key)
        if known is not None:
            return known
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = self._put(address, Wanted(data, id, number))
            asked.add_done_callback(partial(self._came, key))
        return await asyncio.shield(asked)

    def _came(self, key: tuple[str, int], page: asyncio.Future[bytes]) -> None:
        del self._asked[key]
        if not page.cancelled() and page.exception() is None:
            self.cache.add(key, page.result())

    async def check(self, address: str, data: bytes) -> bytes:
        """Check an uploaded replay and return it as stored; Denied says what is wrong."""
        return await self._put(address, Wanted(data))

    def _put(self, address: str, wanted: Wanted) -> asyncio.Future[bytes]:
        mine = self._waiting.get(address, ())
        if len(mine) >= MOST_OF_ONE or sum(map(len, self._waiting.values())) >= MOST_WAITING:
            raise Denied(429, "server-readers")
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append((wanted, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return done

    async def _work(self) -> None:
        while self._waiting:
            address, jobs = self._waiting.popitem(last=False)
            wanted, done = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs  # to the back of the queue
            if done.cancelled():
                continue
            try:
                answer = await self._read(wanted)
                if not done.done():
                    done.set_result(answer)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                    done.exception()  # mark the exception as seen, even if nobody waits any more
        self._task = None

    async def _read(self, wanted: Wanted) -> bytes:
        """Run one job in the process. Jobs run one at a time, so the time limit starts with the work."""
        try:
            found = msgspec.msgpack.decode(await self._worker.tell(wanted, LONGEST), type=Found)
        except Lost as error:
            LOGGER.warning("the reader's process was lost (%s)", error)
            raise Denied(503, "server-readers") from error
        if found.status:
            raise Denied(found.status, found.key, "", **found.words)
        return found.text

    async def close(self) -> None:
        """End the process; waiting jobs get no answer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._worker.end()
