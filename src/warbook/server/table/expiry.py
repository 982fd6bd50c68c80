"""Removes unused tables: from memory after minutes, from the disk after days."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from warbook.match.entries import ACT, MORE
from warbook.server.store.base import TableRow

if TYPE_CHECKING:  # circular: the registry has a sweeper, which reads the registry
    from warbook.server.table.registry import TableRegistry

TOGETHER: Final = 50  # tables removed in one commit
PAUSE: Final = 0.1  # seconds between two commits
MINUTES: Final = 10  # between two searches for expired tables
LOGGER = logging.getLogger("warbook.server")


class Sweeper:
    """Sweeps the registry regularly, and sooner if there are too many tables in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        """Start idle."""
        self._hall = registry
        self._crowded = asyncio.Event()
        self._since = time.monotonic()
        self.removing: set[str] = set()  # tables being removed from the store
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Sweep until `stop`."""
        self._task = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """Note that one more table is in memory."""
        if len(self._hall.live) > self._hall.limits.live:
            self._crowded.set()

    async def _sweep(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._crowded.wait(), min(30.0, self._hall.limits.idle / 2))
                await asyncio.sleep(0.5)  # sweep many together
            except TimeoutError:
                pass
            self._crowded.clear()
            try:
                await self._park()
                if time.monotonic() - self._since >= MINUTES * 60:
                    self._since = time.monotonic()
                    await self.expire(MINUTES)
            except OSError as error:  # the store does not work: keep everything and try again later
                LOGGER.error("%s", error)

    async def _park(self) -> None:
        registry = self._hall
        over = len(registry.live) - registry.limits.live  # this many have to leave early
        for live in sorted(registry.live.values(), key=lambda each: each.touched):
            if live.broken:
                registry.live.pop(live.row.id, None)
                await live.stop()
            elif live.idle and (over > 0 or time.monotonic() - live.touched > registry.limits.idle):
                over -= 1
                await registry.park(live)

    async def expire(self, minutes: int) -> None:
        """Add to the store's age, renew tables in use, and remove expired ones."""
        store = self._hall.store
        await store.grow(minutes)
        for live in list(self._hall.live.values()):
            if store.is_ageing(live.row) and not live.broken:
                await live.ask(partial(store.save_table, live.row))
        while await self._remove(await store.expired(TOGETHER)) == TOGETHER:
            await asyncio.sleep(PAUSE)

    async def _remove(self, rows: list[TableRow]) -> int:
        """Remove tables from the store, except those in memory or being loaded."""
        registry = self._hall
        gone = [row for row in rows if row.id not in registry.live and not registry.is_loading(row.id)]
        self.removing = {row.id for row in gone}
        try:
            fit = [row for row in gone if not await self._has_moves(row)]
            await registry.store.remove(fit)
        finally:
            self.removing = set()
        if fit:
            LOGGER.info("%d tables have expired", len(fit))
        return len(fit)

    async def _has_moves(self, row: TableRow) -> bool:
        """Whether a table with an open seat has moves; then it is kept as long as other unfinished tables."""
        if row.over or row.moved or all(chair.who != "open" for chair in row.chairs):
            return False
        moves = sum(entry.kind in (ACT, MORE) for entry in await self._hall.store.log(row.id))
        row.moved = moves > (0 if row.fork is None else row.fork.at)
        if row.moved:
            await self._hall.store.save_table(row)
        return row.moved
