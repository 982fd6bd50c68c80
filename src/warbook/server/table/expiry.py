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
    from warbook.server.table.live import LiveTable
    from warbook.server.table.registry import Registry

TOGETHER: Final = 50  # tables removed in one commit
PAUSE: Final = 0.1  # seconds between two commits
MINUTES: Final = 10  # between two searches for expired tables
LOGGER = logging.getLogger("warbook.server")


class Sweeper:
    """Sweeps the registry regularly, and sooner if there are too many tables in memory."""

    def __init__(self, registry: Registry) -> None:
        """Start idle."""
        self._registry = registry
        self._crowded = asyncio.Event()
        self._load = 0  # the weight of the tables in memory, at least since the last sweep
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

    def look(self, live: LiveTable) -> None:
        """Note that one more table is in memory."""
        self._load += self._weight(live)
        if self._load > self._registry.limits.live:
            self._crowded.set()

    def _weight(self, live: LiveTable) -> int:
        return self._registry.weight(len(live.table.match.actions))

    async def _sweep(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._crowded.wait(), min(30.0, self._registry.limits.idle / 2))
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
        registry = self._registry
        self._load = sum(map(self._weight, registry.live.values()))
        over = self._load - registry.limits.live  # so much has to leave early
        for live in sorted(registry.live.values(), key=lambda each: each.queue.touched):
            if live.broken:
                registry.live.pop(live.row.id, None)
                await live.stop()
            elif live.idle and (over > 0 or time.monotonic() - live.queue.touched > registry.limits.idle):
                weight = self._weight(live)
                over -= weight
                self._load -= weight
                await registry.park(live)

    async def expire(self, minutes: int) -> None:
        """Add to the store's age, renew tables in use, and remove expired ones."""
        store = self._registry.store
        await store.grow(minutes)
        for live in list(self._registry.live.values()):
            if store.is_ageing(live.row) and not live.broken:
                await live.ask(partial(store.save_table, live.row))
        while await self._remove(await store.expired(TOGETHER)) == TOGETHER:
            await asyncio.sleep(PAUSE)

    async def _remove(self, rows: list[TableRow]) -> int:
        """Remove tables from the store, except those in memory or being loaded."""
        registry = self._registry
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
        moves = sum(entry.kind in (ACT, MORE) for entry in await self._registry.store.log(row.id))
        row.moved = moves > (0 if row.fork is None else row.fork.at)
        if row.moved:
            await self._registry.store.save_table(row)
        return row.moved
